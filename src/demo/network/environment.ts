import { randomBytes } from 'node:crypto'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Founded, NetworkEvent } from './events.ts'
import { emptyLedger, fold, type Ledger } from './ledger.ts'
import { type Log, openLog } from './log.ts'
import { MOST_PEOPLE, type Person, peopleOf } from './people.ts'
import { type RelationState, relationOf } from './relations.ts'

export interface EnvironmentOptions {
  logPath: string
  people: number | undefined
  seed: number | undefined
  clock: () => number
  weeklyLimit: number
}

/** The network without its pages: who lives there, what happened, what time it is. */
export interface Environment {
  readonly founded: Founded
  readonly people: readonly Person[]
  readonly ledger: Readonly<Ledger>
  readonly weeklyLimit: number
  now(): number
  person(slug: string): Person | undefined
  relation(person: Person): RelationState
  /** On the disk when it comes back. */
  record(event: NetworkEvent): void
  close(): void
}

const DEFAULT_PEOPLE = 200
const DEFAULT_SEED = 1

export function openEnvironment(options: EnvironmentOptions): Environment {
  const wanted = checkedOptions(options)
  const { log, events } = openLog(options.logPath)
  try {
    const ledger = emptyLedger()
    for (const event of events) fold(ledger, event)
    if (!ledger.founded) found(log, ledger, wanted)
    return environmentOf(log, ledger, wanted)
  } catch (error) {
    log.close()
    throw error
  }
}

function environmentOf(
  log: Log,
  ledger: Ledger,
  { clock, weeklyLimit, seed, people }: EnvironmentOptions,
): Environment {
  const founded = ledger.founded as Founded
  if ((seed ?? founded.seed) !== founded.seed || (people ?? founded.people) !== founded.people)
    throw new Failure(
      'demo.other_network',
      `This folder holds a network of ${founded.people} people with seed ${founded.seed}.`,
      'Start it with these numbers or with none, or choose an empty folder.',
    )
  const everybody = peopleOf(founded.seed, founded.people)
  const bySlug = new Map(everybody.map((person) => [person.slug, person]))
  // A clock that was set back does not undo what was seen.
  const now = () => Math.max(ledger.lastAt, Math.floor(clock()) + ledger.offsetMs)
  return {
    founded,
    people: everybody,
    ledger,
    weeklyLimit,
    now,
    person: (slug) => bySlug.get(slug),
    relation: (person) => relationOf(founded.seed, person, ledger.contacts.get(person.slug), now()),
    record(event) {
      log.append(event)
      fold(ledger, event)
    },
    close: () => log.close(),
  }
}

function found(log: Log, ledger: Ledger, { clock, seed, people }: EnvironmentOptions): void {
  const founded: Founded = {
    kind: 'founded',
    at: Math.floor(clock()),
    version: 1,
    network_id: randomBytes(8).toString('hex'),
    seed: seed ?? DEFAULT_SEED,
    people: people ?? DEFAULT_PEOPLE,
  }
  log.append(founded)
  fold(ledger, founded)
}

function checkedOptions(options: EnvironmentOptions): EnvironmentOptions {
  const { people, seed, weeklyLimit } = options
  if (people !== undefined && (!Number.isSafeInteger(people) || people < 1 || people > MOST_PEOPLE))
    throw badOption(`${people} people`, `Choose 1 to ${MOST_PEOPLE}.`)
  if (seed !== undefined && !Number.isSafeInteger(seed)) throw badOption(`seed ${seed}`, 'Choose a whole number.')
  if (!Number.isSafeInteger(weeklyLimit) || weeklyLimit < 1)
    throw badOption(`weekly limit ${weeklyLimit}`, 'Choose a whole number from 1.')
  return options
}

function badOption(what: string, next: string): Failure {
  return new Failure('demo.bad_option', `A practice network cannot have ${what}.`, next)
}
