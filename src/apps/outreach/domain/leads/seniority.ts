import { foldTokens } from './tokens.ts'

export const SENIORITY_LEVELS = [
  'intern',
  'junior',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'vp',
  'c_level',
  'owner',
] as const
export type Seniority = (typeof SENIORITY_LEVELS)[number]

/** The words that tell a level, highest first: a "senior vice president" is a vice president. */
const WORDS: ReadonlyArray<[Seniority, readonly string[]]> = [
  ['owner', ['owner', 'founder', 'co founder', 'cofounder', 'inhaber', 'gründer']],
  ['c_level', ['ceo', 'cto', 'cfo', 'coo', 'cmo', 'cio', 'ciso', 'cpo', 'chro', 'chief', 'geschäftsführer']],
  ['vp', ['vp', 'svp', 'evp', 'vice president']],
  ['director', ['director', 'direktor', 'head of']],
  ['manager', ['manager', 'leiter', 'leiterin', 'supervisor']],
  ['lead', ['lead', 'principal', 'staff', 'teamlead']],
  ['senior', ['senior', 'sr']],
  ['intern', ['intern', 'trainee', 'apprentice', 'praktikant', 'werkstudent']],
  ['junior', ['junior', 'jr', 'graduate', 'associate']],
]
const TOKENS = WORDS.map(([level, words]) => [level, words.map(foldTokens)] as const)

/** The level that a title tells; null when it tells none. */
export function seniorityOf(title: string): Seniority | null {
  const tokens = foldTokens(title)
  return TOKENS.find(([, words]) => words.some((word) => tokens.includes(word)))?.[0] ?? null
}

/** A level that is written as such in a file. */
export function readSeniority(text: string): Seniority | null {
  const name = foldTokens(text).trim().replaceAll(' ', '_')
  return SENIORITY_LEVELS.find((level) => level === name) ?? seniorityOf(text)
}
