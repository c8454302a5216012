import type { Task } from '../../contracts.ts'
import { holdsFromWord, matchText } from './match-text.ts'

/** A reference, read once: its words, and its place if it is nothing else than a place. */
export interface Reference {
  text: string
  match: string
  /** From 1; -1 is the last. */
  place: number | null
  /** It points at the task that was spoken of last. */
  pronoun: boolean
}

/** The tasks that a reference is looked up among. All lists are in the order in which they were shown. */
export interface Looked {
  /** Those whose words may match; more than these few do not matter, two are already too many. */
  matches: Task[]
  /** The one at the reference's place in what was last shown, or in the order of list_tasks. */
  at: Task | null
  /** The task that the conversation last dealt with. */
  focus: Task | null
  /** What is shown when nothing matches: the newest, pending first. */
  page: Task[]
  total: number
}

export type Resolved = { kind: 'one'; task: Task } | { kind: 'many'; tasks: Task[] } | { kind: 'none' }

const PLACES = new Map<string, number>(
  Object.entries({
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    last: -1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  }),
)
const PLACE_MAX = 10_000
/** So many are listed for a person to choose from. */
const MANY = 10
const BESIDE_PLACE = new Set([
  'the',
  'task',
  'tasks',
  'item',
  'todo',
  'reminder',
  'number',
  'no',
  'nr',
  'entry',
  'option',
  'choice',
])
const PRONOUNS = new Set(['it', 'that', 'this', 'that one', 'this one', 'that task', 'this task', 'the task'])

export function readReference(text: string): Reference {
  const match = matchText(text)
  return { text, match, place: readPlace(text), pronoun: PRONOUNS.has(match) }
}

/** Enough of the words to be looked up by. */
export function matchWords({ match }: Reference): string {
  return [...match].slice(0, 100).join('')
}

/** A place is a whole word of a reference that is nothing else: "plaster" is not "last". */
function readPlace(text: string): number | null {
  const words = text
    .toLowerCase()
    .replace(/[#.,!?()"']+/g, ' ')
    .trim()
    .split(/\s+/)
  const telling = words.filter((word) => !BESIDE_PLACE.has(word))
  // "the second one": the noun of a place. "the one" is no place at all.
  if (telling.length === 2 && telling[1] === 'one') telling.pop()
  const [word] = telling
  if (telling.length !== 1 || words.length > 4 || word === undefined) return null
  if (word === 'one' && words.includes('the')) return null
  const digits = /^(\d{1,5})(?:st|nd|rd|th)?$/.exec(word)?.[1]
  const place = digits ? Number(digits) : PLACES.get(word)
  return place === undefined || place === 0 || place > PLACE_MAX ? null : place
}

/**
 * The seed's order: the exact words, then a part of them, then the place. Within each, pending tasks come first; only
 * what may also be completed (to be changed or deleted) is looked for among those.
 */
export function resolveIn(reference: Reference, looked: Looked, completedToo: boolean): Resolved {
  const allowed = (task: Task) => completedToo || task.status === 'pending'
  const tasks = looked.matches.filter(allowed)
  const exact = tasks.filter((task) => matchText(task.description) === reference.match)
  const partial = () => tasks.filter((task) => holdsFromWord(matchText(task.description), reference.match))
  const found = pendingFirst(exact) ?? pendingFirst(partial())
  if (found?.length === 1) return { kind: 'one', task: found[0] as Task }
  if (found) return { kind: 'many', tasks: found.slice(0, MANY) }
  const pointed = reference.pronoun ? looked.focus : reference.place === null ? null : looked.at
  return pointed && allowed(pointed) ? { kind: 'one', task: pointed } : { kind: 'none' }
}

/** Whole words of the task: "hell" is not a name of "Hello kitty card". */
export function namesWholly({ match }: Reference, { description }: Task): boolean {
  return match !== '' && ` ${matchText(description)} `.includes(` ${match} `)
}

function pendingFirst(tasks: Task[]): Task[] | null {
  const pending = tasks.filter(({ status }) => status === 'pending')
  if (pending.length > 0) return pending
  return tasks.length > 0 ? tasks : null
}

/** The tasks that a reference is looked up among, where all of them are at hand. `shown` is the order last shown. */
export function lookIn(tasks: Task[], reference: Reference, shown: string[] = [], focus: string | null = null): Looked {
  const byId = new Map(tasks.map((task) => [task.task_id, task]))
  const order = shown.length > 0 ? shown.map((id) => byId.get(id)).filter((t) => t !== undefined) : tasks
  const { place } = reference
  return {
    matches: tasks.filter(({ description }) => holdsFromWord(matchText(description), reference.match)),
    at: place === null ? null : (order.at(place < 0 ? place : place - 1) ?? null),
    focus: focus === null ? null : (byId.get(focus) ?? null),
    page: tasks,
    total: tasks.length,
  }
}

/** Rule 3 of the seed: the one task that is meant, or none. */
export function resolveTaskReference(reference: string, tasks: Task[]): Task | null {
  const read = readReference(reference)
  const resolved = resolveIn(read, lookIn(tasks, read), true)
  return resolved.kind === 'one' ? resolved.task : null
}
