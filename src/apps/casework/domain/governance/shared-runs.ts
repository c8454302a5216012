import { type Automaton, buildAutomaton } from './automaton.ts'
import { readSymbols } from './symbols.ts'

/** The same words in the text and in a source, as code units of both. */
export interface SharedRun {
  start: number
  end: number
  source: { start: number; end: number }
}

/** A text whose passages are looked for in sources. */
export interface Passages {
  symbols: Int32Array
  starts: Int32Array
  ends: Int32Array
  /** For each symbol, the first and the last one of its word. */
  wordFirst: Int32Array
  wordLast: Int32Array
  automaton: Automaton
}

export function readPassages(text: string): Passages {
  const symbols: number[] = []
  const starts: number[] = []
  const ends: number[] = []
  const wordFirst: number[] = []
  const wordLast: number[] = []
  let first = 0
  readSymbols(text, {
    symbol(code, start, end) {
      symbols.push(code)
      starts.push(start)
      ends.push(end)
      wordFirst.push(first)
    },
    border() {
      while (wordLast.length < symbols.length) wordLast.push(symbols.length - 1)
      first = symbols.length
    },
  })
  const [codes, ...places] = [symbols, starts, ends, wordFirst, wordLast].map((list) => Int32Array.from(list))
  const [from, to, firsts, lasts] = places
  return {
    ...{ symbols: codes!, starts: from!, ends: to!, wordFirst: firsts!, wordLast: lasts! },
    automaton: buildAutomaton(codes!),
  }
}

/** So many places are looked at for one text; one that needs more says the same thing over and over. */
export interface Budget {
  places: number
}

/**
 * All runs of at least `size` words of the source that stand in the text, each as long as it goes. The source is read
 * once from front to back, and nothing is kept of it but the borders of its last words. Letters are compared, not
 * words: it does not matter where the text puts its blanks.
 */
export function findSharedRuns(passages: Passages, source: string, size: number, budget: Budget): SharedRun[] {
  const { automaton } = passages
  const runs = new Map<number, SharedRun & { nextWord: number }>()
  const done: (SharedRun & { nextWord: number })[] = []
  // Of the last words: the number of their first symbol, and where they start.
  const firstSymbol = new Int32Array(size)
  const firstStart = new Int32Array(size)
  const wordLength = new Int32Array(size)
  let word = -1
  let inWord = false
  let count = 0
  let state = 0
  let length = 0
  let lastEnd = 0

  const oldest = () => (word + 1) % size
  readSymbols(source, {
    symbol(code, start, end) {
      if (!inWord) {
        word++
        firstSymbol[word % size] = count
        firstStart[word % size] = start
        inWord = true
      }
      automaton.step(state, length, code)
      count++
      lastEnd = end
      state = automaton.state
      length = automaton.length
      // Nothing before the oldest word that counts is of use.
      const most = count - (word < size ? 0 : firstSymbol[oldest()]!)
      if (length > most) {
        length = most
        state = automaton.shorten(state, length)
      }
    },
    border() {
      inWord = false
      wordLength[word % size] = count - firstSymbol[word % size]!
      const whole = word + 1 < size ? -1 : count - firstSymbol[oldest()]!
      if (length !== whole || budget.places <= 0) return
      automaton.places(automaton.shorten(state, length), (last) => {
        if (isWholeWords(passages, last, whole, wordLength[oldest()]!, wordLength[word % size]!, size)) add(last, whole)
        return --budget.places > 0
      })
    },
  })
  return [...done, ...runs.values()].map(({ nextWord: _, ...run }) => run)

  /** The next window of the same passage makes its run longer by a word. */
  function add(last: number, whole: number): void {
    const offset = count - last
    const run = runs.get(offset)
    if (run && run.nextWord === word) {
      run.end = passages.ends[last]!
      run.source.end = lastEnd
      run.nextWord = word + 1
      return
    }
    if (run) done.push(run)
    runs.set(offset, {
      start: passages.starts[last - whole + 1]!,
      end: passages.ends[last]!,
      source: { start: firstStart[oldest()]!, end: lastEnd },
      nextWord: word + 1,
    })
  }
}

/**
 * Does what stands in the text begin and end with a word, as it does in the source? A word of the text that holds more
 * than one word of the source was run together, and its ends tell nothing.
 */
function isWholeWords(
  passages: Passages,
  last: number,
  whole: number,
  firstWord: number,
  lastWord: number,
  size: number,
): boolean {
  const first = last - whole + 1
  const begins = passages.wordFirst[first] === first || passages.wordLast[first]! > first + firstWord - 1
  const ends = passages.wordLast[last] === last || passages.wordFirst[last]! < last - lastWord + 1
  if (!begins || !ends) return false
  // Letters with blanks between them are no words: then it has to be as long as words are.
  if (whole * 2 >= size * 5) return true
  let words = 1
  for (let at = first; at < last; at++) if (passages.wordLast[at] === at) words++
  return words >= size
}
