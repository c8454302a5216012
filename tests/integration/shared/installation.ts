import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { caseworkApp } from '#apps/casework/app.ts'
import { openCaseworkServices } from '#apps/casework/services/casework-services.ts'
import { schedulingApp } from '#apps/scheduling/app.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import { createHealth } from '#host/health/health.ts'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { samplesOf } from '#host/samples.ts'
import { unusedMailService } from '#host/scheduling/mail-service-at.ts'
import type { SharedOptions } from '#host/server/product.ts'
import { type RunningServer, serve } from '#host/server/server.ts'
import { createServices } from '#host/server/services.ts'
import { sharedRepositoryOf } from '#host/server/shared/repository.ts'
import { settingsOf } from '#host/settings/local.ts'
import type { SettingsService } from '#host/settings/service.ts'
import { setSharing } from '#kernel/controller/sharing.ts'
import type { App } from '#kernel/ports/app.ts'
import { systemClock } from '#system/clock.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'
import { expectSound } from '../../support/fixture.ts'
import { createDatabase, type TestDatabase } from '../../support/server.ts'
import { type Answer, rawRequest } from '../../system/cli/harness.ts'
import { newPasskey, type SoftPasskey } from './authenticator.ts'

export const ORIGIN = 'https://desk.example.org'
export const MACHINE = 'o'.repeat(43)

export interface Guest {
  name: string
  passkey: SoftPasskey
  /** The two halves that a page of this guest sends with each request. */
  session: Session
  ask(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>
}

export interface Installation {
  lw(): Lanewright
  /** Time goes on by itself, and by leaps. */
  leap(ms: number): void
  ask(method: string, path: string, body?: object, headers?: Record<string, string | string[]>): Promise<Answer>
  /** By the machine's own door. */
  machine(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>
  invitation(name: string): Promise<string>
  join(token: string, passkey: SoftPasskey): Promise<Answer>
  /** Somebody with an account, these roles, a passkey and a session. */
  guest(name: string, ...roles: string[]): Promise<Guest>
  /** A workspace of letters in which one waits to be posted. */
  letterWaits(key?: string): Promise<{ workspace: string; approval: string; action_hash: string }>
  /** What the cycle made of it. */
  processed(workspace: string, item: string): Promise<string>
  /** A decision of this guest, signed or not. */
  decide(guest: Guest, on: Waiting, how?: Deciding): Promise<Answer>
  rows<T extends object>(sql: string, values?: unknown[]): Promise<T[]>
}

export interface Waiting {
  workspace: string
  approval: string
  action_hash: string
}

export interface Deciding {
  decision?: 'grant' | 'reject'
  role?: string
  sign?: boolean
  /** What is signed, when it is not what is sent. */
  signs?: Partial<Waiting> & { decision?: 'grant' | 'reject' }
  with?: SoftPasskey
  person?: string
}

export type Session = { cookie: string; 'lanewright-page-secret': string }

/** What signing in or joining gave. */
export const sessionOf = ({ headers, json }: Answer): Session => ({
  cookie: (headers['set-cookie']?.[0] ?? '').split(';')[0] as string,
  'lanewright-page-secret': json.page_secret,
})

/** A shared installation: the real server over the real product, with its letters and tasks. One for a test file. */
export function openInstallation(
  app: (app: App) => App = (p) => p,
  front: () => Promise<Pick<SharedOptions, 'origin' | 'port' | 'tls'>> = async () => ({ origin: ORIGIN, port: 0 }),
  { cases = false } = {},
): Installation {
  let [lw, server, settings, database]: [Lanewright?, RunningServer?, SettingsService?, TestDatabase?] = []
  const dataDir = mkdtempSync(join(tmpdir(), 'lw-shared-'))
  let leapt = 0
  const clock = { ...systemClock, nowMs: () => systemClock.nowMs() + leapt }
  beforeAll(async () => {
    database = await createDatabase()
    const mail = unusedMailService(dataDir)
    const casework = cases ? openCaseworkServices({ dataDir }) : undefined
    const apps = [
      ...[app(lettersApp({ postOffice: join(dataDir, 'post') })), tasksApp, schedulingApp(mail)],
      ...(casework ? [caseworkApp(casework)] : []),
    ]
    lw = await openLanewright({ dataDir, database, apps, clock, ...(casework ? { attached: [casework] } : {}) })
    const at = await front()
    await setSharing(lw.deps, lw.leases, at.origin, 'olga')
    const shared = { ...at, listen: '127.0.0.1', repository: sharedRepositoryOf(lw), nowMs: clock.nowMs }
    const services = await createServices(lw, '0', () => {}, { mail, ...(casework ? { casework } : {}) })
    const about = { version: '0', person: 'olga', log: () => {} }
    const installation = { dataDir, journalDir: lw.journal.layout.folder, appFiles: [] }
    settings = settingsOf({ ...about, lw, installation, policies: services.product.policies })
    const samples = samplesOf(lw, services.tasks, dataDir, { meetings: services.meetings, casework })
    const health = createHealth(Date.now)
    await health.attach(lw)
    server = await serve({ ...services, ...about, samples, settings, health, token: MACHINE, shared }, 0)
  })
  afterAll(async () => {
    try {
      await server?.close()
      await settings?.close()
      if (lw) await expectSound(lw)
    } finally {
      await lw?.close()
      await database?.drop()
      await rm(dataDir, { recursive: true, force: true })
      await rm(`${dataDir}.journal`, { recursive: true, force: true })
    }
  })

  const asked =
    (port: number, own: Record<string, string>): Installation['ask'] =>
    (method, path, body, headers = {}) => {
      const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
      return rawRequest(port, method, path, { ...own, ...type, ...headers }, body && JSON.stringify(body))
    }
  const installation: Installation = {
    lw: () => lw as Lanewright,
    leap(ms) {
      leapt += ms
    },
    ask: (...asks) => asked(server?.sharedPort as number, { host: 'desk.example.org', origin: ORIGIN })(...asks),
    machine: (...asks) => {
      const port = server?.port as number
      return asked(port, { host: `localhost:${port}`, authorization: `Bearer ${MACHINE}` })(...asks)
    },
    async invitation(name) {
      const made = await installation.machine('POST', '/api/accounts/invitations', { name })
      expect(made.status).toBe(201)
      return made.json.token
    },
    async join(invitation, passkey) {
      // Nobody is in a hurry: tries are limited by time.
      installation.leap(6000)
      const begun = await installation.ask('POST', '/api/join/challenge', { invitation })
      if (begun.status !== 200) return begun
      const credential = passkey.create(begun.json.options.challenge)
      return installation.ask('POST', '/api/join', { invitation, label: 'soft', credential })
    },
    async guest(name, ...roles) {
      expect(await installation.machine('POST', '/api/accounts', { name })).toMatchObject({ status: 201 })
      for (const role of roles)
        expect(await installation.machine('POST', '/api/accounts/roles', { name, role })).toMatchObject({ status: 201 })
      const passkey = newPasskey(ORIGIN)
      const joined = await installation.join(await installation.invitation(name), passkey)
      expect(joined).toMatchObject({ status: 201, json: { user_id: name } })
      const session = sessionOf(joined)
      const ask: Guest['ask'] = (method, path, body, headers) =>
        installation.ask(method, path, body, { ...session, ...headers })
      return { name, passkey, session, ask }
    },
    async letterWaits(key = 'a') {
      const goal = { letters: [{ key, to: `Reader of ${key}`, about: `the matter of ${key}` }] }
      const workspace = await installation.lw().create({ pack: 'letters', name: 'Letters', goal })
      const waiting = async () => {
        // Where the product works by itself, it may hold the workspace just now.
        await installation.lw().drive(workspace)
        return (await installation.lw().store.load(workspace))?.approvals.find((a) => a.action === 'post_letter')
      }
      await expect.poll(waiting, { timeout: 60_000 }).toBeDefined()
      const { approval_id: approval, action_hash } = (await waiting()) as NonNullable<
        Awaited<ReturnType<typeof waiting>>
      >
      return { workspace, approval, action_hash }
    },
    async processed(workspace, item) {
      const outcome = async () => {
        await installation.lw().drive(workspace)
        const sql = 'select outcome from kernel.inbox where item_id = $1'
        return (await installation.rows<{ outcome: string | null }>(sql, [item]))[0]?.outcome ?? null
      }
      await expect.poll(outcome, { timeout: 60_000 }).not.toBeNull()
      return (await outcome()) as string
    },
    async decide(guest, on, { decision = 'grant', role = 'SENDER', sign = true, signs = {}, with: by, person } = {}) {
      const content = { approval_id: on.approval, action_hash: on.action_hash, decision, role }
      const named = person === undefined ? {} : { person }
      const send = (more: object) =>
        guest.ask('POST', `/api/workspaces/${on.workspace}/inbox`, {
          kind: 'approval.decide',
          content: { ...content, ...more },
          ...named,
        })
      if (!sign) return send({})
      const meant = { ...on, decision, ...signs }
      const path = `/api/workspaces/${meant.workspace}/approvals/${meant.approval}/challenge`
      const begun = await guest.ask('POST', path, { action_hash: meant.action_hash, decision: meant.decision })
      if (begun.status !== 200) return begun
      const assertion = (by ?? guest.passkey).get(begun.json.options.challenge)
      return send({ signed: { ...assertion, nonce: begun.json.nonce } })
    },
    rows: async (sql, values = []) => (await installation.lw().database.pool('auditor').query(sql, values)).rows,
  }
  return installation
}
