import { Failure } from '#kernel/contracts/refusal.ts'
import type { OpenMailService } from './mail-service.ts'
import type { DemoAnswer, DemoMessage, MeetingBoard } from './meetings-service.ts'

const MESSAGES_MAX = 50

function addressOf({ attendees }: MeetingBoard, attendee: string): { address: string; name: string } {
  const found = attendees.find(({ attendee_id }) => attendee_id === attendee)
  if (found) return { address: found.email, name: found.full_name }
  throw new Failure('attendee.unknown', 'the meeting has no such attendee', 'Look at its attendees again.')
}

/** What lies in the built-in mailbox of an attendee, newest first. */
export async function messagesOf(
  mail: OpenMailService,
  board: MeetingBoard,
  attendee: string,
): Promise<{ messages: DemoMessage[] }> {
  const { address } = addressOf(board, attendee)
  const box = mail.builtIn.mailboxOf(address)
  const lines = box
    .list()
    .filter(({ folder }) => folder === 'inbox')
    .slice(-MESSAGES_MAX)
    .reverse()
  const messages = await Promise.all(
    lines.map(async ({ uid, at }) => {
      const mail = await box.read(uid)
      return {
        message_id: mail.messageId,
        from: mail.from,
        subject: mail.subject,
        // As it came: nothing of ours is cut off.
        text: mail.fullText,
        at,
        invitation: mail.calendar?.method === 'REQUEST',
      }
    }),
  )
  return { messages }
}

/** Somebody plays the attendee: their words go the same way as a real answer. */
export async function answerAs(
  mail: OpenMailService,
  board: MeetingBoard,
  attendee: string,
  { message_id, text }: DemoAnswer,
): Promise<{ sent: true }> {
  const { address, name } = addressOf(board, attendee)
  const box = mail.builtIn.mailboxOf(address, name)
  const inbox = box
    .list()
    .filter(({ folder }) => folder === 'inbox')
    .toReversed()
  for (const { uid } of inbox.slice(0, MESSAGES_MAX)) {
    if (message_id !== undefined && (await box.read(uid)).messageId !== message_id) continue
    await box.reply(uid, { text })
    return { sent: true }
  }
  throw new Failure('demo.no_letter', 'there is no mail that could be answered', 'Wait until one has arrived.')
}
