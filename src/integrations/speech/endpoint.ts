import { openAsBlob } from 'node:fs'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { Transcriber, Transcription } from '#kernel/ports/transcriber.ts'
import { type AudioFile, lookAt } from './audio-file.ts'
import { unreadable } from './audio-kind.ts'
import { speechAddress } from './endpoint-address.ts'
import { ANSWER_MAX_BYTES, readSpoken } from './endpoint-answer.ts'
import { refusal } from './refusals.ts'

export interface EndpointOptions {
  url: string
  /** Asked for each recording, and put nowhere but into the header of the one request. */
  key(): Promise<string> | undefined
  model: string
  fetch?: typeof fetch
  timeoutMs?: number
  /** What is larger is not sent; OpenAI takes 25 MB. */
  maxBytes?: number
  longestMs?: number
}

const TIMEOUT_MS = 10 * 60_000
const MAX_BYTES = 25 * 1024 * 1024
/** The recording's own name may name a client: it is not sent. */
const SENT_AS = 'recording'

/** Speech to text by a server that speaks OpenAI's `/v1/audio/transcriptions`, on this machine or elsewhere. */
export function openEndpointTranscriber(options: EndpointOptions): Transcriber {
  const url = speechAddress(options.url)
  const engine = { name: options.model, version: `v1 at ${url.host}` }
  return {
    name: options.model,
    async transcribe({ path }, signal): Promise<Transcription> {
      signal.throwIfAborted()
      const audio = await lookAt(path, options.longestMs)
      if (!audio.ok) return audio
      const problem = tooMuch(audio, options.maxBytes ?? MAX_BYTES)
      if (problem) return { ok: false, refusal: problem }
      const limit = AbortSignal.any([signal, AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)])
      try {
        const file = await openAsBlob(path)
        const sent = await ask(url, options, file, audio.kind, limit)
        if (!sent.ok) return sent
        return readSpoken(sent.answer, sent.text, engine, audio.kind === 'wav' ? audio.wav.durationMs : null)
      } catch (error) {
        signal.throwIfAborted()
        return { ok: false, refusal: webRefusal(error) }
      }
    },
  }
}

function tooMuch(audio: AudioFile & { ok: true }, maxBytes: number): Refusal | null {
  if (audio.kind === 'unknown') return unreadable(audio.kind)
  if (audio.sizeBytes <= maxBytes) return null
  const [is, most] = [audio.sizeBytes, maxBytes].map((bytes) => (bytes / 1024 ** 2).toFixed(1))
  return refusal('audio.too_large', `${is} MB of at most ${most}`)
}

type Query = { ok: true; answer: Response; text: string } | { ok: false; refusal: Refusal }

/** Some models know no segments and say so with 400: those are asked again for the bare text. */
async function ask(url: URL, options: EndpointOptions, file: Blob, kind: string, signal: AbortSignal): Promise<Query> {
  const key = await keyOf(options)
  if (key === null) return { ok: false, refusal: refusal('speech.no_key') }
  const headers = { 'user-agent': 'lanewright', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) }
  const post = async (format: string) => {
    const body = new FormData()
    body.set('file', file, `${SENT_AS}.${kind}`)
    body.set('model', options.model)
    body.set('response_format', format)
    return (options.fetch ?? fetch)(url, { method: 'POST', headers, body, redirect: 'manual', signal })
  }
  let answer = await post('verbose_json')
  if (answer.status === 400 || answer.status === 422) {
    await answer.body?.cancel()
    answer = await post('json')
  }
  if (!answer.ok) {
    await answer.body?.cancel()
    return { ok: false, refusal: statusRefusal(answer.status) }
  }
  const text = await bounded(answer)
  return text === null
    ? { ok: false, refusal: refusal('speech.unreadable', 'it is too long') }
    : { ok: true, answer, text }
}

/** Empty where none is asked for. What fetch or a store of secrets would say of a broken one might quote it. */
async function keyOf({ key }: EndpointOptions): Promise<string | null> {
  try {
    const word = await key()
    return word === undefined ? '' : /^[\x21-\x7e]{1,8192}$/.test(word) ? word : null
  } catch {
    return null
  }
}

async function bounded(answer: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk)
    sizeBytes += chunk.byteLength
    if (sizeBytes > ANSWER_MAX_BYTES) return null
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** What the server wrote is not quoted: it may hold anything, the key too. */
function statusRefusal(status: number): Refusal {
  if (status === 401 || status === 403) return refusal('speech.unauthorized', `status ${status}`)
  if (status === 413) return refusal('audio.too_large', 'the server says so')
  if (status === 429 || status === 503) return refusal('speech.busy')
  return refusal('speech.server', status >= 300 && status < 400 ? 'it points elsewhere' : `it answered ${status}`)
}

/** Only names of errors are told: the rest may quote what was sent. */
function webRefusal(error: unknown): Refusal {
  const { name, cause, code } = error as Error & { cause?: { code?: unknown }; code?: unknown }
  if (name === 'TimeoutError') return refusal('speech.timeout')
  if (code === 'ENOENT' || name === 'NotReadableError') return refusal('audio.missing')
  const word = typeof cause?.code === 'string' && /^[A-Z_]{1,60}$/.test(cause.code) ? cause.code : 'no answer'
  return refusal('speech.unreachable', word)
}
