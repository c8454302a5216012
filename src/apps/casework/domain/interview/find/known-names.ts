import { namesIn } from '../../intake/name-parts.ts'
import { compareNames, nameKeys } from '../../intake/names.ts'
import { foldWords } from '../../text/fold-name.ts'
import { COMMON } from './name-words.ts'

/** Somebody whom the form names. */
export interface KnownName {
  name: string
  kind: 'person' | 'organisation'
  aliases: readonly string[]
}

/** Names of the form, found by a word or a key instead of one after the other. */
export interface KnownNames {
  readonly isEmpty: boolean
  /** Names that stand whole in these folded words: from which word on, and how many. */
  writtenOut(words: readonly string[]): Array<{ at: number; length: number; kind: KnownName['kind'] }>
  /** The one who has this word in their name; undefined where nobody or more than one has. */
  onlyOneWith(word: string): KnownName | undefined
  /** The one who may be meant; undefined where nobody or more than one may. */
  onlyOneLike(said: string): KnownName | undefined
}

interface Written {
  written: string
  words: readonly string[]
  known: KnownName
}

const PART_LETTERS = 3

export function knownNames(all: readonly KnownName[]): KnownNames {
  const byFirst = new Map<string, Set<Written>>()
  const byKey = new Map<string, Set<Written>>()
  const byPart = new Map<string, Set<KnownName>>()
  for (const known of all) {
    for (const written of [known.name, ...known.aliases]) {
      const entry = { written, words: foldWords(written), known }
      // One word alone may be a word like any other; with its capital it is looked at below.
      if (entry.words.length > 1) byFirst.set(entry.words[0]!, (byFirst.get(entry.words[0]!) ?? new Set()).add(entry))
      for (const key of nameKeys(written)) byKey.set(key, (byKey.get(key) ?? new Set()).add(entry))
      for (const part of namesIn(written).flatMap(({ parts }) => parts))
        if (part.length >= PART_LETTERS && !COMMON.has(part))
          byPart.set(part, (byPart.get(part) ?? new Set()).add(known))
    }
  }
  const onlyOne = (found: Iterable<KnownName>) => {
    const [first, ...others] = new Set(found)
    return others.length === 0 ? first : undefined
  }
  return {
    isEmpty: all.length === 0,
    writtenOut: (words) =>
      words.flatMap((word, at) =>
        [...(byFirst.get(word) ?? [])]
          .filter((entry) => entry.words.every((part, i) => words[at + i] === part))
          .map((entry) => ({ at, length: entry.words.length, kind: entry.known.kind })),
      ),
    onlyOneWith: (word) => onlyOne(byPart.get(word) ?? []),
    onlyOneLike: (said) => {
      const near = new Set(nameKeys(said).flatMap((key) => [...(byKey.get(key) ?? [])]))
      const like = (likeness: string) =>
        [...near].filter(({ written }) => compareNames(written, said) === likeness).map(({ known }) => known)
      const same = like('yes')
      return onlyOne(same.length > 0 ? same : like('possible'))
    },
  }
}
