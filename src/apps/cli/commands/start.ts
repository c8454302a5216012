import { join } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import type { Context, Runner } from '../context.ts'
import { openWindow } from '../open-window.ts'
import { announce, newToken } from '../running.ts'
import { osUser } from '../settings.ts'
import { type SharedGiven, settleSharing, sharedFrom } from '../shared.ts'

const DEFAULT_PORT = 4380

export function addStart(program: Command, run: Runner, version: string): void {
  program
    .command('start')
    .description('run the product: database, workspaces, and a local page and API')
    .option('--port <n>', `port on this machine (0 takes a free one; default ${DEFAULT_PORT})`, wholeNumber(0, 65_535))
    .option('--no-open', 'open no window, only print the link')
    .option('--shared', 'for several people, each with an account and a passkey (default: LANEWRIGHT_SHARED=1)')
    .option('--origin <url>', 'where people reach a shared server, as in https://desk.example.org')
    .option('--listen <address>', 'address that a shared server listens to (default 127.0.0.1, for a proxy in front)')
    .option('--tls-cert <file>', 'certificate, when no proxy ends TLS')
    .option('--tls-key <file>', 'its key')
    .option('--concurrency <n>', 'workspaces worked at the same time', wholeNumber(1, 64), 8)
    .addHelpText(
      'after',
      `
Prints one line on stdout: the link with its token. Only this machine can reach it, and only with the token.
In a terminal it opens the page, too: in a window of its own where Chromium, Chrome or Edge is found, else in your browser.
Ctrl-C finishes what is under way, stops the database and ends with 0.

Examples:
  lanewright start
  lanewright start --port 5000 --no-open --pack ./letters/pack.ts
  lanewright start --shared --origin https://desk.example.org`,
    )
    .action(run((context, options: StartOptions) => start(context, options, version)))
}

interface StartOptions extends SharedGiven {
  port?: number
  open: boolean
  concurrency: number
}

async function start(context: Context, options: StartOptions, version: string): Promise<number> {
  const { settings, out } = context
  const [
    { openDoors },
    { readAccounts },
    { requireFreePort, serve },
    { runService },
    { samplesOf },
    { settingsOf },
    { postAt },
    { officeAt },
  ] = await Promise.all([
    import('#apps/server/doors.ts'),
    import('#apps/outreach/accounts.ts'),
    import('#apps/server/server.ts'),
    import('../service.ts'),
    import('#apps/samples.ts'),
    import('#apps/settings/local.ts'),
    import('#apps/scheduling/post-at.ts'),
    import('#apps/casework/office-at.ts'),
  ])
  const port = options.port ?? DEFAULT_PORT
  const wished = sharedFrom(options, settings, process.env)
  // Before anything is made: a port that is taken must not leave a new database behind.
  if (!wished) await requireFreePort(port)
  return runService(context, options.concurrency, async (lw, log) => {
    const token = newToken()
    const about = { version, person: osUser(), log }
    const accounts = readAccounts(join(settings.dataDir, 'accounts.yaml'))
    const post = postAt(settings, log)
    const office = officeAt(settings)
    office.attach(lw)
    const doors = await openDoors(lw, version, log, { accounts, post, office })
    const samples = samplesOf(lw, doors.tasks, settings.dataDir, { meetings: doors.meetings, office })
    const ofHouse = settingsOf({ ...about, lw, installation: settings, policies: doors.product.policies })
    const shared = await settleSharing(lw, wished, port)
    const given = { ...doors, ...about, samples, settings: ofHouse, token, ...(shared ? { shared } : {}) }
    // Shared, the door of this machine's own commands takes any port: nobody has to know it.
    const server = await serve(given, shared ? 0 : port)
    const withdraw = await announce(settings.dataDir, { pid: process.pid, port: server.port, token })
    const url = shared ? shared.origin : `http://localhost:${server.port}/?token=${token}`
    out.note('Lanewright runs until you press Ctrl-C. Its page:')
    if (out.json) out.answer({ ok: true, url, port: server.sharedPort ?? server.port, pid: process.pid })
    else out.say(url)
    const opens = options.open && !shared && process.stdout.isTTY
    const forget = opens ? await openWindow(settings.dataDir, url) : async () => {}
    return async () => {
      await Promise.all([forget(), withdraw(), doors.mcp.close(), doors.campaignMcp.close()])
      await ofHouse.close()
      await Promise.all([post.close(), office.close()])
      await server.close()
    }
  })
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const n = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
    if (!(n >= least && n <= most))
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
    return n
  }
}
