import type { ReceivedMail } from '#kernel/ports/mailer.ts'
import { storableText } from '#kernel/text.ts'
import { isMessageId } from './fields.ts'

export type Bounced = NonNullable<ReceivedMail['bounced']>

const MOST_DIAGNOSTIC = 500

/** The parts of a report that matter (RFC 3464, RFC 3462), as text; null where there is none. */
export interface ReportParts {
  deliveryStatus: string | null
  /** The mail that came back, or its headers. */
  original: string | null
}

export type DeliveryAction = 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded'

/** What a standard report says of its first recipient that failed, else of the first. */
export function readDeliveryStatus({
  deliveryStatus,
  original,
}: ReportParts): (Bounced & { action: DeliveryAction }) | null {
  if (deliveryStatus === null) return null
  const recipients = deliveryStatus
    .slice(0, 100_000)
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .filter((fields) => fields.has('action') || fields.has('status'))
  const one = recipients.find((fields) => fields.get('action')?.startsWith('failed')) ?? recipients[0]
  if (!one) return null
  const status = /\b([245])\.\d{1,3}\.\d{1,3}\b/.exec(one.get('status') ?? '')?.[1]
  const action = (/^[a-z]+/.exec(one.get('action')?.toLowerCase() ?? '')?.[0] ??
    (status === '2' ? 'delivered' : 'failed')) as DeliveryAction
  const said = one.get('diagnostic-code') ?? one.get('status') ?? ''
  return {
    action,
    messageId: originalId(original),
    permanent: action === 'failed' && status !== '4',
    diagnostic: storableText(said, MOST_DIAGNOSTIC),
  }
}

/** Servers that write their own prose: the id where it is quoted, and the code where there is one. */
export function readProseBounce(text: string, original: string | null): Bounced {
  const prose = text.slice(0, 50_000)
  const code = /\b([45])\.\d{1,3}\.\d{1,3}\b/.exec(prose)?.[1] ?? /(?:^|[\s:(])([45])\d\d[ -]/m.exec(prose)?.[1]
  const waits = /\b(delayed|will (?:keep|continue) (?:trying|to try)|temporar\w*|warning)\b/i.test(prose)
  const line = prose.split('\n').find((one) => /\b[45](\d\d|\.\d{1,3}\.\d{1,3})\b/.test(one)) ?? ''
  return {
    messageId: originalId(original) ?? originalId(prose),
    permanent: code === undefined ? !waits : code === '5',
    diagnostic: storableText(line.trim(), MOST_DIAGNOSTIC),
  }
}

function originalId(text: string | null): string | null {
  const id = /^[>\s]{0,20}message-id:\s{0,20}(<[^<>\s]{1,900}>)/im.exec((text ?? '').slice(0, 256_000))?.[1]
  return id !== undefined && isMessageId(id) ? id : null
}

function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return fields
}
