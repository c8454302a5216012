import type { DecisionInput } from '#kernel/contracts/scheduling.ts'

/**
 * A reply of Monday, 23 November 2026, to "Could you do Thursday 26 November 2026, 15:00-16:00 (Europe/Berlin)?". `slot`: refused for a reason
 * of that time, so that other times are asked for. `no`: refused. `person`: accepting or declining it without a person would be wrong.
 */
export interface BerlinReply {
  language: string
  kind: 'yes' | 'no' | 'slot' | 'person'
  text: string
}

export function berlin(language: string, kind: BerlinReply['kind'], texts: readonly string[]): BerlinReply[] {
  return texts.map((text) => ({ language, kind, text }))
}

export function berlinInput(reply: string, zone: string | null, language?: string): DecisionInput {
  const message = (direction: 'inbound' | 'outbound', content: string, timestamp: string) => ({
    direction,
    email: 'someone@example.com',
    content,
    timestamp,
  })
  return {
    operation: {
      title: 'Kick-off',
      duration: 60,
      location: 'Video call',
      timezone: 'Europe/Berlin',
      date: { start: '2026-11-26T15:00:00', end: '2026-11-26T16:00:00' },
    },
    attendee: {
      email: 'attendee@example.com',
      ...(zone && { time_zone: zone }),
      ...(language && { default_language: language }),
    },
    conv_history: [
      message(
        'outbound',
        'Could you do Thursday 26 November 2026, 15:00-16:00 (Europe/Berlin)?',
        '2026-11-23T08:12:00Z',
      ),
      message('inbound', reply, '2026-11-23T09:00:00Z'),
    ],
    now: '2026-11-23T10:00:00Z',
  }
}
