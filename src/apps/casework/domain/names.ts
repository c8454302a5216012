import type { KnownNames } from '#kernel/policy/policy.ts'

/** Every name that the lanes of casework may speak of. A lane that names anything else stops the start. */
export const caseworkNames: KnownNames = {
  tools: [
    ...['dictation.start', 'dictation.stop', 'transcription.run', 'transcription.status', 'interview.prompt.next'],
    ...['export_bundle.create', 'export_bundle.validate', 'export_bundle.sign', 'export_bundle.finalize'],
    ...['conflict.check', 'text.extract', 'ocr.run', 'sanitise.scan'],
  ],
  actions: [
    ...['no_op', 'request_user_input', 'case.open', 'case.close'],
    ...['upload', 'consent.record', 'transcript.correct', 'privilege.mark', 'privilege.clear'],
    ...['fact.reject', 'fact.restore', 'fact.correct', 'fact.map', 'fact.add'],
    'export_request.end',
    ...['intake.accept', 'intake.reject', 'intake.request_more'],
    ...['override.enable', 'override.disable', 'rerun.force', 'taxonomy.unlock'],
  ],
  tables: [
    ...['transcripts', 'interview_notes', 'entities', 'facts', 'evidence_map', 'coa_map'],
    ...['shared_playbooks', 'shared_heuristics', 'export_bundles'],
  ],
  traits: [
    ...['cross_case_lookup', 'external_export', 'shared_knowledge_write'],
    ...['raw_case_text', 'client_identity', 'privileged_notes'],
    ...['raw_external_destination', 'unaudited_delivery', 'silent_changes', 'bypass_audit'],
  ],
}

/** What agents write, by table; the two shared tables are written by tools. */
const TABLE_WRITES = [
  ...['append:transcripts', 'append:interview_notes', 'upsert:entities', 'append:export_bundles'],
  ...['append:facts', 'append:evidence_map', 'append:coa_map'],
]

/** Names that decisions write under, beyond what an agent proposes by name. */
export const caseworkWrites: string[] = [
  ...TABLE_WRITES,
  ...caseworkNames.actions.filter((name) => name !== 'no_op' && name !== 'request_user_input'),
]

/** What each proposal of an agent may come to, in the names of the lanes. */
export const caseworkResolvesTo: Record<string, readonly string[]> = {
  no_op: ['no_op'],
  request_user_input: ['request_user_input'],
  check_conflicts: ['conflict.check'],
  write_intake: ['append:interview_notes'],
  write_entities: ['upsert:entities'],
  ask_next: ['interview.prompt.next'],
  dictation: ['dictation.start', 'dictation.stop'],
  transcribe: ['transcription.run'],
  write_transcript: ['append:transcripts'],
  write_notes: ['append:interview_notes'],
  read_documents: ['text.extract', 'ocr.run'],
  write_facts: ['append:facts'],
  write_evidence_map: ['append:evidence_map'],
  write_coa_map: ['append:coa_map'],
  scan_candidate: ['sanitise.scan'],
  promote_playbook: ['append:shared_playbooks'],
  promote_heuristics: ['append:shared_heuristics'],
  bundle: [
    'export_bundle.create',
    'export_bundle.validate',
    'export_bundle.sign',
    'export_bundle.finalize',
    'export_request.end',
  ],
  write_bundle: ['append:export_bundles'],
}
