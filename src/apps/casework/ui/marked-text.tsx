import { type ReactNode, useEffect, useRef } from 'react'
import { visible } from '#host/desk/components/bytes.tsx'

export interface Span {
  start: number
  end: number
  /** What a screen reader and a tooltip say about it. */
  label: string
  look?: string
}

/** So much of a page is drawn, around what is looked for; a browser would stumble over more. */
const DRAWN = 200_000

/**
 * Text as it is, with places marked. They count in code units of the text itself, so it is parted before anything in it
 * is shown by number.
 */
export function MarkedText(props: { text: string; spans: readonly Span[]; label: string; seek?: true }) {
  const { text, spans, label, seek = false } = props
  const box = useRef<HTMLElement>(null)
  const first = spans[0]?.start
  // The place that is looked for is what is seen, whenever it is another one or on another page.
  useEffect(() => {
    if (seek && first !== undefined && text !== '')
      box.current?.querySelector('mark')?.scrollIntoView({ block: 'center' })
  }, [seek, first, text])
  const from = text.length <= DRAWN ? 0 : Math.max(0, (first ?? 0) - DRAWN / 2)
  const to = Math.min(text.length, from + DRAWN)
  return (
    <section
      ref={box}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      className="max-h-[65vh] overflow-auto rounded-md border border-line bg-card p-4"
    >
      {from > 0 && <p className="text-sm text-quiet">({from.toLocaleString()} characters before this)</p>}
      <div className="break-words whitespace-pre-wrap">{parts(text, spans, from, to)}</div>
      {to < text.length && (
        <p className="text-sm text-quiet">({(text.length - to).toLocaleString()} characters after this)</p>
      )}
    </section>
  )
}

/** Where spans overlap, each piece is marked once and says all of them. */
export function parts(text: string, spans: readonly Span[], from = 0, to = text.length): ReactNode[] {
  const within = spans
    .map((span) => ({ ...span, start: Math.max(from, span.start), end: Math.min(to, span.end) }))
    .filter(({ start, end }) => start < end)
  const edges = [...new Set([from, to, ...within.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b)
  return edges.slice(0, -1).map((start, i) => {
    const end = edges[i + 1] as number
    const piece = visible(text.slice(start, end))
    const covering = within.filter((span) => span.start <= start && span.end >= end)
    if (covering.length === 0) return <span key={start}>{piece}</span>
    return (
      <mark
        key={start}
        title={covering.map((span) => span.label).join('; ')}
        className={`rounded-sm text-ink ${covering[0]?.look ?? 'bg-added'}`}
      >
        {piece}
      </mark>
    )
  })
}
