import type {
  CommunicationContext,
  ConversationMessage,
  MailLanguage,
  NextAction,
} from '#kernel/contracts/scheduling.ts'

/** The seed's own example, complete; the tests change what they are about. */
export function sampleContext(
  action: Pick<NextAction, 'type' | 'subtype'>,
  language: MailLanguage = 'en',
  conv_history: ConversationMessage[] = [],
): CommunicationContext {
  return {
    next_action: { ...action },
    attendee_email: 'michael.chen@example.com',
    attendee_name: 'Michael Chen',
    attendee: { default_language: language },
    conv_history,
    scheduling_operation: {
      title: 'Q3 Integration Roadmap',
      duration: 60,
      location: 'video call',
      timezone: 'EST',
      date: { start: '2025-01-14T14:00:00', end: '2025-01-14T15:00:00' },
    },
  }
}

/** Messages a day apart, oldest first. */
export function sampleHistory(
  ...messages: Array<[direction: 'inbound' | 'outbound', content: string]>
): ConversationMessage[] {
  return messages.map(([direction, content], i) => ({
    direction,
    email: direction === 'inbound' ? 'michael.chen@example.com' : 'assistant@example.org',
    content,
    timestamp: `2024-12-${String((i % 28) + 1).padStart(2, '0')}T09:00:00Z`,
  }))
}
