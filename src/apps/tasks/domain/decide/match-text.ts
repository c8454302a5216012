/** What separates words: anything but letters, marks, numbers and symbols. An emoji is a word of its own right. */
const BETWEEN = /[\p{P}\p{Z}\p{C}]+/gu
/** Belongs to the word that it stands in: don't, l'eau. */
const INSIDE = /(?<=[\p{L}\p{N}])['’ʼ](?=[\p{L}\p{N}])/gu

/**
 * A text as references are compared with it: case and punctuation aside, words parted by one blank. What consists of
 * punctuation alone is compared as it is.
 */
export function matchText(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase()
  const words = folded.replace(INSIDE, '').replace(BETWEEN, ' ').trim()
  return words || folded.replace(/\s+/gu, ' ').trim()
}

/** Does the text hold the reference, beginning at a word? Both as matchText gives them. */
export function holdsFromWord(text: string, reference: string): boolean {
  return reference !== '' && ` ${text}`.includes(` ${reference}`)
}
