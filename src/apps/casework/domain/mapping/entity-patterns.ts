import type { EntityKind } from './known-names.ts'

/** What is recognised by its form alone. */
export interface FoundForm {
  kind: EntityKind
  name: string
  start: number
  end: number
}

const STATE =
  'A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
const STREET =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Highway|Hwy|Parkway|Pkwy|Terrace|Square|Circle'

interface FormPattern {
  kind: EntityKind
  pattern: RegExp
  /** The part that is the thing itself. */
  part?: number
}

// Each repeats only within bounds, so that no page can make one slow.
const PATTERNS: readonly FormPattern[] = [
  {
    kind: 'email',
    pattern:
      /(?<![\w.+-])[A-Za-z0-9][\w.+%-]{0,63}@[A-Za-z0-9][A-Za-z0-9-]{0,62}(?:\.[A-Za-z0-9-]{1,63}){1,4}(?![\w@])/g,
  },
  { kind: 'identifier', pattern: /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g },
  { kind: 'identifier', pattern: /(?<![\d-])\d{2}-\d{7}(?![\d-])/g },
  {
    kind: 'identifier',
    pattern:
      /\b(?:employee|emp|badge|case|charge|claim|docket|file|policy|account|payroll|personnel|matter|complaint)[ \t]{1,2}(?:id|no|number|num)?(?:\.?[ \t]{0,2}#|\.?[ \t]?:|\.)?[ \t]{0,2}([A-Z0-9](?:[A-Z0-9-]{0,28}\d){1}(?:[A-Z0-9-]{0,4}))(?![\w-])/gi,
    part: 1,
  },
  { kind: 'phone', pattern: /(?<![\d.-])(?:\+?1[ .-]?)?(?:\(\d{3}\)[ ]?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-])/g },
  { kind: 'phone', pattern: /(?<![\d+])\+\d{1,3}(?:[ .-]?\d{2,4}){2,5}(?!\d)/g },
  {
    kind: 'money',
    pattern:
      /[$€£][ ]?\d{1,3}(?:,\d{3}){1,4}(?:\.\d{2})?(?![\d,])|[$€£][ ]?\d{1,9}(?:\.\d{1,2})?(?!\d)|\bUSD[ ]?\d{1,9}(?:,\d{3}){0,4}(?:\.\d{2})?(?!\d)/g,
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<![\\w$.])\\d{1,6}[ ](?:[NSEW]{1,2}\\.?[ ])?(?:[A-Z][\\w.'-]{0,20}[ ]){1,3}(?:${STREET})\\b\\.?(?:,?[ ](?:Suite|Ste|Apt|Unit|Floor|#)\\.?[ ]?[\\w-]{1,8})?(?:,?\\s{1,2}[A-Z][A-Za-z.' -]{1,30},[ ](?:${STATE})(?:[ ]\\d{5}(?:-\\d{4})?)?)?`,
      'g',
    ),
  },
]

const FORMS_PER_PATTERN = 1000

/** In the order of the page; of two that overlap, the kind that was looked for first. */
export function formsIn(text: string): FoundForm[] {
  const found: FoundForm[] = []
  const taken = new Uint8Array(text.length)
  for (const { kind, pattern, part } of PATTERNS) {
    let count = 0
    for (const match of text.matchAll(pattern)) {
      if (++count > FORMS_PER_PATTERN) break
      const whole = match[part ?? 0]!
      const start = match.index + (part ? match[0].lastIndexOf(whole) : 0)
      const name = whole.trimEnd()
      const end = start + name.length
      if (taken.subarray(start, end).includes(1)) continue
      taken.fill(1, start, end)
      found.push({ kind, name, start, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}
