import { type Html, html } from './html.ts'

export interface Column {
  name: string
  /** Numbers stand right. */
  number?: true
  /** Never broken into two lines. */
  whole?: true
}

type Cell = Html | string | number | null

/** The first cell of a row names the row. */
export function table(caption: string, columns: Column[], rows: Cell[][]): Html {
  const head = columns.map((column) => html`<th scope="col"${kind(column)}>${column.name}</th>`)
  const body = rows.map((cells) => html`<tr>${cells.map((cell, i) => cellOf(cell, columns[i] as Column, i))}</tr>\n`)
  return html`<div class="table"><table><caption>${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}</tbody></table></div>`
}

function cellOf(cell: Cell, column: Column, at: number): Html {
  if (at === 0) return html`<th scope="row">${cell}</th>`
  return html`<td${kind(column)}>${cell}</td>`
}

const kind = ({ number, whole }: Column) => (number ? html` class="n"` : whole ? html` class="whole"` : null)
