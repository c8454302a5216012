import { readFile } from 'node:fs/promises'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import type { OpenCaseworkServices } from '../services/casework-services.ts'
import { PERSON } from './demo-script.ts'

const MOST_TURNS = 300
const REPORT = 'Report this with the lines above.'

export interface Filed {
  document_id: string
  artifact_id: string
}

/**
 * One person plays everybody of the firm; each act names the role that it is done in. What is asked for here is done
 * once: whoever comes again, after whatever ended them, finds it.
 */
export class Stage {
  readonly lw: Lanewright
  readonly casework: OpenCaseworkServices
  readonly folder: string
  readonly log: (line: string) => void
  id = ''

  constructor(lw: Lanewright, casework: OpenCaseworkServices, folder: string, log: (line: string) => void) {
    this.lw = lw
    this.casework = casework
    this.folder = folder
    this.log = log
  }

  async work(): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS; turn++) if ((await this.lw.drive(this.id)).ended === 'idle') return
    throw new Failure('demo.too_long', 'the case does not come to rest', REPORT)
  }

  async act(kind: string, content: Row): Promise<void> {
    const sent = await this.lw.send(this.id, PERSON, kind, content)
    if (!sent.ok) throw new Failure(sent.refusal.code, sent.refusal.message, sent.refusal.next)
    await this.work()
    const processed = await this.row<{ outcome: string }>(
      'select outcome from kernel.inbox where workspace_id = $1 and item_id = $2',
      sent.itemId,
    )
    if (processed?.outcome !== 'done') throw new Failure('demo.refused', `${kind}: ${processed?.outcome}`, REPORT)
  }

  /** Until nothing waits for a yes any more; what leaves the house is for the administrator to decide. */
  async approve(): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const pending = (await this.state()).approvals.filter(({ status }) => status === 'pending')
      if (pending.length === 0) return
      for (const { approval_id, action_hash, lane_id } of pending) {
        const role = lane_id === 'EXPORT_CASE_DATA' ? 'ATTORNEY_ADMIN' : 'ATTORNEY'
        await this.lw.send(this.id, PERSON, 'approval.decide', { approval_id, action_hash, role, decision: 'grant' })
      }
      await this.work()
    }
    throw new Failure('demo.too_long', 'approvals are asked for again and again', REPORT)
  }

  /** A small file of a known shape. */
  async file(artifact_kind: string, name: string, value: unknown, more: Row = {}): Promise<Filed> {
    const text = JSON.stringify(value)
    return this.once(name, () => this.act('case.file', { role: 'ATTORNEY', artifact_kind, name, text, ...more }))
  }

  /** A file of the sample, as the client handed it in. */
  async upload(name: string, content_type: string, artifact_kind: string): Promise<Filed> {
    return this.once(name, async () => {
      const bytes = await readFile(new URL(`./sample/${name}`, import.meta.url))
      const { sha256, sizeBytes } = await (await this.casework.files()).put(this.id, one(bytes))
      const content = { artifact_kind, name, content_type, sha256, size_bytes: sizeBytes }
      await this.act('case.upload', { role: 'ASSISTANT', ...content })
      this.log(`  in the file: ${name}, SHA-256 ${sha256.slice(0, 12)}`)
    })
  }

  private async once(name: string, act: () => Promise<void>): Promise<Filed> {
    const find = () =>
      this.row<Filed>(
        'select document_id, artifact_id from casework.documents where workspace_id = $1 and name = $2',
        name,
      )
    const before = await find()
    if (before) return before
    await act()
    return (await find()) as Filed
  }

  async state(): Promise<State> {
    return (await this.lw.store.load(this.id)) as State
  }

  /** $1 is the case. */
  async rows<T>(sql: string, ...values: unknown[]): Promise<T[]> {
    return (await this.lw.database.pool('auditor').query(sql, [this.id, ...values])).rows
  }

  async row<T>(sql: string, ...values: unknown[]): Promise<T | undefined> {
    return (await this.rows<T>(sql, ...values))[0]
  }
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
