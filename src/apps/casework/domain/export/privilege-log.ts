import type { Privilege } from './document.ts'
import type { WithheldDocument } from './plan.ts'

const COLUMNS = ['CONTROL_NUMBER', 'DATE', 'TYPE', 'AUTHOR', 'RECIPIENTS', 'PRIVILEGE', 'DESCRIPTION']

const ASSERTED: Readonly<Record<Privilege, string>> = {
  attorney_client: 'Attorney-client privilege',
  work_product: 'Work product',
  common_interest: 'Common interest',
  other: 'Privileged',
}

const REASON: Readonly<Record<Privilege, string>> = {
  attorney_client: 'a confidential communication for the purpose of legal advice',
  work_product: 'prepared in anticipation of litigation',
  common_interest: 'a confidential communication between parties with a common legal interest',
  other: 'marked as privileged by the attorney',
}

const NOUN: Readonly<Record<string, string>> = {
  eml: 'E-mail message',
  pdf: 'Document',
  doc: 'Document',
  docx: 'Document',
  txt: 'Text file',
  xlsx: 'Spreadsheet',
  csv: 'Spreadsheet',
  jpg: 'Image',
  png: 'Image',
  tif: 'Image',
  mp3: 'Recording',
  wav: 'Recording',
}

/** RFC 4180, one line a document. The description is made from the type alone: no word of the document is in it. */
export function* privilegeLog(withheld: Iterable<WithheldDocument>): Generator<string> {
  yield line(COLUMNS)
  for (const { control, dated, type, author, recipients, privilege } of withheld) {
    const description = `${NOUN[type] ?? 'File'} withheld: ${REASON[privilege]}.`
    yield line([control, day(dated), type, author, recipients, ASSERTED[privilege], description])
  }
}

function line(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

const MOST_CELL = 1000

/** One line of text that no spreadsheet runs: a cell that begins like a formula gets an apostrophe in front. */
function guarded(cell: string): string {
  const flat = cell
    .slice(0, MOST_CELL)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
  return /^'*[=+\-@＝＋－＠]/.test(flat) ? `'${flat}` : flat
}

/** A day, or nothing: what a document says of its own date may be anything. */
function day(dated: string): string {
  const [found] = /^\d{4}-\d{2}-\d{2}/.exec(dated) ?? []
  return found ?? ''
}
