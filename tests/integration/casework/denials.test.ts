import { expect, test, vi } from 'vitest'
import type { AgentName } from '#apps/casework/domain/decide/case.ts'
import { openCaseFixture } from '../../support/case.ts'
import { MAY, PROPOSALS, ROLES, SOME } from './proposals.ts'
import {
  accepted,
  auditOf,
  consent,
  countRows,
  deniedRuns,
  insight,
  lastSeq,
  letter,
  promote,
  requestExport,
  session,
  slyAgent,
  WAIT,
} from './steps.ts'

vi.setConfig({ testTimeout: 300_000 })

/** A case in which this agent's work is under way, and the agent waits for what the test lets it say. */
async function inProgress(role: AgentName) {
  const sly = slyAgent()
  const queue: unknown[] = []
  sly.say = ({ agent }) => (agent === role ? (queue.shift() ?? WAIT) : undefined)
  const fixture = await openCaseFixture({ agentFor: () => sly.agent, limits: { maxAttempts: 10_000 } })
  const prepare: Record<AgentName, () => Promise<string>> = {
    INTAKE_AGENT: () => fixture.open(),
    INTERVIEW_AGENT: async () => {
      const id = await accepted(fixture)
      const own = await session(fixture, id, true)
      expect(await fixture.act(id, 'case.consent', consent(own, true))).toBe('done')
      return id
    },
    MAPPING_AGENT: async () => {
      const id = await accepted(fixture)
      await letter(fixture, id)
      return id
    },
    GOVERNANCE_AGENT: async () => {
      const id = await accepted(fixture)
      await promote(fixture, id, insight('Ask first who decided it and what they knew by then.'))
      return id
    },
    EXPORT_AGENT: async () => {
      const id = await accepted(fixture)
      await letter(fixture, id)
      await fixture.work(id)
      await requestExport(fixture, id)
      return id
    },
  }
  const id = await prepare[role]()
  await fixture.work(id)
  expect((await fixture.state(id)).current_task?.metadata.agent).toBe(role)
  const say = async (...said: unknown[]) => {
    queue.push(...said)
    await fixture.work(id)
    expect(queue).toEqual([])
  }
  return { fixture, id, say }
}

test.each(ROLES)(
  '%s is denied every action outside of its lanes, each in a run that was denied and told with its rule, and not a row is written [C-deny.1]',
  async (role) => {
    const { fixture, id, say } = await inProgress(role)
    const before = await countRows(fixture)
    const since = await lastSeq(fixture, id)
    const hostile = PROPOSALS.filter(([, { action_type }]) => !MAY[role].includes(action_type))
    expect(hostile.length).toBeGreaterThan(12)
    await say(...hostile.map(([, proposal]) => proposal))

    expect(await countRows(fixture)).toEqual(before)
    const runs = await deniedRuns(fixture, id)
    // One that may come to several names is denied by the first.
    const first = (name: string) =>
      name
        .replace('dictation.stop', 'dictation.start')
        .replace('ocr.run', 'text.extract')
        .replace(/^export_bundle\..*/, 'export_bundle.create')
    expect(runs.map(({ run_name }) => run_name)).toEqual(hostile.map(([name]) => first(name)))
    const audit = await auditOf(fixture, id, since)
    for (const { run_id, run_name, role_id, run_kind, parent_kind, error } of runs) {
      expect([role_id, parent_kind]).toEqual([role, 'agent'])
      expect(run_kind).toBe(/^(append|upsert):(?!shared)/.test(run_name) ? 'db_write' : 'tool_gateway')
      expect(error).toMatchObject({ error_code: 'lane.none', retryable: false })
      const recorded = audit.filter((event) => event.run_id === run_id)
      expect(recorded).toMatchObject([
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
    const { fixture, id, say } = await inProgress(role)
    const before = await countRows(fixture)
    const since = await lastSeq(fixture, id)
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
    expect(await countRows(fixture)).toEqual(before)
    const refused = (await auditOf(fixture, id, since)).filter(
      ({ target, outcome }) => target?.target_type === 'proposal' && outcome !== 'success',
    )
    expect(refused).toHaveLength(bent.length + other.length)
    const reasons = refused.map(({ outcome_reason }) => String(outcome_reason).split(':')[0])
    expect(reasons.slice(0, bent.length)).toEqual(bent.map(() => 'schema.additional'))
    const rest = new Set(reasons.slice(bent.length))
    expect([...rest].filter((code) => !/^(task\.|lane\.none)/.test(code ?? ''))).toEqual([])
  },
)
