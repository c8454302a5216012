/** What the lanes of a case may speak of beside its tools and tables. */

export const TRAITS = [
  'cross_case_lookup',
  'external_export',
  'shared_knowledge_write',
  'raw_case_text',
  'client_identity',
  'privileged_notes',
  'raw_external_destination',
  'unaudited_delivery',
  'silent_changes',
  'bypass_audit',
]

/** What agents write, by table; and what people do. */
export const WRITES = [
  'append:transcripts',
  'append:interview_notes',
  'upsert:entities',
  'append:facts',
  'append:evidence_map',
  'append:coa_map',
  'append:export_bundles',
  'case.open',
  'case.close',
  'upload',
  'consent.record',
  'transcript.correct',
  'privilege.mark',
  'intake.accept',
  'intake.reject',
  'intake.request_more',
  'override.enable',
  'override.disable',
  'rerun.force',
  'taxonomy.unlock',
]
