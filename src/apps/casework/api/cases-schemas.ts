import { Type } from 'typebox'
import { closed, text, Uuid } from '#kernel/contracts/closed.ts'
import * as file from '../services/case-file-shapes.ts'
import * as shapes from '../services/cases-shapes.ts'

/** What is asked about cases over HTTP, and what is answered. */

const Named = text(100, 1)
const Digits = Type.String({ pattern: '^(0|[1-9][0-9]{0,8})$' })
const paging = { after: Type.Optional(Digits), limit: Type.Optional(Digits) }

export const ById = closed({ id: Named })
export const ByDocument = closed({ id: Named, document: Named })
export const ByBundle = closed({ id: Named, bundle: Named })
export const Paged = closed(paging)
export const PagedDocuments = closed({ ...paging, undecided: Type.Optional(Type.Literal('true')) })
export const PagedFacts = closed({ ...paging, document_id: Type.Optional(Uuid) })
export const AtPage = closed({ page: Type.Optional(Digits) })
export const { NewCase, NewDocument } = shapes

export const answers = {
  list: closed({ cases: Type.Array(shapes.CaseLine) }),
  created: closed({ id: Uuid }),
  board: shapes.CaseBoard,
  documents: file.DocumentList,
  document: file.DocumentPage,
  added: closed({ item: Uuid }),
  facts: file.FactList,
  matrix: file.Matrix,
  transcripts: file.TranscriptList,
  check: shapes.BundleCheck,
  playbook: shapes.Playbook,
  reference: shapes.Reference,
}
