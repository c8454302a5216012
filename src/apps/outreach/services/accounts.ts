import { existsSync, readFileSync } from 'node:fs'
import { type Static, Type } from 'typebox'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { isTimeZone } from '#host/time-zone.ts'
import { Count, closed, list, nullable, text } from '#kernel/contracts/closed.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { checkLater } from '#kernel/validate.ts'
import { DEFAULT_CAPS, GOVERNED_ACTS, type GovernedAct, type Governor } from '../domain/decide/governor.ts'

const Cap = closed({ day: Count, week: Count })
const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5 })
const Seconds = Type.Integer({ minimum: 0, maximum: 86_400 })

/** What a person may say of one account; what is left out is as usual. */
const AccountSettings = closed({
  time_zone: Type.Optional(text(64, 1)),
  caps: Type.Optional(closed({ connect: Type.Optional(Cap), message: Type.Optional(Cap), view: Type.Optional(Cap) })),
  warm_up: Type.Optional(
    nullable(
      closed({
        since: Type.String({ format: 'date', maxLength: 10 }),
        first: Type.Integer({ minimum: 0, maximum: 10_000 }),
        more: Type.Integer({ minimum: 0, maximum: 10_000 }),
      }),
    ),
  ),
  hours: Type.Optional(
    nullable(
      closed({ days: list(Type.Integer({ minimum: 1, maximum: 7 }), 7, { minItems: 1 }), from: Clock, to: Clock }),
    ),
  ),
  pace: Type.Optional(closed({ least_seconds: Seconds, most_seconds: Seconds })),
})
type AccountSettings = Static<typeof AccountSettings>

/** By the name of the account, as its network writes it. */
export type Accounts = ReadonlyMap<string, AccountSettings>

const LARGEST_BYTES = 64 * 1024
const check = checkLater(AccountSettings)

/** Reads accounts.yaml; a folder without one has no wishes of its own. What is wrong is told with file and line. */
export function readAccounts(path: string): Accounts {
  return existsSync(path) ? accountsIn(readFileSync(path, 'utf8'), path) : new Map()
}

export function accountsIn(source: string, path: string): Accounts {
  const lines = new LineCounter()
  const fail = (offset: number, message: string, next: string): never => {
    const { line } = lines.linePos(offset)
    throw new Failure('accounts.invalid', `${path}:${Math.max(1, line)}: ${message}`, next)
  }
  if (Buffer.byteLength(source) > LARGEST_BYTES) fail(0, 'the file is too large', 'Keep it below 64 KiB.')
  const document = parseDocument(source, {
    ...{ version: '1.2', schema: 'core', merge: false, uniqueKeys: true, stringKeys: true, prettyErrors: false },
    ...{ lineCounter: lines, logLevel: 'error' },
  })
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) fail(problem.pos[0], problem.message, 'Correct the file at this place.')
  const root = document.contents
  if (root === null) return new Map()
  if (!isMap(root)) return fail(0, 'the file is no mapping from accounts to settings', 'Write NAME: and its settings.')
  const accounts = new Map<string, AccountSettings>()
  for (const { key, value } of root.items) {
    const at = isScalar(key) ? (key.range?.[0] ?? 0) : 0
    const name = String(isScalar(key) ? key.value : key)
    const settings = toPlain(() => (value === null ? {} : value.toJS(document, { maxAliasCount: 0 })))
    const error = settings === undefined ? { path: '', ...NO_ALIAS } : (check(settings) ?? beyondSchema(settings))
    if (error) fail(offsetOf(value, error.path) ?? at, `${error.path || name}: ${error.message}`, error.next)
    accounts.set(name, settings as AccountSettings)
  }
  return accounts
}

const NO_ALIAS = { message: 'an alias stands here', next: 'Write the words out plainly.' }

function toPlain(read: () => unknown): unknown {
  try {
    return read() ?? {}
  } catch {
    return undefined
  }
}

/** What a schema cannot say. */
function beyondSchema(settings: unknown): { path: string; message: string; next: string } | null {
  const { time_zone, hours, pace } = settings as AccountSettings
  if (time_zone !== undefined && !isTimeZone(time_zone))
    return { path: '/time_zone', message: 'there is no such time zone', next: 'Write it like Europe/Berlin.' }
  if (hours && hours.from >= hours.to)
    return { path: '/hours', message: 'the hours end before they begin', next: 'Let `to` be later than `from`.' }
  if (pace && pace.least_seconds > pace.most_seconds)
    return { path: '/pace', message: 'the least is more than the most', next: 'Let most_seconds be the larger.' }
  return null
}

/** Where in the file the thing at this pointer begins; the nearest thing around it that exists. */
function offsetOf(value: unknown, pointer: string): number | undefined {
  let node = value
  let offset = (node as { range?: number[] } | null)?.range?.[0]
  for (const part of pointer.split('/').slice(1)) {
    const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === part) : undefined
    if (!pair) break
    offset = (pair.key as { range?: number[] }).range?.[0] ?? offset
    node = pair.value
  }
  return offset
}

const WORKING_HOURS = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }

/** How much an account does. Where nobody real is at the other end, nobody minds the hour or the pace. */
export function governorOf(accounts: Accounts, account: string, isDemo: boolean): Governor {
  const { time_zone, caps, warm_up = null, hours, pace } = accounts.get(account) ?? {}
  const usual = isDemo ? { least_seconds: 0, most_seconds: 0 } : { least_seconds: 30, most_seconds: 90 }
  const capOf = (act: GovernedAct) => caps?.[act] ?? DEFAULT_CAPS[act]
  return {
    time_zone: time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    caps: Object.fromEntries(GOVERNED_ACTS.map((act) => [act, capOf(act)])) as Governor['caps'],
    warm_up,
    hours: hours === undefined ? (isDemo ? null : WORKING_HOURS) : hours,
    // The account's own name seeds its pauses: two accounts do not act in step.
    pace: { ...(pace ?? usual), seed: account },
  }
}
