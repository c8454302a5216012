import { Link } from '@tanstack/react-router'

export const PAGE_SIZE = 50

const LOOK = 'rounded-md border border-line bg-card px-3 py-1 text-ink no-underline hover:bg-sunk'

/** Where one is in a list whose entries are numbered from one on, and the way to its other pages. */
export function Pager(props: {
  label: string
  to: '/cases/$id/documents' | '/cases/$id/facts'
  id: string
  after: number
  shown: number
  total: number
}) {
  const { label, to, id, after, shown, total } = props
  if (total <= PAGE_SIZE && after === 0) return null
  const before = Math.max(0, after - PAGE_SIZE)
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-3">
      {after > 0 && (
        <Link to={to} params={{ id }} search={before > 0 ? { after: before } : {}} className={LOOK}>
          Before
        </Link>
      )}
      <span className="text-quiet tabular-nums">
        {shown === 0 ? 'none' : `${after + 1} to ${after + shown}`} of {total.toLocaleString()}
      </span>
      {after + shown < total && shown > 0 && (
        <Link to={to} params={{ id }} search={{ after: after + shown }} className={LOOK}>
          Next
        </Link>
      )}
    </nav>
  )
}
