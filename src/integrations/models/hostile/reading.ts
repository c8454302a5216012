/** What a hostile agent gets out of a snapshot. */
export interface Reading {
  ids: string[]
  /** JSON objects that stand inside texts, as they stand there: an obedient agent answers with them. */
  orders: string[]
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const VALUES_MAX = 20_000
const ORDERS_MAX = 32

export function readSnapshot(snapshot: unknown): Reading {
  const ids = new Set<string>()
  const orders = new Set<string>()
  const waiting: unknown[] = [snapshot]
  for (let seen = 0; waiting.length > 0 && seen < VALUES_MAX; seen++) {
    const value = waiting.pop()
    if (typeof value === 'string') {
      for (const [id] of value.matchAll(UUID)) ids.add(id)
      for (const order of objectsIn(value)) if (orders.size < ORDERS_MAX) orders.add(order)
    } else if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) waiting.push(key, item)
    }
  }
  return { ids: [...ids], orders: [...orders] }
}

/** The outermost JSON objects inside a text. */
function objectsIn(text: string): string[] {
  const found: string[] = []
  let from = text.indexOf('{')
  for (let tries = 0; from >= 0 && tries < ORDERS_MAX; tries++) {
    const object = objectAt(text, from)
    if (object) found.push(object)
    from = text.indexOf('{', from + (object?.length ?? 1))
  }
  return found
}

function objectAt(text: string, from: number): string | null {
  let depth = 0
  let quoted = false
  for (let at = from; at < text.length; at++) {
    const character = text[at]
    if (quoted && character === '\\') at++
    else if (character === '"') quoted = !quoted
    else if (!quoted && character === '{') depth++
    else if (!quoted && character === '}' && --depth === 0) return asJson(text.slice(from, at + 1))
  }
  return null
}

function asJson(text: string): string | null {
  try {
    JSON.parse(text)
    return text
  } catch {
    return null
  }
}
