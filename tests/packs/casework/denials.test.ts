import { expect, test, vi } from 'vitest'
import { caseworkAgent } from '#packs/casework/agents/casework.ts'
import type { AgentName } from '#packs/casework/decide/case.ts'
import type { Decision } from '#ports/decision.ts'
import type { Pack } from '#ports/pack.ts'
import type { Row } from '#ports/store.ts'
import { type CaseWorld, openCaseWorld } from '../../harness/case.ts'
import {
  accept,
  accepted,
  auditOf,
  consent,
  countRows,
  fileInsight,
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

/** Who may propose what, out of the specification's table of lanes, written down without looking at the policy. */
const MAY: Record<AgentName, string[]> = {
  INTAKE_AGENT: [
    ...['check_conflicts', 'read_documents'],
    ...['write_intake', 'write_entities', 'write_transcript', 'write_notes'],
  ],
  INTERVIEW_AGENT: [
    ...['ask_next', 'dictation', 'transcribe'],
    ...['write_intake', 'write_entities', 'write_transcript', 'write_notes'],
  ],
  MAPPING_AGENT: ['read_documents', 'write_facts', 'write_evidence_map', 'write_coa_map'],
  GOVERNANCE_AGENT: ['scan_candidate', 'promote_playbook', 'promote_heuristics'],
  EXPORT_AGENT: ['bundle', 'write_bundle'],
}
const ROLES = Object.keys(MAY) as AgentName[]

const SOME = '0198c0de-0000-7000-8000-00000000abcd'
/** Each action as an agent would propose it, with the name that it would have in the lanes. */
const PROPOSALS: Array<[name: string, proposal: Row & { action_type: string }]> = [
  ['conflict.check', { action_type: 'check_conflicts' }],
  ['append:interview_notes', { action_type: 'write_intake', summary: 'All is well.' }],
  ['upsert:entities', { action_type: 'write_entities', entities: [{ kind: 'person', name: 'Eve', side: 'related' }] }],
  ['interview.prompt.next', { action_type: 'ask_next' }],
  ['dictation.start', { action_type: 'dictation', step: 'start' }],
  ['dictation.stop', { action_type: 'dictation', step: 'stop' }],
  ['transcription.run', { action_type: 'transcribe', turn_id: SOME }],
  ['append:transcripts', { action_type: 'write_transcript' }],
  ['append:interview_notes', { action_type: 'write_notes', points: [], open_points: ['x'] }],
  ['text.extract', { action_type: 'read_documents', how: 'text.extract', document_ids: [SOME] }],
  ['ocr.run', { action_type: 'read_documents', how: 'ocr.run', document_ids: [SOME] }],
  ['append:facts', { action_type: 'write_facts', document_ids: [SOME], facts: [] }],
  [
    'append:evidence_map',
    {
      action_type: 'write_evidence_map',
      rows: [{ fact_id: SOME, coa_id: 'retaliation', element_id: 'adverse_action', relation: 'supports', weight: 50 }],
    },
  ],
  [
    'append:coa_map',
    {
      action_type: 'write_coa_map',
      rows: [
        { coa_id: 'retaliation', element_id: 'adverse_action', status: 'gap', fact_ids: [], what_is_missing: 'all' },
      ],
      summary: 'x',
    },
  ],
  ['sanitise.scan', { action_type: 'scan_candidate' }],
  ['append:shared_playbooks', { action_type: 'promote_playbook' }],
  ['append:shared_heuristics', { action_type: 'promote_heuristics' }],
  ['export_bundle.create', { action_type: 'bundle', step: 'create' }],
  ['export_bundle.validate', { action_type: 'bundle', step: 'validate' }],
  ['export_bundle.sign', { action_type: 'bundle', step: 'sign' }],
  ['export_bundle.finalize', { action_type: 'bundle', step: 'finalize' }],
  ['append:export_bundles', { action_type: 'write_bundle' }],
]

/** A case in which this agent's work is under way, and the agent waits for what the test lets it say. */
async function underWay(role: AgentName) {
  const sly = slyAgent()
  const queue: unknown[] = []
  sly.say = ({ agent }) => (agent === role ? (queue.shift() ?? WAIT) : undefined)
  const world = await openCaseWorld({ agentFor: () => sly.agent, limits: { maxAttempts: 10_000 } })
  const prepare: Record<AgentName, () => Promise<string>> = {
    INTAKE_AGENT: () => world.open(),
    INTERVIEW_AGENT: async () => {
      const id = await accepted(world)
      const own = await session(world, id, true)
      expect(await world.act(id, 'case.consent', consent(own, true))).toBe('done')
      return id
    },
    MAPPING_AGENT: async () => {
      const id = await accepted(world)
      await letter(world, id)
      return id
    },
    GOVERNANCE_AGENT: async () => {
      const id = await accepted(world)
      await promote(world, id, insight('Ask first who decided it and what they knew by then.'))
      return id
    },
    EXPORT_AGENT: async () => {
      const id = await accepted(world)
      await letter(world, id)
      await world.work(id)
      await requestExport(world, id)
      return id
    },
  }
  const id = await prepare[role]()
  await world.work(id)
  expect((await world.state(id)).current_task?.metadata.agent).toBe(role)
  const say = async (...said: unknown[]) => {
    queue.push(...said)
    await world.work(id)
    expect(queue).toEqual([])
  }
  return { world, id, say }
}

const deniedRuns = (world: CaseWorld, id: string) =>
  world.rows<{ run_id: string; run_name: string; role_id: string; run_kind: string; error: Row; parent_kind: string }>(
    `select r.run_id, r.run_name, r.role_id, r.run_kind, r.error, p.run_kind as parent_kind from kernel.runs r join kernel.runs p on p.workspace_id = r.workspace_id and p.run_id = r.parent_run_id
     where r.workspace_id = $1 and r.status = 'denied' order by r.created_at, r.run_id`,
    [id],
  )

test.each(ROLES)(
  '%s is denied every action outside of its lanes, each in a run that was denied and told with its rule, and not a row is written [C-deny.1]',
  async (role) => {
    const { world, id, say } = await underWay(role)
    const before = await countRows(world)
    const since = await lastSeq(world, id)
    const hostile = PROPOSALS.filter(([, { action_type }]) => !MAY[role].includes(action_type))
    expect(hostile.length).toBeGreaterThan(12)
    await say(...hostile.map(([, proposal]) => proposal))

    expect(await countRows(world)).toEqual(before)
    const runs = await deniedRuns(world, id)
    // One that may come to several names is denied by the first.
    const first = (name: string) =>
      name
        .replace('dictation.stop', 'dictation.start')
        .replace('ocr.run', 'text.extract')
        .replace(/^export_bundle\..*/, 'export_bundle.create')
    expect(runs.map(({ run_name }) => run_name)).toEqual(hostile.map(([name]) => first(name)))
    const audit = await auditOf(world, id, since)
    for (const { run_id, run_name, role_id, run_kind, parent_kind, error } of runs) {
      expect([role_id, parent_kind]).toEqual([role, 'agent'])
      expect(run_kind).toBe(/^(append|upsert):(?!shared)/.test(run_name) ? 'db_write' : 'tool_gateway')
      expect(error).toMatchObject({ error_code: 'lane.none', retryable: false })
      const told = audit.filter((event) => event.run_id === run_id)
      expect(told).toMatchObject([
        {
          ...{ action_type: 'authz_decision', outcome: 'deny', authz: { decision: 'deny', rule_id: 'lane.none' } },
          outcome_reason: expect.stringContaining(role),
        },
        { action_type: 'system', outcome: 'deny', target: { operation: 'denied' } },
      ])
    }
  },
)

test.each(ROLES)(
  '%s states no scope: a proposal with a case, run, session, ticket, lane, role or approval of its own is refused, and so is another task [C-deny.2]',
  async (role) => {
    const { world, id, say } = await underWay(role)
    const before = await countRows(world)
    const since = await lastSeq(world, id)
    const fields = [
      'case_id',
      'workspace_id',
      'run_id',
      'client_session_id',
      'coa_version',
      'promotion_ticket_id',
      'attorney_sign_off',
    ]
    const more = [
      'export_reason',
      'approval',
      'approval_id',
      'override_ticket_id',
      'override_reason',
      'lane',
      'role',
      'scope',
      'traits',
    ]
    // Its own with each of them, the others with one.
    const bent = PROPOSALS.flatMap(([, proposal], n) => {
      const all = [...fields, ...more]
      const own = MAY[role].includes(proposal.action_type) ? all : [all[n % all.length] as string]
      return own.map((field) => ({ ...proposal, [field]: SOME }))
    })
    await say(...bent)
    const other = PROPOSALS.map(([, proposal]) => proposal).filter(
      ({ action_type }) => !/^write_(facts|evidence|coa)/.test(action_type),
    )
    await say(...other.map((proposal) => ({ ...proposal, task_id: SOME })))
    expect(await countRows(world)).toEqual(before)
    const refused = (await auditOf(world, id, since)).filter(
      ({ target, outcome }) => target?.target_type === 'proposal' && outcome !== 'success',
    )
    expect(refused).toHaveLength(bent.length + other.length)
    const reasons = refused.map(({ outcome_reason }) => String(outcome_reason).split(':')[0])
    expect(reasons.slice(0, bent.length)).toEqual(bent.map(() => 'schema.additional'))
    const rest = new Set(reasons.slice(bent.length))
    expect([...rest].filter((code) => !/^(task\.|lane\.none)/.test(code ?? ''))).toEqual([])
  },
)

// ---- Each missing field of the scope, on the whole road of a case

/** What each lane requires beyond the run, by action, as the specification has it. */
const IN_CASE = ['case_id']
const IN_SESSION = ['case_id', 'client_session_id']
const SORTED = ['case_id', 'coa_version']
const SIGNED = ['promotion_ticket_id', 'attorney_sign_off']
const APPROVED = ['case_id', 'export_reason', 'approval']
const NEEDS: Record<string, string[]> = {
  'INTAKE_AGENT upsert:entities': IN_CASE,
  'INTAKE_AGENT conflict.check': IN_CASE,
  'INTAKE_AGENT append:interview_notes': IN_CASE,
  'INTERVIEW_AGENT interview.prompt.next': IN_SESSION,
  'INTERVIEW_AGENT dictation.start': IN_SESSION,
  'INTERVIEW_AGENT dictation.stop': IN_SESSION,
  'INTERVIEW_AGENT append:transcripts': IN_SESSION,
  'INTERVIEW_AGENT append:interview_notes': IN_SESSION,
  'INTERVIEW_AGENT upsert:entities': IN_SESSION,
  'MAPPING_AGENT text.extract': IN_CASE,
  'MAPPING_AGENT append:facts': SORTED,
  'MAPPING_AGENT append:evidence_map': SORTED,
  'MAPPING_AGENT append:coa_map': SORTED,
  'GOVERNANCE_AGENT sanitise.scan': SIGNED,
  'GOVERNANCE_AGENT append:shared_playbooks': SIGNED,
  'GOVERNANCE_AGENT append:shared_heuristics': SIGNED,
  'EXPORT_AGENT export_bundle.create': ['case_id', 'export_reason'],
  'EXPORT_AGENT export_bundle.validate': APPROVED,
  'EXPORT_AGENT export_bundle.sign': APPROVED,
  'EXPORT_AGENT export_bundle.finalize': APPROVED,
  'EXPORT_AGENT append:export_bundles': APPROVED,
  'ATTORNEY case.open': IN_CASE,
  'ASSISTANT upload': IN_CASE,
  'ATTORNEY upload': IN_CASE,
  'ASSISTANT consent.record': IN_CASE,
  'ATTORNEY transcript.correct': IN_CASE,
  'ATTORNEY privilege.mark': IN_CASE,
  'ATTORNEY intake.accept': IN_CASE,
  'ATTORNEY_ADMIN rerun.force': ['override_ticket_id', 'override_reason'],
  'ATTORNEY case.close': IN_CASE,
}

interface Lost {
  field: string | null
}

/** The real pack, except that one field of the scope gets lost on the way to the lanes. */
function losing(pack: Pack, lost: Lost): Pack {
  const lose = (scope: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(scope).filter(([name]) => name !== lost.field))
  const decision = (made: Decision): Decision => (made.kind === 'write' ? { ...made, scope: lose(made.scope) } : made)
  return {
    ...pack,
    tools: pack.tools.map((tool) => ({ ...tool, scope: (input) => lose(tool.scope?.(input)) })),
    decide: Object.fromEntries(
      Object.entries(pack.decide ?? {}).map(([name, decide]) => [name, (...given) => decision(decide(...given))]),
    ),
    receive: (state, item) => decision((pack.receive as NonNullable<Pack['receive']>)(state, item)),
  }
}

/** The proposal's name in the lanes. */
function nameOf(proposal: Row): string {
  const [name] = PROPOSALS.find(([, one]) => one.action_type === proposal.action_type) ?? ['']
  if (proposal.action_type === 'bundle') return `export_bundle.${proposal.step}`
  if (proposal.action_type === 'dictation') return `dictation.${proposal.step}`
  return proposal.action_type === 'read_documents' ? String(proposal.how) : name
}

test('on the whole road of a case each missing field of the scope denies whoever acts, agent or person, and writes nothing [C-deny.3]', async () => {
  const lost: Lost = { field: null }
  const tried = new Set<string>()
  /** The next field that nobody has tried to leave out here. */
  const next = (who: string): string | null => {
    const field = NEEDS[who]?.find((one) => !tried.has(`${who} ${one}`)) ?? null
    if (field) tried.add(`${who} ${field}`)
    return field
  }
  const agent = {
    name: 'casework',
    async propose(call: Parameters<typeof caseworkAgent.propose>[0]) {
      const { bytes } = await caseworkAgent.propose(call)
      const { agent: role } = call.snapshot as { agent: string }
      lost.field = next(`${role} ${nameOf(JSON.parse(new TextDecoder().decode(bytes)))}`)
      return { bytes }
    },
  }
  const world = await openCaseWorld({
    agentFor: () => agent,
    pack: (pack) => losing(pack, lost),
    limits: { maxAttempts: 1000 },
  })
  const act = async (id: string, who: string, kind: string, content: Row) => {
    for (let field = next(who); field; field = next(who)) {
      lost.field = field
      const before = await countRows(world)
      const [role] = who.split(' ')
      expect(await world.act(id, kind, { role, ...content })).toMatch(/^refused: scope\.missing/)
      expect(await countRows(world)).toEqual(before)
    }
    lost.field = null
    expect(await world.act(id, kind, { role: who.split(' ')[0], ...content })).toBe('done')
    await world.work(id)
  }
  const id = await world.lw.create({ pack: 'casework', name: 'x', goal: { matter: 'x', matter_type: 'employment' } })
  await act(id, 'ATTORNEY case.open', 'case.open', {})
  const { sampleForm } = await import('#packs/casework/intake/sample-form.ts')
  const file = (artifact_kind: string, value: unknown, more: Row = {}) => ({
    ...{ artifact_kind, name: `${artifact_kind}.json`, text: JSON.stringify(value), ...more },
  })
  await act(id, 'ASSISTANT upload', 'case.file', file('client_intake_form', sampleForm()))
  await act(id, 'ATTORNEY intake.accept', 'case.decide', { decision: 'accept', reason: 'x' })
  const document_id = await letter(world, id)
  await world.work(id)
  await act(id, 'ATTORNEY privilege.mark', 'case.mark', { document_id, privileged: false, basis: 'none' })
  const client_session_id = await session(world, id, true)
  const { role: _, ...words } = consent(client_session_id, true)
  await act(id, 'ASSISTANT consent.record', 'case.consent', words)
  await act(id, 'ASSISTANT upload', 'case.dictate', { client_session_id, step: 'start' })
  await act(id, 'ASSISTANT upload', 'case.dictate', { client_session_id, step: 'stop' })
  for (let turn = await openTurn(world, id); turn; turn = await openTurn(world, id)) {
    const text = 'My friend Rosalind Achterberg saw on 2 March 2026 that I was warned.'
    const said = turn.number === 1 ? { text } : { skip: true }
    await act(id, 'ATTORNEY upload', 'case.answer', { turn_id: turn.turn_id, ...said })
  }
  const [transcript] = await world.rows<{ transcript_id: string }>('select transcript_id from casework.transcripts')
  const edits = [{ turn: 2, text: 'My friend Rosalind Achterberg saw that I was warned.' }]
  await act(id, 'ATTORNEY transcript.correct', 'case.correct', { ...transcript, edits })
  const filed = await fileInsight(world, id, insight('Ask first who decided it and what they knew by then.'))
  expect(await world.act(id, 'case.file', ticket(filed))).toBe('done')
  await world.work(id)
  const grant = async () => {
    lost.field = null
    return world.grant(id)
  }
  while ((await grant()) > 0);
  await requestExport(world, id)
  while ((await grant()) > 0);
  const override = { action: 'rerun.force', override_ticket_id: 'O-1', override_reason: 'x', what: 'mapping' }
  await act(id, 'ATTORNEY_ADMIN rerun.force', 'case.override', override)
  await act(id, 'ATTORNEY case.close', 'case.close', {})
  expect((await world.state(id)).workspace.status).toBe('completed')

  const wanted = Object.entries(NEEDS).flatMap(([who, fields]) => fields.map((field) => `${who} ${field}`))
  expect([...tried].sort()).toEqual(wanted.sort())
  const denied = await world.rows<{ who: string; rule: string; reason: string; used: number }>(
    `select r.role_id || ' ' || r.run_name || ' ' || split_part(a.payload::jsonb #>> '{authz,rule_id}', ':', 2) as who, a.payload::jsonb ->> 'outcome_reason' as reason
     from kernel.runs r join kernel.audit_log a on a.workspace_id = r.workspace_id and a.payload::jsonb ->> 'run_id' = r.run_id::text and a.action_type = 'authz_decision'
     where r.workspace_id = $1 and r.status = 'denied'`,
    [id],
  )
  expect(denied.map(({ who }) => who).sort()).toEqual(wanted.sort())
  for (const { reason } of denied) expect(reason).toMatch(/ requires \w+\./)
})

// ---- People

test('people are held to their lanes: who may not is denied in a run of their own, and nothing else is written [C-deny.4]', async () => {
  const world = await openCaseWorld()
  const id = await world.open()
  await world.work(id)
  const document_id = (await world.rows<{ document_id: string }>('select document_id from casework.documents'))[0]
    ?.document_id
  const decide = { decision: 'accept', reason: 'x' }
  const override = { action: 'rerun.force', override_ticket_id: 'O-1', override_reason: 'because' }
  const mark = { document_id, privileged: true, basis: 'x' }
  const upload = {
    artifact_kind: 'document',
    name: 'x',
    content_type: 'text/plain',
    sha256: 'a'.repeat(64),
    size_bytes: 1,
  }
  const attempts: Array<[role: string, kind: string, content: Row, refused: string]> = [
    ['ASSISTANT', 'case.decide', decide, 'lane.none'],
    ['ASSISTANT', 'case.decide', { ...decide, decision: 'reject' }, 'lane.none'],
    ['ASSISTANT', 'case.decide', { ...decide, decision: 'request_more' }, 'lane.none'],
    ['ORCHESTRATOR', 'case.decide', decide, 'lane.none'],
    ['INTAKE_AGENT', 'case.decide', decide, 'lane.none'],
    ['ATTORNEY', 'case.override', override, 'lane.none'],
    ['ASSISTANT', 'case.override', override, 'lane.none'],
    ['ATTORNEY', 'case.override', { ...override, action: 'override.enable' }, 'lane.none'],
    ['ATTORNEY', 'case.override', { ...override, action: 'override.disable' }, 'lane.none'],
    ['ATTORNEY', 'case.override', { ...override, action: 'taxonomy.unlock' }, 'lane.none'],
    ['ATTORNEY_ADMIN', 'case.override', { ...override, override_ticket_id: undefined }, 'scope.missing'],
    ['ATTORNEY_ADMIN', 'case.override', { ...override, override_reason: undefined }, 'scope.missing'],
    ['ATTORNEY_ADMIN', 'case.override', { ...override, override_ticket_id: ' ' }, 'scope.missing'],
    ['ATTORNEY_ADMIN', 'case.override', { ...override, override_reason: ' ' }, 'scope.missing'],
    ['ATTORNEY_ADMIN', 'case.upload', upload, 'lane.none'],
    ['ATTORNEY_ADMIN', 'case.mark', mark, 'lane.none'],
    ['EXPORT_AGENT', 'case.mark', mark, 'lane.none'],
    ['NOBODY', 'case.mark', mark, 'identity.unknown'],
    ['ASSISTANT', 'case.upload', { ...upload, case_id: SOME }, 'lane.prohibited'],
  ]
  const before = await countRows(world)
  for (const [role, kind, content, refused] of attempts) {
    const since = await lastSeq(world, id)
    const runs = (await deniedRuns(world, id)).length
    const given = JSON.parse(JSON.stringify({ role, ...content }))
    expect(await world.act(id, kind, given), `${role} ${kind}`).toMatch(new RegExp(`^refused: ${refused}`))
    const denied = await deniedRuns(world, id)
    expect(denied).toHaveLength(runs + 1)
    expect(denied.at(-1)).toMatchObject({ role_id: role, parent_kind: 'orchestrator' })
    const told = (await auditOf(world, id, since)).filter(({ run_id }) => run_id === denied.at(-1)?.run_id)
    expect(told).toMatchObject([
      { action_type: 'authz_decision', outcome: 'deny', outcome_reason: expect.any(String) },
      { action_type: 'system', outcome: 'deny', target: { operation: 'denied' } },
    ])
  }
  expect(await countRows(world)).toEqual(before)
  // The same by who may, in writing, is done.
  expect(await world.act(id, 'case.override', { role: 'ATTORNEY_ADMIN', ...override, what: 'intake' })).toBe('done')
  await accept(world, id)
})

test('an agent that can do nothing right is given up after three attempts, and waits for a person; the retry is a new run below the failed one [C-deny.5, S004-life.4]', async () => {
  const sly = slyAgent()
  sly.say = ({ agent }) => (agent === 'INTAKE_AGENT' ? { action_type: 'write_transcript' } : undefined)
  const world = await openCaseWorld({ agentFor: () => sly.agent })
  const id = await world.open()
  await world.work(id)
  const tasks = () =>
    world.rows<{ task_id: string; status: string }>(
      `select task_id, status from kernel.tasks where metadata ->> 'work' = 'intake' order by created_at`,
    )
  const [given] = await tasks()
  expect(await tasks()).toEqual([{ task_id: given?.task_id, status: 'blocked' }])
  await world.work(id)
  expect(await tasks()).toHaveLength(1)
  sly.say = () => undefined
  await world.lw.send(id, 'olga', 'task.reopen', { task_id: given?.task_id })
  await world.work(id)
  expect(await tasks()).toEqual([{ task_id: given?.task_id, status: 'done' }])
  const runs = await world.rows<{ run_id: string; parent_run_id: string; root_run_id: string; status: string }>(
    `select run_id, parent_run_id, root_run_id, status from kernel.runs where run_kind = 'agent' and role_id = 'INTAKE_AGENT' order by created_at`,
  )
  const [failed, retry] = runs
  expect(runs).toHaveLength(2)
  expect(failed).toMatchObject({ status: 'failed' })
  expect(retry).toMatchObject({ status: 'completed', parent_run_id: failed?.run_id, root_run_id: failed?.root_run_id })
})
