/** A word as the engine sees it: which sets it is in. Words that no list names share one. */
export interface Word {
  id: number
  text: string
  sets: Uint8Array
  /** The same as bits, so that the sets of a whole message are put together quickly. */
  bits: Int32Array
}

export interface Lexicon {
  quote: Word
  number: Word
  find(lower: string): Word
  emoji(lower: string): Word
  /** The word or words that were written, `at` words into the message. */
  read(lower: string, at: number): Word | Word[]
  setOf(className: string): number
  all: readonly Word[]
  /** The words of each set. */
  inSet: readonly (readonly Word[])[]
}
