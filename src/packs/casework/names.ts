import type { KnownNames } from '#kernel/policy.ts'

/** Every name that the lanes of casework may speak of. A lane that names anything else stops the start. */
export const caseworkNames: KnownNames = {
  tools: [
    ...['dictation.start', 'dictation.stop', 'transcription.run', 'transcription.status', 'interview.prompt.next'],
    ...['export_bundle.create', 'export_bundle.validate', 'export_bundle.sign', 'export_bundle.finalize'],
    ...['conflict.check', 'text.extract', 'ocr.run'],
  ],
  actions: [
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
