import type { Planted } from '../integration/ports/calendar-suite.ts'
import { type Answered, onlyKeys, parametersOf, type Query, standIn } from './standing-in.ts'
import { weeksOf } from './weeks.ts'

interface Timestamp {
  dateTime: string
  timeZone: string
}
interface Item extends Record<string, unknown> {
  id: string
  start: Timestamp
  end: Timestamp
  singleValueExtendedProperties?: Array<{ id: string; value: string }>
}

export const MICROSOFT_TOKEN = 'canary-microsoft-token'
const PROPERTY = /^String \{[0-9a-f-]{36}\} Name \w+$/
const FILTER =
  /^singleValueExtendedProperties\/Any\(ep: ep\/id eq '(String \{[0-9a-f-]{36}\} Name \w+)' and ep\/value eq '((?:[^']|'')*)'\)$/
const EXPAND = /^singleValueExtendedProperties\(\$filter=id eq '[^']+' or id eq '[^']+'\)$/
const PAGE = 2

/** Microsoft Graph as its documents describe it, as far as we ask. */
export async function startMicrosoft() {
  const items = new Map<string, Item>()
  const transactions = new Map<string, string>()
  let version = 0
  const save = (item: Item): Item => {
    const saved = { ...item, '@odata.etag': `W/"${++version}"` }
    items.set(saved.id, saved)
    return saved
  }

  function answer(asked: Query): Answered {
    if (asked.headers.authorization !== `Bearer ${MICROSOFT_TOKEN}`) return { status: 401 }
    const { pathname } = asked.url
    if (pathname === '/v1.0/me/calendars/AAMk%3D%3D/calendarView' && asked.method === 'GET') return view(asked)
    if (pathname === '/v1.0/me/calendars/AAMk%3D%3D/events')
      return asked.method === 'POST' ? insert(asked) : find(asked)
    const item = items.get(/^\/v1\.0\/me\/events\/([^/]+)$/.exec(pathname)?.[1] ?? '')
    if (!item) return { status: 404 }
    if (asked.headers['if-match'] !== item['@odata.etag']) return { status: 412 }
    if (asked.method === 'PATCH') return { status: 200, body: save({ ...item, ...checked(asked.body) }) }
    if (asked.method !== 'DELETE') return { status: 405 }
    items.delete(item.id)
    return { status: 204 }
  }

  function insert(asked: Query): Answered {
    const { transactionId, ...body } = asked.body
    const known = items.get(transactions.get(String(transactionId)) ?? '')
    if (known) return { status: 201, body: known }
    const id = `AAMkItem${version}`
    transactions.set(String(transactionId), id)
    return { status: 201, body: save({ ...checked(body), id } as Item) }
  }

  function find(asked: Query): Answered {
    const asking = parametersOf(asked.url)
    onlyKeys(asking, ['$filter', '$expand'])
    const filter = FILTER.exec(asking.$filter!)
    if (!filter || !EXPAND.test(asking.$expand!) || asked.headers.prefer !== 'outlook.timezone="UTC"')
      return { status: 400 }
    const value = filter[2]!.replaceAll("''", "'")
    const isMeant = ({ singleValueExtendedProperties: all = [] }: Item) =>
      all.some((one) => one.id === filter[1] && one.value === value)
    return { status: 200, body: { value: [...items.values()].filter(isMeant) } }
  }

  function view(asked: Query): Answered {
    const asking = parametersOf(asked.url)
    onlyKeys(asking, ['startDateTime', 'endDateTime', '$select', '$expand', '$top'], ['$skip'])
    if (!EXPAND.test(asking.$expand!) || asked.headers.prefer !== 'outlook.timezone="UTC"') return { status: 400 }
    const found = [...items.values()]
      .filter(({ start, end }) => start.dateTime < asking.endDateTime! && end.dateTime > asking.startDateTime!)
      .sort((a, b) => a.start.dateTime.localeCompare(b.start.dateTime))
    const from = Number(asking.$skip ?? 0)
    const next = new URL(asked.url)
    next.searchParams.set('$skip', String(from + PAGE))
    const link = from + PAGE < found.length ? { '@odata.nextLink': next.href } : {}
    return { status: 200, body: { value: found.slice(from, from + PAGE), ...link } }
  }

  function plant(event: Planted): void {
    const showAs = event.isFree ? 'free' : event.isOutOfOffice ? 'oof' : event.isTentative ? 'tentative' : 'busy'
    const timestamp = (iso: string) => ({
      dateTime: new Date(iso).toISOString().replace('.000Z', '.0000000'),
      timeZone: 'UTC',
    })
    for (const { start, end } of weeksOf(event))
      save({
        ...{ id: `AAMkPlanted${version}`, iCalUId: event.uid, subject: event.title, showAs, isAllDay: false },
        ...{ isCancelled: false, sensitivity: event.isPrivate ? 'private' : 'normal', categories: [] },
        ...{ start: timestamp(start), end: timestamp(end), responseStatus: { response: 'organizer' } },
      })
  }

  return { ...(await standIn(answer)), plant }
}

function checked(body: Record<string, unknown>): Omit<Item, 'id'> {
  const fields = [
    'subject',
    'body',
    'location',
    'start',
    'end',
    'showAs',
    'isReminderOn',
    'singleValueExtendedProperties',
  ]
  onlyKeys(body, fields)
  for (const { dateTime, timeZone } of [body.start, body.end] as Timestamp[])
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(dateTime) || timeZone !== 'UTC') throw new Error('no time')
  const properties = body.singleValueExtendedProperties as Array<{ id: string; value: string }>
  if (!properties.every(({ id, value }) => PROPERTY.test(id) && typeof value === 'string'))
    throw new Error('no property')
  return body as Omit<Item, 'id'>
}
