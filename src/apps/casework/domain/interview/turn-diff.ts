export interface DiffPiece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Same and removed pieces together are the turn as it was, same and added ones as it is. */
export interface TurnDiff {
  turn: number
  pieces: DiffPiece[]
}

const WORDS = /\s+|\S+/gu

/** The words that both have at the beginning and at the end, and what differs between: plain, and quick at any length. */
export function turnDiff(turn: number, before: string, after: string): TurnDiff {
  const [old, now] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []]
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start++
  let end = 0
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const pieces: DiffPiece[] = [
    { kind: 'same', text: old.slice(0, start).join('') },
    { kind: 'removed', text: old.slice(start, old.length - end).join('') },
    { kind: 'added', text: now.slice(start, now.length - end).join('') },
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ]
  return { turn, pieces: pieces.filter(({ text }) => text !== '') }
}
