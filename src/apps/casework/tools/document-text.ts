import { type Static, Type } from 'typebox'
import { closed, list, nullable, Sha256Hex, text, Uuid } from '#kernel/contracts/closed.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Extraction } from '#kernel/ports/documents.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { LAWYERS_MAX, lawyersAbout, lawyersIn } from '../domain/privilege/lawyers.ts'
import { type PrivilegeSign, privilegeSigns } from '../domain/privilege/signs.ts'
import { problemText } from '../domain/text/problem.ts'
import { notOfCase } from './conflict-check.ts'
import type { CaseworkServices } from './services.ts'

export const READ_AT_ONCE = 10
/** Between the pages of a text: it cannot stand in one, because reading made it a blank. */
export const PAGE_END = '\f'
const TEXT_MAX = 8_000_000

export const TextInput = closed({
  case_id: Uuid,
  documents: list(
    closed({ document_id: Uuid, hash: Sha256Hex, content_type: text(255, 1), kind: text(20, 1) }),
    READ_AT_ONCE,
    { minItems: 1 },
  ),
})
export type TextInput = Static<typeof TextInput>

const TextOutput = closed({
  documents: list(
    closed({
      document_id: Uuid,
      content_type: text(255),
      pages: Type.Integer(),
      text_hash: nullable(Sha256Hex),
      problem: nullable(text(300)),
      notices: list(text(300), 20),
    }),
    READ_AT_ONCE,
  ),
})
export type TextOutput = Static<typeof TextOutput>

/** The words themselves: for the case's own blobs, and kept by nobody else. */
export interface ReadTexts {
  texts: Array<{ document_id: string; text: string; about: Record<string, unknown>; signs: PrivilegeSign[] }>
  /** Documents that were read before one of the lawyers was known, and show a sign now. */
  again: Array<{ document_id: string; signs: PrivilegeSign[] }>
}

/** Text read out of documents, or recognised in pictures of them. Two names, one work: a lane may allow either. */
export function textTools(casework: CaseworkServices): Tool<TextInput>[] {
  return (['text.extract', 'ocr.run'] as const).map((name) => ({
    name,
    input: TextInput,
    output: TextOutput,
    effect: 'read' as const,
    // Each document has a limit of its own, far below; this one ends what nothing else does.
    timeoutMs: 2.5 * 60 * 60_000,
    key: ({ documents }: TextInput) => sha256Hex(documents.map(({ hash }) => hash).join('\n')),
    scope: ({ case_id }: TextInput) => ({ case_id }),
    async run(
      { case_id, documents }: TextInput,
      { workspaceId, signal }: { workspaceId: string; signal: AbortSignal },
    ) {
      if (case_id !== workspaceId) return notOfCase()
      const [files, reader] = [await casework.files(), await casework.documents()]
      const lines: TextOutput['documents'] = []
      const read: Array<Omit<ReadTexts['texts'][number], 'signs'> & { notices: string[] }> = []
      for (const { document_id, hash, content_type } of documents) {
        const extract = (path: string) => reader.extract({ path, name: document_id, contentType: content_type }, signal)
        const extraction = await files.withFile(case_id, hash, extract).catch(unheld)
        const { line, text: whole, about } = describeOne(document_id, content_type, extraction)
        lines.push(line)
        if (whole !== null) read.push({ document_id, text: whole, about, notices: line.notices })
      }
      return {
        outcome: 'done' as const,
        output: { documents: lines },
        transient: await searched(casework, case_id, read),
      }
    },
    verify: async () => ({ found: true }),
  }))
}

/**
 * The signs in what was read. A lawyer whom these documents name is looked for in the documents before them, too: a mail
 * that is signed "Ruth" says little until another one is signed "Ruth Adler, Esq.".
 */
async function searched(
  casework: CaseworkServices,
  caseId: string,
  read: Array<Omit<ReadTexts['texts'][number], 'signs'> & { notices: string[] }>,
): Promise<ReadTexts> {
  const reviewed = await casework.reviewed(
    caseId,
    read.map(({ document_id }) => document_id),
  )
  const named = read.flatMap(({ text, about }) => [...lawyersIn(text), ...lawyersAbout(about)])
  const lawyers = [...new Set([...reviewed.lawyers, ...named])].slice(0, LAWYERS_MAX)
  const known = new Set(reviewed.searched)
  const learned = lawyers.filter((lawyer) => !known.has(lawyer))
  const texts = read.map(({ document_id, text, about, notices }, at) => {
    const name = reviewed.names.get(document_id) ?? ''
    const signs = privilegeSigns({ name, text, about, notices, lawyers })
    // Kept with the first document, so that the next batch knows whom the case has been searched for.
    return { document_id, text, about: at === 0 ? { ...about, lawyers: learned } : about, signs }
  })
  const again: ReadTexts['again'] = []
  if (learned.length > 0 && texts.length > 0)
    for await (const { document_id, ...document } of casework.withoutSigns(caseId, learned)) {
      const { notices = [], lawyers: _, ...about } = document.about
      const signs = privilegeSigns({ ...document, about, notices: notices as string[], lawyers })
      if (signs.length > 0) again.push({ document_id, signs })
    }
  return { texts, again }
}

/** Bytes that this case does not hold, or not as they came, are a document that cannot be read; the others can. */
function unheld(error: unknown): Extraction {
  if (!(error instanceof Failure) || !/^artifact\.(unknown|damaged)$/.test(error.code)) throw error
  const { code, message, next } = error
  return { ok: false, refusal: { code, message, next } }
}

function describeOne(document_id: string, content_type: string, extraction: Extraction) {
  if (!extraction.ok) {
    const problem = problemText(extraction.refusal)
    return {
      line: { document_id, content_type, pages: 0, text_hash: null, problem, notices: [] },
      text: null,
      about: {},
    }
  }
  const { pages, notices, about, attachments, contentType } = extraction.extracted
  const joined = pages.map((page) => page.text.replaceAll(PAGE_END, ' ')).join(PAGE_END)
  const whole = joined.slice(0, TEXT_MAX)
  const cut = whole.length < joined.length ? ['The text was cut: it is longer than 8 million characters.'] : []
  const attached = attachments.map(({ name }) => `Attached, and not opened: ${name}`)
  const line = {
    document_id,
    content_type: contentType.slice(0, 255),
    pages: whole.split(PAGE_END).length,
    text_hash: sha256Hex(whole),
    problem: null,
    notices: [...cut, ...notices, ...attached].slice(0, 20).map((notice) => notice.slice(0, 300)),
  }
  return { line, text: whole, about: bounded(about) }
}

function bounded(about: Record<string, unknown>): Record<string, unknown> {
  const cut = (value: unknown): unknown =>
    typeof value === 'string' ? value.slice(0, 300) : Array.isArray(value) ? value.slice(0, 20).map(cut) : value
  return Object.fromEntries(Object.entries(about).map(([name, value]) => [name, cut(value)]))
}
