import { readEnglish } from '../english.ts'
import { foldName } from './known-names.ts'

// biome-ignore format: a list
const NO_NAMES = new Set((
  'dear hi hello hey sincerely regards thanks thank please re subject from to cc date sent attn attachment page exhibit ' +
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october ' +
  'november december human resources department employee employer company handbook policy manager supervisor director office ' +
  'team union court county state city united states america north south east west street avenue road suite floor box labor ' +
  'equal opportunity act title section article chapter notice warning final written letter offer employment agreement contract ' +
  'position payroll accounting legal safety operations the this that these those and or but if when after before on in at by ' +
  'for with without not no yes i my you your we our they he she it as is are was were be been am pm mr mrs ms dr miss ' +
  'christmas easter thanksgiving new year merry happy good best kind warm confidential privileged attorney client case file'
).split(' '))

export function couldBeName(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > 4) return false
  if (words.some((word) => NO_NAMES.has(foldName(word)))) return false
  return !words.some((word) => /\d/.test(word) || (word.length > 1 && word === word.toUpperCase()))
}

/** Whether two to four capitalised words are somebody's name. The library knows first names; the list knows office words. */
export function isPersonName(words: readonly string[]): boolean {
  if (!couldBeName(words)) return false
  const name = words.join(' ')
  const people = readEnglish(name).people().out('array') as string[]
  return people.length === 1 && foldName(people[0]!) === foldName(name)
}
