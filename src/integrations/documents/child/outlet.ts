import type { ExtractedText } from '#kernel/ports/documents.ts'
import { cleanLine, cleanText, cutAt } from '../clean.ts'
import { MOST_CHARS, MOST_NOTICE_CHARS, MOST_NOTICES, MOST_PAGE_CHARS, MOST_PAGES } from '../limits.ts'
import { createPageNotes } from './page-notes.ts'
import { say } from './say.ts'

/** Where the text of a file goes, page by page, within its bounds. */
export interface Outlet {
  /** A sign of life before something that takes its time. */
  step(patience?: 'step' | 'recognise'): void
  /** The next page. False when no more is taken. */
  page(text: string, method?: 'text' | 'ocr'): boolean
  /** A text without pages: one, or as many as it needs. */
  whole(text: string): void
  note(notice: string): void
  /** The same, where it is said of pages. */
  notePage(what: string, page: number): void
  readonly pages: number
  notices(): string[]
  /** No more pictures of this file are recognised after this moment. */
  readonly recognizeUntilMs: number
}

/** So many kinds of things there are to be said of pages. */
const PAGE_NOTICES = 10
const CUT = `Only the first ${MOST_CHARS} characters are given; the rest was left out.`

export type About = ExtractedText['about']
export type Attachment = ExtractedText['attachments'][number]

/** What a reader knows of its file besides its text. */
export interface Inside {
  about: About
  attachments: Attachment[]
}

/** A file that was opened and found to be one. */
export interface Source {
  path: string
  sizeBytes: number
  contentType: string
}

export function createOutlet(id: number, recognizeUntilMs: number): Outlet {
  const notices: string[] = []
  const ofPages = createPageNotes()
  let [pages, chars] = [0, 0]

  function note(notice: string): void {
    const line = cleanLine(notice, MOST_NOTICE_CHARS)
    if (notices.length < MOST_NOTICES - PAGE_NOTICES && !notices.includes(line)) notices.push(line)
  }

  function give(text: string, method: 'text' | 'ocr'): boolean {
    const room = MOST_CHARS - chars
    if (pages >= MOST_PAGES || room <= 0) return false
    if (text.length > room) note(CUT)
    const kept = cutAt(text, room)
    pages++
    chars += kept.length
    say({ kind: 'page', id, page: pages, text: kept, method })
    return pages < MOST_PAGES && chars < MOST_CHARS
  }

  return {
    note,
    notePage: ofPages.add,
    notices: () => [...notices, ...ofPages.notices().map((notice) => cleanLine(notice, MOST_NOTICE_CHARS))],
    recognizeUntilMs,
    get pages() {
      return pages
    },
    step: (patience = 'step') => say({ kind: 'step', id, patience }),
    page(text, method = 'text') {
      const clean = cleanText(text)
      if (clean.length > MOST_PAGE_CHARS) ofPages.add(`Cut after ${MOST_PAGE_CHARS} characters`, pages + 1)
      return give(cutAt(clean, MOST_PAGE_CHARS), method)
    },
    whole(text) {
      const clean = cleanText(text)
      const parts = divide(cutAt(clean, MOST_CHARS))
      if (clean.length > MOST_CHARS) note(CUT)
      if (parts.length > 1) note(`The text is longer than a page may be; it is given as ${parts.length} parts.`)
      for (const part of parts) give(part, 'text')
    },
  }
}

/** Parts that fit a page, each ending with a line where there is one in its second half. */
function divide(text: string): string[] {
  const parts: string[] = []
  for (let at = 0; at < text.length; ) {
    const part = cutAt(text.slice(at, at + MOST_PAGE_CHARS + 1), MOST_PAGE_CHARS)
    const end = at + part.length < text.length ? part.lastIndexOf('\n') + 1 : 0
    const kept = end > MOST_PAGE_CHARS / 2 ? part.slice(0, end) : part
    parts.push(kept)
    at += kept.length
  }
  return parts.length === 0 ? [''] : parts
}
