import type { ReactNode } from 'react'

/** Text as it is, whatever it holds: nothing in it is markup, and what would hide or turn it is shown by number. */
export function visible(text: string): string {
  return text.replace(/[^\P{C}\n\t]/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`)
}

/** A name or a sentence of somebody: what would turn, hide or break it is shown by number; what joins letters stays. */
export function readable(text: string): string {
  return text.replace(HIDDEN, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`)
}

/** Control characters, halves of a character, overrides of the direction, blanks without width and tags. */
const HIDDEN = /(?![\n\t])[\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu

/** Exact content, to be read before it is decided on. */
export function Bytes({ text, label }: { text: string; label: string }) {
  return <ReadingBox label={label}>{visible(text)}</ReadingBox>
}

/** What scrolls must be reachable by keyboard, and have a name. */
export function ReadingBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-md border border-line bg-sunk p-3"
    >
      <pre className="font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">{children}</pre>
    </section>
  )
}

/** JSON laid out for reading; other text stays as it is. */
export function laidOut(content: string): string {
  try {
    return JSON.stringify(JSON.parse(content), null, 2)
  } catch {
    return content
  }
}
