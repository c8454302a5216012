/** What somebody wrote as the name of a file: what would lead elsewhere, or turn the direction of writing, is a blank. */
export function fileNameOf(text: string, otherwise: string): string {
  const plain = text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069/\\]+/gu, ' ').trim()
  return `${[...plain].slice(0, 200).join('').trim() || otherwise}.json`
}
