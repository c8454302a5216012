/**
 * What a reader does not see but a model would read: controls, zero-width and bidirectional marks, fillers, variation
 * selectors and the tag characters. Line ends are kept; other white space becomes a space.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{DI}\u2800]/gu

/** Text of a stranger as a reader sees it, at most `max` units long. */
export function cleanText(text: string, max: number): { text: string; cut: boolean } {
  // Cleaning only shortens, but a page made of unseen characters must not cost more than a page of text.
  const bounded = text.length > max * 4 ? text.slice(0, max * 4) : text
  const clean = bounded
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(UNSEEN, (char) => (char === '\n' ? '\n' : char === '\t' ? ' ' : ''))
    .replace(/[^\S\n]/g, ' ')
  const kept = clean.slice(0, max).toWellFormed()
  return { text: kept, cut: kept.length < clean.length || bounded.length < text.length }
}

/** One line: a name, a title. */
export function cleanLine(text: string, max: number): string {
  return cleanText(text, max * 2)
    .text.replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed()
}
