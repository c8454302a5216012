import { serveStdio } from '#host/mcp/stdio.ts'
import { openProduct } from './product.ts'

/** Serves the product over this process's own pipes, as a client would start it. */
const product = await openProduct()
const serving = serveStdio({
  service: product.service,
  annotations: product.annotations,
  version: product.version,
  caller: { user_id: 'anna' },
  log: (line) => console.error(line),
})
process.once('SIGTERM', () => void serving.close())
await serving.ended
await product.close()
console.error('ended')
