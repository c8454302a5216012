import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Tabs that are places: each has an address of its own. */
export function TabLinks({
  label,
  tabs,
}: {
  label: string
  /** `whole`: also for the pages below it. */
  tabs: Array<{ to: string; text: string; count?: number; whole?: true }>
}) {
  const bar = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // Where they do not all fit, the one that is looked at is seen.
  useEffect(() => {
    if (pathname) bar.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [pathname])
  return (
    <nav ref={bar} aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map(({ to, text, count, whole }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: !whole, includeSearch: false }}
          className="-mb-px border-b-2 border-transparent px-3 py-2 font-medium whitespace-nowrap text-quiet no-underline hover:text-ink aria-[current=page]:border-lane aria-[current=page]:text-ink"
        >
          {text}
          {count ? <span className="ml-1.5 rounded bg-sunk px-1.5 text-xs text-quiet">{count}</span> : null}
        </Link>
      ))}
    </nav>
  )
}
