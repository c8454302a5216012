import { fileURLToPath } from 'node:url'

export const SAMPLE = fileURLToPath(new URL('../../../src/apps/casework/demo/sample/interview.wav', import.meta.url))
export const SAMPLE_MS = 25_180
export const SAMPLE_TEXT =
  'My name is Maria Delgado-Reyes. I worked as a shift lead at Northgate Cold Storage. On the second of March I wrote to Grant Hollis about unpaid overtime and the broken freezer doors. Eight days later I got a written warning. On the thirty first of March they told me that my job was gone.'

/** Numbers and joined words may be written either way; everything else counts. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('31st', 'thirty first').replaceAll('2nd', 'second')
  return plain
    .replaceAll('over time', 'overtime')
    .replace(/[^a-z0-9']+/g, ' ')
    .trim()
    .split(' ')
}

/** Words that must be changed, added or taken away to get the other text, of so many in it. */
export function errorRate(heard: string, said: string): number {
  const [a, b] = [wordsOf(heard), wordsOf(said)]
  let above = b.map((_, i) => i + 1)
  for (const [i, word] of a.entries()) {
    let [left, corner] = [i + 1, i]
    above = above.map((up, j) => {
      const least = Math.min(left + 1, up + 1, corner + (word === b[j] ? 0 : 1))
      corner = up
      left = least
      return least
    })
  }
  return (above.at(-1) ?? a.length) / b.length
}
