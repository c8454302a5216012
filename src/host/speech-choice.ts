import { speechAddress } from '#integrations/speech/endpoint-address.ts'
import { Failure } from '#kernel/contracts/refusal.ts'

/** A server that writes speech down in the embedded engine's place. Its key is a secret or stands in a file, never in the environment. */
export interface SpeechChoice {
  url: string
  model: string
  keyFile?: string
  /** The name of a secret. */
  keySecret?: string
}

/** What OpenAI calls its first one; most servers that speak its protocol answer to it. */
const MODEL = 'whisper-1'
const MODEL_MAX = 100

/** LANEWRIGHT_SPEECH_URL and _MODEL, _KEY_SECRET or _KEY_FILE; nothing where the first is unset. */
export function speechFrom(environment: NodeJS.ProcessEnv): SpeechChoice | undefined {
  const { LANEWRIGHT_SPEECH_URL: url, LANEWRIGHT_SPEECH_MODEL: named } = environment
  const { LANEWRIGHT_SPEECH_KEY_SECRET: keySecret, LANEWRIGHT_SPEECH_KEY_FILE: keyFile } = environment
  if (!url) return undefined
  speechAddress(url)
  const model = named || MODEL
  if (model.length > MODEL_MAX || !/^[\x21-\x7e]+$/.test(model))
    throw new Failure(
      'speech.bad_model',
      'LANEWRIGHT_SPEECH_MODEL names no model',
      `Write its name in up to ${MODEL_MAX} characters without blanks, or unset it for ${MODEL}.`,
    )
  if (keyFile && keySecret)
    throw new Failure('speech.two_keys', 'the key of the speech server is named twice', 'Name a secret or a file.')
  const key = keySecret ? { keySecret } : keyFile ? { keyFile } : {}
  return { url, model, ...key }
}
