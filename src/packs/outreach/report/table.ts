import { type Html, html } from './html.ts'

export interface Column {
  name: string
  /** Numbers stand right. */
  number?: true
}

type Cell = Html | string | number | null

/** The first cell of a row names the row. */
export function table(caption: string, columns: Column[], rows: Cell[][]): Html {
  const head = columns.map(({ name, number }) => html`<th scope="col"${kind(number)}>${name}</th>`)
  const body = rows.map((cells) => html`<tr>${cells.map((cell, i) => cellOf(cell, columns[i]?.number, i))}</tr>\n`)
  return html`<div class="table"><table><caption>${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}</tbody></table></div>`
}

function cellOf(cell: Cell, number: true | undefined, at: number): Html {
  if (at === 0) return html`<th scope="row">${cell}</th>`
  return html`<td${kind(number)}>${cell}</td>`
}

const kind = (number: true | undefined) => (number ? html` class="n"` : null)
