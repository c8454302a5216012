import { expect, onTestFinished, test, vi } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Row } from '#kernel/ports/store.ts'
import type { ToolContext } from '#kernel/ports/tool.ts'
import { systemIds } from '#system/clock.ts'
import { openCaseFixture } from '../../support/case.ts'
import type { CaseFixture } from '../../support/case-fixture.ts'
import {
  accepted,
  auditOf,
  consent,
  countRows,
  fileInsight,
  hear,
  insight,
  lastSeq,
  letter,
  openTurn,
  promote,
  requestExport,
  session,
  slyAgent,
  ticket,
  WAIT,
} from './steps.ts'

vi.setConfig({ testTimeout: 300_000 })

const SECRET = 'Only the other case knows that the freezer door was welded shut on 4 March 2026.'

/** A case with something of everything in it, and the ids of all that. */
async function fullCase(fixture: CaseFixture) {
  const id = await accepted(fixture, 'The other case')
  const document = await letter(fixture, id, `${SECRET} I was warned in writing on 10 March 2026 after I complained.`)
  await hear(fixture, id, 'On 2 March 2026 I complained in writing to Gregory Hale about unpaid overtime.')
  await promote(fixture, id, insight('Ask first who decided it and what they knew by then.'))
  await requestExport(fixture, id)
  while ((await fixture.grant(id)) > 0);
  const filed = await fileInsight(fixture, id, insight('Look at the dates before anything else.'))
  const own = await session(fixture, id, true)
  expect(await fixture.act(id, 'case.consent', consent(own, true))).toBe('done')
  await fixture.work(id)
  expect(await fixture.upload(id, 'sound.wav', Buffer.from('RIFF'), 'audio/wav', 'audio')).toBe('done')
  // A third case, in which somebody is asked for a yes at this moment.
  const third = await accepted(fixture, 'A third case')
  await promote(fixture, third, insight('Write down who knew of it, and when they came to know.'))
  const asked = (await fixture.state(third)).approvals[0]
  expect(asked).toMatchObject({ status: 'pending' })
  const one = async (sql: string) => (await fixture.rows<{ x: string }>(sql, [id]))[0]?.x as string
  return {
    id,
    document,
    filed,
    session: own,
    turn: (await openTurn(fixture, id))?.turn_id as string,
    hash: await one(`select hash as x from casework.documents where workspace_id = $1 and name = 'letter.txt'`),
    audio: await one(
      `select document_id as x from casework.documents where workspace_id = $1 and artifact_kind = 'audio'`,
    ),
    transcript: await one('select transcript_id as x from casework.transcripts where workspace_id = $1'),
    fact: await one('select fact_id as x from casework.facts where workspace_id = $1 order by number'),
    quote: await one('select quote_hash as x from casework.facts where workspace_id = $1 order by number'),
    task: await one(`select task_id as x from kernel.tasks where workspace_id = $1 and status = 'in_progress'`),
    run: await one(
      `select run_id as x from kernel.runs where workspace_id = $1 and run_kind = 'agent' order by created_at`,
    ),
    intent: await one('select intent_id as x from kernel.intents where workspace_id = $1 order by created_at'),
    approval: asked?.approval_id as string,
    actionHash: asked?.action_hash as string,
    promotion: await one('select promotion_ticket_id as x from casework.promotions where workspace_id = $1'),
    bundle: await one('select bundle_id as x from casework.export_requests where workspace_id = $1'),
  }
}

type Full = Awaited<ReturnType<typeof fullCase>>

/** The same ids, none of which exists anywhere. */
function nowhere(full: Full): Full {
  const none = systemIds.uuid
  return {
    ...{ id: none(), document: none(), session: none(), turn: none(), audio: none(), transcript: none(), fact: none() },
    ...{ task: none(), run: none(), intent: none(), approval: none(), promotion: none(), bundle: none() },
    filed: { document_id: none(), artifact_id: none() },
    ...{ hash: sha256Hex('nowhere'), quote: full.quote, actionHash: full.actionHash },
  }
}

test('an agent that names documents, facts, turns or tasks of another case is answered as if they were nowhere, and nothing of either case moves [C-isolate.1, S004-0.2]', async () => {
  const sly = slyAgent()
  let holds = ''
  const queue: unknown[] = []
  sly.say = ({ agent }) => (agent === holds ? (queue.shift() ?? WAIT) : undefined)
  const fixture = await openCaseFixture({ agentFor: () => sly.agent, limits: { maxAttempts: 10_000 } })
  const other = await fullCase(fixture)
  const fact = (from: Full) => ({
    ...{ statement: SECRET, entities: [], supports: [], status: 'supported' },
    pinpoint: { document_id: from.document, page: 1, start: 0, end: SECRET.length, quote_hash: sha256Hex(SECRET) },
  })
  const element = { coa_id: 'retaliation', element_id: 'adverse_action' }
  const mapping = (from: Full, own: string): Row[] => [
    { action_type: 'read_documents', how: 'text.extract', document_ids: [from.document] },
    { action_type: 'read_documents', how: 'ocr.run', document_ids: [own, from.document] },
    { action_type: 'read_documents', how: 'text.extract', document_ids: [own], task_id: from.task },
    { action_type: 'write_facts', document_ids: [from.document], facts: [fact(from)] },
    { action_type: 'write_facts', document_ids: [own], facts: [fact(from)] },
    { action_type: 'write_facts', document_ids: [own, from.document], facts: [fact(from)] },
    { action_type: 'write_evidence_map', rows: [{ ...element, fact_id: from.fact, relation: 'supports', weight: 50 }] },
    {
      action_type: 'write_coa_map',
      rows: [{ ...element, status: 'supported', fact_ids: [from.fact], what_is_missing: '' }],
      summary: 'x',
    },
  ]
  const hearing = (from: Full): Row[] => [
    { action_type: 'transcribe', turn_id: from.turn },
    { action_type: 'ask_next', task_id: from.task },
    { action_type: 'write_transcript', task_id: from.task },
  ]
  const id = await accepted(fixture)
  holds = 'MAPPING_AGENT'
  const own = await letter(fixture, id)
  await fixture.work(id)
  const answers = async (proposals: Row[]) => {
    const since = await lastSeq(fixture, id)
    queue.push(...proposals)
    await fixture.work(id)
    return (await auditOf(fixture, id, since))
      .filter(({ target }) => target?.target_type === 'proposal')
      .map(({ action_type, outcome, outcome_reason }) => `${action_type} ${outcome} ${outcome_reason}`)
  }
  const same = async (proposals: (from: Full) => Row[]) => {
    const before = await countRows(fixture)
    const elsewhere = await lastSeq(fixture, other.id)
    const none = nowhere(other)
    const real = await answers(proposals(other))
    const made = await answers(proposals(none))
    expect(real).toHaveLength(proposals(other).length)
    // The one answer may repeat the id that it was asked about.
    const unnamed = (lines: string[]) => lines.map((line) => line.replace(/[0-9a-f-]{36}/g, 'ID'))
    expect(unnamed(real)).toEqual(unnamed(made))
    expect(await countRows(fixture)).toEqual(before)
    expect(await lastSeq(fixture, other.id)).toBe(elsewhere)
  }
  await same((from) => mapping(from, own))
  // With the text of its own document before it, it still cannot point into another's.
  queue.push({ action_type: 'read_documents', how: 'text.extract', document_ids: [own] })
  await fixture.work(id)
  await same((from) => mapping(from, own))
  holds = 'INTERVIEW_AGENT'
  await fixture.work(id)
  const heardIn = await session(fixture, id, true)
  expect(await fixture.act(id, 'case.consent', consent(heardIn, true))).toBe('done')
  await fixture.work(id)
  await same(hearing)
})

test('a person who names what is of another case is answered as if it were nowhere, it is told, and nothing of either case moves [C-isolate.2, S004-0.2]', async () => {
  const fixture = await openCaseFixture()
  const other = await fullCase(fixture)
  const id = await accepted(fixture)
  const own = await session(fixture, id, true)
  expect(await fixture.act(id, 'case.consent', consent(own, true))).toBe('done')
  await fixture.work(id)
  const turn = await openTurn(fixture, id)
  const mine = await fileInsight(fixture, id, insight('Look at the dates first of all.'))
  const request = (from: Full) => ({
    ...{ bundle_kind: 'discovery_production', export_reason: 'x', document_ids: [from.document] },
    bates: { prefix: 'X', start: 1, digits: 6 },
  })
  const acts = (from: Full): Array<[kind: string, content: Row]> => [
    ['case.consent', { ...consent(from.session, true) }],
    ['case.answer', { role: 'ASSISTANT', turn_id: from.turn, text: 'x' }],
    ['case.answer', { role: 'ASSISTANT', turn_id: turn?.turn_id, document_id: from.audio }],
    ['case.dictate', { role: 'ASSISTANT', client_session_id: from.session, step: 'start' }],
    ['case.correct', { role: 'ATTORNEY', transcript_id: from.transcript, edits: [{ turn: 2, text: 'x' }] }],
    ['case.mark', { role: 'ATTORNEY', document_id: from.document, decision: 'withhold', basis: 'x' }],
    ['case.file', { ...ticket(from.filed), name: 't1.json' }],
    ['case.file', { ...ticket({ ...mine, artifact_id: from.filed.artifact_id }), name: 't2.json' }],
    ['case.file', { ...ticket({ ...mine, document_id: from.filed.document_id }), name: 't3.json' }],
    [
      'case.upload',
      {
        ...{ role: 'ASSISTANT', artifact_kind: 'document', name: 'x', content_type: 'text/plain', size_bytes: 1 },
        ...{ sha256: from.hash, case_id: from.id },
      },
    ],
    [
      'approval.decide',
      { approval_id: from.approval, action_hash: from.actionHash, role: 'ATTORNEY', decision: 'grant' },
    ],
    [
      'approval.edit',
      { approval_id: from.approval, proposal: '{"action_type":"no_op","reason":"awaiting_user_input"}' },
    ],
    ['task.complete', { task_id: from.task }],
    ['task.block', { task_id: from.task, reason: 'x' }],
    ['task.reopen', { task_id: from.task }],
    ['question.answer', { question_id: from.task, answer: 'x' }],
    ['effect.settle', { intent_id: from.intent, outcome: 'not_done' }],
  ]
  const before = await countRows(fixture)
  const elsewhere = await lastSeq(fixture, other.id)
  const none = nowhere(other)
  for (const [n, [kind, content]] of acts(other).entries()) {
    const since = await lastSeq(fixture, id)
    const answer = await fixture.act(id, kind, content)
    expect(answer, kind).toMatch(/^refused: /)
    const [, same] = acts(none)[n] as [string, Row]
    expect(await fixture.act(id, kind, same), kind).toBe(answer)
    const recorded = (await auditOf(fixture, id, since)).filter(
      ({ target, outcome }) => target?.target_type === 'inbox' && outcome === 'failure',
    )
    expect(recorded, kind).toHaveLength(2)
  }
  expect(await countRows(fixture)).toEqual(before)
  expect(await lastSeq(fixture, other.id)).toBe(elsewhere)

  // Bytes that lie in the other case alone: here they are a document that cannot be read, like bytes that nobody has.
  for (const from of [other, none]) {
    const content = {
      artifact_kind: 'document',
      name: 'x',
      content_type: 'text/plain',
      sha256: from.hash,
      size_bytes: 1,
    }
    expect(await fixture.act(id, 'case.upload', { role: 'ASSISTANT', ...content })).toBe('done')
  }
  for (let open = await openTurn(fixture, id); open; open = await openTurn(fixture, id)) {
    await fixture.act(id, 'case.answer', { role: 'ASSISTANT', turn_id: open.turn_id, skip: true })
    await fixture.work(id)
  }
  const problems = await fixture.rows(
    `select stage, problem from casework.documents where workspace_id = $1 and name = 'x'`,
    [id],
  )
  const unread = {
    stage: 'unreadable',
    problem: 'artifact.unknown: this case holds no such bytes. Name a hash of this case.',
  }
  expect(problems).toEqual([unread, unread])

  // A package of documents of another case is refused when it is requested, as one of documents that are nowhere.
  const answers: string[] = []
  for (const from of [other, none]) {
    const content = { artifact_kind: 'export_request', name: `r-${from.id}`, text: JSON.stringify(request(from)) }
    answers.push(await fixture.act(id, 'case.file', { role: 'ASSISTANT', ...content }))
  }
  expect(answers.map((answer) => answer.replace(/[0-9a-f-]{36}/, 'ID'))).toEqual(
    Array(2).fill('refused: export.unknown_document: This case has no document ID.'),
  )
  expect(await fixture.rows('select 1 from casework.export_requests where workspace_id = $1', [id])).toEqual([])
})

test('each tool of a case refuses an input of another case, and reads no bytes by a hash that only another case holds [C-isolate.3]', async () => {
  const fixture = await openCaseFixture()
  const other = await fullCase(fixture)
  const id = await accepted(fixture)
  const none = nowhere(other)
  const { app } = fixture.lw.deps.apps.get('casework') as { app: App }
  const context: ToolContext = {
    ...{
      workspaceId: id,
      runId: none.run,
      taskId: null,
      idempotencyKey: 'k',
      nowMs: 0,
      signal: AbortSignal.timeout(60_000),
    },
  }
  const order = (from: Full) => ({
    ...{ bundle_id: from.bundle, bundle_kind: 'discovery_production', export_reason: 'x', approval_id: from.approval },
    ...{
      request: '{}',
      contents_hash: from.hash,
      totals: { include: 1, withhold: 0, redact: 0 },
      documents: [],
      number: 1,
      approved_hash: from.hash,
      plan_hash: from.hash,
    },
  })
  for (const tool of app.tools) {
    const inputOf = (from: Full) => ({
      ...{
        case_id: from.id,
        client_session_id: from.session,
        turn_id: from.turn,
        document_id: from.audio,
        hash: from.hash,
      },
      ...{
        promotion_ticket_id: from.promotion,
        attorney_sign_off: 'x',
        text: SECRET,
        names: [],
        asked: [],
        ...order(from),
      },
      documents: [{ document_id: from.document, hash: from.hash, content_type: 'text/plain', kind: 'document' }],
    })
    const before = await countRows(fixture)
    const answers = [await tool.run(inputOf(other), context), await tool.run(inputOf(none), context)]
    for (const answer of answers)
      expect(answer, tool.name).toMatchObject({ outcome: 'not_done', error: { code: 'case.other' } })
    expect(answers[0]).toEqual(answers[1])
    expect(await countRows(fixture)).toEqual(before)
  }
  // Named as this case's own, a hash that another case holds is one that nobody holds.
  const read = app.tools.find(({ name }) => name === 'text.extract')
  const result = (hash: string) =>
    read?.run(
      { case_id: id, documents: [{ document_id: none.document, hash, content_type: 'text/plain', kind: 'document' }] },
      context,
    )
  expect(await result(other.hash)).toEqual(await result(none.hash))
  expect(JSON.stringify(await result(other.hash))).not.toContain('freezer')
  const files = await fixture.casework.files()
  const readAll = async (hash: string) => {
    const parts: Uint8Array[] = []
    for await (const part of files.read(id, hash)) parts.push(part)
    return Buffer.concat(parts)
  }
  const refusals = await Promise.all(
    [other.hash, none.hash].map((hash) => readAll(hash).catch((error) => `${error.code}: ${error.message}`)),
  )
  expect(refusals[0]).toBe(refusals[1])
  expect(refusals[0]).toContain('artifact.unknown')
  // The conflict check alone looks across, and says yes, no or possible of names of this case.
  const names = [{ name: 'Gregory T. Hale', kind: 'person' as const, side: 'client' as const }]
  const found = await fixture.casework.conflictCheck(id, names)
  expect(found).toEqual({ answer: 'yes', flagged: [{ name: 'Gregory T. Hale', side: 'client', answer: 'yes' }] })
})

test('in SQL the application that entered one case sees and changes no row of another, in any table [C-isolate.4]', async () => {
  const fixture = await openCaseFixture()
  const other = await fullCase(fixture)
  const id = await accepted(fixture)
  const client = await fixture.database.client('app')
  onTestFinished(() => client.end())
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name, array_agg(a.attname::text order by a.attnum) as columns from pg_class c
      join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname in ('casework', 'kernel') and c.relkind in ('r', 'p', 'v') and not c.relispartition and has_table_privilege(c.oid, 'select')
      group by 1 having bool_or(a.attname = 'workspace_id') order by 1`,
  )
  expect(tables.length).toBeGreaterThan(35)
  const attempt = async (sql: string, values: unknown[] = []) => {
    await client.query('begin')
    try {
      await client.query(
        `select set_config('lanewright.workspace', $1, true), set_config('lanewright.fence', '0', true)`,
        [id],
      )
      const { rowCount } = await client.query(sql, values)
      return rowCount ?? 0
    } catch (error) {
      return (error as { code: string }).code
    } finally {
      await client.query('rollback')
    }
  }
  const before = await countRows(fixture)
  const seen: string[] = []
  for (const { name, columns } of tables) {
    expect(await attempt(`select 1 from ${name} where workspace_id = $1`, [other.id]), name).toBe(0)
    if (((await attempt(`select 1 from ${name} where workspace_id = $1`, [id])) as number) > 0) seen.push(name)
    // Not one row, or no right at all.
    const column = columns.find((one) => one !== 'workspace_id')
    for (const sql of [
      `update ${name} set ${column} = ${column} where workspace_id = $1`,
      `delete from ${name} where workspace_id = $1`,
    ])
      expect([0, '42501', '55000', 'LW001', '0A000'], sql).toContain(await attempt(sql, [other.id]))
    const list = columns.join(', ')
    const copy = `insert into ${name} (${list}) select ${columns.map((one) => (one === 'workspace_id' ? `'${other.id}'::uuid` : one)).join(', ')} from ${name} where workspace_id = $1 limit 1`
    expect(await attempt(copy, [id]), copy).not.toBe(1)
  }
  // It looked through tables that have rows.
  expect(seen).toEqual(
    expect.arrayContaining(['casework.cases', 'casework.documents', 'casework.entities', 'kernel.runs']),
  )
  expect(await countRows(fixture)).toEqual(before)
})
