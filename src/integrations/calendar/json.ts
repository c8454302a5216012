import { Failure } from '#kernel/contracts/refusal.ts'
import { type CalendarFetch, checkAnswer, readAnswer } from './web.ts'

/** An object that a server sent; nothing in it is trusted. */
export type Untrusted = { readonly [key: string]: unknown }

export interface JsonAnswer {
  status: number
  ok: boolean
  body: Untrusted
}

export async function askJson(
  ask: CalendarFetch,
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: unknown },
  signal: AbortSignal,
): Promise<JsonAnswer> {
  const { body, ...rest } = init
  const headers = { accept: 'application/json', ...rest.headers }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  if (body !== undefined) Object.assign(headers, { 'content-type': 'application/json' })
  const answer = await ask(url, { ...rest, headers, ...sent }, signal)
  const text = await readAnswer(answer, signal)
  return { status: answer.status, ok: answer.ok, body: answer.ok ? objectIn(text) : {} }
}

function objectIn(text: string): Untrusted {
  if (text.trim() === '') return {}
  try {
    return objectOf(JSON.parse(text))
  } catch (error) {
    throw new Failure('calendar.unreadable', 'The answer of the calendar is no JSON.', 'Try again later.', error)
  }
}

export function objectOf(value: unknown): Untrusted {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Untrusted) : {}
}

export function listOf(value: unknown): Untrusted[] {
  return Array.isArray(value) ? value.map(objectOf) : []
}

export function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A page after page of `items`, to an end. */
export async function* pages(
  ask: CalendarFetch,
  first: string,
  headers: Record<string, string>,
  read: (body: Untrusted) => { items: Untrusted[]; next: string | null },
  signal: AbortSignal,
): AsyncGenerator<Untrusted> {
  let url: string | null = first
  for (let page = 0; url !== null && page < 100; page++) {
    const answer = await askJson(ask, url, { headers }, signal)
    checkAnswer(answer)
    const { items, next } = read(answer.body)
    yield* items
    url = next
  }
}
