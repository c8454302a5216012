/** Controls, marks of direction and what is no character; the joiners stay, some languages are written with them. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/gu

/** What an engine says was said, as one line of at most `max` units. */
export function saidText(text: string, max: number): string {
  // Cleaning only shortens; a text made of unseen characters must not cost more than a text.
  const bounded = text.slice(0, max * 4).normalize('NFC')
  const line = bounded.replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ')
  return line.trim().slice(0, max).toWellFormed()
}
