import { lookAlikes } from './look-alikes.ts'

/** What one character comes to when case, accents, width, style and script are taken off it. */
export interface Character {
  /** Its letters and digits in lower case and without accents, in its own script; a separator is its own character. */
  plain: string
  /** The same as the eye reads it; differs where it is the look-alike of another letter. */
  seen: string
  /** Further letters that each could be taken for; only where `seen` is a single one. */
  also: string
  kind: 'letter' | 'digit' | 'separator' | 'nothing'
  upper: boolean
}

/** Letters that NFKD leaves whole. */
const WRITTEN_OUT: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', ŋ: 'n', ĸ: 'k' }

/** Signs that are read as letters inside a word, and digits that are read as letters. */
const READ_AS: Record<string, string> = {
  ...{ '0': 'o', '1': 'li', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'bg', '7': 't', '8': 'b', '9': 'gq' },
  ...{ '@': 'a', $: 's', '!': 'il', '|': 'li', '+': 't', '(': 'c', '<': 'c', '{': 'c', '[': 'c', '*': 'aeiou' },
  ...{ '€': 'e', '£': 'l', '¢': 'c', '¡': 'i', '§': 's', '©': 'c', '®': 'r', '¥': 'y', '∣': 'li' },
  ...{ o: '0', i: '1', l: '1', s: '5', z: '2', b: '8' },
}

const known = new Map<string, Character>()
const NOTHING: Character = { plain: '', seen: '', also: '', kind: 'nothing', upper: false }

/** Which letters one character stands for. There are few different ones in a text, so each is worked out once. */
export function readCharacter(char: string): Character {
  const before = known.get(char)
  if (before) return before
  const read = workOut(char)
  // Bounded by Unicode, but no text needs that many.
  if (known.size < 50_000) known.set(char, read)
  return read
}

function workOut(char: string): Character {
  // Invisible characters, marks that are put on others, controls: they never end a word.
  if (/^[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u.test(char)) return NOTHING
  if (/^[\s\u2800]$/u.test(char)) return separator(' ')
  if (/^\p{Cc}$/u.test(char)) return NOTHING
  const like = lookAlikes.get(char)
  const upper = /^[\p{Lu}\p{Lt}]$/u.test(char)
  const plain = [...char.normalize('NFKD').toLowerCase()]
    .map((part) => WRITTEN_OUT[part] ?? part)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
  if (like === undefined && plain === '') return separator(/^\p{Pd}$/u.test(char) ? '-' : char)
  const own = plain === '' ? like!.charAt(0) : plain
  const seen = like?.charAt(0) ?? [...own].map((part) => lookAlikes.get(part)?.charAt(0) ?? part).join('')
  const also = (like?.slice(1) ?? '') + (READ_AS[seen] ?? '')
  return { plain: own, seen, also, kind: /^[0-9]+$/.test(seen) ? 'digit' : 'letter', upper }
}

function separator(written: string): Character {
  // A full-width stop is a stop.
  const folded = written.normalize('NFKC')
  const char = folded.length === 1 ? folded : written
  return { plain: char, seen: char, also: READ_AS[char] ?? '', kind: 'separator', upper: false }
}
