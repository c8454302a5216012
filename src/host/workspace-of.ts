import { validate } from 'uuid'
import { ask } from '#storage/ask.ts'
import type { Lanewright } from './open.ts'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'

export type Answered<T> = T | { refused: Refusal }

/** The campaign that is meant; anything else is refused in plain words. */
export async function requireCampaign(lw: Lanewright, id: string): Promise<string> {
  const next = 'List the campaigns with `lanewright workspaces`.'
  if (!validate(id)) throw new Failure('campaign.bad_id', 'this is no id of a campaign', next)
  const [known] = await ask<{ pack: string }>(
    lw.database.pool('auditor'),
    'select pack from kernel.workspaces where workspace_id = $1',
    [id],
  )
  if (!known) throw new Failure('campaign.unknown', `there is no campaign ${id}`, next)
  if (known.pack !== 'outreach')
    throw new Failure('campaign.other_pack', `${id} is a workspace of ${known.pack}, not a campaign`, next)
  return id.toLowerCase()
}

export function requireLeadId(id: string): string {
  if (validate(id)) return id.toLowerCase()
  throw new Failure('lead.bad_id', 'this is no id of a lead', 'Copy it from `lanewright leads list`.')
}

export function unknownLead(id: string): Failure {
  return new Failure('lead.unknown', `the campaign has no lead ${id}`, 'Copy its id from `lanewright leads list`.')
}

export function requirePerson(person: string): string {
  if (person.length >= 1 && person.length <= 200 && person.isWellFormed() && !/\p{Cc}/u.test(person)) return person
  throw new Failure('person.bad_name', 'a person has a name of 1 to 200 characters', 'Name who does this.')
}

/** A refusal is an answer; what is broken is still thrown. */
export async function answered<T>(work: () => Promise<T>): Promise<Answered<T>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Failure) || isBroken(error.code)) throw error
    return { refused: { code: error.code, message: error.message, next: error.next } }
  }
}

export function isBroken(code: string): boolean {
  return /^(database|server|journal)\./.test(code) && !/^database\.(constraint|value)$/.test(code)
}
