import { Failure } from '#kernel/contracts/refusal.ts'
import type { SendResult } from '#kernel/ports/mailer.ts'
import { storableText } from '#kernel/text.ts'
import { isMessageId } from './fields.ts'

export interface SmtpError extends Error {
  code?: string
  responseCode?: number
  response?: string
}

const MOST_SAID = 300

/** What a server says is data: one line, bounded, nothing that a terminal would obey. */
const said = (text: string) => storableText(text.replace(/\p{C}+/gu, ' ').trim(), MOST_SAID)

export interface Sent {
  response: string
  rejected?: unknown[]
  serverMessageId?: string
}

/** It has a reply to the whole message. That is a receipt; evidence is looked for afterwards. */
export function withReply({ response, rejected = [], serverMessageId }: Sent, own: string): SendResult {
  const lacking = rejected.includes(own) ? '; it takes no copy for ourselves' : ''
  const replaced = serverMessageId !== undefined && isMessageId(serverMessageId) ? { replacedId: serverMessageId } : {}
  return { outcome: 'done', receipt: said(response) + lacking, ...replaced }
}

/** Nothing of the message is there. */
export function withoutMessage(error: SmtpError, signal: AbortSignal): SendResult {
  const not = (code: string, message: string, next: string): SendResult => ({
    outcome: 'not_done',
    error: { code, message, next },
  })
  const words = said(error.response ?? '')
  if (error instanceof Failure) return not(error.code, error.message, error.next)
  if (error.code === 'ESECRET') return not('mail.no_secret', said(error.message), 'Connect the account again.')
  if (error.code === 'EABORTED')
    return signal.aborted
      ? not('mail.aborted', 'It was ended before the server had the mail', 'Nothing was sent.')
      : not('mail.timeout', 'The server took too long', 'Nothing was sent; try again later.')
  if (error.code === 'EAUTH' || error.code === 'ENOAUTH')
    return not('mail.auth_failed', `The server does not let us in: ${words}`, 'Check the account and its password.')
  if (error.responseCode !== undefined && error.responseCode >= 500)
    return not('mail.refused', `The server refuses the mail: ${words}`, 'Check the address; nothing was sent.')
  if (error.responseCode !== undefined && error.responseCode >= 400)
    return not('mail.deferred', `The server does not take it now: ${words}`, 'Nothing was sent; try again later.')
  if (error.code === 'ETLS' || /certificate|self-signed|altname/i.test(error.message))
    return not('mail.no_tls', 'No secure connection to the server', 'Check its name, port and certificate.')
  if (error.code === 'EMESSAGE') return not('mail.too_big', 'The server takes no mail of this size', 'Shorten it.')
  if (error.code === 'EENVELOPE') return not('mail.refused', 'The recipient was not accepted', 'Nothing was sent.')
  return not('mail.unreachable', `No server to talk to (${error.code ?? error.name})`, 'Try again later.')
}

export function unknownEnd(cause: SmtpError): Failure {
  return new Failure(
    'mail.unknown_end',
    'The connection ended before the server said whether it took the mail',
    'Look for the mail among those that were sent; do not send it again by itself.',
    new Error(said(`${cause.code ?? ''} ${cause.message}`)),
  )
}
