import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Lanewright, openLanewright } from '#host/open.ts'
import type { JournalLine } from '#kernel/contracts/journal.ts'
import { openDatabase } from '#storage/database.ts'
import { defaultJournal, type JournalLayout, journalLayout } from '#storage/journal/folder.ts'
import { verifyWithJournal } from '#storage/journal/verification.ts'
import { closeSegment } from '#storage/segments.ts'
import type { Verified } from '#storage/verify.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'
import { createDatabase, type TestDatabase } from '../../support/server.ts'

/** A ledger that was made by real work, sealed and verified; every test gets a copy of its own to tamper with. */
export interface CrimeScene {
  /** In order of their ids, as verify walks them. */
  workspaces: [string, string]
  /** How far each was when the old state was taken. */
  old: Map<string, number>
  tamper(act?: Act): Promise<Verified>
  copy(template?: 'new' | 'old'): Promise<Scene>
}

export interface Scene {
  database: TestDatabase
  superuser: pg.Client
  auditor: pg.Pool
  journal: JournalLayout
  verify(since?: boolean): Promise<Verified>
  lines(): JournalLine[]
  texts(): string[]
  write(texts: string[]): void
}

export type Act = (scene: Scene) => Promise<unknown> | unknown

const GUARDED = ['event_log', 'audit_log', 'event_log_1', 'audit_log_1', 'event_log_2', 'audit_log_2', 'heads', 'seals']

/** What a superuser does who knows the schema: guards off, the deed, guards on again as they were. */
export async function unguarded(client: pg.Client, sql: string, tables: string[] = GUARDED): Promise<void> {
  for (const table of tables) await client.query(`alter table kernel.${table} disable trigger all`)
  await client.query(sql)
  for (const table of tables) {
    const { rows } = await client.query(
      `select tgname from pg_trigger where tgrelid = 'kernel.${table}'::regclass and not tgisinternal`,
    )
    for (const { tgname } of rows) await client.query(`alter table kernel.${table} enable always trigger ${tgname}`)
  }
}

/** Every hash of a workspace again, and its head: the chain is whole, around other content. */
export const recomputed = (workspace: string) => `
  create temp table chained as select seq, kernel.chain(sha256(convert_to('${workspace}', 'UTF8')), leaf) over (order by seq) as hash from (
    select seq, kernel.leaf('event', workspace_id, seq, "timestamp", entity_type, entity_id, change_payload) as leaf from kernel.event_log where workspace_id = '${workspace}'
    union all select seq, kernel.leaf('audit', workspace_id, seq, "timestamp", action_type, id::text, payload) from kernel.audit_log where workspace_id = '${workspace}') l;
  update kernel.event_log l set hash = c.hash from chained c where l.workspace_id = '${workspace}' and l.seq = c.seq;
  update kernel.audit_log l set hash = c.hash from chained c where l.workspace_id = '${workspace}' and l.seq = c.seq;
  update kernel.heads h set (seq, hash) = (select seq, hash from chained order by seq desc limit 1) where workspace_id = '${workspace}'`
export const changed = (workspace: string, seq: number) => `
  update kernel.event_log set change_payload = change_payload || ' ' where workspace_id = '${workspace}' and seq = ${seq};
  update kernel.audit_log set payload = payload || ' ' where workspace_id = '${workspace}' and seq = ${seq};`

export function openScene(): CrimeScene {
  const folder = mkdtempSync(join(tmpdir(), 'lw-scene-'))
  const dataDir = join(folder, 'data')
  const scene = {} as CrimeScene
  let [golden, old]: Array<TestDatabase | undefined> = []

  beforeAll(async () => {
    golden = await createDatabase()
    const options = {
      dataDir,
      database: golden,
      apps: [lettersApp({ postOffice: join(folder, 'post') })],
    }
    let lw = await openLanewright(options)
    const ids = [await letters(lw, 'one', 'two'), await letters(lw, 'three')]
    for (const id of ids) await finish(lw, id)
    await closeFirstSegment(lw)
    const late = await letters(lw, 'four')
    await lw.drive(late)
    await lw.close()
    old = await createDatabase(golden.name)
    lw = await openLanewright(options)
    scene.old = new Map(
      (await lw.database.pool('auditor').query('select workspace_id as id, seq from kernel.heads')).rows.map((r) => [
        r.id,
        Number(r.seq),
      ]),
    )
    for (const id of ids) await lw.send(id, 'anna', 'chat.message', { text: 'thank you' })
    await finish(lw, late)
    await lw.verify()
    await lw.send(late, 'anna', 'chat.message', { text: 'and after the verification' })
    await lw.close()
    scene.workspaces = ids.toSorted() as [string, string]
  }, 120_000)
  afterAll(async () => {
    await golden?.drop()
    await old?.drop()
    await rm(folder, { recursive: true, force: true })
  })

  scene.copy = async (template = 'new') => {
    const database = await createDatabase((template === 'new' ? golden : old)?.name)
    const pools = openDatabase(database)
    const superuser = await database.client('superuser')
    const home = mkdtempSync(join(folder, 'copy-'))
    cpSync(defaultJournal(dataDir), join(home, 'journal'), { recursive: true })
    onTestFinished(async () => {
      await superuser.end()
      await pools.close()
      await database.drop()
    })
    const journal = journalLayout(join(home, 'journal'))
    const auditor = pools.pool('auditor')
    const texts = () => readFileSync(journal.lines, 'utf8').split('\n').slice(0, -1)
    return {
      database,
      superuser,
      auditor,
      journal,
      verify: (since = false) => verifyWithJournal({ auditor, journal }, { since }),
      texts,
      lines: () => texts().map((text) => JSON.parse(text) as JournalLine),
      write: (lines) => writeFileSync(journal.lines, lines.map((line) => `${line}\n`).join('')),
    }
  }
  scene.tamper = async (act = () => {}) => {
    const copy = await scene.copy()
    await act(copy)
    return copy.verify()
  }
  return scene
}

async function letters(lw: Lanewright, ...keys: string[]): Promise<string> {
  const goal = { letters: keys.map((key) => ({ key, to: `Reader of ${key}`, about: `the matter of ${key}` })) }
  return lw.create({ app: 'letters', name: 'Letters', goal })
}

async function finish(lw: Lanewright, workspace: string): Promise<void> {
  for (let i = 0; i < 30; i++) {
    await lw.drive(workspace)
    const state = await lw.store.load(workspace)
    const pending = state?.approvals.filter((a) => a.status === 'pending') ?? []
    if (pending.length === 0) return
    for (const a of pending) {
      const content = { approval_id: a.approval_id, decision: 'grant', action_hash: a.action_hash, role: 'SENDER' }
      await lw.send(workspace, 'anna', 'approval.decide', content)
    }
  }
}

async function closeFirstSegment(lw: Lanewright): Promise<void> {
  await closeSegment({
    owner: lw.database.pool('owner'),
    auditor: lw.database.pool('auditor'),
    now: () => new Date().toISOString(),
    wait: (ms) => lw.deps.clock.after(ms),
    rootAt: lw.journal.rootAt,
    state: lw.journal.state,
    changeCatalog: lw.journal.changeCatalog,
  })
}
