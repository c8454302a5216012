/**
 * A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe in front makes it text. A cell
 * that has apostrophes before such a sign gets one more, so that reading takes off exactly what writing put on.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/

export function guard(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

export function unguard(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell
}
