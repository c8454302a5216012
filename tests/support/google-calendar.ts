import type { Planted } from '../integration/ports/calendar-suite.ts'
import { type Answered, onlyKeys, parametersOf, type Query, standIn } from './standing-in.ts'
import { weeksOf } from './weeks.ts'

type Item = Record<string, unknown> & { id: string; etag: string; start: Timestamp; end: Timestamp }
interface Timestamp {
  dateTime: string
  timeZone?: string
}

export const GOOGLE_TOKEN = 'canary-google-token'
const PATH = /^\/calendar\/v3\/calendars\/([^/]+)\/events(?:\/([a-v0-9]{5,1024}))?$/
/** Small, so that every list has more than one page. */
const PAGE = 2

/** Google Calendar as its documents describe it, as far as we ask: strict, and with deleted events that keep their id. */
export async function startGoogle() {
  const items = new Map<string, Item>()
  let version = 0
  const save = (item: Omit<Item, 'etag'>): Item => {
    const saved = { ...item, etag: `"${++version}"` } as Item
    items.set(saved.id, saved)
    return saved
  }

  function answer(asked: Query): Answered {
    if (asked.headers.authorization !== `Bearer ${GOOGLE_TOKEN}`) return { status: 401 }
    const path = PATH.exec(asked.url.pathname)
    if (path?.[1] !== 'anna%40firm.example') return { status: 404 }
    const id = path[2]
    if (id === undefined) return asked.method === 'POST' ? insert(asked) : list(asked)
    const item = items.get(id)
    if (!item) return { status: 404 }
    if (asked.method === 'GET') return { status: 200, body: item }
    onlyKeys(parametersOf(asked.url), ['sendUpdates'])
    if (asked.url.searchParams.get('sendUpdates') !== 'none') return { status: 400 }
    if (asked.headers['if-match'] !== item.etag) return { status: 412 }
    if (asked.method === 'PUT') return { status: 200, body: save({ ...checked(asked.body), id }) }
    if (item.status === 'cancelled') return { status: 410 }
    save({ ...item, status: 'cancelled' })
    return { status: 204 }
  }

  function insert(asked: Query): Answered {
    onlyKeys(parametersOf(asked.url), ['sendUpdates'])
    const { id, ...body } = asked.body
    if (typeof id !== 'string' || !/^[a-v0-9]{5,1024}$/.test(id)) return { status: 400 }
    return items.has(id) ? { status: 409 } : { status: 200, body: save({ ...checked(body), id }) }
  }

  function list(asked: Query): Answered {
    const asking = parametersOf(asked.url)
    onlyKeys(asking, ['singleEvents', 'orderBy', 'maxResults', 'showDeleted', 'timeMin', 'timeMax'], ['pageToken'])
    if (asking.singleEvents !== 'true' || asking.showDeleted !== 'false') return { status: 400 }
    const found = [...items.values()]
      .filter(({ status }) => status !== 'cancelled')
      .filter(({ start, end }) => start.dateTime < asking.timeMax! && end.dateTime > asking.timeMin!)
      .sort((a, b) => a.start.dateTime.localeCompare(b.start.dateTime))
    const from = Number(asking.pageToken ?? 0)
    const next = from + PAGE < found.length ? { nextPageToken: String(from + PAGE) } : {}
    return { status: 200, body: { kind: 'calendar#events', items: found.slice(from, from + PAGE), ...next } }
  }

  function plant(event: Planted): void {
    for (const [index, { start, end }] of weeksOf(event).entries())
      save({
        ...{ id: `planted${items.size}a${index}`, iCalUID: event.uid, summary: event.title },
        ...{
          status: event.isTentative ? 'tentative' : 'confirmed',
          eventType: event.isOutOfOffice ? 'outOfOffice' : 'default',
        },
        ...(event.isPrivate ? { visibility: 'private' } : {}),
        ...(event.isFree ? { transparency: 'transparent' } : {}),
        ...{ start: { dateTime: start }, end: { dateTime: end } },
      })
  }

  return { ...(await standIn(answer)), plant }
}

function checked(body: Record<string, unknown>): Omit<Item, 'id' | 'etag'> {
  const fields = ['summary', 'location', 'description', 'start', 'end', 'status', 'transparency', 'extendedProperties']
  onlyKeys(body, fields)
  for (const timestamp of [body.start, body.end] as Timestamp[]) {
    onlyKeys(timestamp, ['dateTime', 'timeZone'])
    if (Number.isNaN(Date.parse(timestamp.dateTime))) throw new Error('no time')
  }
  if (!['confirmed', 'tentative'].includes(String(body.status))) throw new Error('no status')
  return body as Omit<Item, 'id' | 'etag'>
}
