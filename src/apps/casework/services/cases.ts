import { validate } from 'uuid'
import { answered, requirePerson } from '#host/answers.ts'
import { checkPackage } from '#host/casework/parts.ts'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { ArtifactFiles } from '#kernel/ports/artifacts.ts'
import type { Row } from '#kernel/ports/store.ts'
import type { CandidateInsight } from '../domain/governance/contracts.ts'
import { textOfInsight } from '../domain/governance/insight-text.ts'
import type { DocumentList, DocumentPage, FactList, Matrix, TranscriptList } from './case-file-shapes.ts'
import { requireCase } from './case-id.ts'
import { listCases, readPlaybook } from './cases-list.ts'
import type { Bytes, CasesService } from './cases-service.ts'
import type { CaseBoard, NewCase, NewDocument } from './cases-shapes.ts'
import type { OpenCaseworkServices } from './casework-services.ts'
import { caseReference } from './reference.ts'

/** Cases over a product in this process. Each look is taken as its case: nothing of another one is there. */
export function casesOf(lw: Lanewright, casework: Pick<OpenCaseworkServices, 'files' | 'transcriber'>): CasesService {
  const look = async <T>(id: string, view: string, parameters: object = {}) => {
    const known = await requireCase(lw, id)
    return { id: known, found: (await lw.view(known, 'casework', view, parameters)) as unknown as T | null }
  }
  const seen = async <T>(id: string, view: string, parameters?: object) =>
    opened((await look<T>(id, view, parameters)).found)
  const document = async (id: string, named: string, page = 1) => {
    const parameters = { document_id: named, page }
    const found = validate(named) ? (await look<DocumentPage>(id, 'document', parameters)).found : null
    if (!found) throw await unknown(lw, id, 'document', 'Look at the file of this case again.')
    return found
  }
  const bundle = async (id: string, named: string) => {
    const board = await seen<CaseBoard>(id, 'board')
    const found = board.bundles.find(({ bundle_id }) => bundle_id === named.toLowerCase())
    if (!found) throw await unknown(lw, id, 'bundle', 'Look at the packages of this case again.')
    const { bundle_id, package_hash, package_bytes, status } = found
    if (status !== 'finalized' || package_hash === null || package_bytes === null)
      throw new Failure('bundle.not_finished', `the package is ${status}`, 'Wait until it is finished.')
    return { id: board.id, bundle_id, package_hash, package_bytes }
  }
  return {
    list: () => listCases(lw.database.pool('auditor')),
    create: (wanted, person) => answered(() => createCase(lw, wanted, requirePerson(person))),
    show: (id) => answered(async () => shown(await seen<Board>(id, 'board'))),
    documents: (id, paging) => answered(() => seen<DocumentList>(id, 'documents', paging)),
    document: (id, named, page) => answered(() => document(id, named, page)),
    file: (id, named) =>
      answered(async () => {
        const { name, content_type, hash, byte_size } = await document(id, named)
        const files = await casework.files()
        const of = id.toLowerCase()
        // What has a known shape lies in the database, whole.
        const bytes = (await files.has(of, hash)) ? files.read(of, hash) : blob(lw, of, name, hash)
        return {
          name,
          content_type,
          size_bytes: byte_size,
          bytes: withName(bytes, `document ${JSON.stringify(name)}`, of),
        }
      }),
    addDocument: (id, added, person) =>
      answered(async () => addDocument(lw, await casework.files(), await requireCase(lw, id), added, person)),
    facts: (id, paging) => answered(() => seen<FactList>(id, 'facts', paging)),
    matrix: (id) => answered(() => seen<Matrix>(id, 'matrix')),
    transcripts: (id) => answered(() => seen<TranscriptList>(id, 'transcripts')),
    package: (id, named) =>
      answered(async (): Promise<Bytes> => {
        const made = await bundle(id, named)
        const read = (await casework.files()).read(made.id, made.package_hash)
        const bytes = withName(read, `package ${made.bundle_id}`, made.id)
        const name = `${made.bundle_id}.zip`
        return { name, content_type: 'application/zip', size_bytes: made.package_bytes, bytes }
      }),
    check: (id, named) =>
      answered(async () => {
        const made = await bundle(id, named)
        return (await casework.files()).withFile(made.id, made.package_hash, checkPackage)
      }),
    playbook: () => readPlaybook(lw.database.pool('auditor')),
    reference: async () => caseReference((await casework.transcriber()) !== null),
  }
}

/** Made and opened in one go; cut short in between, it is a workspace that nobody opened yet, and can be. */
async function createCase(lw: Lanewright, { name, role, ...goal }: NewCase, person: string): Promise<{ id: string }> {
  const id = await lw.create({ pack: 'casework', name: name ?? goal.matter, goal })
  await sent(lw, id, person, 'case.open', { role })
  return { id }
}

async function addDocument(lw: Lanewright, files: ArtifactFiles, id: string, added: NewDocument, person: string) {
  if (!(await files.has(id, added.sha256)))
    throw new Failure('document.no_bytes', 'no upload of this case has these bytes', 'Upload the file first.')
  return { item: await sent(lw, id, requirePerson(person), 'case.upload', { ...added }) }
}

async function sent(lw: Lanewright, id: string, person: string, kind: string, content: Row): Promise<string> {
  const result = await lw.send(id, person, kind, content)
  if (result.ok) return result.itemId
  throw new Failure(result.refusal.code, result.refusal.message, result.refusal.next)
}

type Board = Omit<CaseBoard, 'promotions'> & {
  promotions: Array<Omit<CaseBoard['promotions'][number], 'title' | 'insight'> & { candidate: CandidateInsight | null }>
}

/** Findings point into the text that was judged, so that is the text that is shown. */
function shown({ promotions, ...board }: Board): CaseBoard {
  return {
    ...board,
    promotions: promotions.map(({ candidate, ...promotion }) => ({
      ...promotion,
      title: candidate?.title ?? '',
      insight: candidate ? textOfInsight(candidate).text : '',
    })),
  }
}

function opened<T>(found: T | null): T {
  if (found !== null) return found
  throw new Failure('case.not_open', 'the case is not open yet', 'Open it first.')
}

/** The same answer whether it is nowhere or in another case. */
async function unknown(lw: Lanewright, id: string, what: string, next: string): Promise<Failure> {
  await requireCase(lw, id)
  return new Failure(`${what}.unknown`, `there is no such ${what} in this case`, next)
}

async function* blob(lw: Lanewright, id: string, name: string, hash: string): AsyncGenerator<Uint8Array> {
  const bytes = await lw.store.readBlob(id, hash)
  const message = `the stored bytes of document ${JSON.stringify(name)} of case ${id} are missing: expected SHA-256 ${hash}`
  if (!bytes)
    throw new Failure(
      'document.no_bytes',
      message,
      'Restore them from a backup, or add the same file to the case again.',
    )
  yield bytes
}

/** Whoever is refused altered bytes is told whose they are. */
async function* withName(bytes: AsyncIterable<Uint8Array>, what: string, caseId: string): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    throw ofFile(error, what, caseId)
  }
}

function ofFile(error: unknown, what: string, caseId: string): unknown {
  if (!(error instanceof Failure) || error.code !== 'artifact.damaged') return error
  return new Failure(error.code, `${what} of case ${caseId}: ${error.message}`, error.next, error)
}
