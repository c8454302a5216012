import type { operations } from '#host/desk/api/paths.ts'
import type { Answer } from '#host/desk/api/types.ts'

/** What the API answers about cases, by the names that this room uses. */

export type CaseLine = Answer<'listCases'>['cases'][number]
export type Board = Answer<'showCase'>
export type Case = NonNullable<Board['case']>
export type Session = NonNullable<Board['session']>
export type Turn = Board['turns'][number]
export type Entity = Board['entities'][number]
export type Promotion = Board['promotions'][number]
export type Finding = Promotion['findings'][number]
export type Bundle = Board['bundles'][number]
export type Note = Board['notes'][number]
export type CaseDocument = Answer<'listCaseDocuments'>['documents'][number]
export type DocumentPage = Answer<'showCaseDocument'>
export type Fact = Answer<'listCaseFacts'>['facts'][number]
export type Matrix = Answer<'showCaseMatrix'>
export type MatrixRow = Matrix['rows'][number]
export type Transcript = Answer<'listCaseTranscripts'>['transcripts'][number]
export type Checked = Answer<'checkBundle'>
export type Reference = Answer<'caseReference'>
export type Playbook = Answer<'readPlaybook'>
export type NewCase = operations['createCase']['requestBody']['content']['application/json']

/** What stands in the address of a document: the page, and the words that are looked for. */
export interface PageSearch {
  page?: number
  from?: number
  to?: number
}

/** What stands in the address of a list that is read page by page. */
export interface ListSearch {
  after?: number
}
