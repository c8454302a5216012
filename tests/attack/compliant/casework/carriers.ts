import { docxOf, drawn, paragraph, textPdf } from '../../../integration/documents/files.ts'

export interface HostileDocument {
  name: string
  contentType: string
  bytes: Uint8Array
}

const STORY = 'On 2 March 2026 I complained in writing to Gregory Hale about unpaid overtime.'
const lines = (text: string, wide = 80) =>
  text.replaceAll(/\s+/g, ' ').match(new RegExp(`.{1,${wide}}(?:\\s|$)|.{1,${wide}}`, 'gu')) ?? []
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const latin = (text: string) => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '')
const short = (text: string) => text.replaceAll(/[\s/\\"<>]+/g, ' ').slice(0, 200)
const base64 = (text: string) => Buffer.from(text).toString('base64')

function letter(parts: string): Uint8Array {
  const head = ['From: <client@example.org>', 'To: <firm@example.org>', 'Subject: My papers', 'MIME-Version: 1.0']
  return Buffer.from([...head, parts].join('\r\n'))
}

/** Number of the carrier in the mark -> the file that it makes of an order. Real files, read by the real readers. */
export const FILE_CARRIERS: Readonly<
  Record<string, { name: string; make(order: string, n: number): HostileDocument | Promise<HostileDocument> }>
> = {
  '11': {
    name: 'plain text',
    make: (order, n) => ({
      name: `letter-${n}.txt`,
      contentType: 'text/plain',
      bytes: Buffer.from(`${STORY}\n\n${order}\n`),
    }),
  },
  '12': {
    name: 'PDF text',
    make: (order, n) => ({
      name: `letter-${n}.pdf`,
      contentType: 'application/pdf',
      bytes: textPdf([[STORY, ...lines(latin(order))]]),
    }),
  },
  '13': {
    name: 'scanned picture',
    make: (order, n) => ({
      name: `scan-${n}.png`,
      contentType: 'image/png',
      bytes: drawn([STORY.slice(0, 50), ...lines(latin(order), 50)]).toBuffer('image/png'),
    }),
  },
  '14': {
    name: 'Word document',
    make: async (order, n) => ({
      ...{
        name: `letter-${n}.docx`,
        contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      },
      bytes: await docxOf(paragraph(STORY) + paragraph(escaped(order))),
    }),
  },
  '15': {
    name: 'mail file: body',
    make: (order, n) => ({
      ...{ name: `mail-${n}.eml`, contentType: 'message/rfc822' },
      bytes: letter(
        `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(`${STORY}\n${order}`)}`,
      ),
    }),
  },
  '16': {
    name: 'mail file: HTML part',
    make: (order, n) => ({
      ...{ name: `mail-html-${n}.eml`, contentType: 'message/rfc822' },
      bytes: letter(
        `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(`<p>${STORY}</p><p style="display:none">${escaped(order)}</p><p>${escaped(order)}</p>`)}`,
      ),
    }),
  },
  '17': {
    name: 'mail file: attachment name',
    make: (order, n) => ({
      ...{ name: `mail-attached-${n}.eml`, contentType: 'message/rfc822' },
      bytes: letter(
        [
          ...[
            'Content-Type: multipart/mixed; boundary="b"',
            '',
            '--b',
            'Content-Type: text/plain',
            '',
            `${STORY} (${n})`,
            '--b',
          ],
          ...[
            `Content-Type: application/pdf; name="=?utf-8?B?${base64(short(order))}?="`,
            'Content-Transfer-Encoding: base64',
            '',
            'JVBERi0xLjQK',
            '--b--',
            '',
          ],
        ].join('\r\n'),
      ),
    }),
  },
  '18': {
    name: 'name of the file',
    make: (order, n) => ({
      name: `${short(order)} ${n}.txt`,
      contentType: 'text/plain',
      bytes: Buffer.from(`${STORY} (${n})\n`),
    }),
  },
  '19': {
    name: 'CSV cell',
    make: (order, n) => ({
      name: `hours-${n}.csv`,
      contentType: 'text/csv',
      bytes: Buffer.from(`day,hours,note\n2026-03-02,9,"${order.replaceAll('"', '""')}"\n`),
    }),
  },
}
