import type pg from 'pg'
import { compareNames, nameKeys } from '../domain/intake/names.ts'
import type { NameToCheck } from '../domain/intake/names-to-check.ts'
import type { ConflictFound, FlaggedName } from '../tools/services.ts'

const FLAGGED_MAX = 100
const CANDIDATES_MAX = 5000

/**
 * Does somebody who is named here stand on another side elsewhere? Only this function looks across cases, with the eyes of
 * who reads everything. It tells which names of this case it is about, and nothing of where they were found.
 */
export async function conflictIn(auditor: pg.Pool, caseId: string, names: NameToCheck[]): Promise<ConflictFound> {
  const flagged: FlaggedName[] = []
  for (const { name, side } of names) {
    const answer = await answerFor(auditor, caseId, { name, side })
    if (answer !== 'no') flagged.push({ name, side, answer })
  }
  const answer = flagged.some((one) => one.answer === 'yes') ? 'yes' : flagged.length > 0 ? 'possible' : 'no'
  return { answer, flagged: flagged.slice(0, FLAGGED_MAX) }
}

async function answerFor(
  auditor: pg.Pool,
  caseId: string,
  { name, side }: Pick<NameToCheck, 'name' | 'side'>,
): Promise<ConflictFound['answer']> {
  const { rows } = await auditor.query(LIKE, [caseId, nameKeys(name), CANDIDATES_MAX])
  // Too many to look at is no reason to say no.
  let answer: ConflictFound['answer'] = rows.length === CANDIDATES_MAX ? 'possible' : 'no'
  for (const other of rows) {
    if (!areOpposed(side, other.side)) continue
    const found = [other.name, ...(other.aliases ?? [])].map((one: string) => compareNames(name, one))
    if (found.includes('yes')) return 'yes'
    if (found.includes('possible')) answer = 'possible'
  }
  return answer
}

const LIKE = `select e.name, e.side, e.details -> 'aliases' as aliases from casework.entities e
  join casework.cases c on c.workspace_id = e.workspace_id and c.status <> 'rejected'
  where e.workspace_id <> $1 and e.name <> '[erased]' and e.keys ?| $2 limit $3`

/** A client of ours on one side, and on the other anything but a client: that is for a person to look at. */
function areOpposed(one: string, other: string): boolean {
  return (one === 'client') !== (other === 'client')
}
