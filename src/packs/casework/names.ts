import type { KnownNames } from '#kernel/policy.ts'

/** Every name that the lanes of casework may speak of. A lane that names anything else stops the start. */
export const caseworkNames: KnownNames = {
  tools: [
    ...['dictation.start', 'dictation.stop', 'transcription.run', 'transcription.status', 'interview.prompt.next'],
    ...['export_bundle.create', 'export_bundle.validate', 'export_bundle.sign', 'export_bundle.finalize'],
    ...['conflict.check', 'text.extract', 'ocr.run', 'sanitise.scan'],
  ],
  actions: [
    ...['no_op', 'request_user_input', 'case.open', 'case.close'],
    ...['upload', 'consent.record', 'transcript.correct', 'privilege.mark'],
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
