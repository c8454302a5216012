import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Context, Runner } from '../context.ts'
import type { Io } from '../io.ts'
import type { Way } from '../opening.ts'
import { oneLine } from '../terminal.ts'

export function addDb(program: Command, run: Runner): void {
  const group = program.command('db').description('reach the database with programs of your own')
  group
    .command('run')
    .argument('<command...>', 'the program and its arguments, after --')
    .description(
      'run a program with DATABASE_URL (and PGHOST and so on) of the application role while the database is up',
    )
    .option('--owner', 'of the owner instead')
    .addHelpText(
      'after',
      `
Ends with the exit code of the program. Row-level security holds for the application role: see docs before you write.

Examples:
  lanewright db run -- psql
  lanewright db run --owner -- node report.js`,
    )
    .action(run(runCommand))
}

async function runCommand(
  { settings, out, io }: Context,
  words: string[],
  { owner }: { owner?: boolean },
): Promise<number> {
  // From here on a signal is the program's; one that comes before it runs or after it ended waits for our own end.
  const relay = relaySignals(io)
  const { openOrMakeWay } = await import('../opening.ts')
  const way = await openOrMakeWay(settings)
  try {
    const env = { ...io.env, ...(await addressFor(way, owner ? 'owner' : 'app')) }
    const code = relay.early() ?? (await runWith(words, { env, cwd: io.cwd() }, relay))
    out.answer({ ok: code === 0, exit_code: code })
    return code
  } finally {
    await way.close()
    relay.end()
  }
}

/**
 * The address, and its parts under the names that PostgreSQL's own programs read: a password in the arguments of psql
 * could be read by every user of the machine. Elsewhere one login enters our roles; the options say into which.
 */
async function addressFor(way: Way, role: 'app' | 'owner'): Promise<Record<string, string>> {
  const { readAddress } = await import('#storage/address.ts')
  const { urls } = readAddress(way.connections.url(role))
  const each = urls.map((url) => new URL(url))
  const url = each[0] as URL
  const hosts = each.map((one) => one.searchParams.get('host') ?? one.hostname.replace(/^\[|\]$/g, ''))
  const ports = each.map((one) => one.port || '5432')
  const options = way.connections.stepDown && role === 'app' ? '-c role=lanewright_app' : undefined
  return {
    DATABASE_URL: withParameters(way.connections.url(role), options === undefined ? {} : { options }),
    PGHOST: hosts.join(','),
    PGPORT: ports.join(','),
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(urls.length > 1 ? { PGTARGETSESSIONATTRS: 'read-write' } : {}),
    ...(options ? { PGOPTIONS: options } : {}),
  }
}

/** Added to the text: an address with several hosts is none for `URL`. A plus would be a space only to some readers. */
function withParameters(address: string, parameters: Record<string, string>): string {
  const words = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  if (words.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${words.join('&')}`
}

interface Place {
  env: NodeJS.ProcessEnv
  cwd: string
}

interface Relay {
  to(child: ChildProcess): void
  /** The exit code of a signal that came before there was a program. */
  early(): number | undefined
  end(): void
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function relaySignals(io: Io): Relay {
  let child: ChildProcess | undefined
  let early: number | undefined
  const listener = (signal: NodeJS.Signals) => {
    early ??= 128 + constants.signals[signal]
    // Ctrl-C at a terminal reaches the program by itself; what is sent to us alone is passed on.
    if (signal !== 'SIGINT' || !io.stdin.isTTY) child?.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, listener)
  return {
    to: (started) => {
      child = started
    },
    early: () => early,
    end: () => {
      for (const signal of SIGNALS) process.off(signal, listener)
    },
  }
}

/** The program has the terminal of this process: a stream of ours in between would be no terminal to it. */
function runWith([program = '', ...args]: string[], place: Place, relay: Relay): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...place, stdio: 'inherit' })
    relay.to(child)
    child.once('error', (error: NodeJS.ErrnoException) => {
      const message = `${oneLine(program)} cannot be run (${error.code ?? error.message})`
      reject(new Failure('db.no_program', message, 'Check its name and your PATH.', error))
    })
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal as NodeJS.Signals]))
  })
}
