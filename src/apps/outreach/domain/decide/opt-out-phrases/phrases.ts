/** How people of one language ask to be left alone, in words as they are written; case, accents and commas do not count. */
export interface OptOutPhrases {
  /** Enough as a whole reply, and too little inside a longer one. */
  alone: readonly string[]
  /** Enough wherever it stands. */
  phrases: readonly string[]
  /** Words that turn such a phrase into something else: they are cut out before one is looked for. */
  spared: readonly string[]
  /** Politeness and emphasis that may stand inside a phrase. */
  fillers: readonly string[]
}

/** Each of the first with each of the others. */
export function joined(...parts: ReadonlyArray<readonly string[]>): string[] {
  return parts.reduce<string[]>(
    (before, part) =>
      before.length === 0 ? [...part] : before.flatMap((said) => part.map((word) => `${said} ${word}`)),
    [],
  )
}
