import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from '#kernel/contracts/refusal.ts'
import { ADMIN_TOKEN_FILE, type NetworkOptions, startNetwork } from './network.ts'

/**
 * The practice network as a process of its own:
 *   node main.ts --data FOLDER [--port N] [--people N] [--seed N] [--weekly-limit N]
 * Says where it is in one line of JSON. Ends on SIGTERM, and when its standard input closes: so it never outlives
 * whoever started it.
 */
function readArguments(): NetworkOptions {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      port: { type: 'string' },
      people: { type: 'string' },
      seed: { type: 'string' },
      'weekly-limit': { type: 'string' },
    },
  })
  if (!values.data) throw new Failure('demo.no_folder', 'There is no data folder.', 'Name one with --data FOLDER.')
  return {
    dataDir: values.data,
    port: wholeNumber('port', values.port),
    people: wholeNumber('people', values.people),
    seed: wholeNumber('seed', values.seed),
    weeklyLimit: wholeNumber('weekly-limit', values['weekly-limit']),
  }
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new Failure('demo.bad_option', `--${name} is not a whole number.`, 'Give it in digits.')
}

async function run(): Promise<void> {
  const options = readArguments()
  const network = await startNetwork(options)
  const end = () => {
    network.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
  process.stdin.once('close', end).once('end', end).resume()
  console.log(JSON.stringify({ url: network.url, admin_token_file: join(options.dataDir, ADMIN_TOKEN_FILE) }))
}

run().catch((error: unknown) => {
  const { code, message, next } = error instanceof Failure ? error : unexpected(error)
  console.error(JSON.stringify({ code, message, next }))
  process.exit(1)
})

function unexpected(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  return { code: 'demo.failed', message, next: 'Check the arguments and the folder, and start again.' }
}
