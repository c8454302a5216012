import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { cleanLine } from '../clean.ts'
import { identify } from '../identify.ts'
import { MOST_ATTACHMENTS, MOST_FIELD_CHARS, MOST_NAME_CHARS, MOST_PIXELS } from '../limits.ts'
import { refused } from '../refusals.ts'
import type { About, Attachment, Inside, Outlet, Source } from './outlet.ts'
import { readPage } from './pdf-page.ts'

/** A document whose count of pages is a lie would be asked for all of them. */
const MOST_DAMAGED_IN_A_ROW = 50

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const data = (folder: string) => `${home}/${folder}/`

/** Text page by page as printed; a page that is only a picture is recognised. */
export async function readPdf(source: Source, out: Outlet): Promise<Inside> {
  const task = getDocument({
    data: new Uint8Array(await readFile(source.path)),
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: MOST_PIXELS,
    canvasMaxAreaInBytes: MOST_PIXELS * 4,
    disableFontFace: true,
    useSystemFonts: false,
    // Fonts that a file names and does not hold are not loaded: what they write is known without their shapes, and a
    // page is drawn only for its pictures. With them a file of two pages takes twice as long.
    ...{ cMapPacked: true, cMapUrl: data('cmaps'), wasmUrl: data('wasm'), iccUrl: data('iccs') },
  })
  try {
    const pdf = await task.promise.catch((error: Error) => {
      throw error.name === 'PasswordException' ? refused('encrypted') : refused('broken')
    })
    await readPages(pdf, out)
    return { about: await aboutOf(pdf), attachments: await listAttachments(pdf, out) }
  } finally {
    await task.destroy()
  }
}

async function readPages(pdf: PDFDocumentProxy, out: Outlet): Promise<void> {
  let [damaged, read] = [0, 0]
  for (let number = 1; number <= pdf.numPages; number++) {
    out.step()
    const page = await readPage(pdf, number, out).catch(() => null)
    damaged = page === null ? damaged + 1 : 0
    if (page === null) out.notePage('Damaged, nothing of it was read', number)
    else read++
    const isRoom = out.page(page?.text ?? '', page?.method)
    if (number < pdf.numPages && (!isRoom || damaged >= MOST_DAMAGED_IN_A_ROW)) {
      out.note(`The file has ${pdf.numPages} pages; those after page ${number} were left out.`)
      break
    }
  }
  if (read === 0) throw refused('broken')
}

async function aboutOf(pdf: PDFDocumentProxy): Promise<About> {
  const found = await pdf.getMetadata().catch(() => null)
  const info = (found?.info ?? {}) as Record<string, unknown>
  const field = (name: string) => (typeof info[name] === 'string' ? cleanLine(info[name], MOST_FIELD_CHARS) : '')
  const fields = { title: field('Title'), author: field('Author'), date: isoDate(field('CreationDate')) }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/** `D:20260312174210-05'00'` as the format has it. */
function isoDate(date: string): string {
  const found = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-]\d\d)'?(\d\d)?)?/.exec(date)
  if (!found) return ''
  const [, year, month, day, hour, minute, second, zone, zoneMinutes = '00'] = found
  const at = `${year}-${month}-${day}T${hour}:${minute}:${second}${zone ? `${zone}:${zoneMinutes}` : 'Z'}`
  return Number.isNaN(Date.parse(at)) ? '' : at
}

async function listAttachments(pdf: PDFDocumentProxy, out: Outlet): Promise<Attachment[]> {
  const found = await pdf.getAttachments().catch(() => null)
  const attachments: Attachment[] = []
  for (const [id, { filename }] of found ?? []) {
    if (attachments.length >= MOST_ATTACHMENTS) {
      out.note(`It has more than ${MOST_ATTACHMENTS} attachments; the others are not told.`)
      break
    }
    out.step()
    const content = await pdf.getAttachmentContent(id).catch(() => null)
    const bytes = content instanceof Uint8Array ? content : null
    if (bytes === null) {
      out.note('A file inside of it is damaged, and not told.')
      continue
    }
    const identified = identify(bytes)
    attachments.push({
      name: cleanLine(filename, MOST_NAME_CHARS),
      contentType: 'contentType' in identified ? identified.contentType : 'application/octet-stream',
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  }
  return attachments
}
