// Control characters, and those that turn the direction of the text around them.
const UNFIT = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** Text from outside as it may stand on a page: whole characters, plain line breaks, nothing that acts on a reader. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(UNFIT, (char) => (char === '\n' || char === '\t' ? char : '\uFFFD'))
}
