import { startEmbedded } from '#storage/embedded/server.ts'

/** A process of its own that starts the server, says how it went on one line, and stays until SIGUSR2. */
process.once('SIGUSR2', () => process.exit(0))
const began = performance.now()
try {
  const server = await startEmbedded({ dataDir: process.argv[2] ?? '' })
  setInterval(() => {}, 60_000)
  console.log(JSON.stringify({ ok: true, pid: server.pid, adopted: server.adopted, port: server.connection.port }))
} catch (error) {
  const { code, message, next } = error as { code?: string; message: string; next?: string }
  console.log(JSON.stringify({ ok: false, code, message, next, tookMs: performance.now() - began }))
}
