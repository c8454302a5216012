import type { ContentBlock } from '@modelcontextprotocol/client'
import { type Static, Type } from 'typebox'
import { closed, text } from '#kernel/contracts/closed.ts'
import { isStorable, storableText } from '#kernel/text.ts'
import { isDeeper } from './definition.ts'
import { type Redact, redactValue } from './redact.ts'

export const ANSWER_MAX_BYTES = 64 * 1024
const DEPTH_MAX = 64

/** What a server answered, bounded and without secrets. Written by a stranger: data, and `untrusted` says so. */
export const MountedAnswer = closed({
  untrusted: Type.Literal(true),
  text: text(ANSWER_MAX_BYTES),
  structured: Type.Optional(Type.Unknown()),
  /** True when the server said more than is kept. */
  cut: Type.Boolean(),
})
export type MountedAnswer = Static<typeof MountedAnswer>

/** Texts and structured content are kept, up to the bound; pictures, sounds and links are not. */
export function answerOf(content: readonly ContentBlock[], structured: unknown, redact: Redact): MountedAnswer {
  const texts = content.flatMap((block) => textOf(block) ?? [])
  const whole = storableText(redact(texts.join('\n')))
  const data = structured === undefined ? undefined : structuredOf(structured, redact)
  const kept = cutBytes(whole, ANSWER_MAX_BYTES - (data?.bytes ?? 0))
  const cut = kept.length < whole.length || texts.length < content.length || (structured !== undefined && !data)
  return { untrusted: true, text: kept, ...(data ? { structured: data.value } : {}), cut }
}

function textOf(block: ContentBlock): string | null {
  if (block.type === 'text') return block.text
  return block.type === 'resource' && 'text' in block.resource ? block.resource.text : null
}

/** Half of a structure says something else than the whole: it is kept entire or not at all. */
function structuredOf(structured: unknown, redact: Redact): { value: unknown; bytes: number } | null {
  if (isDeeper(structured, DEPTH_MAX)) return null
  const value = redactValue(structured, redact)
  const bytes = Buffer.byteLength(JSON.stringify(value) ?? '')
  return bytes <= ANSWER_MAX_BYTES && isStorable(value) ? { value, bytes } : null
}

function cutBytes(whole: string, most: number): string {
  if (Buffer.byteLength(whole) <= most) return whole
  // The last character may have lost its second half.
  return Buffer.from(whole)
    .subarray(0, most)
    .toString('utf8')
    .replace(/\uFFFD+$/, '')
}
