import type { ReactNode } from 'react'

interface Props {
  caption: string
  heads: string[]
  rows: ReactNode[][]
  /** Shown at once; otherwise it is behind its chart, for whoever wants the numbers. */
  open?: boolean
  /** Words stand on the left, numbers on the right. */
  words?: boolean
}

/** The numbers of a figure. What a chart shows, a table says. */
export function MetricsTable({ caption, heads, rows, open = false, words = false }: Props) {
  const side = words ? 'text-left' : 'text-right tabular-nums'
  const table = (
    <section
      aria-label={`${caption}, as a table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-lg border border-line bg-card"
    >
      <table className="w-full text-sm">
        <caption className="px-3 pt-2 text-left text-quiet">{caption}</caption>
        <thead>
          <tr className="text-left text-quiet">
            {heads.map((head, i) => (
              <th key={head} scope="col" className={`px-3 py-1.5 font-medium ${i === 0 ? '' : side}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slice(0, 2).map(String).join(' ')} className="border-t border-line">
              {row.map((cell, i) =>
                i === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                  <th key={i} scope="row" className="px-3 py-1.5 text-left font-normal break-words">
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                  <td key={i} className={`px-3 py-1.5 break-words ${side}`}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
  if (open) return table
  return (
    <details>
      <summary className="cursor-pointer text-sm text-quiet">As a table</summary>
      <div className="mt-2">{table}</div>
    </details>
  )
}
