import {
  BUNDLE_HOLDS,
  DAT,
  LOAD_FILE_COLUMNS,
  type LoadFileColumn,
  PRIVILEGE_LOG,
} from '#kernel/contracts/bundle-files.ts'
import type { ExportBundle } from '#kernel/contracts/export-bundle.ts'
import { boundedLines } from '#kernel/ledger/lines.ts'
import type { Findings } from './problems.ts'
import { contentOfEntry, type ReadBag } from './read-bag.ts'

const MOST_LINE_BYTES = 64 * 1024

type Row = Record<LoadFileColumn, string>

/** The load file against the documents: each row leads to a native with its hash and to a text, and each has its row. */
export async function checkLoadFile(bag: ReadBag, bundle: ExportBundle, findings: Findings): Promise<void> {
  const path = `data/DATA/${bundle.bundle_id}.dat`
  const entry = bag.files.get(path)
  if (entry?.told || !bag.complete) return
  const bad = (message: string) => findings.add({ path, code: 'loadfile.wrong', message, offset: entry?.dataOffset })
  if (!entry) return bad('every bundle holds a load file, and this one does not')
  let [number, redacted, last] = [0, 0, '']
  for await (const batch of boundedLines(contentOfEntry(bag.source, entry), MOST_LINE_BYTES))
    for (const line of batch) {
      number += 1
      const fields = fieldsOf(line?.toString('utf8') ?? '', number === 1)
      if (!fields) bad(`line ${number} is no record`)
      else if (number === 1) {
        if (fields.join() !== LOAD_FILE_COLUMNS.join()) bad('its columns are not those of a bundle')
      } else {
        const row = Object.fromEntries(LOAD_FILE_COLUMNS.map((column, i) => [column, fields[i] as string])) as Row
        const problem = rowProblem(bag, row, last)
        if (problem) bad(`line ${number}, ${row.BEGBATES}: ${problem}`)
        if (row.REDACTED === 'Y') redacted += 1
        last = row.ENDBATES
      }
    }
  for (const folder of ['data/NATIVES/', 'data/TEXT/']) {
    let files = 0
    for (const name of bag.files.keys()) if (name.startsWith(folder)) files += 1
    if (files !== number - 1) bad(`it has ${number - 1} rows, and ${folder} holds ${files} files`)
  }
  const counted = bundle.redaction?.redacted_count ?? 0
  if (redacted !== counted) bad(`${redacted} of its rows are redacted, and the bundle tells of ${counted}`)
  if (BUNDLE_HOLDS[bundle.bundle_kind].outward) await checkPrivilegeLog(bag, bundle, findings)
}

/** Null for what is no record of eleven quoted fields. */
function fieldsOf(line: string, first: boolean): string[] | null {
  const text = first && line.startsWith(DAT.mark) ? line.slice(1) : line
  if (first === (text === line) || !text.endsWith('\r')) return null
  const inner = text.slice(0, -1)
  if (inner.length < 2 || !inner.startsWith(DAT.quote) || !inner.endsWith(DAT.quote)) return null
  const fields = inner.slice(1, -1).split(`${DAT.quote}${DAT.separator}${DAT.quote}`)
  const loose = fields.some((field) => field.includes(DAT.quote) || field.includes(DAT.separator))
  return loose || fields.length !== LOAD_FILE_COLUMNS.length ? null : fields
}

function rowProblem(bag: ReadBag, row: Row, last: string): string | null {
  const [first, end] = [numberOf(row.BEGBATES), numberOf(row.ENDBATES)]
  if (!first || !end || first.prefix !== end.prefix || row.BEGBATES.length !== row.ENDBATES.length)
    return 'its numbers are none'
  const before = last === '' ? null : numberOf(last)
  if (before && (before.prefix !== first.prefix || before.number + 1 !== first.number))
    return `its numbers do not follow from ${last}`
  if (String(end.number - first.number + 1) !== row.PAGECOUNT) return 'it has another number of pages than numbers'
  if (row.TEXTLINK !== `TEXT\\${row.BEGBATES}.txt` || !row.NATIVELINK.startsWith(`NATIVES\\${row.BEGBATES}.`))
    return 'its links do not lead to files of its number'
  const native = bag.files.get(`data/${row.NATIVELINK.replaceAll('\\', '/')}`)
  if (!native || !bag.files.has(`data/${row.TEXTLINK.replaceAll('\\', '/')}`)) return 'its links lead nowhere'
  if (row.REDACTED !== 'Y' && row.REDACTED !== 'N') return 'it is neither redacted nor not'
  return native.sha256 === row.SHA256 || native.told ? null : 'its native has another hash'
}

function numberOf(bates: string): { prefix: string; number: number } | null {
  const [, prefix, digits] = /^(.*?)([0-9]{1,15})$/.exec(bates) ?? []
  return prefix === undefined || digits === undefined ? null : { prefix, number: Number(digits) }
}

async function checkPrivilegeLog(bag: ReadBag, bundle: ExportBundle, findings: Findings): Promise<void> {
  const entry = bag.files.get(PRIVILEGE_LOG)
  if (entry?.told) return
  let rows = -1
  // Fields hold no line breaks: one line is one document.
  if (entry)
    for await (const batch of boundedLines(contentOfEntry(bag.source, entry), MOST_LINE_BYTES)) rows += batch.length
  const withheld = bundle.redaction?.withheld_count ?? 0
  if (rows === withheld) return
  const message = `it tells of ${Math.max(0, rows)} withheld documents, and the bundle of ${withheld}`
  findings.add({ path: PRIVILEGE_LOG, code: 'privilege.count', message, offset: entry?.dataOffset })
}
