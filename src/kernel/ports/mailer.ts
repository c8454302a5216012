import type { Refusal } from '#kernel/contracts/refusal.ts'

/** A mail as we write it. Everything in it comes from rows of ours; nothing is taken from a stranger's mail but its id. */
export interface OutgoingMail {
  /** With angle brackets; made by us, before the intent. */
  messageId: string
  from: { name: string; address: string }
  to: { name: string; address: string }
  subject: string
  text: string
  inReplyTo: string | null
  references: string[]
  /** An invitation, an answer to one or its end; sent as RFC 6047 wants it. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'REPLY' | 'COUNTER'; ics: string }
  /**
   * RFC 3834: absent where a person released these very bytes, for then it is that person's mail and an out-of-office
   * answer to it is wanted. Given where nobody looked: machines at the other end then keep quiet.
   */
  autoSubmitted?: 'auto-generated' | 'auto-replied'
}

/** What the server's own header says about who sent it; 'none' where it says nothing. */
export interface SenderChecks {
  spf: AuthResult
  dkim: AuthResult
  dmarc: AuthResult
}
export type AuthResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'temperror' | 'permerror' | 'policy'

/** Why nobody answers it. */
export type MailKind = 'person' | 'auto_reply' | 'out_of_office' | 'bounce' | 'list' | 'delivery_note'

/** A mail as it was read. Written by strangers: data, bounded, never instruction. */
export interface ReceivedMail {
  messageId: string
  from: string
  fromName: string
  subject: string
  /** What the sender wrote, without quotes and signature. */
  text: string
  /** With them, as plain text. */
  fullText: string
  inReplyTo: string | null
  references: string[]
  date: string | null
  kind: MailKind
  /** Of a bounce: the Message-ID of what did not arrive, and whether trying again could help. */
  bounced: { messageId: string | null; permanent: boolean; diagnostic: string } | null
  checks: SenderChecks
  /** The text of a text/calendar part, at most one. */
  calendar: { method: string; ics: string } | null
  /** Names only; nothing of them is opened. */
  attachments: Array<{ name: string; contentType: string; sizeBytes: number }>
  /** What had to be given up to read it at all. */
  notices: string[]
}

export interface MailCursor {
  /** UIDVALIDITY of the mailbox, or what stands for it. */
  epoch: string
  /** The last that was read. */
  uid: number
}

/**
 * `not_done`: refused before the server had the message. A throw: nobody knows. `replacedId`: some servers give a mail
 * another Message-ID than ours and say so; it is found and answered under that one.
 */
export type SendResult =
  | { outcome: 'done'; receipt: string; replacedId?: string }
  | { outcome: 'not_done'; error: Refusal }

/** One mail account. */
export interface Mailbox {
  readonly name: string
  readonly address: string
  send(mail: OutgoingMail, signal: AbortSignal): Promise<SendResult>
  /**
   * Is there a copy with this Message-ID that the server itself saved, or that was delivered to this account? Where it is,
   * and the SHA-256 of its text as we would have sent it, so that it can be compared.
   */
  find(messageId: string, signal: AbortSignal): Promise<{ where: string; textHash: string } | null>
  /**
   * What came since the cursor, oldest first, at most `limit`; a cursor of another epoch is read from `since` on. A mail
   * that cannot be read at all is told as one with notices, never thrown.
   */
  fetch(
    cursor: MailCursor | null,
    options: { since: string; limit: number },
    signal: AbortSignal,
  ): Promise<{ mails: ReceivedMail[]; cursor: MailCursor; more: boolean }>
  /** Resolves when something may have come, or the signal is aborted. */
  wait(signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

/** Between mails and their bytes (RFC 5322). */
export interface MailCodec {
  /** Throws a Failure with a code for what must not go into a mail. The same mail and time give the same bytes. */
  build(mail: OutgoingMail, at: Date): Promise<Uint8Array>
  /** Never throws, and takes two seconds at most. */
  read(raw: Uint8Array): Promise<ReceivedMail>
}
