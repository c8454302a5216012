import type { CommunicationError } from '#kernel/contracts/scheduling.ts'
import { readZone } from '../zones/names.ts'
import { firstNameOf } from './first-name.ts'
import { readTimestamp } from './moment.ts'
import { plainPlace, plainTitle } from './plain.ts'

type Given = Record<string, unknown>
const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const at = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined

const ADDRESS = /^[^\s@<>]{1,64}@[^\s@<>]{1,255}$/u

/** Every field that a first contact needs, and what makes it usable. A value that cannot be read is missing. */
const REQUIRED: ReadonlyArray<readonly [path: string, isThere: (given: Given) => boolean]> = [
  ['next_action', (given) => isObject(given.next_action)],
  ['next_action.type', (given) => !isObject(given.next_action) || !!given.next_action.type],
  ['attendee_email', ({ attendee_email: email }) => typeof email === 'string' && ADDRESS.test(email)],
  ['attendee_name', (given) => firstNameOf(given.attendee_name) !== ''],
  ['attendee', (given) => isObject(given.attendee)],
  ['conv_history', (given) => Array.isArray(given.conv_history)],
  ['scheduling_operation', (given) => isObject(given.scheduling_operation)],
  ['scheduling_operation.title', ({ scheduling_operation: o }) => plainTitle(at(o, 'title'), 300) !== ''],
  ['scheduling_operation.duration', ({ scheduling_operation: o }) => isDuration(at(o, 'duration'))],
  ['scheduling_operation.location', ({ scheduling_operation: o }) => plainPlace(at(o, 'location'), 1000) !== ''],
  ['scheduling_operation.timezone', ({ scheduling_operation: o }) => 'zone' in readZone(at(o, 'timezone'))],
  ['scheduling_operation.date', ({ scheduling_operation: o }) => isObject(at(o, 'date'))],
  ['scheduling_operation.date.start', ({ scheduling_operation: o }) => isTimestamp(at(at(o, 'date'), 'start'))],
  ['scheduling_operation.date.end', ({ scheduling_operation: o }) => isTimestamp(at(at(o, 'date'), 'end'))],
]

const DURATION_MAX = 60 * 24 * 14

export function isDuration(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= DURATION_MAX
}

function isTimestamp(value: unknown): boolean {
  return readTimestamp(value, 'UTC') !== null
}

/** Null where all is there. The details name fields, never their values. */
export function missingForInitiate(given: Given): CommunicationError | null {
  const fields = REQUIRED.filter(([, isThere]) => !isThere(given)).map(([path]) => path)
  if (fields.length === 0) return null
  const zone = readZone(at(given.scheduling_operation, 'timezone'))
  const hint =
    'problem' in zone && at(given.scheduling_operation, 'timezone') !== undefined
      ? ` The time zone ${zone.problem === 'ambiguous' ? 'means several zones' : 'is not known'}: give an IANA name, such as America/Chicago.`
      : ''
  return {
    error: 'missing_critical_details',
    details: `The first contact cannot be written; missing or unreadable: ${fields.join(', ')}.${hint}`,
    missing_fields: fields,
  }
}
