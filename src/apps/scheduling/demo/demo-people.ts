import type { Lanewright } from '#host/open.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import type { ApprovalRow, State } from '#kernel/ports/store.ts'
import type { OpenMailService } from '../services/mail-service.ts'
import type { MeetingBoard } from '../services/meetings-service.ts'
import { CAST } from './demo-cast.ts'

export const PERSON = 'rehearsal'
const HOUR_MS = 3_600_000

/** Chooses the best time, lets first mails go, takes a time that somebody asked for. Decides by what lies there and nothing else. */
export function scriptedAssistant(lw: Lanewright, id: string) {
  const send = async (kind: string, content: Record<string, unknown>) => {
    const sent = await lw.send(id, PERSON, kind, content)
    if (!sent.ok) throw new Error(`${sent.refusal.code}: ${sent.refusal.message}`)
  }
  const grant = ({ approval_id, action_hash }: ApprovalRow) =>
    send('approval.decide', { approval_id, action_hash, decision: 'grant', role: 'ASSISTANT' })
  return {
    async decide({ meeting, slots, questions, attendees }: MeetingBoard): Promise<number> {
      const [best] = slots
      if (meeting?.status === 'choosing' && best) {
        await send('meeting.choose', { start: best.starts_at })
        return 1
      }
      const state = (await lw.store.load(id)) as State
      const waiting = state.approvals.filter(({ status }) => status === 'pending')
      for (const approval of waiting) await grant(approval)
      const open = questions.filter(({ status }) => status === 'open')
      for (const { question_id, choices } of open)
        await send('meeting.decide', {
          question_id,
          choice: CHOICES.find((choice) => choices.includes(choice)) ?? choices[0],
        })
      const unsure = attendees.filter(({ uncertain }) => uncertain)
      for (const { uncertain } of unsure) await send('effect.settle', { intent_id: uncertain, outcome: 'verified' })
      return waiting.length + open.length + unsure.length
    },
  }
}

const CHOICES = ['take_their_time', 'go_on_without', 'meet_all_the_same', 'try_again', 'wait']

/** Everybody answers the newest letter in their own mailbox that asks them something, when their time for it has come. */
export function scriptedAttendees(mail: OpenMailService, clock: Clock) {
  const due = async () => {
    const all = await Promise.all(
      CAST.map(async ({ email, full_name, first, later }) => {
        const box = mail.builtIn.mailboxOf(email, full_name)
        const message = box.list().at(-1)
        if (message?.folder !== 'inbox') return null
        const { text, calendar } = await box.read(message.uid)
        const said = box.list().some(({ folder }) => folder === 'sent') ? later : first
        if (!said || calendar || !text.includes('?')) return null
        return { box, message, text: said.text, atMs: Date.parse(message.at) + said.hours * HOUR_MS }
      }),
    )
    return all.filter((one) => one !== null)
  }
  return {
    async answer(): Promise<number> {
      const now = (await due()).filter(({ atMs }) => atMs <= clock.nowMs())
      for (const { box, message, text } of now) await box.reply(message.uid, { text })
      return now.length
    },
    async nextMs(): Promise<number | undefined> {
      const times = (await due()).map(({ atMs }) => atMs)
      return times.length > 0 ? Math.min(...times) : undefined
    },
  }
}
