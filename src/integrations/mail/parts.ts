import type { Readable } from 'node:stream'
import { type AttachmentStream, MailParser, type MessageText } from 'mailparser'
import type { ReceivedMail } from '#kernel/ports/mailer.ts'
import type { ReportParts } from './bounce.ts'
import type { HeaderFields } from './headers.ts'

export interface MailParts {
  subject: string
  fromName: string
  text: string
  html: string
  calendar: ReceivedMail['calendar']
  attachments: ReceivedMail['attachments']
  report: ReportParts
  notices: string[]
}

const MOST_ATTACHMENTS = 100
const MOST_KEPT_BYTES = 512 * 1024
const MOST_HTML = 200_000
const MOST_HEAD_BYTES = 1024 * 1024
/** After an error the library may or may not come to its end. */
const GRACE_MS = 50

/** What is opened at all; of everything else only its name and size are known. */
const KEPT = /^(text\/calendar|application\/ics|message\/(delivery-status|rfc822|global)|text\/rfc822-headers)/

/** Takes a mail apart with the library. Its headers are given anew, few and bounded, so that they cannot be too much. */
export async function readParts(headers: HeaderFields, body: Uint8Array): Promise<MailParts> {
  const parts = emptyParts()
  const wanted = ['from', 'subject', 'mime-version', 'content-type', 'content-transfer-encoding', 'content-disposition']
  const head = wanted.flatMap((name) => {
    const value = headers.first(name)
    return value === null ? [] : [`${name}: ${value.replace(/[\r\n]/g, ' ')}\r\n`]
  })
  await parse(Buffer.concat([Buffer.from(`${head.join('')}\r\n`), body]), parts)
  if (parts.text.trim() === '' && parts.html !== '') parts.text = await htmlText(parts)
  return parts
}

const emptyParts = (): MailParts => ({
  ...{ subject: '', fromName: '', text: '', html: '', calendar: null, attachments: [] },
  ...{ report: { deliveryStatus: null, original: null }, notices: [] },
})

function parse(raw: Buffer, parts: MailParts, more: object = { skipHtmlToText: true }): Promise<void> {
  const options = {
    ...{ skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true, keepDeliveryStatus: true },
    // A mail inside a mail is an attachment, not more of what its sender wrote.
    ...{ ignoreEmbedded: true, maxHeadSize: MOST_HEAD_BYTES, ...more },
  }
  return new Promise((resolve) => {
    const parser = new MailParser(options)
    parser.on('headers', (found) => {
      const [subject, from] = [found.get('subject'), found.get('from')]
      if (typeof subject === 'string') parts.subject = subject
      if (from && typeof from === 'object' && 'value' in from && Array.isArray(from.value))
        parts.fromName = String(from.value[0]?.name ?? '')
    })
    parser.on('data', (data: AttachmentStream | MessageText) => {
      if (data.type === 'attachment') return takeAttachment(data, parts)
      parts.text = data.text ?? ''
      parts.html = typeof data.html === 'string' ? data.html : ''
    })
    parser.on('error', () => {
      parts.notices.push('mail.partly_read')
      setTimeout(resolve, GRACE_MS)
    })
    parser.on('end', resolve)
    parser.end(raw)
  })
}

function takeAttachment(data: AttachmentStream, parts: MailParts): void {
  const contentType = String(data.contentType ?? 'application/octet-stream').toLowerCase()
  const isKept = KEPT.test(contentType)
  const chunks: Buffer[] = []
  let [sizeBytes, kept] = [0, 0]
  const content = data.content as Readable
  content.on('data', (chunk: Buffer) => {
    sizeBytes += chunk.length
    if (!isKept || kept >= MOST_KEPT_BYTES) return
    chunks.push(chunk.subarray(0, MOST_KEPT_BYTES - kept))
    kept += chunk.length
  })
  content.on('error', () => parts.notices.push('mail.partly_read'))
  content.on('end', () => {
    if (isKept) keep(data, contentType, Buffer.concat(chunks), parts)
    if (parts.attachments.length < MOST_ATTACHMENTS)
      parts.attachments.push({ name: String(data.filename ?? ''), contentType, sizeBytes })
    else if (!parts.notices.includes('mail.many_attachments')) parts.notices.push('mail.many_attachments')
    data.release()
  })
}

function keep(data: AttachmentStream, contentType: string, bytes: Buffer, parts: MailParts): void {
  const params = paramsOf(data)
  const text = decode(bytes, params.charset)
  if (contentType === 'message/delivery-status') parts.report.deliveryStatus ??= text
  else if (!/calendar|ics/.test(contentType)) parts.report.original ??= text
  else if (parts.calendar === null && /^\s*BEGIN:VCALENDAR/i.test(text)) {
    const method = /^METHOD:\s*([A-Z]{1,20})\s*$/im.exec(text)?.[1] ?? params.method ?? ''
    parts.calendar = { method: method.toUpperCase().slice(0, 20), ics: text }
  }
}

function paramsOf(data: AttachmentStream): Record<string, string | undefined> {
  const type = data.headers?.get('content-type')
  return type && typeof type === 'object' && 'params' in type ? (type.params as Record<string, string>) : {}
}

function decode(bytes: Buffer, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}

/** The library turns HTML into text only where it is the whole mail; so it is made one. */
async function htmlText({ html, notices }: MailParts): Promise<string> {
  const parts = emptyParts()
  if (html.length > MOST_HTML) notices.push('mail.html_cut')
  const head = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n'
  await parse(Buffer.from(head + Buffer.from(html.slice(0, MOST_HTML)).toString('base64')), parts, {})
  return parts.text
}
