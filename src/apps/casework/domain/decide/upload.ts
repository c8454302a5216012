import { UNFIT_FOR_NAMES } from '#kernel/contracts/file-name.ts'
import { refuse } from '#kernel/decide.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Decision, MakeContext } from '#kernel/ports/decision.ts'
import type { Change, State } from '#kernel/ports/store.ts'
import type { ItemContent } from '../../contracts.ts'
import { type ArtifactKind, caseOf, refOf, STRUCTURED_KINDS } from './case.ts'
import { idFrom } from './ids.ts'
import { insert, updateCase, write } from './rows.ts'
import { openFile } from './structured.ts'

const DOCUMENTS_MAX = 100_000

/** Bytes that arrived in the store of this case become a document of its file. */
export function upload(state: State, content: ItemContent<'case.upload'>, by: string): Decision {
  const { artifact_kind, sha256, size_bytes, content_type, name } = content
  if ((STRUCTURED_KINDS as readonly string[]).includes(artifact_kind))
    return refuse('document.send_as_file', `${artifact_kind} is read as it comes`, 'Send it as a file with its text.')
  const error = quotaError(state) ?? nameError(name)
  if (error) return error
  if (caseOf(state).same_bytes) return twice()
  const foreign = content.case_id !== undefined && content.case_id !== state.workspace.id
  const shown = { artifact_kind, hash: sha256, byte_size: size_bytes, content_type, name }
  const artifact_id = artifactIdOf(state, shown)
  return write(state, 'upload', (context) => documentRows(state, context, shown, by).changes, {
    // Its bytes lie in the store of the case.
    outputs: [refOf(state.workspace.id, { ...shown, artifact_id })],
    // What is named as another case's is no business of this one.
    traits: foreign ? ['cross_case_lookup'] : [],
  })
}

/** What may be asked for twice in the same words: it begins anew, and stands in the file once. */
const BEGINS: ReadonlySet<string> = new Set(['client_session', 'promotion_ticket', 'export_request'])

/** A form, a ticket, a request: small, of a known shape, and read before it is kept. */
export function file(state: State, content: ItemContent<'case.file'>, by: string): Decision {
  const error = quotaError(state) ?? nameError(content.name)
  if (error) return error
  const bytes = new TextEncoder().encode(content.text)
  const hash = sha256Hex(bytes)
  const { artifact_kind: kind, text, role, candidate_document_id: candidate } = content
  const opened = openFile(state, { kind, text, role, by, ...(candidate ? { candidate } : {}) })
  if (!opened.ok) return { kind: 'refuse', error: opened.refusal }
  const there = caseOf(state).same_bytes
  if (there !== null)
    return BEGINS.has(kind) ? write(state, 'upload', (context) => opened.follow(context, there)) : twice()
  const shown = {
    artifact_kind: content.artifact_kind,
    ...{ hash, byte_size: bytes.length, content_type: 'application/json', name: content.name },
  }
  return write(
    state,
    'upload',
    (context) => {
      const { changes, documentId } = documentRows(state, context, shown, by)
      return [insertStored(state, context, shown, documentId), ...changes, ...opened.follow(context, documentId)]
    },
    { blobs: [{ hash, bytes }] },
  )
}

interface Stored {
  artifact_kind: ArtifactKind
  hash: string
  byte_size: number
  content_type: string
  name: string
}

function documentRows(
  state: State,
  context: MakeContext,
  stored: Stored,
  by: string,
): { changes: Change[]; documentId: string } {
  const { case: own } = caseOf(state)
  const documentId = context.uuid()
  const artifactId = artifactIdOf(state, stored)
  const number = (own?.documents ?? 0) + 1
  const { artifact_kind, hash, byte_size, content_type, name } = stored
  const isDocument = artifact_kind === 'document' || artifact_kind === 'image'
  return {
    documentId,
    changes: [
      insert('documents', {
        ...{
          document_id: documentId,
          number,
          artifact_id: artifactId,
          artifact_kind,
          name,
          content_type,
          hash,
          byte_size,
        },
        stage: isDocument ? 'received' : 'kept',
        ...{ uploaded_by: by, uploaded_at: context.now, run_id: context.runId },
      }),
      updateCase(context, {
        documents: number,
        // What a client sends after more was asked for begins the intake anew.
        ...(own?.status === 'needs_more'
          ? { status: 'intake', intake_wanted: own.intake_round + 1, conflict: 'unknown' }
          : {}),
      }),
    ],
  }
}

/** The same bytes of the same kind are the same artifact of a case, and stand in its file once. */
function artifactIdOf(state: State, { artifact_kind, hash }: Pick<Stored, 'artifact_kind' | 'hash'>): string {
  return idFrom(`${state.workspace.id}:${artifact_kind}:${hash}`)
}

/** A file of a known shape lies in the database, whole. */
function insertStored(state: State, { now, runId }: MakeContext, stored: Stored, documentId: string): Change {
  const { artifact_kind, hash, byte_size, content_type } = stored
  const row = {
    ...{ artifact_id: artifactIdOf(state, stored), artifact_type: artifact_kind, artifact_key: documentId, version: 1 },
    ...{ source: 'user', status: 'approved', hash, hash_source: 'bytes', content_type, byte_size },
    ...{ run_id: runId, created_at: now },
  }
  return { table: 'kernel.artifacts', op: 'insert', rows: [row] }
}

function quotaError(state: State): Decision | null {
  const { case: own } = caseOf(state)
  if (!own) return refuse('case.not_open', 'the case is not open yet', 'Open it first.')
  if (own.status === 'closed' || own.status === 'rejected')
    return refuse('case.ended', `the case is ${own.status}`, 'Open another case for it.')
  if (own.documents >= DOCUMENTS_MAX)
    return refuse('case.full', `a case holds at most ${DOCUMENTS_MAX} documents`, 'Split it into two cases.')
  return null
}

/** A name is shown to people and told to the other side: it leads nowhere, and looks like what it is. */
function nameError(name: string): Decision | null {
  if (name.search(UNFIT_FOR_NAMES) === -1 && !/^\.{1,2}$/.test(name.trim())) return null
  const next = 'Name it anew: without folders, line breaks and signs that turn the direction of writing.'
  return refuse('document.bad_name', 'the name of the file leads elsewhere, or hides a part of itself', next)
}

function twice(): Decision {
  return refuse(
    'document.already_there',
    'exactly these bytes are in the file already',
    'Nothing to do: look for it there.',
  )
}
