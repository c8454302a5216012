import { expect } from 'vitest'
import { caseworkAgent } from '#apps/casework/agent/casework.ts'
import type { CaseSnapshot } from '#apps/casework/domain/decide/snapshot.ts'
import type { CandidateInsight } from '#apps/casework/domain/governance/contracts.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { Row } from '#kernel/ports/store.ts'
import type { TestCases } from '../../support/case.ts'
import type { CaseFixture } from '../../support/case-fixture.ts'

/** Steps of a case that many tests take, each as the people of a firm would. */

export async function accepted(fixture: CaseFixture, name?: string): Promise<string> {
  const id = await fixture.open(name)
  await fixture.work(id)
  await accept(fixture, id)
  return id
}

export async function accept(fixture: CaseFixture, id: string): Promise<void> {
  const decision = { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' }
  expect(await fixture.act(id, 'case.decide', decision)).toBe('done')
}

export const LETTER = [
  'On 2 March 2026 I complained to Gregory Hale in writing about unpaid overtime and broken freezer doors.',
  'On 10 March 2026 I was given a written warning. On 31 March 2026 Northwind Logistics terminated my employment.',
].join('\n\n')

export async function letter(fixture: CaseFixture, id: string, text = LETTER, name = 'letter.txt'): Promise<string> {
  expect(await fixture.upload(id, name, Buffer.from(`${text}\n`), 'text/plain')).toBe('done')
  return documentNamed(fixture, id, name)
}

export async function documentNamed(fixture: CaseFixture, id: string, name: string): Promise<string> {
  const [row] = await fixture.rows<{ document_id: string }>(
    'select document_id from casework.documents where workspace_id = $1 and name = $2',
    [id, name],
  )
  return row?.document_id as string
}

export async function session(fixture: CaseFixture, id: string, recording = false): Promise<string> {
  const name = `session-${recording}.json`
  const content = { role: 'ASSISTANT', artifact_kind: 'client_session', name, text: `{"about":"Talk (${recording})"}` }
  expect(await fixture.act(id, 'case.file', content)).toBe('done')
  const [row] = await fixture.rows<{ client_session_id: string }>(
    `select client_session_id from casework.sessions where workspace_id = $1 and status <> 'closed'`,
    [id],
  )
  return row?.client_session_id as string
}

export const consent = (client_session_id: string, recording = false) => ({
  ...{ role: 'ASSISTANT', client_session_id, consent_by: 'Maria', words: 'Yes, you may.', recording },
})

export async function openTurn(
  fixture: CaseFixture,
  id: string,
): Promise<{ turn_id: string; number: number } | undefined> {
  const [open] = await fixture.rows<{ turn_id: string; number: number }>(
    'select turn_id, number from casework.turns where workspace_id = $1 and answered_at is null',
    [id],
  )
  return open
}

/** The whole interview: the first answer is given, the others are left out. */
export async function hear(fixture: CaseFixture, id: string, first: string): Promise<string> {
  const client_session_id = await session(fixture, id)
  expect(await fixture.act(id, 'case.consent', consent(client_session_id))).toBe('done')
  for (let asked = 0; asked < 60; asked++) {
    await fixture.work(id)
    const open = await openTurn(fixture, id)
    if (!open) break
    const said = open.number === 1 ? { text: first } : { skip: true as const }
    expect(await fixture.act(id, 'case.answer', { role: 'ASSISTANT', turn_id: open.turn_id, ...said })).toBe('done')
  }
  await fixture.work(id)
  return client_session_id
}

export const insight = (body: string, more: Partial<CandidateInsight> = {}): CandidateInsight => ({
  title: 'Timing',
  body,
  // biome-ignore lint/suspicious/noThenProperty: a word of the contract, not a promise
  heuristics: [{ when: 'a complaint is recent', then: 'look at the dates' }],
  tags: [],
  ...more,
})

export interface Filed {
  document_id: string
  artifact_id: string
}

let numbers = 0

export async function fileInsight(fixture: CaseFixture, id: string, filed: CandidateInsight): Promise<Filed> {
  const name = `insight-${++numbers}.json`
  const content = { role: 'ATTORNEY', artifact_kind: 'candidate_insight', name, text: JSON.stringify(filed) }
  expect(await fixture.act(id, 'case.file', content)).toBe('done')
  const [row] = await fixture.rows<{ document_id: string; artifact_id: string }>(
    'select document_id, artifact_id from casework.documents where workspace_id = $1 and name = $2',
    [id, name],
  )
  return row as Filed
}

export function ticket({ document_id, artifact_id }: Filed, more: Row = {}): Row {
  const number = ++numbers
  const whole = {
    ...{ ticket_id: `T-${number}`, scope: 'both', title: 'Share it', reason: 'It helps others', signed_off_by: 'olga' },
    ...{ signed_off_at: '2026-11-01T10:00:00Z', candidate_artifact_ids: [artifact_id], ...more },
  }
  const content = { artifact_kind: 'promotion_ticket', name: `ticket-${number}.json`, text: JSON.stringify(whole) }
  return { role: 'ATTORNEY', ...content, candidate_document_id: document_id }
}

/** An insight and its ticket; what comes of it is left to the test. */
export async function promote(
  fixture: CaseFixture,
  id: string,
  filed: CandidateInsight,
  more: Row = {},
): Promise<void> {
  const document = await fileInsight(fixture, id, filed)
  expect(await fixture.act(id, 'case.file', ticket(document, more))).toBe('done')
  await fixture.work(id)
}

export async function requestExport(fixture: CaseFixture, id: string, more: Row = {}): Promise<void> {
  const request = {
    ...{ bundle_kind: 'discovery_production', export_reason: 'First production' },
    ...{ bates: { prefix: 'ABC', start: 1, digits: 6 }, ...more },
  }
  const content = { artifact_kind: 'export_request', name: `request-${++numbers}.json`, text: JSON.stringify(request) }
  expect(await fixture.act(id, 'case.file', { role: 'ASSISTANT', ...content })).toBe('done')
  await fixture.work(id)
}

/** The package of the last export, as it lies in the store of the case. */
export async function packageOf(fixture: CaseFixture, id: string): Promise<Buffer> {
  const [row] = await fixture.rows<{ package_hash: string }>(
    `select package_hash from casework.export_requests where workspace_id = $1 and status = 'finalized'`,
    [id],
  )
  const parts: Uint8Array[] = []
  for await (const part of (await fixture.casework.files()).read(id, row?.package_hash as string)) parts.push(part)
  return Buffer.concat(parts)
}

/**
 * Every row of every table of cases, and what agents could have brought home, as a number and a hash for each table:
 * nothing of it moves when they are denied.
 */
export async function countRows(fixture: TestCases): Promise<Record<string, string>> {
  const client = await fixture.database.client('superuser')
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'casework'
        or (schemaname = 'kernel' and tablename in ('artifacts', 'blobs', 'intents', 'receipts', 'approvals', 'grants')) order by 1`,
    )
    expect(tables.length).toBeGreaterThan(20)
    const each = tables.map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, e'\n' order by t::text), '')) as rows from ${name} t`,
    )
    const { rows } = await client.query<{ name: string; rows: string }>(each.join(' union all '))
    return Object.fromEntries(rows.map(({ name, rows: all }) => [name, all]))
  } finally {
    await client.end()
  }
}

export interface Result {
  seq: number
  action_type: string
  run_id: string
  outcome: string
  outcome_reason?: string
  role_id?: string
  lane_id?: string
  authz?: { decision: string; rule_id: string }
  target?: { target_type: string; name: string; operation: string }
  [more: string]: unknown
}

export async function auditOf(fixture: CaseFixture, id: string, after = 0): Promise<Result[]> {
  const rows = await fixture.rows<{ seq: string; action_type: string; payload: string }>(
    'select seq, action_type, payload from kernel.audit_log where workspace_id = $1 and seq > $2 order by seq',
    [id, after],
  )
  return rows.map(({ seq, action_type, payload }) => ({ ...JSON.parse(payload), seq: Number(seq), action_type }))
}

export const lastSeq = async (fixture: CaseFixture, id: string) => (await auditOf(fixture, id)).at(-1)?.seq ?? 0

type Say = (shown: CaseSnapshot) => unknown

/** Works by the book, except where it is told what to say; `undefined` lets it go on by the book. */
export function slyAgent(): { agent: Agent; say: Say } {
  const sly = { say: (() => undefined) as Say, agent: {} as Agent }
  sly.agent = {
    name: 'casework',
    async propose(call) {
      const said = sly.say(call.snapshot as CaseSnapshot)
      if (said === undefined) return caseworkAgent.propose(call)
      return { bytes: Buffer.from(typeof said === 'string' ? said : JSON.stringify(said)) }
    },
  }
  return sly
}

export const WAIT = { action_type: 'no_op', reason: 'awaiting_user_input' }

/** The runs that were denied, with the kind of the run above. */
export const deniedRuns = (fixture: CaseFixture, id: string) =>
  fixture.rows<{
    run_id: string
    run_name: string
    role_id: string
    run_kind: string
    error: Row
    parent_kind: string
  }>(
    `select r.run_id, r.run_name, r.role_id, r.run_kind, r.error, p.run_kind as parent_kind from kernel.runs r join kernel.runs p on p.workspace_id = r.workspace_id and p.run_id = r.parent_run_id
     where r.workspace_id = $1 and r.status = 'denied' order by r.created_at, r.run_id`,
    [id],
  )
