import { api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { zone } from '#host/desk/components/zone.ts'

/** One message on its way. Its turn is named before it is sent: however often it is tried, it is said once. */
export interface Unsent {
  turn_id: string
  conversation_id: string
  message: string
  without: string[]
}

const KEY = 'lanewright.tasks.unsent'
const TRIES = 3
const PAUSE_MS = 1200

/** What did not arrive before the window was reloaded. */
export function storedUnsent(): Unsent | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Unsent> | null
    const whole =
      stored && [stored.turn_id, stored.conversation_id, stored.message].every((part) => typeof part === 'string')
    return whole && Array.isArray(stored.without) ? (stored as Unsent) : null
  } catch {
    return null
  }
}

export function keep(unsent: Unsent | null): void {
  if (unsent) sessionStorage.setItem(KEY, JSON.stringify(unsent))
  else sessionStorage.removeItem(KEY)
}

/** Where no answer comes it is tried again under the same turn; a refusal is an answer and is thrown. */
export async function sendMessage({ message, without, ...names }: Unsent): Promise<void> {
  const body = { message, ...names, time_zone: zone, ...(without.length > 0 ? { without } : {}) }
  for (let tries = 1; ; tries++) {
    try {
      const { error } = await api.POST('/api/tasks/messages', { body })
      if (error) throw error
      return
    } catch (error) {
      if (tries === TRIES || asRefusal(error).code !== 'desk.no_answer') throw asRefusal(error)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
