import type { ImapFlow, MessageStructureObject } from 'imapflow'
import type { ReceivedMail } from '#kernel/ports/mailer.ts'
import { readHeaders } from './headers.ts'
import { fetchUid } from './imap-one.ts'
import { readMail } from './read-mail.ts'
import type { ReadOptions } from './received.ts'

const READ = /^(text\/(plain|html|calendar|rfc822-headers)|message\/delivery-status)$/
const MOST_PARTS = 10
/** Of its beginning, in which its headers are. */
const MOST_HEAD_BYTES = 256 * 1024
const MOST_PART_BYTES = 256 * 1024
const MOST_ATTACHMENTS = 100
const MOST_DEPTH = 20
const BOUNDARY = 'only-what-is-read'

/** Of a mail that is too big, its headers and its texts are fetched, and made into a smaller mail that is read like any other. */
export async function readLarge(client: ImapFlow, uid: number, options: ReadOptions): Promise<ReceivedMail | null> {
  const meta = await fetchUid(client, uid, { source: { maxLength: MOST_HEAD_BYTES }, bodyStructure: true })
  if (!meta?.source) return null
  const leaves = meta.bodyStructure ? leavesOf(meta.bodyStructure) : []
  const isRead = (leaf: MessageStructureObject) => READ.test(leaf.type) && leaf.disposition !== 'attachment'
  const chunks: Buffer[] = [headOf(meta.source)]
  for (const leaf of leaves.filter(isRead).slice(0, MOST_PARTS)) chunks.push(await chunkOf(client, uid, leaf))
  chunks.push(Buffer.from(`--${BOUNDARY}--\r\n`))
  const mail = await readMail(Buffer.concat(chunks), options)
  const attachments = leaves
    .filter((leaf) => !isRead(leaf))
    .slice(0, MOST_ATTACHMENTS)
    .map(({ type, size, parameters, dispositionParameters }) => ({
      name: (dispositionParameters?.filename ?? parameters?.name ?? '').slice(0, 255),
      contentType: type.slice(0, 100),
      sizeBytes: size ?? 0,
    }))
  return { ...mail, attachments, notices: [...mail.notices, 'mail.too_big'] }
}

function leavesOf(node: MessageStructureObject, depth = 0): MessageStructureObject[] {
  // What is inside an enclosed mail was not written by its sender.
  if (!node.childNodes || node.type === 'message/rfc822' || depth > MOST_DEPTH) return [node]
  return node.childNodes.flatMap((child) => leavesOf(child, depth + 1))
}

function headOf(beginning: Buffer): Buffer {
  const all = readHeaders(beginning)
  const kept = all.fields.filter(({ name }) => !name.startsWith('content-') && name !== 'mime-version')
  const type = all.first('content-type') ?? ''
  const report = /^multipart\/report\b/i.test(type)
    ? (/report-type\s*=\s*"?([\w-]{1,60})/i.exec(type)?.[1] ?? '')
    : null
  const kind = report === null ? 'multipart/mixed' : `multipart/report; report-type=${report}`
  const lines = kept.map(({ name, value }) => `${name}: ${value.replace(/[\r\n]/g, ' ')}\r\n`)
  return Buffer.from(`${lines.join('')}MIME-Version: 1.0\r\nContent-Type: ${kind}; boundary=${BOUNDARY}\r\n\r\n`)
}

/** The library has already undone its encoding and its charset. */
async function chunkOf(client: ImapFlow, uid: number, { part, type }: MessageStructureObject): Promise<Buffer> {
  const got = await client.download(String(uid), part ?? '1', { uid: true, maxBytes: MOST_PART_BYTES })
  const chunks: Buffer[] = []
  if (got.content) for await (const chunk of got.content) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('base64').replace(/.{76}/g, '$&\r\n')
  const head = `--${BOUNDARY}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n`
  return Buffer.from(`${head}${text}\r\n`)
}
