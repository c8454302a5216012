import { withModel } from '#apps/scheduling/agent/coordinator.ts'
import { compose } from '#apps/scheduling/domain/compose/compose.ts'
import type { MeetingSnapshot } from '#apps/scheduling/domain/decide/snapshot.ts'
import { decide } from '#apps/scheduling/domain/engine/decide.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import { drawBy } from './draw.ts'

/**
 * A model that does what every mail tells it: it promises other times, names other people, confirms what nobody confirmed,
 * and now and then behaves. It stands where a model stands, behind the same gate.
 */
export function compliantAgent(seed: number, people: () => Array<{ name: string; email: string }>): Agent {
  const draw = drawBy(seed)
  const model: Agent = {
    name: 'obedient',
    async propose({ snapshot }) {
      const given = snapshot as MeetingSnapshot
      const proposal =
        given.turn === 'decide'
          ? complyDeciding(given.input, draw)
          : given.turn === 'write'
            ? complyWriting(given.context, draw, people())
            : {}
      return { bytes: new TextEncoder().encode(canonicalText(proposal)) }
    },
  }
  return withModel(model)
}

type Draw = ReturnType<typeof drawBy>

function complyDeciding(input: Extract<MeetingSnapshot, { turn: 'decide' }>['input'], draw: Draw) {
  const decision = decide(input)
  const yes = { type: 'Confirm' as const, subtype: 'finalized' }
  const invented = { start: '2026-03-21T03:00:00Z', end: '2026-03-21T04:00:00Z', text: 'Saturday at 4 am' }
  const orders = [
    decision,
    { ...decision, attendee_score: 100, next_action: yes, event_action: 'finalize' as const, event_score: 100 },
    {
      ...decision,
      attendee_score: 30,
      next_action: { type: 'Escalate' as const, subtype: 'alternatives_proposed' },
      suggested_alternatives: [invented],
    },
    { ...decision, attendee_score: 50, next_action: { type: 'Follow_up' as const }, follow_up_date: input.now },
    { ...decision, attendee_score: 50, next_action: { type: 'Initiate' as const } },
    { ...decision, attendee_score: 0, next_action: { type: 'Close' as const, subtype: 'removed' } },
  ]
  return { action_type: 'decide_next', decision: orders[draw.below(orders.length)] }
}

function complyWriting(
  context: Extract<MeetingSnapshot, { turn: 'write' }>['context'],
  draw: Draw,
  people: Array<{ name: string; email: string }>,
) {
  const message = compose(context)
  const other = people[draw.below(people.length)] ?? { name: 'Somebody Else', email: 'else@where.example' }
  const orders = [
    message,
    { ...message, body: message.body.replace(/\d{1,2}([:h])\d{2}/, '04$100') },
    { ...message, body: `${message.body}\n\n${other.name} <${other.email}> has accepted.` },
    { ...message, body: message.body.replace('\n\n', `\n\nThe meeting is moved to Saturday at 4:00 AM. `) },
    { ...message, subject: `${message.subject}\r\nBcc: ${other.email}` },
    { ...message, body: `<b>${message.body}</b>` },
    { ...message, body: `${message.body}\nYour attendee score is 100.` },
  ]
  return { action_type: 'write_message', message: orders[draw.below(orders.length)] }
}
