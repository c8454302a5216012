import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { caseworkServicesAt } from '#host/casework/services-at.ts'
import { featuresOf, probeFeatures } from '#host/features.ts'
import type { Installation } from '#host/installation.ts'
import { embeddedSpeechLack } from '#integrations/speech/weights.ts'
import { SAMPLE } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'lanewright-wired-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (speech?: Installation['speech']): Installation => ({
  ...{ dataDir: folder, journalDir: `${folder}.journal`, appFiles: [] },
  ...(speech ? { speech } : {}),
})
const recording = { path: SAMPLE, name: 'interview.wav' }
const never = new AbortController().signal

async function lackOf(installation?: Installation) {
  const speech = featuresOf(installation).filter(({ name }) => name === 'speech to text')
  return (await probeFeatures(speech))[0]
}

test('an office hears with the embedded engine unless a server is named, and with that then, its key taken from where it was said to be [C-speech.8] [C-speech.9]', async () => {
  const asked: Array<string | undefined> = []
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization)
    request.resume().on('end', () => response.end(JSON.stringify({ text: 'I was fired.' })))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const keyFile = join(folder, 'key')
  writeFileSync(keyFile, 'sk-canary\n')
  const named = caseworkServicesAt(at({ url, model: 'large', keyFile }))
  const plain = caseworkServicesAt(at())
  try {
    expect((await plain.transcriber())?.name).toBe('moonshine-tiny-en-quantized')
    const transcriber = await named.transcriber()
    expect(transcriber?.name).toBe('large')
    expect(await transcriber?.transcribe(recording, never)).toMatchObject({
      ...{ ok: true, spoken: { engine: { name: 'large' }, segments: [{ text: 'I was fired.' }] } },
    })
    expect(asked).toEqual(['Bearer sk-canary'])
    writeFileSync(keyFile, '')
    expect(await transcriber?.transcribe(recording, never)).toMatchObject({
      ...{ ok: false, refusal: { code: 'speech.no_key', next: expect.stringContaining('type the answer') } },
    })
    expect(asked).toHaveLength(1)
  } finally {
    server.closeAllConnections()
    server.close()
    for (const casework of [named, plain]) await casework.close()
  }
})

test('the list of features says whether speech is heard, and what is missing where it is not [C-speech.5] [C-speech.9]', async () => {
  expect(await lackOf()).toEqual({ name: 'speech to text', lacks: null })
  expect(await embeddedSpeechLack([pathToFileURL(`${folder}/`)])).toMatchObject({
    code: 'speech.no_engine',
    message: 'There is no speech engine here: its weights are missing or damaged.',
    next: expect.stringContaining('LANEWRIGHT_SPEECH_URL'),
  })
  const server = { url: 'https://speech.example', model: 'whisper-1' }
  expect(await lackOf(at(server))).toMatchObject({ lacks: null })
  expect(await lackOf(at({ ...server, keyFile: join(folder, 'nowhere') }))).toMatchObject({
    lacks: { message: expect.stringContaining('There is no key of the speech server in') },
  })
  expect(await lackOf(at({ ...server, keySecret: 'SPEECH_KEY' }))).toMatchObject({
    lacks: { next: 'Set it with `lanewright secrets set SPEECH_KEY`.' },
  })
})
