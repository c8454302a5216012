import { DAT, LOAD_FILE_COLUMNS, type LoadFileColumn } from '#kernel/contracts/bundle-files.ts'
import type { PlannedDocument } from './planned-document.ts'

/** Concordance DAT, UTF-8 with a mark, line by line. File names are the only words of the case in it. */
export function* loadFile(documents: Iterable<PlannedDocument>): Generator<string> {
  yield DAT.mark + record(LOAD_FILE_COLUMNS)
  for (const document of documents) {
    const row = rowOf(document)
    yield record(LOAD_FILE_COLUMNS.map((column) => row[column]))
  }
}

function rowOf(document: PlannedDocument): Record<LoadFileColumn, string> {
  const { native, text } = document
  return {
    BEGBATES: document.begbates,
    ENDBATES: document.endbates,
    PAGECOUNT: String(document.pages),
    FILENAME: document.filename,
    FILETYPE: document.filetype,
    DATERECEIVED: document.received,
    SHA256: native.sha256,
    TEXTLINK: link(text.path),
    NATIVELINK: link(native.path),
    REDACTED: document.redacted ? 'Y' : 'N',
    CONFIDENTIALITY: document.designation,
  }
}

function record(fields: readonly string[]): string {
  return fields.map((field) => `${DAT.quote}${plain(field)}${DAT.quote}`).join(DAT.separator) + DAT.end
}

/** The form has no way to write its own signs inside a field, so a name that holds one is told with another. */
function plain(field: string): string {
  return field
    .replaceAll(DAT.newline, '(R)')
    .replace(/\r\n?|\n|[\u2028\u2029]/g, DAT.newline)
    .replaceAll(DAT.quote, 'th')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
}

/** From the folder `data`, with the separator that programs which load such files expect. */
function link(path: string): string {
  return path.slice('data/'.length).replaceAll('/', '\\')
}
