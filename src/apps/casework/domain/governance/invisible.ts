import type { Finding } from './finding.ts'

const WHAT = 'an invisible character, which could hide a message'
/** Format, private use, unassigned and control characters, fillers, and selectors, but for line ends and tabs. */
const INVISIBLE =
  /\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Cs}|\p{Variation_Selector}|\u034f|[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u
const EMOJI_BEFORE = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\d#*]|\ufe0f)$/u

/** One finding for each run of characters that no reader sees. */
export function findInvisible(text: string): Finding[] {
  const found: Finding[] = []
  let at = 0
  for (const char of text) {
    const start = at
    at += char.length
    if (!isInvisible(char, text.slice(Math.max(0, start - 2), start), text.slice(at, at + 2))) continue
    const last = found.at(-1)
    if (last?.end === start) last.end = at
    else found.push({ kind: 'client_identity', code: 'text.invisible_character', what: WHAT, start, end: at })
  }
  return found
}

function isInvisible(char: string, before: string, after: string): boolean {
  if (char === '\n' || char === '\t' || char === '\r' || !INVISIBLE.test(char)) return false
  // Part of an emoji as keyboards write it.
  if (char === '\ufe0f') return !EMOJI_BEFORE.test(before)
  if (char === '\u200d') return !(EMOJI_BEFORE.test(before) && /^\p{Extended_Pictographic}/u.test(after))
  return true
}
