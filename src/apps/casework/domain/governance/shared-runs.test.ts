import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildAutomaton } from './automaton.ts'
import { type Budget, findSharedRuns, readPassages } from './shared-runs.ts'
import { readSymbols } from './symbols.ts'

const plenty = (): Budget => ({ places: 1_000_000 })
const shared = (text: string, source: string, size: number) =>
  findSharedRuns(readPassages(text), source, size, plenty())

/** The words as they are compared. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  let word = ''
  readSymbols(text, {
    symbol(code) {
      word += String.fromCodePoint(code)
    },
    border() {
      words.push(word)
      word = ''
    },
  })
  return words
}

test('a word is the same in any case, script and width, with or without what cannot be seen', () => {
  const same = [
    'told',
    'TOLD',
    'ｔｏｌｄ',
    'tоld',
    'to\u200bld',
    'to\u00adld',
    'tóld',
    't0ld',
    'to\ufeffld',
    '𝐭𝐨𝐥𝐝',
    'to1d',
  ]
  expect(new Set(same.flatMap(wordsOf))).toEqual(new Set(['told']))
})

test.each([
  ['an apostrophe', "don't stop, won’t", 'dont stop wont'],
  ['a hyphen', 'a co-worker', 'a co worker'],
  ['a hyphen at the end of a line', 'termi-\nnated, well-\r\n  known', 'terminated wellknown'],
  ['the commas of numbers', '1,200 and 3.5', '1200 and 35'],
  ['signs in words', 's@id, p4id!', 'said paid'],
  ['a Greek capital', 'Νόμος', 'νόμος'],
  ['punctuation alone', '… — “”', ''],
])('%s makes no other words', (_, text, same) => {
  expect(wordsOf(text)).toEqual(wordsOf(same))
})

test('the places that the automaton tells are all the places of a match', () => {
  const letters = fc.array(fc.constantFrom(...'abc'), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(letters, letters, fc.boolean(), (text, other, wide) => {
      // More different symbols than a table is made for take the other way.
      const offset = (char: string) => char.charCodeAt(0)
      const alphabet = wide ? Array.from({ length: 60 }, (_, i) => 1000 + i) : []
      const symbols = [...text.map(offset), ...alphabet]
      const automaton = buildAutomaton(Int32Array.from(symbols))
      let [state, length] = [0, 0]
      for (let at = 0; at < other.length; at++) {
        automaton.step(state, length, offset(other[at]!))
        state = automaton.state
        length = automaton.length
        const read = other.slice(0, at + 1).join('')
        const longest = [...read].map((_, i) => read.slice(i)).find((end) => text.join('').includes(end)) ?? ''
        expect(length).toBe(longest.length)
        const places: number[] = []
        if (length > 0) automaton.places(automaton.shorten(state, length), (end) => places.push(end) > 0)
        const expected = text.flatMap((_, i) =>
          text
            .join('')
            .slice(0, i + 1)
            .endsWith(longest)
            ? [i]
            : [],
        )
        expect(places.sort((a, b) => a - b)).toEqual(length > 0 ? expected : [])
      }
    }),
    { numRuns: 200 },
  )
})

test('the runs are those that a patient reader finds word by word [C-gov.3]', () => {
  const words = fc.array(fc.constantFrom('red', 'blue', 'green', 'black', 'white'), { maxLength: 40 })
  fc.assert(
    fc.property(words, words, fc.integer({ min: 2, max: 5 }), (text, source, size) => {
      const found = new Set<number>()
      const textWords = text.join(' ')
      for (const { start, end } of shared(textWords, source.join(' '), size)) {
        const from = textWords.slice(0, start).split(' ').length - 1
        const count = textWords.slice(start, end).split(' ').length
        for (let i = 0; i < count; i++) found.add(from + i)
      }
      const expected = new Set<number>()
      for (let at = 0; at + size <= text.length; at++) {
        const window = text.slice(at, at + size).join(' ')
        if (` ${source.join(' ')} `.includes(` ${window} `)) for (let i = 0; i < size; i++) expected.add(at + i)
      }
      expect([...found].sort((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b))
    }),
    { numRuns: 300 },
  )
})

test('single letters with blanks between them are no eight words', () => {
  expect(shared('the employee left', 'e m p l o y e e', 8)).toEqual([])
  expect(shared('point e m p l o y e e point', 'see e m p l o y e e there', 8)).toHaveLength(1)
})

test('signs of scripts without blanks count as words', () => {
  expect(shared('她说：他在公司里骂了我。', '证人说他在公司里骂了我两次', 8)).toHaveLength(1)
  expect(shared('她说：他在公司里骂了。', '证人说他在公司里骂了我两次', 8)).toHaveLength(1)
  expect(shared('他在公司里', '证人说他在公司里骂了我两次', 8)).toEqual([])
})

test('ten million characters of sources are compared within seconds [C-gov.3]', { timeout: 60_000 }, () => {
  let seed = 7
  const next = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return seed % below
  }
  const letters = 'etaoinshrdlucmfwypvbgk'
  const vocabulary = Array.from({ length: 4000 }, () =>
    Array.from({ length: 2 + next(8) }, () => letters[next(letters.length)]).join(''),
  )
  const prose = (count: number) => Array.from({ length: count }, () => vocabulary[next(next(4000) + 1)]).join(' ')
  const source = prose(1_600_000)
  expect(source.length).toBeGreaterThan(10_000_000)
  const planted = source.slice(9_000_000, 9_000_090).split(' ').slice(1, -1).join(' ')
  const text = `${prose(1500)} ${planted} ${prose(200)}`
  const passages = readPassages(text)
  const began = performance.now()
  const runs = findSharedRuns(passages, source, 8, plenty())
  const tookMs = performance.now() - began
  expect(runs.some(({ start, end }) => text.slice(start, end).includes(planted))).toBe(true)
  expect(tookMs).toBeLessThan(20_000)
})
