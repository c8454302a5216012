import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type EndpointOptions, openEndpointTranscriber } from '#integrations/speech/endpoint.ts'
import { readSpoken } from '#integrations/speech/endpoint-answer.ts'
import { tone, wavOf } from './wav-files.ts'
import { SAMPLE, SAMPLE_MS } from './words.ts'

const KEY = 'sk-canary-4f1b'
const never = new AbortController().signal
const folder = mkdtempSync(join(tmpdir(), 'lanewright-endpoint-'))
const stops: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Query {
  path: string
  key: string | undefined
  form: FormData
}
type Answer = (asked: Query, response: ServerResponse) => void

/** Speaks as the real ones do: the form is read by another parser than ours. */
async function serverThat(answer: Answer) {
  const asked: Query[] = []
  const server = createServer(async (request, response) => {
    const one = await readAsked(request)
    asked.push(one)
    answer(one, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, asked }
}

async function readAsked(request: IncomingMessage): Promise<Query> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(Buffer.concat(chunks), { headers }).formData()
  return { path: request.url ?? '', key: request.headers.authorization, form }
}

const json = (body: unknown, status = 200): Answer => {
  return (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
const at = (url: string, options: Partial<EndpointOptions> = {}) =>
  openEndpointTranscriber({ url, key: async () => KEY, model: 'whisper-1', ...options })
const interview = { path: SAMPLE, name: 'Maria Delgado-Reyes.wav' }

function fileOf(name: string, bytes: Uint8Array) {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return { path, name }
}

test('a recording is sent as a form, and what is said comes back with its times [C-speech.7]', async () => {
  const server = await serverThat(
    json({
      text: 'My name is Maria. I worked.',
      language: 'english',
      duration: 25.2,
      segments: [
        { id: 0, start: 0, end: 3.2, text: ' My name is Maria.' },
        { id: 1, start: 3.2, end: 7.92, text: ' I worked.\n' },
      ],
    }),
  )
  expect(await at(server.url).transcribe(interview, never)).toEqual({
    ok: true,
    spoken: {
      language: 'en',
      engine: { name: 'whisper-1', version: `v1 at ${new URL(server.url).host}` },
      durationMs: SAMPLE_MS,
      segments: [
        { startMs: 0, endMs: 3_200, text: 'My name is Maria.' },
        { startMs: 3_200, endMs: 7_920, text: 'I worked.' },
      ],
    },
  })
  const [asked] = server.asked
  expect(asked).toMatchObject({ path: '/v1/audio/transcriptions', key: `Bearer ${KEY}` })
  expect([asked!.form.get('model'), asked!.form.get('response_format')]).toEqual(['whisper-1', 'verbose_json'])
  const file = asked!.form.get('file') as File
  expect(Buffer.from(await file.arrayBuffer()).equals(readFileSync(SAMPLE))).toBe(true)
  // The name of a recording may name a client.
  expect(file.name).toBe('recording.wav')
})

test.for(['', '/', '/v1', '/v1/', '/v1/audio/transcriptions'])(
  '"%s" after the host leads to the transcriptions [C-speech.7]',
  async (path) => {
    const server = await serverThat(json({ text: 'yes' }))
    await at(`${server.url}${path}`, { key: () => undefined }).transcribe(interview, never)
    expect(server.asked.map((asked) => [asked.path, asked.key])).toEqual([['/v1/audio/transcriptions', undefined]])
  },
)

test('a model without segments is asked again for the text alone; plain text will do too [C-speech.7]', async () => {
  const server = await serverThat((asked, response) =>
    asked.form.get('response_format') === 'verbose_json'
      ? json({ error: 'unsupported' }, 400)(asked, response)
      : response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end('I worked as a shift lead.\n'),
  )
  const answer = await at(server.url).transcribe(interview, never)
  const segments = [{ startMs: 0, endMs: SAMPLE_MS, text: 'I worked as a shift lead.' }]
  expect(answer).toMatchObject({ ok: true, spoken: { language: 'und', segments } })
  expect(server.asked).toHaveLength(2)
})

test('other kinds of audio are for the server to read; their length is what it says [C-speech.7]', async () => {
  const server = await serverThat(json({ text: 'yes', duration: 2.5, language: 'en-US' }))
  const answer = await at(server.url).transcribe(fileOf('a.bin', Buffer.from('ID3\x04....')), never)
  expect(answer).toMatchObject({ ok: true, spoken: { durationMs: 2_500, language: 'en-US' } })
  expect((server.asked[0]!.form.get('file') as File).name).toBe('recording.mp3')
})

test.for([
  ['the wrong key', json({ error: `Incorrect API key provided: ${KEY}` }, 401), 'speech.unauthorized'],
  ['too much for it', json({}, 413), 'audio.too_large'],
  ['too many before us', json({}, 429), 'speech.busy'],
  ['a fault of its own', json({ error: KEY }, 500), 'speech.server'],
  ['no such place', json({}, 404), 'speech.server'],
  [
    'another place',
    (_, response) => response.writeHead(307, { location: 'https://elsewhere.example/' }).end(),
    'speech.server',
  ],
  [
    'a page instead of JSON',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello'),
    'speech.unreadable',
  ],
  [
    'half of an answer',
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"text": "My na'),
    'speech.unreadable',
  ],
  ['something else in JSON', json(['text']), 'speech.unreadable'],
  ['no text', json({ words: 3 }), 'speech.unreadable'],
  ['nothing said', json({ text: ' ', segments: [] }), 'audio.silent'],
  [
    'an answer without end',
    (_, response) => response.writeHead(200).end(Buffer.alloc(17 * 2 ** 20, 97)),
    'speech.unreadable',
  ],
  [
    'a line that breaks',
    (_, response) => response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy()),
    'speech.unreachable',
  ],
] as Array<[string, Answer, string]>)(
  'a server with %s gives a refusal, and no word of it is quoted [C-speech.7]',
  async ([, answer, code]) => {
    const server = await serverThat(answer)
    const said = await at(server.url).transcribe(interview, never)
    expect(said).toMatchObject({ ok: false, refusal: { code, next: expect.stringMatching(/\w/) } })
    expect(JSON.stringify(said)).not.toContain(KEY)
  },
)

test('a server that does not answer is given up, and so is one that is not wanted any more [C-speech.7]', async () => {
  const server = await serverThat(() => {})
  expect(await at(server.url, { timeoutMs: 200 }).transcribe(interview, never)).toMatchObject({
    refusal: { code: 'speech.timeout' },
  })
  const stop = new AbortController()
  const given = at(server.url).transcribe(interview, stop.signal)
  await expect.poll(() => server.asked.length).toBe(2)
  stop.abort(new Error('enough'))
  await expect(given).rejects.toThrow('enough')
})

test('no server there is a refusal with the reason [C-speech.7]', async () => {
  const server = await serverThat(json({}))
  await stops.pop()!()
  expect(await at(server.url).transcribe(interview, never)).toMatchObject({
    refusal: { code: 'speech.unreachable', message: expect.stringContaining('ECONNREFUSED') },
  })
})

test('what is empty, broken, unknown, too long or too large is not sent at all [C-speech.7]', async () => {
  const server = await serverThat(json({ text: 'yes' }))
  const large = fileOf('large.ogg', Buffer.from('OggS'))
  truncateSync(large.path, 26 * 2 ** 20)
  const cases = [
    [fileOf('empty.wav', Buffer.alloc(0)), 'audio.empty'],
    [fileOf('cut.wav', wavOf(tone(440, 1)).subarray(0, 900)), 'audio.broken'],
    [fileOf('letter.wav', Buffer.from('Dear Sir')), 'audio.unsupported'],
    [large, 'audio.too_large'],
    [{ path: join(folder, 'nowhere.wav'), name: 'x' }, 'audio.missing'],
  ] as const
  for (const [file, code] of cases)
    expect(await at(server.url).transcribe(file, never)).toMatchObject({ refusal: { code } })
  expect(await at(server.url, { longestMs: 1_000 }).transcribe(interview, never)).toMatchObject({
    refusal: { code: 'audio.too_long' },
  })
  expect(server.asked).toEqual([])
})

const brokenKeys: Array<[string, EndpointOptions['key']]> = [
  ['a key with a line break', async () => `${KEY}\r\nx: y`],
  ['no key after all', () => Promise.reject(new Error(`the store has no ${KEY}`))],
]

test.for(brokenKeys)('%s is not sent, and not told [C-speech.7]', async ([, key]) => {
  const server = await serverThat(json({ text: 'yes' }))
  const answer = await at(server.url, { key }).transcribe(interview, never)
  expect(answer).toMatchObject({ refusal: { code: 'speech.no_key' } })
  expect(JSON.stringify(answer)).not.toContain(KEY)
  expect(server.asked).toEqual([])
})

test.for([
  ['http://speech.example/', 'speech.insecure'],
  ['http://127.0.0.1.evil.example/', 'speech.insecure'],
  [`https://me:${KEY}@speech.example/`, 'speech.address'],
  ['file:///etc/passwd', 'speech.address'],
  ['speech', 'speech.address'],
] as const)('%s is no address for a recording [C-speech.7]', ([url, code]) => {
  const open = () => at(url)
  expect(open).toThrow(expect.objectContaining({ code }))
  expect(open).toThrow(expect.objectContaining({ message: expect.not.stringContaining(KEY) }))
})

test('whatever a server says, segments are in order, inside the recording, and hold clean text [C-speech.7]', () => {
  const loose = fc.oneof(fc.double(), fc.integer({ min: -10, max: 4_000 }), fc.string(), fc.constant(null))
  const segment = fc.oneof(
    fc.record({ start: loose, end: loose, text: fc.oneof(fc.string({ unit: 'binary' }), loose) }),
    loose,
  )
  const anyAnswer = fc.record({
    text: fc.oneof(fc.string(), loose),
    duration: loose,
    language: loose,
    segments: fc.oneof(fc.array(segment), loose),
  })
  const engine = { name: 'x', version: 'x' }
  fc.assert(
    fc.property(anyAnswer, fc.option(fc.nat(100_000)), (result, durationMs) => {
      const said = readSpoken({ headers: new Headers() }, JSON.stringify(result), engine, durationMs)
      if (!said.ok) return
      let endMs = 0
      for (const { startMs, endMs: to, text } of said.spoken.segments) {
        expect(startMs).toBeGreaterThanOrEqual(endMs)
        expect(to).toBeGreaterThanOrEqual(startMs)
        expect(text).toMatch(/^\P{Cc}+$/u)
        expect(text.isWellFormed()).toBe(true)
        endMs = to
      }
      expect(endMs).toBeLessThanOrEqual(said.spoken.durationMs)
      expect(Number.isInteger(said.spoken.durationMs)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
