import type { Tone } from '#host/desk/components/badge.tsx'
import type { Board, Bundle, Case, CaseDocument, CaseLine, Finding, Reference } from './types.ts'

/** How this room writes what the database calls otherwise. */

export interface Said {
  text: string
  tone: Tone
}

const CASE: Record<Case['status'], Said> = {
  intake: { text: 'intake', tone: 'info' },
  needs_more: { text: 'more was asked for', tone: 'warn' },
  accepted: { text: 'accepted', tone: 'good' },
  rejected: { text: 'turned down', tone: 'bad' },
  closed: { text: 'closed', tone: 'plain' },
}

export function sayCase(status: CaseLine['case']): Said {
  return status === null ? { text: 'not open yet', tone: 'plain' } : CASE[status]
}

const CONFLICT: Record<Case['conflict'], Said> = {
  unknown: { text: 'conflict check: not answered yet', tone: 'plain' },
  no: { text: 'no conflict', tone: 'good' },
  possible: { text: 'possible conflict', tone: 'warn' },
  yes: { text: 'conflict', tone: 'bad' },
}

export const sayConflict = (answer: Case['conflict']) => CONFLICT[answer]

const STAGE: Record<CaseDocument['stage'], Said> = {
  received: { text: 'received', tone: 'info' },
  read: { text: 'read', tone: 'info' },
  mapped: { text: 'facts taken', tone: 'good' },
  unreadable: { text: 'not readable', tone: 'bad' },
  kept: { text: 'kept', tone: 'plain' },
}

/** Before the case is taken nothing is read: what came in waits, and says so. */
export function sayStage(stage: CaseDocument['stage'], status?: Case['status']): Said {
  if (stage !== 'received') return STAGE[stage]
  return { tone: 'info', text: status === 'accepted' ? 'waits to be read' : 'received' }
}

const KINDS: Record<CaseDocument['artifact_kind'], string> = {
  document: 'document',
  image: 'picture',
  audio: 'recording',
  client_intake_form: 'intake form',
  client_session: 'session',
  promotion_ticket: 'promotion ticket',
  candidate_insight: 'insight',
  export_request: 'export request',
  redaction_profile: 'redaction profile',
  transcript: 'transcript',
}

export const sayKind = (kind: CaseDocument['artifact_kind']) => KINDS[kind]

const FINDINGS: Record<Finding['kind'], string> = {
  client_identity: 'who the client is',
  raw_case_text: 'words of the case',
  privileged_notes: 'privileged notes',
}

export const sayFinding = (kind: Finding['kind']) => FINDINGS[kind]

const BUNDLES: Record<Bundle['kind'], string> = {
  discovery_production: 'Discovery production',
  internal_review: 'Internal review',
  attorney_client_delivery: 'Delivery to the client',
  court_filing_support: 'Support of a court filing',
  expert_review: 'Review by an expert',
  backup_archive: 'Archive',
  other: 'Something else',
}

export const sayBundle = (kind: Bundle['kind']) => BUNDLES[kind]

const BUNDLE_STATES: Record<Bundle['status'], Said> = {
  requested: { text: 'asked for', tone: 'warn' },
  created: { text: 'put together', tone: 'info' },
  validated: { text: 'checked', tone: 'info' },
  signed: { text: 'signed', tone: 'info' },
  finalized: { text: 'finished', tone: 'good' },
  failed: { text: 'failed', tone: 'bad' },
}

export const sayBundleState = (status: Bundle['status']) => BUNDLE_STATES[status]

export const sayPromotion: Record<Board['promotions'][number]['status'], Said> = {
  open: { text: 'being looked at', tone: 'info' },
  denied: { text: 'denied', tone: 'bad' },
  refused: { text: 'an attorney said no', tone: 'warn' },
  promoted: { text: 'in the playbook', tone: 'good' },
}

/** `raw.code: what happened` as what happened: whoever reads a list has no use for a code. */
export function plainProblem(problem: string): string {
  const words = problem.replace(/^[a-z0-9_]+(?:\.[a-z0-9_]+)+: /, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function counted(n: number, what: string, many = `${what}s`): string {
  return `${n.toLocaleString()} ${n === 1 ? what : many}`
}

/** Titles of causes and elements, by the taxonomy that the case is pinned to. */
export function titlesOf(reference: Reference | undefined, version: string) {
  const taxonomy = reference?.taxonomies.find((one) => one.version === version)
  const cause = (id: string) => taxonomy?.causes.find((one) => one.id === id)
  return {
    causes: taxonomy?.causes ?? [],
    cause: (id: string) => cause(id)?.title ?? spelled(id),
    element: (id: string, element: string) =>
      cause(id)?.elements.find((one) => one.id === element)?.title ?? spelled(element),
    needs: (id: string, element: string) => cause(id)?.elements.find((one) => one.id === element)?.needs ?? '',
  }
}

/** `written_notice` as words. */
export function spelled(name: string): string {
  const words = name.replaceAll(/[_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
