import { createHash } from 'node:crypto'
import { type CampaignGoal, PATTERN_FIELDS } from '../../contracts.ts'
import type { WorkLead } from './campaign.ts'

type Field = (typeof PATTERN_FIELDS)[number]
type Pattern = CampaignGoal['steps'][number]['drafts'][number]

const FIELD = /\{([^{}\n]{0,40})\}/g

/** What no person could fill in; null when everything in braces is known. */
export function patternError(text: string): string | null {
  const unknown = [...text.matchAll(FIELD)].map(([, name = '']) => name).find((name) => !isField(name))
  return unknown === undefined
    ? null
    : `{${unknown}} is not among ${PATTERN_FIELDS.map((name) => `{${name}}`).join(', ')}`
}

const WORDS_MAX = 8
const PLAIN = /^[\p{L}\p{M}\p{N} .,'’&+/()$%–-]{1,60}$/u

/**
 * Whether words of a profile can stand in a message as a title or a name: whoever wrote the profile may have written orders
 * or an address there, and a person would be asked to send them on.
 */
export function isPlain(text: string | null): text is string {
  return text !== null && PLAIN.test(text) && text.trim().split(/\s+/).length <= WORDS_MAX && !/\w\.\w{2,}/.test(text)
}

/** The pattern for one person; null when the profile does not say what it asks for, or not in plain words. */
export function fillPattern(
  text: string,
  lead: Pick<WorkLead, 'full_name' | 'job_title' | 'company' | 'location' | 'headline'>,
  { sender, offer }: Pick<CampaignGoal, 'sender' | 'offer'>,
): string | null {
  const values: Record<Field, string | null> = {
    ...profileWords(lead),
    sender,
    offer,
  }
  let whole = true
  const filled = text.replace(FIELD, (_, name: string) => {
    const value = isField(name) ? values[name] : null
    if (!value) whole = false
    return value ?? ''
  })
  return whole ? filled : null
}

/** The fields that a pattern asks for. */
export function fieldsIn(text: string): Field[] {
  return [...text.matchAll(FIELD)].map(([, name = '']) => name).filter(isField)
}

/** What is known of a person, as far as it can stand in a message. */
export function profileWords(
  lead: Parameters<typeof fillPattern>[1],
): Record<Exclude<Field, 'sender' | 'offer'>, string | null> {
  const words = (text: string | null) => (isPlain(text) ? text : null)
  return {
    first_name: words(lead.full_name.trim().split(/\s+/)[0] ?? ''),
    full_name: words(lead.full_name),
    job_title: words(lead.job_title),
    company: words(lead.company),
    location: words(lead.location),
    headline: words(lead.headline),
  }
}

/**
 * Which pattern a person gets: drawn from the campaign, the person's profile and the step, so that a second run draws the
 * same. What was turned down is followed by the next one.
 */
export function patternFor(
  campaign: string,
  lead: Pick<WorkLead, 'profile_url' | 'turned_down'>,
  step: number,
  drafts: readonly Pattern[],
): Pattern {
  const profile = URL.parse(lead.profile_url)?.pathname ?? lead.profile_url
  const drawn = createHash('sha256').update(`${campaign}\n${profile}\n${step}`).digest().readUInt32BE(0)
  return drafts[(drawn + lead.turned_down.length) % drafts.length] as Pattern
}

function isField(name: string): name is Field {
  return (PATTERN_FIELDS as readonly string[]).includes(name)
}
