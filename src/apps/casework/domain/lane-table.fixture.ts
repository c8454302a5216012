/** The table of lanes as the specification has it, written down without looking at the policy. */
export interface LaneRow {
  lane: string
  callers: string[]
  actions: string[]
  scope: string[]
  besides?: Record<string, string[]>
  prohibited: string[]
}
const interview = ['cross_case_lookup', 'external_export', 'shared_knowledge_write']
const agents = ['INTAKE_AGENT', 'INTERVIEW_AGENT', 'MAPPING_AGENT', 'GOVERNANCE_AGENT', 'EXPORT_AGENT']
/** Beyond the table: to ask or wait, to look before anything is shared, to decide on privilege, to end a request, and to begin and end a case. */
export const table: LaneRow[] = [
  {
    lane: 'ASK_OR_WAIT',
    callers: agents,
    actions: ['no_op', 'request_user_input'],
    scope: ['run_id'],
    prohibited: [],
  },
  {
    lane: 'TOOL_INTERVIEW_CAPTURE',
    callers: ['INTERVIEW_AGENT'],
    actions: [
      'dictation.start',
      'dictation.stop',
      'transcription.run',
      'transcription.status',
      'interview.prompt.next',
    ],
    scope: ['case_id', 'client_session_id', 'run_id'],
    prohibited: interview,
  },
  {
    lane: 'WRITE_INTAKE_ARTIFACTS',
    callers: ['INTERVIEW_AGENT', 'INTAKE_AGENT'],
    actions: ['append:transcripts', 'append:interview_notes', 'upsert:entities'],
    scope: ['case_id', 'run_id'],
    besides: { INTERVIEW_AGENT: ['client_session_id'] },
    prohibited: interview,
  },
  {
    lane: 'WRITE_MAPPING_OUTPUTS',
    callers: ['MAPPING_AGENT'],
    actions: ['append:facts', 'append:evidence_map', 'append:coa_map'],
    scope: ['case_id', 'run_id', 'coa_version'],
    prohibited: ['cross_case_lookup', 'shared_knowledge_write'],
  },
  {
    lane: 'PROMOTE_SHARED_KNOWLEDGE',
    callers: ['GOVERNANCE_AGENT', 'ATTORNEY_ADMIN'],
    actions: ['append:shared_playbooks', 'append:shared_heuristics'],
    scope: ['promotion_ticket_id', 'run_id', 'attorney_sign_off'],
    prohibited: ['raw_case_text', 'client_identity', 'privileged_notes'],
  },
  {
    lane: 'LOOK_FOR_CASE_TEXT',
    callers: ['GOVERNANCE_AGENT'],
    actions: ['sanitise.scan'],
    scope: ['promotion_ticket_id', 'run_id', 'attorney_sign_off'],
    prohibited: interview,
  },
  {
    lane: 'EXPORT_CASE_DATA',
    callers: ['EXPORT_AGENT'],
    actions: [
      ...['export_bundle.create', 'export_bundle.validate', 'export_bundle.sign', 'export_bundle.finalize'],
      'append:export_bundles',
    ],
    scope: ['case_id', 'run_id', 'export_reason', 'approval'],
    prohibited: ['raw_external_destination', 'unaudited_delivery'],
  },
  {
    lane: 'END_REQUEST',
    callers: ['EXPORT_AGENT'],
    actions: ['export_request.end'],
    scope: ['case_id', 'run_id'],
    prohibited: [],
  },
  {
    lane: 'DECIDE_PRIVILEGE',
    callers: ['ATTORNEY'],
    actions: ['privilege.clear'],
    scope: ['case_id', 'run_id'],
    prohibited: ['cross_case_lookup'],
  },
  {
    lane: 'READ_CONFLICT_CHECK',
    callers: ['INTAKE_AGENT'],
    actions: ['conflict.check'],
    scope: ['case_id', 'run_id'],
    prohibited: ['cross_case_lookup'],
  },
  {
    lane: 'TOOL_DOCUMENT_TEXT',
    callers: ['MAPPING_AGENT', 'INTAKE_AGENT'],
    actions: ['text.extract', 'ocr.run'],
    scope: ['case_id', 'run_id'],
    prohibited: ['cross_case_lookup', 'external_export'],
  },
  {
    lane: 'WRITE_CASE_FILE',
    callers: ['ATTORNEY', 'ASSISTANT'],
    actions: [
      ...['upload', 'consent.record', 'transcript.correct', 'privilege.mark'],
      ...['fact.reject', 'fact.restore', 'fact.correct', 'fact.map', 'fact.add'],
    ],
    scope: ['case_id', 'run_id'],
    prohibited: ['cross_case_lookup'],
  },
  {
    lane: 'DECIDE_INTAKE',
    callers: ['ATTORNEY', 'ATTORNEY_ADMIN'],
    actions: ['intake.accept', 'intake.reject', 'intake.request_more'],
    scope: ['case_id', 'run_id'],
    prohibited: [],
  },
  {
    lane: 'SYSTEM_OVERRIDE',
    callers: ['ATTORNEY_ADMIN'],
    actions: ['override.enable', 'override.disable', 'rerun.force', 'taxonomy.unlock'],
    scope: ['override_ticket_id', 'run_id', 'override_reason'],
    prohibited: ['silent_changes', 'bypass_audit'],
  },
  {
    lane: 'OPEN_CASE',
    callers: ['ATTORNEY', 'ATTORNEY_ADMIN', 'ASSISTANT'],
    actions: ['case.open'],
    scope: ['case_id', 'run_id'],
    prohibited: [],
  },
  {
    lane: 'CLOSE_CASE',
    callers: ['ATTORNEY', 'ATTORNEY_ADMIN'],
    actions: ['case.close'],
    scope: ['case_id', 'run_id'],
    prohibited: [],
  },
]
export const roles = [
  ...['ORCHESTRATOR', 'INTAKE_AGENT', 'INTERVIEW_AGENT', 'MAPPING_AGENT', 'GOVERNANCE_AGENT', 'EXPORT_AGENT'],
  ...['ASSISTANT', 'ATTORNEY', 'ATTORNEY_ADMIN', 'NOBODY'],
]
