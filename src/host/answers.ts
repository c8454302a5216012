import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'

export type Answered<T> = T | { refused: Refusal }

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

/** What was answered. A refusal is thrown: the command line ends with its code, and one place turns it into an answer of HTTP. */
export function unwrap<T>(answer: Answered<T>): T {
  if (answer === null || typeof answer !== 'object' || !('refused' in answer)) return answer as T
  const { code, message, next } = answer.refused as Refusal
  throw new Failure(code, message, next)
}
