import { text } from 'node:stream/consumers'
import { pythonSandbox } from '#integrations/python/sandbox.ts'
import { SCRIPT_LIMITS } from '#kernel/ports/sandbox.ts'

// A process of its own that runs the script of its standard input and prints what came of it.
const result = await pythonSandbox().run(await text(process.stdin), null, SCRIPT_LIMITS, new AbortController().signal)
process.stdout.write(JSON.stringify(result))
