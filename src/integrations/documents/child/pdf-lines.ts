/** A piece of text as the library gives it, with where it stands on the page. */
export interface TextPiece {
  str?: string
  hasEOL?: boolean
  /** The last two are its place, counted from the lower left corner. */
  transform?: number[]
}

/** A gap between lines that is so much wider than the usual one parts paragraphs. */
const WIDER = 1.35

/** The pieces as lines, with an empty line between paragraphs: a PDF has no paragraphs, only places. */
export function joinPieces(pieces: readonly TextPiece[]): string {
  const lines: Array<{ text: string; y: number }> = []
  let [text, y] = ['', Number.NaN]
  for (const { str = '', hasEOL, transform } of pieces) {
    if (str.trim() !== '' && Number.isNaN(y)) y = transform?.[5] ?? Number.NaN
    text += str
    if (!hasEOL) continue
    lines.push({ text, y })
    text = ''
    y = Number.NaN
  }
  if (text !== '') lines.push({ text, y })
  const usual = usualOf(lines.flatMap((_, i) => gapAbove(lines, i)))
  const parted = lines.map((line, i) => (gapAbove(lines, i).some((gap) => gap > usual * WIDER) ? '\n' : '') + line.text)
  return parted.join('\n')
}

/** How far a line stands below the one before; none where it stands beside or above, as in a new column. */
function gapAbove(lines: ReadonlyArray<{ y: number }>, i: number): number[] {
  const gap = i === 0 ? 0 : lines[i - 1]!.y - lines[i]!.y
  return gap > 0 ? [gap] : []
}

/** In a letter nearly every second line begins a paragraph: the middle would be between both. */
function usualOf(gaps: number[]): number {
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0
}
