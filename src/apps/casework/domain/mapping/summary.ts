import { type CoaRow, type MappedFact, SUMMARY_MAX } from './contracts.ts'
import { byPlace, type CauseStanding, type CoaMatrix } from './matrix.ts'
import type { Cause, Taxonomy } from './taxonomy.ts'
import { claims } from './wording.ts'

const QUOTE_SHOWN = 200
const FACTS_SHOWN = 3
/** As JSON: the rest of a proposal is the matrix itself. */
const JSON_BYTES_MAX = 24_000

/** The map for people, gaps first, every fact with the document and page where it stands. `nameOf` names a document. */
export function mappingSummary(
  matrix: CoaMatrix,
  facts: readonly MappedFact[],
  taxonomy: Taxonomy,
  nameOf: (documentId: string) => string = (id) => id,
): string {
  const byId = new Map(facts.map((fact) => [fact.fact_id, fact]))
  const documents = new Set(facts.flatMap(({ pinpoint }) => (pinpoint ? [pinpoint.document_id] : [])))
  const unsupported = facts.filter(({ status }) => status === 'unsupported').length
  const touched = matrix.causes.filter(({ elements, gaps }) => gaps < elements)
  const idle = matrix.causes.filter(({ elements, gaps }) => gaps === elements)
  const sections = [
    ['# Mapping summary', ''],
    [`- Taxonomy: ${taxonomy.version} (${taxonomy.hash.slice(0, 12)})`],
    [`- Facts: ${facts.length}, from ${plural(documents.size, 'document')}; ${unsupported} unsupported`],
    ['- A fact supports an element or weighs against it. What follows from that is for an attorney to decide.', ''],
    ...section('## Gaps', touched, matrix, taxonomy, 'gap'),
    ...section('## Thin', touched, matrix, taxonomy, 'thin'),
    ...(idle.length > 0
      ? [['## Nothing yet', '', `No fact supports: ${idle.map(({ title }) => title).join('; ')}.`, '']]
      : []),
    ...touched.flatMap((cause) => causeSections(cause, matrix, taxonomy, byId, nameOf)),
  ]
  return fitting(sections)
}

function section(
  title: string,
  causes: readonly CauseStanding[],
  { rows }: CoaMatrix,
  taxonomy: Taxonomy,
  status: CoaRow['status'],
): string[][] {
  const lines = causes.flatMap(({ coa_id, title: cause }) =>
    rows
      .filter((row) => row.coa_id === coa_id && row.status === status)
      .map((row) => `- **${cause}: ${elementOf(taxonomy, row).title}.** ${row.what_is_missing}`),
  )
  return lines.length > 0 ? [[title, ''], ...lines.map((line) => [line]), ['']] : []
}

function causeSections(
  { coa_id, title, elements, covered, gaps }: CauseStanding,
  { rows }: CoaMatrix,
  taxonomy: Taxonomy,
  byId: ReadonlyMap<string, MappedFact>,
  nameOf: (documentId: string) => string,
): string[][] {
  const head = `${covered} of ${plural(elements, 'element')} supported, ${elements - covered - gaps} thin, ${plural(gaps, 'gap')}.`
  const own = rows.filter((row) => row.coa_id === coa_id && row.status !== 'gap')
  return [
    [`## ${title}`, '', head, ''],
    ...own.map((row) => {
      const shown = row.fact_ids.slice(0, FACTS_SHOWN).flatMap((id) => byId.get(id) ?? [])
      const more = row.fact_ids.length - shown.length
      return [
        `- ${elementOf(taxonomy, row).title}: ${row.status}${row.status === 'supported' && row.what_is_missing ? `. ${row.what_is_missing}` : ''}`,
        ...shown.map((fact) => `  - ${factLine(fact, nameOf)}`),
        ...(more > 0 ? [`  - and ${plural(more, 'more fact')} in the matrix`] : []),
        ...against(row, byId).map((fact) => `  - Against: ${factLine(fact, nameOf)}`),
      ]
    }),
    [''],
  ]
}

/** What weighs against an element is as important to an attorney as what supports it. */
function against({ coa_id, element_id }: CoaRow, byId: ReadonlyMap<string, MappedFact>): MappedFact[] {
  const weighs = ({ status, supports }: MappedFact) =>
    status === 'supported' &&
    supports.some((s) => s.relation === 'weighs_against' && s.coa_id === coa_id && s.element_id === element_id)
  return [...byId.values()].filter(weighs).sort(byPlace).slice(0, FACTS_SHOWN)
}

function factLine({ statement, pinpoint, date }: MappedFact, nameOf: (documentId: string) => string): string {
  const when = date?.from ? `, ${date.from}${date.to ? ` to ${date.to}` : ''}` : ''
  const where = pinpoint ? `${documentName(pinpoint.document_id, nameOf)}, page ${pinpoint.page}${when}` : 'no source'
  // In our own paper a source's "proven" would read like ours; it is read where it stands.
  return claims(statement) ? `(see ${where})` : `"${inLine(statement, QUOTE_SHOWN)}" (${where})`
}

function documentName(id: string, nameOf: (documentId: string) => string): string {
  const name = [nameOf(id), id].find((one) => !claims(one))
  return name === undefined ? 'a document' : inLine(name, 120)
}

function elementOf({ causes }: Taxonomy, { coa_id, element_id }: CoaRow) {
  const cause = causes.find(({ id }) => id === coa_id) as Cause
  return cause.elements.find(({ id }) => id === element_id)!
}

/** As many whole sections as there is room for. */
function fitting(sections: readonly string[][]): string {
  const end = 'There is more; the matrix has all of it.'
  let text = ''
  for (const lines of sections) {
    const next = `${text}${lines.join('\n')}\n`
    if (next.length > SUMMARY_MAX - 100 || Buffer.byteLength(JSON.stringify(next)) > JSON_BYTES_MAX - 100)
      return `${text}${end}\n`
    text = next
  }
  return text
}

const MARKS = /[\\`*_{}[\]<>#|~&$]/g

/** Text from outside within a line of Markdown: it makes no heading, link, list or HTML, and hides nothing. */
function inLine(text: string, most: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\s]+/gu, ' ')
    .trim()
    .toWellFormed()
  const cut = line.length > most ? `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…` : line
  // Some readers make links of bare addresses; a sign that is not seen parts them.
  return cut.replace(MARKS, (mark) => `\\${mark}`).replace(/@|:(?=\/\/)|www(?=\.)/gi, (mark) => `${mark}\u2060`)
}

function plural(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
