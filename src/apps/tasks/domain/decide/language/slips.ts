import type { Word } from './word.ts'

/** Each letter once: "yesss" as "yes". */
export function unstretched(lower: string): string {
  for (let i = 1; i < lower.length; i++) {
    if (lower.charCodeAt(i) === lower.charCodeAt(i - 1)) return lower.replace(/(.)\1+/gu, '$1')
  }
  return lower
}

/** Of so short a word, a changed letter must lie beside the right one. */
const SHORT = 4

/**
 * Finds the word that was meant when one letter was left out, put in, changed, or two were exchanged (Damerau distance 1).
 * The first letter is always right. Words are found by the hashes of what remains without one letter, so that nothing
 * is cut or compared for a word that is near none.
 */
export function corrector(targets: Word[], rows: string[]): (lower: string) => Word | undefined {
  const near = new Map<number, Word[]>()
  const add = (key: number, word: Word) => {
    const words = near.get(key)
    if (!words) near.set(key, [word])
    else if (!words.includes(word)) words.push(word)
  }
  for (const word of targets) {
    for (let skip = 0; skip < word.text.length; skip++) add(hashWithout(word.text, skip), word)
    add(hashWithout(word.text, -1), word)
  }
  const find = (lower: string, key: number) => near.get(key)?.find((word) => isOneSlip(lower, word.text, rows))
  return (lower) => {
    let found = find(lower, hashWithout(lower, -1))
    for (let skip = 1; skip < lower.length && !found; skip++) found = find(lower, hashWithout(lower, skip))
    return found
  }
}

function hashWithout(text: string, skip: number): number {
  let hash = 7
  for (let i = 0; i < text.length; i++) if (i !== skip) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0
  return hash
}

function isOneSlip(a: string, b: string, rows: string[]): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false
  let i = 0
  while (i < a.length && i < b.length && a[i] === b[i]) i++
  const rest = (from: number, to: number) => a.slice(i + from) === b.slice(i + to)
  const isShort = b.length <= SHORT
  if (a.length === b.length) {
    if (rest(1, 1)) return !isShort || areNeighbours(a[i]!, b[i]!, rows)
    return a[i] === b[i + 1] && a[i + 1] === b[i] && rest(2, 2)
  }
  if (a.length > b.length) return rest(1, 0)
  return rest(0, 1)
}

function areNeighbours(a: string, b: string, rows: string[]): boolean {
  const place = (letter: string) => {
    const row = rows.findIndex((keys) => keys.includes(letter))
    return [row, row < 0 ? 0 : rows[row]!.indexOf(letter)] as const
  }
  const [[row, column], [otherRow, otherColumn]] = [place(a), place(b)]
  return row >= 0 && otherRow >= 0 && Math.abs(row - otherRow) <= 1 && Math.abs(column - otherColumn) <= 1
}
