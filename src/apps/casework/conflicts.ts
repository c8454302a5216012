import type pg from 'pg'
import { compareNames, nameKeys } from '#packs/casework/intake/names.ts'
import type { NameToCheck } from '#packs/casework/intake/names-to-check.ts'

type Answer = 'yes' | 'no' | 'possible'

const CANDIDATES_MAX = 5000

/**
 * Does somebody who is named here stand on another side elsewhere? Only this function looks across cases, with the eyes of
 * who reads everything; what it found stays in it.
 */
export async function conflictIn(auditor: pg.Pool, caseId: string, names: NameToCheck[]): Promise<Answer> {
  let answer: Answer = 'no'
  for (const { name, side } of names) {
    const { rows } = await auditor.query(LIKE, [caseId, nameKeys(name), CANDIDATES_MAX])
    // Too many to look at is no reason to say no.
    if (rows.length === CANDIDATES_MAX) answer = 'possible'
    for (const other of rows) {
      if (!areOpposed(side, other.side)) continue
      const found = [other.name, ...(other.aliases ?? [])].map((one: string) => compareNames(name, one))
      if (found.includes('yes')) return 'yes'
      if (found.includes('possible')) answer = 'possible'
    }
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
