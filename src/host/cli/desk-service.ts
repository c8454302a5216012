import { join } from 'node:path'
import type { Command } from 'commander'
import type { Context } from './context.ts'
import { addHealthOptions, type HealthFlags, healthPlace } from './health-options.ts'
import { openWindow } from './open-window.ts'
import { announce, newToken } from './running.ts'
import type { Work } from './service.ts'
import { osUser } from './settings.ts'
import { type SharedFlags, settleSharing, sharedFrom } from './shared.ts'
import { wholeNumber } from './whole-number.ts'

const DEFAULT_PORT = 4380

export interface DeskOptions extends SharedFlags, HealthFlags {
  port?: number
  open: boolean
}

/** What every process with a page takes. */
export function addDeskOptions(command: Command): Command {
  return addHealthOptions(command)
    .option('--port <n>', `port on this machine (0 takes a free one; default ${DEFAULT_PORT})`, wholeNumber(0, 65_535))
    .option('--no-open', 'open no window, only print the link')
    .option('--shared', 'for several people, each with an account and a passkey (default: LANEWRIGHT_SHARED=1)')
    .option('--origin <url>', 'where people reach a shared server, as in https://desk.example.org')
    .option('--listen <address>', 'address that a shared server listens to (default 127.0.0.1, for a proxy in front)')
    .option('--tls-cert <file>', 'certificate, when no proxy ends TLS')
    .option('--tls-key <file>', 'its key')
}

/** The desk and the API until a signal comes, and the workspaces too where `work` says so. */
export async function runDesk(context: Context, options: DeskOptions, version: string, work: Work): Promise<number> {
  const { settings, out, io } = context
  const [
    { createServices },
    { readAccounts },
    { requireFreePort, serve },
    { runService },
    { samplesOf },
    { settingsOf },
    { mailServiceAt },
    { caseworkServicesAt },
  ] = await Promise.all([
    import('../server/services.ts'),
    import('#apps/outreach/services/accounts.ts'),
    import('../server/server.ts'),
    import('./service.ts'),
    import('../samples.ts'),
    import('../settings/local.ts'),
    import('../scheduling/mail-service-at.ts'),
    import('../casework/services-at.ts'),
  ])
  const port = options.port ?? DEFAULT_PORT
  const health = healthPlace(options)
  const requested = sharedFrom(options, settings, io)
  // Before anything is made: a port that is taken must not leave a new database behind.
  if (!requested) await requireFreePort(port)
  return runService(context, { ...work, ...(health ? { health } : {}) }, async (lw, log, result) => {
    const token = newToken()
    const about = { version, person: osUser(), log }
    const accounts = readAccounts(join(settings.dataDir, 'accounts.yaml'))
    const mail = mailServiceAt(settings, log)
    const casework = caseworkServicesAt(settings)
    casework.attach(lw)
    const services = await createServices(lw, version, log, { accounts, mail, casework })
    const samples = samplesOf(lw, services.tasks, settings.dataDir, { meetings: services.meetings, casework })
    const ofSystem = settingsOf({ ...about, lw, installation: settings, policies: services.product.policies })
    const shared = await settleSharing(lw, requested, port)
    const given = {
      ...services,
      ...about,
      samples,
      settings: ofSystem,
      health: result,
      token,
      ...(shared ? { shared } : {}),
    }
    // Shared, the door of this machine's own commands takes any port: nobody has to know it.
    const server = await serve(given, shared ? 0 : port)
    const withdraw = await announce(settings.dataDir, { pid: process.pid, port: server.port, token })
    const url = shared ? shared.origin : `http://localhost:${server.port}/?token=${token}`
    out.note('Lanewright runs until you press Ctrl-C. Its page:')
    if (out.json) out.answer({ ok: true, url, port: server.sharedPort ?? server.port, pid: process.pid })
    else out.say(url)
    const opens = options.open && !shared && io.stdout.isTTY
    const forget = opens ? await openWindow(settings.dataDir, url, io.env) : async () => {}
    return async () => {
      await Promise.all([forget(), withdraw(), services.mcp.close(), services.campaignMcp.close()])
      await ofSystem.close()
      await Promise.all([mail.close(), casework.close()])
      await server.close()
    }
  })
}
