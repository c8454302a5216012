import type { MessageType } from '#kernel/contracts/proposals.ts'
import type { CampaignGoal } from '../../contracts.ts'
import { CHANNEL_LIMITS } from './channels.ts'
import { draftError, type KnownPerson } from './draft-rules.ts'
import { fieldsIn, fillPattern, isPlain, profileWords } from './pattern.ts'

export interface DraftOptions {
  type: MessageType
  pattern: string
  most_characters: number
  turned_down: Array<{ content: string }>
}

export type DraftPerson = Required<KnownPerson> &
  Record<'job_title' | 'company' | 'location' | 'headline', string | null>

type DraftGoal = Pick<CampaignGoal, 'sender' | 'offer' | 'channel'>

/** The template where it fits this person, otherwise the plainest words that say why they are written to; null where neither can be. */
export function plainDraft(wanted: DraftOptions, person: DraftPerson, goal: DraftGoal): string | null {
  const { type, pattern, most_characters, turned_down } = wanted
  const fits = (text: string | null): text is string =>
    text !== null &&
    text.length >= 20 &&
    text.length <= most_characters &&
    !turned_down.some((earlier) => earlier.content === text) &&
    draftError({ type, content: text }, person, { type, limits: CHANNEL_LIMITS[goal.channel] }) === null
  return [fillPattern(pattern, person, goal), ...plainest(person)].find(fits) ?? null
}

function plainest(person: DraftPerson): string[] {
  const name = person.full_name.trim().split(/\s+/)[0] ?? ''
  if (!isPlain(name)) return []
  const known = [
    isPlain(person.company) && `at ${person.company}`,
    isPlain(person.job_title) && `as ${person.job_title}`,
    isPlain(person.location) && `in ${person.location}`,
  ].filter((part) => typeof part === 'string')
  return known.flatMap((part) => [
    `Hello ${name}, I came across your work ${part} and would be glad to be in touch.`,
    `Hello ${name}, your work ${part} caught my eye.`,
  ])
}

const LABELS = {
  first_name: 'first name',
  full_name: 'name',
  job_title: 'job title',
  company: 'company',
  location: 'location',
  headline: 'headline',
} as const

/** What is missing about a person, or cannot stand in a message, in words for whoever corrects it. */
export function draftProblem(pattern: string, person: DraftPerson): string {
  const usable = profileWords(person)
  const used = ['first_name' as const, ...fieldsIn(pattern)]
  const wanted = [...new Set(used)].filter((field) => field in LABELS) as Array<keyof typeof LABELS>
  const problems = wanted
    .filter((field) => usable[field] === null)
    .map((field) => {
      const given = field === 'first_name' ? person.full_name : person[field]
      return given?.trim()
        ? `the ${LABELS[field]} “${given.trim().slice(0, 80)}” can't be used in a message`
        : `the ${LABELS[field]} is missing`
    })
  return problems.length > 0 ? problems.join(', ') : 'nothing that is known about this person can be named in a message'
}
