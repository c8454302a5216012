import type { AgentName } from '#apps/casework/domain/decide/case.ts'
import type { Row } from '#kernel/ports/store.ts'

/** Who may propose what, out of the specification's table of lanes, written down without looking at the policy. */
export const MAY: Record<AgentName, string[]> = {
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
export const ROLES = Object.keys(MAY) as AgentName[]

export const SOME = '0198c0de-0000-7000-8000-00000000abcd'
/** Each action as an agent would propose it, with the name that it would have in the lanes. */
export const PROPOSALS: Array<[name: string, proposal: Row & { action_type: string }]> = [
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
