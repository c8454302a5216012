import { elementScroll, observeElementOffset, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useRef } from 'react'

/** Browsers draw nothing below some 17 million pixels; a list that would be taller is scrolled in a smaller measure. */
const TALLEST_PX = 8_000_000

export interface TallList {
  rows: Array<{ index: number; topPx: number }>
  heightPx: number
  /** Those that are drawn, and those that are seen. */
  first: number
  last: number
  seen: { first: number; last: number }
  scrollTo(index: number): void
}

/**
 * A list of any length with rows of one height. Up to 200,000 rows a pixel of the scrollbar is a pixel of the list; above
 * that it is more, so that the whole list stays within reach of the bar. Rows are drawn where they are seen.
 */
export function useTallList(box: RefObject<HTMLDivElement | null>, count: number, rowPx: number): TallList {
  const wholePx = Math.max(1, count * rowPx)
  const heightPx = Math.min(wholePx, TALLEST_PX)
  const viewPx = box.current?.clientHeight ?? 0
  const ratio = heightPx < wholePx ? (wholePx - viewPx) / Math.max(1, heightPx - viewPx) : 1
  const latest = useRef(ratio)
  latest.current = ratio
  const observe = useCallback(
    (list: Virtualizer<HTMLDivElement, Element>, listener: (offset: number, scrolling: boolean) => void) =>
      observeElementOffset(list, (offset, scrolling) => listener(offset * latest.current, scrolling)),
    [],
  )
  const list = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: 8,
    observeElementOffset: observe,
    scrollToFn: (offset, options, instance) => elementScroll(offset / latest.current, options, instance),
  })
  const items = list.getVirtualItems()
  const offset = list.scrollOffset ?? 0
  return {
    rows: items.map(({ index, start }) => ({ index, topPx: start - offset + offset / ratio })),
    heightPx,
    first: items[0]?.index ?? 0,
    last: items.at(-1)?.index ?? 0,
    seen: { first: Math.floor(offset / rowPx), last: Math.floor((offset + viewPx - rowPx) / rowPx) - 1 },
    scrollTo: (index) => list.scrollToIndex(index, { align: 'auto' }),
  }
}
