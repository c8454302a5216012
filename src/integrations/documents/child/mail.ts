import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type AttachmentStream, MailParser, type MessageText } from 'mailparser'
import { type HeaderFields, readHeaders } from '#integrations/mail/headers.ts'
import { readDate } from '#integrations/mail/mail-date.ts'
import { cleanLine } from '../clean.ts'
import { MOST_ATTACHMENTS, MOST_FIELD_CHARS, MOST_NAME_CHARS, MOST_RECIPIENTS } from '../limits.ts'
import { refused } from '../refusals.ts'
import { htmlText } from './html.ts'
import type { About, Attachment, Inside, Outlet, Source } from './outlet.ts'

const HEAD_BYTES = 1024 * 1024
/** After an error the library may or may not come to its end. */
const GRACE_MS = 50
/** A sign of life for so many bytes of attachments. */
const STEP_BYTES = 4 * 1024 * 1024

interface Mail {
  from: string
  to: string[]
  cc: string[]
  bcc: string[]
  subject: string
  text: string
  html: string
  attachments: Attachment[]
}

/** A mail as it would be printed: who, to whom, when and about what stand above its words, and can be quoted. */
export async function readMailFile(source: Source, out: Outlet): Promise<Inside> {
  const headers = await headersOf(source)
  const mail: Mail = { from: '', to: [], cc: [], bcc: [], subject: '', text: '', html: '', attachments: [] }
  await parse(source, headers, mail, out)
  const sent = cleanLine(headers.first('date') ?? '', MOST_FIELD_CHARS)
  const head = Object.entries({
    From: mail.from,
    To: mail.to.join(', '),
    Cc: mail.cc.join(', '),
    Bcc: mail.bcc.join(', '),
    Date: sent,
    Subject: mail.subject,
  })
  const lines = head.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`)
  const html = htmlText(mail.html).text
  const words = mail.text.trim() === '' ? html : mail.text
  if (saysMore(html, words)) out.note('Its HTML says more than its plain text, which alone is given.')
  out.whole(`${lines.join('\n')}\n\n${words}`)
  if (headers.cut) out.note('The headers of the mail are longer than any mail needs; the rest was left out.')
  const about: About = { from: mail.from, to: mail.to, subject: mail.subject }
  const date = readDate(sent)
  if (date !== null) about.date = date
  return { about, attachments: mail.attachments }
}

/** Who looks for a name in the text must know that it may stand in what was left out. */
function saysMore(html: string, given: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const known = new Set(wordsOf(given))
  return wordsOf(html).some((word) => !known.has(word))
}

async function headersOf(source: Source): Promise<HeaderFields> {
  const file = await open(source.path)
  try {
    const buffer = Buffer.alloc(Math.min(source.sizeBytes, HEAD_BYTES))
    const { bytesRead } = await file.read({ buffer, position: 0 })
    const headers = readHeaders(buffer.subarray(0, bytesRead))
    if (headers.bodyAt >= HEAD_BYTES) throw refused('broken', 'The mail has headers and no end of them.')
    return headers
  } finally {
    await file.close()
  }
}

/** Takes a mail apart with the library. Its headers are given anew, few and bounded, so that they cannot be too much. */
function parse(source: Source, headers: HeaderFields, mail: Mail, out: Outlet): Promise<void> {
  const wanted = ['from', 'to', 'cc', 'bcc', 'subject', 'mime-version', 'content-type', 'content-transfer-encoding']
  const head = wanted.flatMap((name) => {
    const value = headers.first(name)
    return value === null ? [] : [`${name}: ${value.replace(/[\r\n]/g, ' ')}\r\n`]
  })
  const parser = new MailParser({
    ...{ skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true },
    // A mail inside a mail is an attachment, not more of what its sender wrote.
    ...{ keepDeliveryStatus: true, ignoreEmbedded: true },
  } as object)
  return new Promise((resolve, reject) => {
    parser.on('headers', (found) => takeHeaders(found, mail))
    parser.on('data', (data: AttachmentStream | MessageText) => {
      if (data.type === 'attachment') return takeAttachment(data, mail, out)
      mail.text = data.text ?? ''
      mail.html = typeof data.html === 'string' ? data.html : ''
    })
    parser.on('error', () => {
      out.note('Part of the mail could not be read.')
      setTimeout(resolve, GRACE_MS)
    })
    parser.on('end', resolve)
    parser.write(`${head.join('')}\r\n`)
    const start = headers.bodyAt
    if (start >= source.sizeBytes) parser.end()
    else createReadStream(source.path, { start }).on('error', reject).pipe(parser)
  })
}

function takeHeaders(found: Map<string, unknown>, mail: Mail): void {
  const people = (name: string) => {
    const value = found.get(name) as { value?: Array<{ name?: string; address?: string }> } | undefined
    return (value?.value ?? []).slice(0, MOST_RECIPIENTS).map((one) => {
      const [who, address] = [cleanLine(one.name ?? '', 500), cleanLine(one.address ?? '', 400)]
      return who !== '' && address !== '' ? `${who} <${address}>` : who || address
    })
  }
  mail.from = cleanLine(people('from').join(', '), MOST_FIELD_CHARS)
  mail.to = people('to')
  mail.cc = people('cc')
  mail.bcc = people('bcc')
  const subject = found.get('subject')
  mail.subject = typeof subject === 'string' ? cleanLine(subject, MOST_FIELD_CHARS) : ''
}

/** Its name, its size and its hash; it is not opened. */
function takeAttachment(data: AttachmentStream, mail: Mail, out: Outlet): void {
  const hash = createHash('sha256')
  let [sizeBytes, untold] = [0, 0]
  const content = data.content as Readable
  content.on('data', (chunk: Buffer) => {
    hash.update(chunk)
    sizeBytes += chunk.length
    untold += chunk.length
    if (untold > STEP_BYTES) out.step()
    untold %= STEP_BYTES
  })
  content.on('error', () => out.note('Part of the mail could not be read.'))
  content.on('end', () => {
    const name = cleanLine(String(data.filename ?? ''), MOST_NAME_CHARS)
    const contentType = cleanLine(String(data.contentType ?? 'application/octet-stream'), 100).toLowerCase()
    if (mail.attachments.length < MOST_ATTACHMENTS)
      mail.attachments.push({ name, contentType, sizeBytes, sha256: hash.digest('hex') })
    else out.note(`It has more than ${MOST_ATTACHMENTS} attachments; the others are not told.`)
    data.release()
  })
}
