import type { DecisionInput } from '#kernel/contracts/scheduling.ts'

/** For tests: an attendee who was asked on Thursday about the Tuesday after. */
export const ZONE = 'America/New_York'
export const ASKED_AT = '2027-01-07T14:12:00Z'
export const ANSWERED_AT = '2027-01-07T15:00:00Z'

type Said = readonly ['in' | 'out', string, string?]

export function conversation(...said: Said[]): DecisionInput['conv_history'] {
  return said.map(([side, content, timestamp]) => ({
    direction: side === 'in' ? 'inbound' : 'outbound',
    email: side === 'in' ? 'attendee@example.com' : 'assistant@example.com',
    content,
    timestamp: timestamp ?? (side === 'in' ? ANSWERED_AT : ASKED_AT),
  }))
}

interface Given {
  now?: string
  start?: string
  others?: DecisionInput['operation']['others']
  attendee?: Partial<DecisionInput['attendee']>
}

export function inputOf(history: DecisionInput['conv_history'], given: Given = {}): DecisionInput {
  const { now = '2027-01-07T15:05:00Z', start = '2027-01-12T14:00:00', others, attendee } = given
  return {
    operation: {
      title: 'Roadmap',
      duration: 60,
      location: 'Video call',
      timezone: ZONE,
      date: { start, end: start },
      ...(others && { others }),
    },
    attendee: { email: 'attendee@example.com', ...attendee },
    conv_history: history,
    now,
  }
}

/** One reply to our first mail, by somebody in the zone of the meeting. */
export function replyOf(content: string, language?: string): DecisionInput {
  const attendee = { time_zone: ZONE, ...(language && { default_language: language }) }
  return inputOf(conversation(['out', 'Would this time work for you?'], ['in', content]), { attendee })
}
