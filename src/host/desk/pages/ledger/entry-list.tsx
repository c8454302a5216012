import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Entry } from '../../api/types.ts'
import { Badge, Status } from '../../components/badge.tsx'
import { visible } from '../../components/bytes.tsx'
import { ExactTimestamp } from './facts.tsx'

const ROW_PX = 54
const PAGE_ROWS = 9

interface Props {
  entries: Entry[]
  chosen: string | undefined
  choose(seq: string): void
  more(): void
}

/** Only what is in sight is in the page, however many there are. */
export function EntryList({ entries, chosen, choose, more }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    getItemKey: (index) => entries[index]?.seq ?? index,
  })
  const at = entries.findIndex((entry) => entry.seq === chosen)
  const shown = rows.getVirtualItems()
  const lowest = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (lowest >= entries.length - 10) more()
  }, [lowest, entries.length, more])
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at)
  }, [at, rows])

  function walk(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + PAGE_ROWS,
      PageUp: at - PAGE_ROWS,
      Home: 0,
      End: entries.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    const entry = entries[Math.max(0, Math.min(next, entries.length - 1))]
    if (entry) choose(entry.seq)
  }

  return (
    <div
      ref={box}
      role="listbox"
      aria-label="Entries, newest first"
      aria-activedescendant={at >= 0 ? `entry-${chosen}` : undefined}
      tabIndex={0}
      onKeyDown={walk}
      className="h-[62vh] overflow-auto rounded-lg border border-line bg-card"
    >
      <div role="presentation" className="relative" style={{ height: rows.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const entry = entries[index] as Entry
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
            <div
              key={key}
              id={`entry-${entry.seq}`}
              role="option"
              aria-selected={entry.seq === chosen}
              aria-posinset={index + 1}
              aria-setsize={-1}
              onClick={() => choose(entry.seq)}
              className="absolute inset-x-0 flex cursor-pointer items-center gap-3 border-b border-line px-3 hover:bg-sunk aria-selected:bg-lane-soft"
              style={{ top: start, height: ROW_PX }}
            >
              <Line entry={entry} />
            </div>
          )
        })}
      </div>
    </div>
  )
}

function Line({ entry }: { entry: Entry }) {
  const { seq, log, about, id, op, outcome, actor, text, at } = entry
  return (
    <>
      <span className="w-14 shrink-0 text-right font-mono text-xs text-quiet tabular-nums">{seq}</span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{log === 'event' ? about : about.replaceAll('_', ' ')}</span>
          {op && <Badge tone={op === 'delete' ? 'bad' : 'info'}>{op}</Badge>}
          {outcome && <Status of={outcome} />}
        </span>
        <span className="block truncate text-xs text-quiet">
          {log === 'event' ? visible(id) : `${visible(text)}${actor ? `, ${visible(actor)}` : ''}`}
        </span>
      </span>
      <span className="shrink-0 text-xs text-quiet max-md:hidden">
        <ExactTimestamp at={at} />
      </span>
    </>
  )
}
