import { PROVIDERS, type Provider } from '#integrations/models/model/providers.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { App } from '#kernel/ports/app.ts'

/** Which model proposes, and for which apps. Its key is a secret or is in a file, never in the environment. */
export interface ModelChoice {
  provider: Provider
  model: string
  /** The apps that the operator named. No other app sends anything to the model. */
  apps: readonly string[]
  /** Named apart from the others, because the data of clients and other people leaves the machine. */
  confidentialApps: readonly string[]
  baseUrl?: string
  keyFile?: string
  /** The name of a secret. */
  keySecret?: string
}

export const APPS_SETTING = 'LANEWRIGHT_MODEL_APPS'
export const CONFIDENTIAL_SETTING = 'LANEWRIGHT_MODEL_CONFIDENTIAL_APPS'

const NEXT = `Write it as PROVIDER/MODEL with one of: ${PROVIDERS.join(', ')}; or unset LANEWRIGHT_MODEL to work without.`

/** LANEWRIGHT_MODEL=provider/model with LANEWRIGHT_MODEL_APPS, _CONFIDENTIAL_APPS, _URL, _KEY_SECRET or _KEY_FILE. */
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
  const apps = {
    apps: namesIn(environment[APPS_SETTING]),
    confidentialApps: namesIn(environment[CONFIDENTIAL_SETTING]),
  }
  return { provider, model, ...apps, ...(baseUrl ? { baseUrl } : {}), ...key }
}

function namesIn(text = ''): string[] {
  return [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '')
}

/** Refuses a name that is no app, an app that takes no model, and a confidential app that was named among the others. */
export function checkModelApps({ apps, confidentialApps }: ModelChoice, appNames: readonly App[]): void {
  const isConfidential = ({ model }: App) => model?.confidential !== undefined
  const known = appNames.filter(({ model }) => model)
  for (const name of [...apps, ...confidentialApps]) {
    const setting = apps.includes(name) ? APPS_SETTING : CONFIDENTIAL_SETTING
    const app = appNames.find((p) => p.name === name)
    if (!app?.model) {
      const names = known.filter((p) => isConfidential(p) === (setting === CONFIDENTIAL_SETTING)).map((p) => p.name)
      const message = app
        ? `${setting} names ${name}, an app that does not use a model.`
        : `${setting} names an unknown app: ${JSON.stringify(name.slice(0, 60))}.`
      throw new Failure('model.unknown_app', message, `Use one or more of: ${names.join(', ')}, between commas.`)
    }
    if (setting === APPS_SETTING && isConfidential(app))
      throw new Failure(
        'model.confidential_app',
        `${APPS_SETTING} names ${name}, which would send ${app.model.confidential} to the model.`,
        `Remove it, or name it in ${CONFIDENTIAL_SETTING} if the model server may receive that.`,
      )
    if (setting === CONFIDENTIAL_SETTING && !isConfidential(app))
      throw new Failure(
        'model.not_confidential',
        `${CONFIDENTIAL_SETTING} names ${name}, which is not a confidential app.`,
        `Name it in ${APPS_SETTING}.`,
      )
  }
}

/** True only for an app that the operator named. */
export function usesModel(choice: ModelChoice | undefined, app: App): boolean {
  if (!choice || !app.model) return false
  return (app.model.confidential === undefined ? choice.apps : choice.confidentialApps).includes(app.name)
}

/** What to say of a model that nothing uses; null otherwise. */
export function unusedModel(
  choice: ModelChoice | undefined,
  apps: readonly App[],
): { message: string; next: string } | null {
  if (!choice || apps.some((app) => usesModel(choice, app))) return null
  const names = apps.filter(({ model }) => model && model.confidential === undefined).map(({ name }) => name)
  return {
    message: `${choice.provider}/${choice.model} is configured, but no app uses it.`,
    next: `Name the apps: ${APPS_SETTING}=${names.join(',')}; or unset LANEWRIGHT_MODEL.`,
  }
}
