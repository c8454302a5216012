import type { Finding } from './finding.ts'

/** Each finding as a sentence for the person who has to mend the text. `nameOf` tells a source by a name they know. */
export function findingSentences(
  text: string,
  findings: readonly Finding[],
  more = 0,
  nameOf: (sourceId: string) => string = (id) => `document ${id}`,
): string[] {
  const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }))
  const sentences = findings.map((finding) => {
    const { place, one } = placeOf(words, finding)
    const { source, what, kind } = finding
    if (!source) return `${place} ${one ? 'is' : 'are'} ${what}.`
    const privileged = kind === 'privileged_notes' ? ', which is privileged' : ''
    return `${place} ${one ? 'is' : 'are'} the same as in ${nameOf(source.id)}${privileged}.`
  })
  return more > 0 ? [...sentences, `There ${more === 1 ? 'is 1' : `are ${more}`} more.`] : sentences
}

/** "Words 12 to 20", counted from 1 as a person counts. */
function placeOf(words: { start: number; end: number }[], { start, end }: Finding): { place: string; one: boolean } {
  const first = firstWhere(words, (word) => word.end > start)
  const last = Math.max(first, firstWhere(words, (word) => word.start >= end) - 1)
  const one = first === last
  return { place: one ? `Word ${first + 1}` : `Words ${first + 1} to ${last + 1}`, one }
}

/** The words are in order, so their places are found by halves. */
function firstWhere<T>(list: T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(list[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
