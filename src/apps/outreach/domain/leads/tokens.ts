/** What a word is made of. Plus and hash belong to names such as C++ and C#. */
const WORD = /[\p{L}\p{M}\p{N}+#]+/gu

const ASCII_WORD = /[a-z0-9+#]+/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ASCII = /^[\u0000-\u007f]*$/

const TOKENS_MAX = 700

/**
 * A text as keywords are looked for in it: words in folded case with a blank before and after each, so that " senior "
 * is found in " senior engineer " and not in " seniority ". Empty when the text has no word. Made once, when a lead is
 * written: the database compares these bytes and knows nothing of letters, so a score does not depend on its locale.
 */
export function foldTokens(text: string): string {
  // Most titles are ASCII, where lower case is all there is to fold.
  const words = ASCII.test(text) ? text.toLowerCase().match(ASCII_WORD) : fold(text).match(WORD)
  if (!words) return ''
  const joined = ` ${words.join(' ')} `
  if (joined.length <= TOKENS_MAX) return joined
  // Whole words only: half of one would match what the text does not say.
  return joined.slice(0, joined.lastIndexOf(' ', TOKENS_MAX - 1) + 1)
}

/** Upper case first, so that ß and ss, and every form of a letter, meet. */
function fold(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC').toWellFormed()
}
