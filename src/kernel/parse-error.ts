import type { ValidationError } from '#kernel/contracts/verdict.ts'
import { escapePointer, quote, validationError } from '#kernel/ledger/explain.ts'

interface Path {
  parent: Path | null
  key: string | number
}

type Found = ValidationError | null

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y
const NEXT_JSON = 'Answer with one JSON value and nothing before or after it.'

/** Reads the text exactly and names its first fault with its place; null for faultless JSON. Slower than `parseText`. */
export function findError(text: string, maxDepth: number): Found {
  let at = 0
  skipSpace()
  const error = readValue(null, 0)
  if (error) return error
  skipSpace()
  return at === text.length ? null : syntax(null, 'the end')

  function readValue(path: Path | null, depth: number): Found {
    const char = text[at]
    if (char === '{' || char === '[') {
      if (depth === maxDepth) return tooDeep(path, maxDepth)
      at++
      return char === '{' ? readMembers(path, depth + 1) : readItems(path, depth + 1)
    }
    if (char === '"') {
      const token = readString(path)
      return typeof token === 'string' ? surrogateError(token, path) : token
    }
    if (char === '-' || (char! >= '0' && char! <= '9')) return readNumber(path)
    for (const word of ['true', 'false', 'null']) {
      if (!text.startsWith(word, at)) continue
      at += word.length
      return null
    }
    return syntax(path, 'a value')
  }

  function readMembers(path: Path | null, depth: number): Found {
    const seen = new Set<string>()
    if (take('}')) return null
    for (;;) {
      if (text[at] !== '"') return syntax(path, 'a key in double quotes')
      const key = readString(path)
      if (typeof key !== 'string') return key
      const member = { parent: path, key }
      const problem = surrogateError(key, member)
      if (problem) return problem
      if (seen.has(key)) return duplicate(member)
      seen.add(key)
      if (!take(':')) return syntax(member, 'a colon')
      const inner = readValue(member, depth)
      if (inner) return inner
      if (take('}')) return null
      if (!take(',')) return syntax(path, 'a comma or a closing brace')
    }
  }

  function readItems(path: Path | null, depth: number): Found {
    if (take(']')) return null
    for (let index = 0; ; index++) {
      const problem = readValue({ parent: path, key: index }, depth)
      if (problem) return problem
      if (take(']')) return null
      if (!take(',')) return syntax(path, 'a comma or a closing bracket')
    }
  }

  /** The decoded string, or the fault in its token. */
  function readString(path: Path | null): string | ValidationError {
    const start = at
    for (at++; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 0x22) return JSON.parse(text.slice(start, ++at))
      if (code < 0x20) return syntax(path, 'an escape instead of a control character')
      if (code !== 0x5c) continue
      at++
      if (text[at] === 'u' && /[0-9a-fA-F]{4}/.test(text.slice(at + 1, at + 5))) at += 4
      else if (!'"\\/bfnrt'.includes(text[at]!)) return syntax(path, 'a valid escape')
    }
    return syntax(path, 'a closing double quote')
  }

  function readNumber(path: Path | null): Found {
    NUMBER.lastIndex = at
    const token = NUMBER.exec(text)?.[0]
    if (token === undefined) return syntax(path, 'a digit')
    at += token.length
    return survives(token) ? null : lossy(path, token)
  }

  /** Takes the character, and the space around what follows it. */
  function take(char: string): boolean {
    skipSpace()
    if (text[at] !== char) return false
    at++
    skipSpace()
    return true
  }

  function skipSpace(): void {
    while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at++
  }

  function syntax(path: Path | null, expected: string): ValidationError {
    const found = at >= text.length ? 'the text ends' : `${quote(String.fromCodePoint(text.codePointAt(at)!))} stands`
    const message = `This is not JSON: ${found} at character ${at + 1}.`
    return validationError('json.syntax', pointerOf(path), message, expected, NEXT_JSON)
  }
}

/** Whether the decimal number that was written is the number that a double gives back. */
export function survives(token: string): boolean {
  const value = Number(token)
  if (!Number.isFinite(value) || Object.is(value, -0)) return false
  return digitsOf(token) === digitsOf(String(value))
}

/**
 * What is left of a number without sign, point, power and the zeros around it. Rounding changes the power only with the
 * digits. Plain loops: a pattern for trailing zeros takes quadratic time on a long run of them.
 */
function digitsOf(token: string): string {
  const [mantissa] = (token.startsWith('-') ? token.slice(1) : token).split(/[eE]/) as [string]
  const all = mantissa.replace('.', '')
  let first = 0
  while (all[first] === '0') first++
  let end = all.length
  while (all[end - 1] === '0') end--
  return all.slice(first, end)
}

function surrogateError(text: string, path: Path | null): Found {
  if (text.isWellFormed()) return null
  return validationError(
    'json.lone_surrogate',
    pointerOf(path),
    'The text holds half of a surrogate pair, which is no character.',
    'whole Unicode characters',
    'Write the character itself, or both halves of its escape.',
  )
}

function duplicate(member: Path): ValidationError {
  return validationError(
    'json.duplicate_key',
    pointerOf(member),
    `The key ${quote(String(member.key))} stands twice in one object.`,
    'each key once',
    'Keep one of the two.',
  )
}

function lossy(path: Path | null, token: string): ValidationError {
  return validationError(
    'json.number_lossy',
    pointerOf(path),
    `The number ${quote(token)} would not survive: a double keeps ${quote(String(Number(token)))}.`,
    'a number that a double holds exactly as written',
    'Use fewer digits, or write it as a string.',
  )
}

function tooDeep(path: Path | null, maxDepth: number): ValidationError {
  return validationError(
    'json.too_deep',
    pointerOf(path),
    'The value is nested too deeply.',
    `at most ${maxDepth} levels of objects and arrays`,
    'Flatten it.',
  )
}

function pointerOf(path: Path | null): string {
  const segments: string[] = []
  for (let step = path; step; step = step.parent) segments.push(`/${escapePointer(String(step.key))}`)
  return segments.reverse().join('')
}
