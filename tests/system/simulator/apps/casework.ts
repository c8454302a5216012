import { caseworkApp } from '#apps/casework/app.ts'
import { sampleForm } from '#apps/casework/domain/intake/form.fixture.ts'
import { bundleTools } from '#apps/casework/tools/bundle-tools.ts'
import { conflictCheck } from '#apps/casework/tools/conflict-check.ts'
import { textTools } from '#apps/casework/tools/document-text.ts'
import { governanceTools } from '#apps/casework/tools/governance-tools.ts'
import { interviewTools } from '#apps/casework/tools/interview-tools.ts'
import type { CaseworkServices } from '#apps/casework/tools/services.ts'
import { send } from '#kernel/controller/workspaces.ts'
import { allCompleted, openWorkspace } from '#testing/simulator/run-scenario.ts'
import type { Environment, Insist, Say } from '#testing/simulator/types.ts'
import { CASEWORK_TOOLS, checkCasework } from './casework-oracle.ts'
import { createCaseworkServices, type FakeCaseworkServices } from './casework-services.ts'
import type { AppScenario } from './simulate.ts'
import type { Stage } from './stage.ts'

const LETTER =
  'Northwind Logistics. Dear Ms. Ortega, your employment ends on 31 March 2026. Please return your badge and your keys. Your last paycheck follows by mail. Gregory Hale, manager.'
const MEMO =
  'Note of counsel: on 5 March 2026 our client told us about the warning. On 9 April 2026 we advised her to wait.'

/** Two cases with the same kind of file: a letter, and a note of counsel that must not leave the house. */
export const caseworkScenario: AppScenario = {
  shapes: caseworkApp({} as CaseworkServices),
  begin(environment, stage) {
    const casework = createCaseworkServices(environment, stage)
    const oracle = checkCasework(environment, stage, casework)
    return {
      tools(line) {
        const own = casework.officeOn(line)
        return [
          conflictCheck(own),
          ...textTools(own),
          ...interviewTools(own),
          ...governanceTools(own),
          ...bundleTools(own),
        ]
      },
      rules: {
        tools: CASEWORK_TOOLS,
        asked:
          /^(row\.absent|document\.|fact\.|case\.|request\.|bundle\.|artifact\.|task\.precondition_unknown|database\.constraint)/,
        arrives: oracle.arrives,
        final: oracle.final,
      },
      scene: {
        limits: { agentTimeoutMs: 5000 },
        approver: ({ lane_id }) => (lane_id === 'EXPORT_CASE_DATA' ? 'ATTORNEY_ADMIN' : 'ATTORNEY'),
        async open(insist) {
          for (let n = 0; n < 1 + environment.random.below(2); n++) await openCase(environment, insist)
        },
        visit: (state, say) => work(environment, stage, casework, state.workspace.id, say),
        completed: () => allCompleted(environment),
      },
    }
  },
}

async function openCase(environment: Environment, insist: Insist): Promise<void> {
  const workspaceId = environment.ids.uuid()
  const goal = { matter: 'Ortega', matter_type: 'employment' }
  await openWorkspace(environment, insist, { app: 'casework', name: 'Ortega', goal, workspaceId })
  const sendItem = (kind: string, content: object) =>
    insist(() => send(environment.desk.deps, workspaceId, 'olga', kind, { ...content }))
  await sendItem('case.open', { role: 'ATTORNEY' })
  const text = JSON.stringify(sampleForm())
  await sendItem('case.file', { role: 'ASSISTANT', artifact_kind: 'client_intake_form', name: 'form.json', text })
}

interface Standing {
  status: string
  documents: Array<{ id: string; name: string; stage: string; privileged: boolean }>
  requests: string[]
}

/** What the people of the firm do next in a case. */
async function work(
  environment: Environment,
  stage: Stage,
  casework: FakeCaseworkServices,
  workspace: string,
  say: Say,
): Promise<void> {
  const { random, chaos, desk } = environment
  const [now] = await desk.call({ call: 'look', what: 'look' }, () => stage.rows<Standing>(STANDING, [workspace]))
  if (!now) return
  if (now.status === 'intake' || now.status === 'needs_more')
    await say('olga', 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })
  if (now.status !== 'accepted') return
  const named = (name: string) => now.documents.find((one) => one.name === name)
  for (const [name, text] of [
    ['letter.txt', `${LETTER} Case ${workspace.slice(-4)}.`],
    ['memo.txt', `${MEMO} Case ${workspace.slice(-4)}.`],
  ] as const) {
    const sha256 = casework.keep(workspace, text)
    const other = environment.workspaces.find((one) => one !== workspace)
    const content = { role: 'ASSISTANT', artifact_kind: 'document', name, content_type: 'text/plain', sha256 }
    if (!named(name)) await say('olga', 'case.upload', { ...content, size_bytes: text.length })
    // Somebody takes another case's file for this one's.
    if (!chaos.ended && other && random.chance(0.1))
      await say('mallory', 'case.upload', { ...content, name: `of-${name}`, case_id: other, size_bytes: text.length })
  }
  const memo = named('memo.txt')
  if (memo && !memo.privileged)
    await say('olga', 'case.mark', {
      role: 'ATTORNEY',
      document_id: memo.id,
      decision: 'withhold',
      basis: 'attorney-client',
    })
  if (!named('letter.txt') || !memo?.privileged) return
  const open = now.requests.some((status) => status !== 'failed' && status !== 'finalized')
  const done = now.requests.includes('finalized') || now.requests.length > 4
  if (!open && !done) {
    const bates = { prefix: 'ABC', start: 1, digits: 6 }
    const reason = `Production ${now.requests.length + 1}`
    const text = JSON.stringify({ bundle_kind: 'discovery_production', export_reason: reason, bates })
    const name = `request-${now.requests.length}.json`
    await say('olga', 'case.file', { role: 'ASSISTANT', artifact_kind: 'export_request', name, text })
  }
  if (chaos.ended && done && !open) await say('olga', 'case.close', { role: 'ATTORNEY' })
}

const STANDING = `select c.status,
    (select coalesce(jsonb_agg(jsonb_build_object('id', d.document_id, 'name', d.name, 'stage', d.stage, 'privileged', d.privileged) order by d.number), '[]')
      from casework.documents d where d.workspace_id = $1) as documents,
    (select coalesce(jsonb_agg(r.status order by r.bundle_id), '[]') from casework.export_requests r where r.workspace_id = $1) as requests
  from casework.cases c where c.workspace_id = $1`
