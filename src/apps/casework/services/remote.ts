import { answered } from '#host/answers.ts'
import { type Address, clientOf, queryOf } from '#host/server/client.ts'
import { sendBytes } from '#host/server/upload.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { StoredBytes } from '#kernel/ports/artifacts.ts'
import { CHUNK_TYPE } from '../api/case-uploads-routes.ts'
import type { Bytes, CasesService } from './cases-service.ts'
import type { LocalFile } from './keep-file.ts'

/** Everything that a command needs of cases. */
export type CasesAtHand = CasesService & {
  /** Brings a file into the store of the case; `resume` goes on with an upload that was cut short. */
  keep(id: string, file: LocalFile, resume?: string): Promise<StoredBytes>
}

/** A package may be large, and checking one reads all of it. */
const LONG = { timeoutMs: 6 * 60 * 60 * 1000 }
/** So often a broken sending is gone on with before the person hears of it. */
const TRIES = 5

/** The cases behind the running server. */
export function remoteCases(address: Address): CasesAtHand {
  const { call, get, post } = clientOf(address)
  const at = (id: string, rest = '') => `/cases/${encodeURIComponent(id)}${rest}`
  const part = (id: string, kind: string, one: string, rest = '') =>
    at(id, `/${kind}/${encodeURIComponent(one)}${rest}`)
  const download = async (path: string, name: string): Promise<Bytes> => {
    const response = await call('GET', path, undefined, LONG)
    if (!response.body) throw new Failure('server.no_answer', 'nothing came', 'Try again.')
    const [size, type] = ['content-length', 'content-type'].map((header) => response.headers.get(header) ?? '')
    return { name, content_type: type as string, size_bytes: Number(size), bytes: response.body }
  }
  return {
    list: async () => (await get<{ cases: never }>('/cases')).cases,
    create: (wanted) => answered(() => post('/cases', wanted)),
    show: (id) => answered(() => get(at(id))),
    documents: (id, { undecided, ...paging } = {}) => {
      const query = queryOf({ ...paging, undecided: undecided ? 'true' : undefined })
      return answered(() => get(at(id, `/documents${query}`)))
    },
    document: (id, one, page) => answered(() => get(part(id, 'documents', one, queryOf({ page })))),
    file: (id, one) => answered(() => download(part(id, 'documents', one, '/file'), one)),
    addDocument: (id, added) => answered(() => post(at(id, '/documents'), added)),
    facts: (id, paging = {}) => answered(() => get(at(id, `/facts${queryOf({ ...paging })}`))),
    matrix: (id) => answered(() => get(at(id, '/matrix'))),
    transcripts: (id) => answered(() => get(at(id, '/transcripts'))),
    package: (id, one) => answered(() => download(part(id, 'bundles', one, '/package'), `${one}.zip`)),
    check: (id, one) => answered(() => get(part(id, 'bundles', one, '/check'), LONG)),
    playbook: () => get('/cases/playbook'),
    reference: () => get('/cases/reference'),
    async keep(id, file, resume) {
      const begun = { name: file.name, size_bytes: file.sizeBytes }
      const upload = resume ?? (await post<{ upload_id: string }>(at(id, '/uploads'), begun)).upload_id
      const one = part(id, 'uploads', upload)
      for (let tried = 1; ; tried++) {
        const { offset } = await get<{ offset: number }>(one)
        if (offset === file.sizeBytes) break
        const headers = { 'content-type': CHUNK_TYPE, 'upload-offset': String(offset) }
        try {
          await sendBytes(address, { method: 'PATCH', path: one, headers }, file.from(offset))
        } catch (error) {
          if (tried < TRIES && error instanceof Failure && error.code === 'server.no_answer') continue
          throw toldToResume(error, upload)
        }
      }
      const stored = await post<{ sha256: string; size_bytes: number }>(`${one}/finish`, {}, LONG)
      return { sha256: stored.sha256, sizeBytes: stored.size_bytes }
    },
  }
}

function toldToResume(error: unknown, upload: string): unknown {
  if (!(error instanceof Failure)) return error
  const next = `${error.next} Then go on with: --resume ${upload}`
  return new Failure(error.code, error.message, next, error)
}
