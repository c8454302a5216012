import { createCanvas } from '@napi-rs/canvas'
import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { MOST_PAGE_CHARS } from '../limits.ts'
import type { Outlet } from './outlet.ts'
import { joinPieces, type TextPiece } from './pdf-lines.ts'
import { hasTime, recognize } from './recognize.ts'

/** 216 points an inch: three to each of the format's own. A poster is drawn smaller. */
const SCALE = 3
const MOST_SIDE = 3_600
/** A page with less is looked at again where it has a picture: a stamp on a scan is not its text. */
const FEW_LETTERS = 40
const MOST_NOTES = 1_000

const PICTURES = new Set([
  ...[OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject, OPS.paintImageMaskXObjectGroup],
  ...[OPS.paintImageXObjectRepeat, OPS.paintInlineImageXObjectGroup, OPS.paintImageMaskXObjectRepeat],
])
/** Letters may also be drawn as shapes. */
const SHAPES = new Set([OPS.constructPath, OPS.rawFillPath])

export interface PdfPage {
  text: string
  method: 'text' | 'ocr'
}

export async function readPage(pdf: PDFDocumentProxy, number: number, out: Outlet): Promise<PdfPage> {
  const page = await pdf.getPage(number)
  try {
    const text = await printedText(page)
    const notes = await notesOn(page)
    const letters = lettersIn(text)
    if (letters >= FEW_LETTERS || !hasTime(number, out) || !(await isDrawn(page, letters)))
      return { text: text + notes, method: 'text' }
    const seen = await recognize(() => picture(page), number, out)
    // What the file says itself is surer than what was seen, unless there is clearly more to see.
    const isMore = seen !== null && lettersIn(seen) > letters * 1.5
    const words = isMore ? withOwn(seen, text.trim()) : text
    return { text: words + notes, method: isMore || letters === 0 ? 'ocr' : 'text' }
  } finally {
    page.cleanup()
  }
}

/** A number that was stamped on a scan is part of the page, also where it was too small to be seen. */
function withOwn(seen: string, own: string): string {
  return own === '' || seen.includes(own) ? seen : `${seen}\n${own}`
}

/** Read as it comes, so that a page with too much on it is left as soon as it is known. */
async function printedText(page: PDFPageProxy): Promise<string> {
  const reader = (page.streamTextContent() as ReadableStream<{ items: TextPiece[] }>).getReader()
  const pieces: TextPiece[] = []
  let length = 0
  // One more than is kept, so that what was cut is said.
  while (length <= MOST_PAGE_CHARS) {
    const { value, done } = await reader.read()
    if (done) return joinPieces(pieces)
    for (const piece of value.items) {
      pieces.push(piece)
      length += (piece.str?.length ?? 0) + 1
    }
  }
  await reader.cancel(new Error('enough'))
  return joinPieces(pieces)
}

/** Private characters, and those that no font could name, are no letters: a page of them is recognised instead. */
const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

async function isDrawn(page: PDFPageProxy, letters: number): Promise<boolean> {
  const { fnArray } = await page.getOperatorList()
  return fnArray.some((op) => PICTURES.has(op) || (letters === 0 && SHAPES.has(op)))
}

async function picture(page: PDFPageProxy): Promise<Buffer> {
  const size = page.getViewport({ scale: 1 })
  const side = Math.max(size.width, size.height, 1)
  const viewport = page.getViewport({ scale: Math.min(SCALE, MOST_SIDE / side) })
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)))
  await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise
  return canvas.toBuffer('image/png')
}

interface Note {
  fieldName?: string
  fieldValue?: unknown
  checkBox?: boolean
  contentsObj?: { str?: string }
  subtype?: string
}

/** What was filled in or written on the page afterwards is no part of its printed text, and stands below it. */
async function notesOn(page: PDFPageProxy): Promise<string> {
  const found = ((await page.getAnnotations().catch(() => [])) as Note[]).slice(0, MOST_NOTES)
  const lines = found.flatMap(({ fieldName, fieldValue, contentsObj, subtype }) => {
    const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue
    if (subtype === 'Widget')
      return typeof value === 'string' && value.trim() !== '' && value !== 'Off' ? [`${fieldName ?? ''}: ${value}`] : []
    const words = subtype === 'Link' ? '' : (contentsObj?.str ?? '').trim()
    return words === '' ? [] : [`Note: ${words}`]
  })
  return lines.length === 0 ? '' : `\n\n${lines.join('\n')}`
}
