/** Letters that do not come apart into a letter and its mark. */
const SINGLE: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
}

/** Lower case without accents, unit by unit: a place in the answer is the same place in the text. */
export function fold(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at++) folded += foldUnit(text[at]!)
  return folded
}

const units = new Map<string, string>()
const UNITS_MAX = 4000

function foldUnit(unit: string): string {
  const known = units.get(unit)
  if (known !== undefined) return known
  if (units.size >= UNITS_MAX) units.clear()
  const lower = unit.toLowerCase()
  const single = SINGLE[lower] ?? lower.normalize('NFD')[0]!
  const folded = lower.length === 1 && single.length === 1 ? single : unit
  units.set(unit, folded)
  return folded
}

const BOUNDARY_BEFORE = '(?<![\\p{L}\\p{N}])'
const BOUNDARY_AFTER = '(?![\\p{L}\\p{N}])'

/** Whole words that match one of the fragments, in folded text. */
export function wordsPattern(fragments: readonly string[], flags = 'gu'): RegExp {
  return new RegExp(`${BOUNDARY_BEFORE}(?:${fold(fragments.join('|'))})${BOUNDARY_AFTER}`, flags)
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
