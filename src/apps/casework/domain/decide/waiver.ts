import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { ConflictWaiver } from '../../contracts.ts'
import type { FlaggedName } from '../../tools/services.ts'
import { foldedNames } from '../intake/names.ts'
import { oneLine } from '../text/quote.ts'
import type { Case } from './case.ts'

const WORDS_MIN = 8
const LETTERS_MIN = 40

/** Why a case cannot be accepted as its conflict check is; null where nothing stands in its way. */
export function conflictProblem(
  conflict: Case['conflict'],
  flagged: readonly FlaggedName[],
  waiver: ConflictWaiver | undefined,
): Refusal | null {
  if (conflict === 'unknown')
    return {
      code: 'conflict.unchecked',
      message: 'The conflict check has not answered for this case.',
      next: 'Wait until the intake is summed up. If the check failed, an attorney in charge can have the intake done again.',
    }
  if (conflict === 'no')
    return waiver
      ? {
          code: 'waiver.not_needed',
          message: 'There is no conflict to waive.',
          next: 'Accept the case without a waiver.',
        }
      : null
  if (!waiver) {
    const named = flagged.slice(0, 5).map(({ name }) => `"${oneLine(name, 60).replaceAll('"', "'")}"`)
    const whom = named.length > 0 ? ` about ${named.join(', ')}` : ''
    return {
      code: 'conflict.not_waived',
      message: `The conflict check found a ${conflict === 'yes' ? '' : 'possible '}conflict${whom}. Accepting the case needs a written waiver that names it.`,
      next: 'Record the written waiver: the conflict by name, who consented, and the words of the consent. Or turn the case down.',
    }
  }
  return waiverProblem(waiver, flagged)
}

/** The names of a waiver as the conflict check writes them: the database compares them letter by letter. */
export function waivedNames(names: readonly string[], flagged: readonly FlaggedName[]): string[] {
  const known = new Map(flagged.map(({ name }) => [foldedNames(name), name]))
  const result = names.map((name) => known.get(foldedNames(name)) ?? name)
  const folded = new Set(names.map(foldedNames))
  // Two spellings of one party are both waived by its name.
  return [...new Set([...result, ...flagged.flatMap(({ name }) => (folded.has(foldedNames(name)) ? [name] : []))])]
}

function waiverProblem({ names, given_by, words }: ConflictWaiver, flagged: readonly FlaggedName[]): Refusal | null {
  const result = new Set(names.map(foldedNames))
  const missing = flagged.filter(({ name }) => !result.has(foldedNames(name)))
  if (missing.length > 0 || [...result].every((name) => name === ''))
    return {
      code: 'waiver.other_conflict',
      message:
        missing.length > 0
          ? `The waiver does not name ${missing.length === 1 ? 'a party' : `${missing.length} parties`} that the conflict check found: ${missing
              .slice(0, 5)
              .map(({ name }) => `"${oneLine(name, 60).replaceAll('"', "'")}"`)
              .join(', ')}.`
          : 'The waiver names no conflict.',
      next: 'Name every party that the waiver is about, as the case shows it.',
    }
  if (!/\p{L}{2}/u.test(given_by))
    return { code: 'waiver.no_consent', message: 'The waiver does not say who consented.', next: 'Name who consented.' }
  const distinct = new Set(words.toLowerCase().match(/\p{L}{2,}|\p{Script=Han}|\p{Script=Hiragana}/gu))
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  if (distinct.size < WORDS_MIN || letters < LETTERS_MIN)
    return {
      code: 'waiver.no_substance',
      message: 'The waiver is too short to be a written consent.',
      next: `Enter the consent as it was given: at least ${WORDS_MIN} different words that say what is consented to.`,
    }
  return null
}
