import { AUXILIARIES } from './lexicon.ts'

const set = (words: string) => new Set(words.split(' '))
// biome-ignore format: a list
const VERBS = set(
  'said told wrote sent met gave got took went came left made paid cut held put kept knew saw heard felt thought began quit ' +
  'let fell found lost ran sat spoke stood taught understood won broke brought built bought caught chose drove became says ' +
  'tells asks confirms serves states reads thank show shows list lists owe owes say reflects indicates needs wants ' +
  'makes calls touches harasses gets goes keeps works pays owed earn earns ends think know believe regret suffer use wear ' +
  'refuse complain complains resign laid sought dealt swore threw hit beat shook slept rang read withheld overheard rose ' +
  'refuses denies withholds fails requires guarantees promises provides gives takes says told hung hangs stares puts bothers',
)
const NO_VERBS = set(
  'need indeed unpaid speed exceed proceed feed seed hundred red bed dated based related limited detailed unlimited',
)

export function isVerb(word: string): boolean {
  return AUXILIARIES.has(word) || VERBS.has(word) || (word.length >= 4 && word.endsWith('ed') && !NO_VERBS.has(word))
}
