export const FINDING_KINDS = ['client_identity', 'raw_case_text', 'privileged_notes'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** Something of the case that is left in a text. It says where and what, and never repeats what it found. */
export interface Finding {
  kind: FindingKind
  code: string
  /** Code units [start, end) of the text as it was given. */
  start: number
  end: number
  what: string
  /** Where the same words stand, as code units of that source. */
  source?: { id: string; start: number; end: number }
}

export const FINDINGS_TOLD = 200

export interface Told {
  findings: Finding[]
  /** How many more there are than are told. */
  more: number
}

/** In the order of the text, one where several overlap, and no more than a person would read. */
export function tellFindings(all: Finding[]): Told {
  const merged = FINDING_KINDS.flatMap((kind) => mergeOverlaps(all.filter((finding) => finding.kind === kind)))
  merged.sort((a, b) => a.start - b.start || a.end - b.end)
  return { findings: merged.slice(0, FINDINGS_TOLD), more: Math.max(0, merged.length - FINDINGS_TOLD) }
}

/** Those that share a character become one, which is told in the words of the most telling. */
function mergeOverlaps(findings: Finding[]): Finding[] {
  const sorted = findings.toSorted((a, b) => a.start - b.start || b.end - a.end || (a.code < b.code ? -1 : 1))
  const merged: Finding[] = []
  let told: Finding | undefined
  for (const next of sorted) {
    const last = merged.at(-1)
    if (!last || !told || next.start >= last.end) {
      merged.push(next)
      told = next
      continue
    }
    if (weight(next) > weight(told)) told = next
    merged[merged.length - 1] = { ...told, start: last.start, end: Math.max(last.end, next.end) }
  }
  return merged
}

/** What the case knows tells more than what only looks like something; then the longest. */
function weight({ code, start, end }: Finding): number {
  return (code.includes('looks_like') ? 0 : 1_000_000) + end - start
}
