import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type CaseUploads, CHUNK_TYPE, isCaseUpload } from '#apps/casework/api/case-uploads-routes.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { openDiskArtifacts } from '#storage/artifacts/disk.ts'
import { content, gather, hashOf, wholeOf } from './content.ts'
import { serveUploads, type UploadServer } from './upload-server.ts'

const CASE = '11111111-1111-4111-8111-111111111111'
const AT = `/api/cases/${CASE}/uploads`
const MB = 1024 * 1024

async function open(folder = join(mkdtempSync(join(tmpdir(), 'lw-uploads-')), 'cases')) {
  const stored = await openDiskArtifacts({ folder })
  let watched = (_bytes: number) => {}
  let ended = () => {}
  const files: CaseUploads['files'] = {
    ...stored,
    append: (caseId, upload, offset, bytes) =>
      stored
        .append(
          caseId,
          upload,
          offset,
          counted(bytes, (n) => watched(n)),
        )
        .finally(() => ended()),
  }
  const server = await serveUploads({
    files,
    requireCase: async (_request, id) => {
      if (id !== CASE) throw new Failure('workspace.unknown', `there is no workspace ${id}`, 'Look at the list.')
    },
    newId: randomUUID,
  })
  onTestFinished(() => server.app.close())
  /** Begins to send, as a browser would, and is gone as soon as the server has so much of it. */
  async function sendAndVanish(path: string, from: number, upTo: number, size: number): Promise<void> {
    const all = new Promise<void>((resolve) => {
      watched = (bytes) => bytes === upTo - from && resolve()
    })
    const over = new Promise<void>((resolve) => {
      ended = resolve
    })
    const socket = connect(server.port, '127.0.0.1')
    const headers = [`content-type: ${CHUNK_TYPE}`, `upload-offset: ${from}`, `content-length: ${size - from}`]
    socket.write([`PATCH ${path} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n'))
    for (const chunk of content(1, upTo, from)) socket.write(chunk)
    await all
    socket.destroy()
    await over
  }
  return { ...server, kept: stored, folder, sendAndVanish }
}

async function* counted(bytes: AsyncIterable<Uint8Array>, report: (sum: number) => void): AsyncGenerator<Uint8Array> {
  let sum = 0
  for await (const chunk of bytes) {
    sum += chunk.length
    report(sum)
    yield chunk
  }
}

async function begin({ ask }: Pick<UploadServer, 'ask'>, size_bytes: number, more: object = {}): Promise<string> {
  const begun = await ask('POST', AT, { name: 'brief.pdf', size_bytes, ...more })
  expect(begun).toMatchObject({ status: 201, json: { offset: 0 } })
  expect(begun.headers.location).toBe(`${AT}/${begun.json.upload_id}`)
  return begun.headers.location as string
}

const at = (offset: number | string) => ({ 'upload-offset': String(offset) })

test('a file goes up in several sendings and is known by its hash [C-upload.1]', async () => {
  const server = await open()
  const { ask, kept: stored } = server
  const [size, sha256] = [3 * MB + 11, hashOf(content(1, 3 * MB + 11))]
  const upload = await begin(server, size, { sha256 })
  for (const [from, to] of [
    [0, 100],
    [100, 2 * MB],
    [2 * MB, size],
  ] as Array<[number, number]>) {
    expect(await ask('GET', upload)).toMatchObject({ status: 200, json: { offset: from, size_bytes: size } })
    const result = await ask('PATCH', upload, content(1, to, from), at(from))
    expect(result).toMatchObject({ status: 200, json: { offset: to, size_bytes: size } })
  }
  // As tus asks: without a body, in the headers.
  const head = await ask('HEAD', upload)
  expect(head).toMatchObject({ status: 200, headers: { 'upload-offset': `${size}`, 'upload-length': `${size}` } })
  const finished = { status: 200, json: { sha256, size_bytes: size } }
  expect(await ask('POST', `${upload}/finish`, {})).toMatchObject(finished)
  // Whoever did not hear the answer asks again.
  expect(await ask('POST', `${upload}/finish`, { sha256 })).toMatchObject(finished)
  expect((await gather(stored.read(CASE, sha256))).equals(wholeOf(1, size))).toBe(true)
})

test('a connection that is cut keeps what came, and another server goes on there [C-upload.1]', async () => {
  const first = await open()
  const size = 4 * MB
  const upload = await begin(first, size)
  let [server, stands] = [first, 0]
  for (const upTo of [70_000, 1_500_000, 1_500_001, 3 * MB]) {
    await server.sendAndVanish(upload, stands, upTo, size)
    expect(await server.ask('GET', upload)).toMatchObject({ json: { offset: upTo } })
    stands = upTo
    server = await open(first.folder)
  }
  expect(await server.ask('PATCH', upload, content(1, size, stands), at(stands))).toMatchObject({ status: 200 })
  const finished = await server.ask('POST', `${upload}/finish`, {})
  expect(finished.json).toEqual({ sha256: hashOf(content(1, size)), size_bytes: size })
})

test('another offset than where it stands is told where that is [C-upload.1]', async () => {
  const server = await open()
  const upload = await begin(server, 1000)
  await server.ask('PATCH', upload, content(1, 400), at(0))
  const result = await server.ask('PATCH', upload, content(1, 1000, 500), at(500))
  expect(result).toMatchObject({ status: 409, json: { code: 'upload.offset', next: 'Go on at byte 400.' } })
  expect(await server.ask('GET', upload)).toMatchObject({ json: { offset: 400 } })
})

test('who sends more than was declared hears so while still sending, and nothing of it stays [C-upload.2]', async () => {
  const server = await open()
  const upload = await begin(server, 1000)
  const result = await server.ask('PATCH', upload, content(1, 300_000), at(0))
  expect(result).toMatchObject({ status: 409, headers: { connection: 'close' }, json: { code: 'upload.too_long' } })
  expect(await server.ask('GET', upload)).toMatchObject({ json: { offset: 0 } })
})

test('a sending that is none of ours is refused, and nothing comes of it [C-upload.2]', async () => {
  const server = await open()
  const { ask } = server
  const upload = await begin(server, 1000)
  const bytes = () => content(1, 1000)
  for (const offset of ['', '-1', '1.5', '0x0', '00', '1e3', '0, 0', '99999999999999999'])
    expect(await ask('PATCH', upload, bytes(), at(offset)), offset).toMatchObject({
      json: { code: expect.stringMatching(/^schema\./) },
    })
  expect(await ask('PATCH', upload, bytes())).toMatchObject({ json: { code: 'schema.required' } })
  for (const type of ['application/octet-stream', 'text/plain', `${CHUNK_TYPE}, text/plain`])
    expect(await ask('PATCH', upload, bytes(), { ...at(0), 'content-type': type })).toMatchObject({ status: 415 })
  expect(await ask('PATCH', upload, { bytes: 'in JSON' }, at(0))).toMatchObject({ json: { code: 'format.not_bytes' } })
  const packed = { ...at(0), 'content-encoding': 'gzip' }
  expect(await ask('PATCH', upload, bytes(), packed)).toMatchObject({ json: { code: 'format.not_bytes' } })
  expect(await ask('GET', upload)).toMatchObject({ json: { offset: 0 } })
  for (const body of [
    {},
    { name: '', size_bytes: 1 },
    { name: 'x' },
    { name: 'x', size_bytes: -1 },
    { name: 'x', size_bytes: '1' },
    { name: 'x', size_bytes: 1, sha256: 'x' },
    { name: 'x', size_bytes: 1, more: true },
  ])
    expect(await ask('POST', AT, body)).toMatchObject({ json: { code: expect.stringMatching(/^schema\./) } })
  expect(await ask('POST', AT, { name: 'x', size_bytes: 6_000_000_000 })).toMatchObject({
    json: { code: 'upload.too_large' },
  })
  expect(await ask('POST', `${upload}/finish`, {})).toMatchObject({ json: { code: 'upload.incomplete' } })
  expect(await ask('POST', `${upload}/finish`, { sha256: 'x' })).toMatchObject({ json: { code: 'schema.pattern' } })
})

test('an upload that is none, or not of this case, is unknown; one that is given up is gone [C-upload.2]', async () => {
  const server = await open()
  const { ask } = server
  const upload = await begin(server, 1000)
  expect(await ask('DELETE', upload)).toMatchObject({ status: 200, json: { abandoned: true } })
  for (const path of [upload, `${AT}/${randomUUID()}`]) {
    const unknown = { json: { code: 'upload.unknown' } }
    expect(await ask('GET', path)).toMatchObject(unknown)
    expect(await ask('PATCH', path, content(1, 10), at(0))).toMatchObject(unknown)
    expect(await ask('POST', `${path}/finish`, {})).toMatchObject(unknown)
  }
  expect(await ask('GET', `${AT}/..%2f..%2fetc`)).toMatchObject({ json: { code: 'schema.format' } })
})

test('who may not work on a case is answered before a byte of what they send is read [C-upload.3]', async () => {
  const { ask, port, kept: stored } = await open()
  const other = randomUUID()
  const uploadId = randomUUID()
  await stored.begin({ uploadId, caseId: other, name: 'x', sizeBytes: 1000 })
  const one = `/api/cases/${other}/uploads/${uploadId}`
  const unknown = { json: { code: 'workspace.unknown' } }
  expect(await ask('POST', `/api/cases/${other}/uploads`, { name: 'x', size_bytes: 1 })).toMatchObject(unknown)
  expect(await ask('GET', one)).toMatchObject(unknown)
  expect(await ask('POST', `${one}/finish`, {})).toMatchObject(unknown)
  expect(await ask('DELETE', one)).toMatchObject(unknown)
  // Only headers are sent: an answer that waited for bytes would never come.
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const lines = [`PATCH ${one} HTTP/1.1`, 'host: x', `content-type: ${CHUNK_TYPE}`, 'upload-offset: 0']
  socket.write([...lines, 'content-length: 1000', '', ''].join('\r\n'))
  const [answer] = await once(socket.setEncoding('utf8'), 'data')
  expect(answer).toContain('workspace.unknown')
  expect(await stored.look(other, uploadId)).toMatchObject({ upload: { receivedBytes: 0 } })
})

test('only what brings bytes of an upload is no JSON, and only an upload is deleted [C-upload.2]', () => {
  const id = randomUUID()
  expect(isCaseUpload(`/api/cases/${id}/uploads/${id}`)).toBe(true)
  for (const path of [
    ...[`/api/cases/${id}/uploads`, `/api/cases/${id}/uploads/${id}/finish`, `/api/cases/${id}/uploads/`],
    ...[
      `/api/cases/${id}`,
      `/x/api/cases/${id}/uploads/${id}`,
      `/api/cases//uploads/${id}`,
      '/api/cases/a/b/uploads/c',
    ],
  ])
    expect(isCaseUpload(path), path).toBe(false)
})
