/** How much of something is done, as a bar and in words. */
export function Progress(props: { done: number; total: number; label: string; words?: string }) {
  const { done, total, label, words = `${done} of ${total} done` } = props
  const part = total === 0 ? 0 : Math.min(1, done / total)
  return (
    <div className="flex flex-col gap-1">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={Math.min(done, total)}
        aria-valuetext={words}
        className="h-1.5 overflow-hidden rounded-full bg-sunk ring-1 ring-line"
      >
        <div className="h-full rounded-full bg-lane" style={{ width: `${part * 100}%` }} />
      </div>
      <p className="truncate text-sm text-quiet">{words}</p>
    </div>
  )
}
