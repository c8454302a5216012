/** What a word is made of. Plus and hash belong to names such as C++ and C#. */
const WORD = /[\p{L}\p{M}\p{N}+#]+/gu

const TOKENS_MAX = 700

/**
 * A text as keywords are looked for in it: words in folded case with a blank before and after each, so that " senior "
 * is found in " senior engineer " and not in " seniority ". Empty when the text has no word. Made once, when a lead is
 * written: the database compares these bytes and knows nothing of letters, so a score does not depend on its locale.
 */
export function foldTokens(text: string): string {
  const folded = text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC')
  const words = folded.toWellFormed().match(WORD)
  if (!words) return ''
  const joined = ` ${words.join(' ')} `
  if (joined.length <= TOKENS_MAX) return joined
  // Whole words only: half of one would match what the text does not say.
  return joined.slice(0, joined.lastIndexOf(' ', TOKENS_MAX - 1) + 1)
}
