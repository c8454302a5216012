import { expect, test } from 'vitest'
import type { Agent, AgentCall } from '#kernel/ports/agent.ts'
import type { CaseSnapshot } from '../domain/decide/snapshot.ts'
import { checkFacts } from '../domain/mapping/checks.ts'
import type { WriteFacts } from '../domain/mapping/contracts.ts'
import { loadTaxonomy } from '../domain/mapping/taxonomy.ts'
import { withModel } from './with-model.ts'

const DOCUMENT = '0198c0de-0000-7000-8000-00000000000d'
const PAGES = [
  { page: 1, text: 'Dear Ms. Ortega,\n\nyou were given a written\nwarning on 10 March 2026.' },
  { page: 2, text: 'Your employment ends on 31 March 2026.' },
]

const reading: CaseSnapshot = {
  agent: 'MAPPING_AGENT',
  request: null,
  now: '2026-11-01T00:00:00.000Z',
  work: {
    ...{ what: 'documents', taxonomy: 'employment-1', facts: [], elements: [], entities: [] },
    documents: [{ document_id: DOCUMENT, artifact_kind: 'document', content_type: 'text/plain', stage: 'read' }],
    reading: [{ document_id: DOCUMENT, from_page: 1, pages: PAGES }],
  },
}

const call = (snapshot: CaseSnapshot, errors: AgentCall['errors'] = []): AgentCall => ({
  ...{ workspaceId: 'w', snapshot, snapshotHash: 'h', rules: '', errors, maxBytes: 65536 },
  signal: new AbortController().signal,
})

function modelSaying(said: unknown): Agent & { asked: number } {
  const model = {
    name: 'm',
    asked: 0,
    async propose() {
      model.asked += 1
      if (said instanceof Error) throw said
      return { bytes: new TextEncoder().encode(typeof said === 'string' ? said : JSON.stringify(said)), model: 'm' }
    },
  }
  return model
}

const propose = async (model: Agent, snapshot: CaseSnapshot, errors?: AgentCall['errors']) =>
  JSON.parse(new TextDecoder().decode((await withModel(model).propose(call(snapshot, errors))).bytes))

const fact = (statement: string, more: object = {}) => ({
  ...{ statement, entities: [], supports: [], status: 'supported', ...more },
})

test('a model gives the words of a source, and their place is looked up; words that stand nowhere are unsupported [C-model.1]', async () => {
  const invented = { document_id: DOCUMENT, page: 1, start: 0, end: 4, quote_hash: '0'.repeat(64) }
  const said = {
    action_type: 'write_facts',
    document_ids: [DOCUMENT],
    facts: [
      fact('you were given a written warning on 10 March 2026.'),
      fact('Your employment ends on 31 March 2026.', { pinpoint: invented }),
      fact('Your employment ends on 31 March 2026.'),
      fact('She was dismissed because of her age.', { pinpoint: invented }),
    ],
  }
  const proposal = (await propose(modelSaying(said), reading)) as WriteFacts
  expect(proposal.facts.map(({ status }) => status)).toEqual(['supported', 'supported', 'unsupported'])
  const [first] = proposal.facts
  expect(PAGES[0]?.text.slice(first?.pinpoint?.start, first?.pinpoint?.end)).toBe(
    'you were given a written\nwarning on 10 March 2026.',
  )
  expect(checkFacts(proposal, () => PAGES, loadTaxonomy('employment-1'))).toBeNull()
})

test('what a model says otherwise is left for the controller to judge [C-model.1]', async () => {
  const other = { action_type: 'promote_playbook', title: 'x' }
  expect(await propose(modelSaying(other), reading)).toEqual(other)
  const reply = await withModel(modelSaying('not json')).propose(call(reading))
  expect(new TextDecoder().decode(reply.bytes)).toBe('not json')
})

test('what it was refused, where it cannot be reached, and what only has to be done next goes by the book [C-model.2]', async () => {
  const error = { code: 'x', message: 'no', next: 'other', path: '' } as unknown as AgentCall['errors'][number]
  const model = modelSaying({ action_type: 'no_op', reason: 'awaiting_user_input' })
  expect((await propose(model, reading, [error])).action_type).toBe('write_facts')
  expect(model.asked).toBe(0)
  expect((await propose(modelSaying(new Error('away')), reading)).action_type).toBe('write_facts')
  const unread = { ...reading, work: { ...reading.work, reading: [] } }
  const documents = [
    { document_id: DOCUMENT, artifact_kind: 'document', content_type: 'text/plain', stage: 'received' },
  ]
  const next = await propose(model, { ...unread, work: { ...unread.work, documents } })
  expect(next).toMatchObject({ action_type: 'read_documents' })
  for (const agent of ['GOVERNANCE_AGENT', 'EXPORT_AGENT'] as const)
    await propose(model, { ...reading, agent, work: { promotion: null, ticket: null, candidate: null, bundle: null } })
  expect(model.asked).toBe(0)
})
