import { Link } from '@tanstack/react-router'

/** Tabs that are places: each has an address of its own. */
export function TabLinks({
  label,
  tabs,
}: {
  label: string
  tabs: Array<{ to: string; text: string; count?: number }>
}) {
  return (
    <nav aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map(({ to, text, count }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          className="-mb-px border-b-2 border-transparent px-3 py-2 font-medium whitespace-nowrap text-quiet no-underline hover:text-ink aria-[current=page]:border-lane aria-[current=page]:text-ink"
        >
          {text}
          {count ? <span className="ml-1.5 rounded bg-sunk px-1.5 text-xs text-quiet">{count}</span> : null}
        </Link>
      ))}
    </nav>
  )
}
