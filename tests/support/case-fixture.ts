import { caseworkApp } from '#apps/casework/app.ts'
import { sampleForm } from '#apps/casework/domain/intake/form.fixture.ts'
import {
  type CaseworkOptions,
  type OpenCaseworkServices,
  openCaseworkServices,
} from '#apps/casework/services/casework-services.ts'
import { type Lanewright, type LanewrightOptions, openLanewright } from '#host/open.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Row, State } from '#kernel/ports/store.ts'

export interface CaseFixture {
  lw: Lanewright
  casework: OpenCaseworkServices
  dataDir: string
  /** An open case, with its intake form filed. */
  open(name?: string): Promise<string>
  act(id: string, kind: string, content: Row, person?: string): Promise<string>
  upload(id: string, name: string, bytes: Uint8Array, contentType: string, kind?: string): Promise<string>
  work(id: string): Promise<void>
  grant(id: string, person?: string): Promise<number>
  state(id: string): Promise<State>
  board(id: string): Promise<Row>
  rows<T = Row>(sql: string, values?: unknown[]): Promise<T[]>
}

export interface CaseFixtureOptions {
  /** Packs that work beside it. */
  beside?: App[]
  agentFor?: () => Agent
  /** Another pack in the place of the real one: a lane more, a scope less. */
  app?: (app: App) => App
  limits?: LanewrightOptions['limits']
  transcriber?: CaseworkOptions['transcriber']
  /** Where the bytes of cases lie; on disk unless said. */
  store?: 'disk' | 'database'
}

export type BuildCases = CaseFixtureOptions & Pick<LanewrightOptions, 'dataDir' | 'database'>

/** Cases over the real controller, store and readers. The caller closes it. */
export async function buildCaseFixture(options: BuildCases): Promise<CaseFixture> {
  const { agentFor, limits, transcriber, store = 'disk', beside = [], app = (p: App) => p, dataDir, database } = options
  const casework = openCaseworkServices({ dataDir, store, ...(transcriber ? { transcriber } : {}) })
  const lw = await openLanewright({
    ...{ dataDir, apps: [app(caseworkApp(casework)), ...beside], attached: [casework] },
    ...(database ? { database } : {}),
    ...(agentFor ? { agentFor } : {}),
    ...(limits ? { limits } : {}),
  })
  const outcomeOf = async (item: string) =>
    (await lw.database.pool('auditor').query('select outcome from kernel.inbox where item_id = $1', [item])).rows[0]
      ?.outcome
  const fixture: CaseFixture = {
    lw,
    casework,
    dataDir,
    async open(name = 'Delgado-Reyes') {
      const id = await lw.create({ pack: 'casework', name, goal: { matter: name, matter_type: 'employment' } })
      await fixture.act(id, 'case.open', { role: 'ATTORNEY' })
      await fixture.act(id, 'case.file', {
        ...{
          role: 'ASSISTANT',
          artifact_kind: 'client_intake_form',
          name: 'form.json',
          text: JSON.stringify(sampleForm()),
        },
      })
      return id
    },
    async act(id, kind, content, person = 'olga') {
      const sent = await lw.send(id, person, kind, content)
      if (!sent.ok) return `refused: ${sent.refusal.code}`
      for (let i = 0; i < 50; i++) {
        const outcome = await outcomeOf(sent.itemId)
        if (outcome) return outcome
        await lw.drive(id)
      }
      throw new Error('it was never heard')
    },
    async upload(id, name, bytes, contentType, kind = 'document') {
      const files = await casework.files()
      const stored = await files.put(id, one(bytes))
      return fixture.act(id, 'case.upload', {
        ...{ role: 'ASSISTANT', artifact_kind: kind, name, content_type: contentType },
        ...{ sha256: stored.sha256, size_bytes: stored.sizeBytes },
      })
    },
    async work(id) {
      for (let i = 0; i < 100; i++) if ((await lw.drive(id)).ended === 'idle') return
      throw new Error('it does not come to rest')
    },
    async grant(id, person = 'ada') {
      const { approvals } = await fixture.state(id)
      const pending = approvals.filter((a) => a.status === 'pending')
      for (const { approval_id, action_hash, lane_id } of pending) {
        const role = lane_id === 'EXPORT_CASE_DATA' ? 'ATTORNEY_ADMIN' : 'ATTORNEY'
        await lw.send(id, person, 'approval.decide', { approval_id, action_hash, role, decision: 'grant' })
      }
      await fixture.work(id)
      return pending.length
    },
    state: async (id) => (await lw.store.load(id)) as State,
    board: async (id) => (await lw.view(id, 'casework', 'board')) as unknown as Row,
    rows: async (sql, values = []) => (await lw.database.pool('auditor').query(sql, values)).rows,
  }
  return fixture
}

async function* one(bytes: Uint8Array) {
  yield bytes
}
