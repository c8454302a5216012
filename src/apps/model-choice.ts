import { PROVIDERS, type Provider } from '#adapters/agents/model/providers.ts'
import { Failure } from '#contracts/refusal.ts'

/** Which model proposes in the engine's place. Its key is a secret or stands in a file, never in the environment. */
export interface ModelChoice {
  provider: Provider
  model: string
  baseUrl?: string
  keyFile?: string
  /** The name of a secret. */
  keySecret?: string
}

const NEXT = `Write it as PROVIDER/MODEL with one of: ${PROVIDERS.join(', ')}; or unset LANEWRIGHT_MODEL to work without.`

/** LANEWRIGHT_MODEL=provider/model and LANEWRIGHT_MODEL_URL, _KEY_SECRET or _KEY_FILE; nothing where the first is unset. */
export function modelFrom(environment: NodeJS.ProcessEnv): ModelChoice | undefined {
  const { LANEWRIGHT_MODEL: text, LANEWRIGHT_MODEL_URL: baseUrl, LANEWRIGHT_MODEL_KEY_FILE: keyFile } = environment
  const keySecret = environment.LANEWRIGHT_MODEL_KEY_SECRET
  if (!text) return undefined
  const cut = text.indexOf('/')
  const provider = PROVIDERS.find((known) => known === text.slice(0, cut))
  const model = text.slice(cut + 1)
  if (!provider || model === '') throw new Failure('model.bad_name', 'LANEWRIGHT_MODEL names no model', NEXT)
  if (keyFile && keySecret)
    throw new Failure('model.two_keys', 'the key of the model is named twice', 'Name a secret or a file, not both.')
  const key = keySecret ? { keySecret } : keyFile ? { keyFile } : {}
  return { provider, model, ...(baseUrl ? { baseUrl } : {}), ...key }
}
