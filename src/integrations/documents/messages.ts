import { type Static, Type } from 'typebox'
import { Count, closed, list, oneOf, Sha256Hex, text } from '#kernel/contracts/closed.ts'
import { compileSchema } from '#kernel/validate.ts'
import * as limits from './limits.ts'

/** What a child is asked, one file at a time. */
export interface Request {
  /** Comes back with every word about this file, so that nothing of one can be taken for another's. */
  id: number
  path: string
  recognizeAllMs: number
}

const field = Type.Optional(text(limits.MOST_FIELD_CHARS))
const Size = closed({ id: Count, heldBytes: Count }).properties

const SAID = {
  ready: closed({ kind: Type.Literal('ready') }),
  /** It lives, and what comes next may take so long. */
  step: closed({ kind: Type.Literal('step'), id: Count, patience: oneOf(['step', 'recognise']) }),
  page: closed({
    kind: Type.Literal('page'),
    id: Count,
    page: Type.Integer({ minimum: 1, maximum: limits.MOST_PAGES }),
    text: text(limits.MOST_PAGE_CHARS),
    method: oneOf(['text', 'ocr']),
  }),
  done: closed({
    kind: Type.Literal('done'),
    ...Size,
    contentType: text(limits.MOST_NAME_CHARS, 1),
    about: closed({
      ...{ title: field, author: field, from: field, subject: field, date: field },
      to: Type.Optional(list(text(limits.MOST_FIELD_CHARS), limits.MOST_RECIPIENTS)),
    }),
    attachments: list(
      closed({
        name: text(limits.MOST_NAME_CHARS),
        contentType: text(limits.MOST_NAME_CHARS),
        sizeBytes: Count,
        sha256: Sha256Hex,
      }),
      limits.MOST_ATTACHMENTS,
    ),
    notices: list(text(limits.MOST_NOTICE_CHARS), limits.MOST_NOTICES),
  }),
  refused: closed({
    kind: Type.Literal('refused'),
    ...Size,
    refusal: closed({ code: text(100, 1), message: text(1_000), next: text(1_000) }),
  }),
}

export type Said = { [K in keyof typeof SAID]: Static<(typeof SAID)[K]> }[keyof typeof SAID]

/** Longer than any word of ours: a page, with each of its characters written as an escape. */
export const MOST_LINE_BYTES = limits.MOST_PAGE_CHARS * 6 + 1_000_000

/** The child reads what strangers wrote: what it says is looked at before it is taken. Null for what is no word of it. */
export function readSaid(line: string): Said | null {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return null
  }
  const kind = (value as { kind?: unknown } | null)?.kind
  if (typeof kind !== 'string' || !Object.hasOwn(SAID, kind)) return null
  return compileSchema(SAID[kind as keyof typeof SAID])(value) === null ? (value as Said) : null
}
