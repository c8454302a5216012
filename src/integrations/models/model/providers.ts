import type { LanguageModelMiddleware } from 'ai'
import { Failure } from '#kernel/contracts/refusal.ts'

export const PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type Provider = (typeof PROVIDERS)[number]

// Said here, so that no environment variable sends key and prompt elsewhere.
const BASE_URLS: Readonly<Record<Provider, string | undefined>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': undefined,
}

export function checkBaseUrl(provider: Provider, baseUrl: string | undefined): URL {
  const url = URL.parse(baseUrl ?? BASE_URLS[provider] ?? '')
  const good = url && (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password
  if (good) return url
  throw new Failure(
    'agent.bad_url',
    `The base URL of the model server (${provider}) is missing or is no http or https address without a password.`,
    'Give one like http://127.0.0.1:11434/v1.',
  )
}

export interface ModelSettings {
  provider: Provider
  model: string
  baseUrl: URL
  apiKey: string
  fetch: typeof fetch
}

/** Only the provider that is used is loaded. */
export async function openModel({ provider, model, baseUrl, apiKey, fetch }: ModelSettings) {
  const settings = { baseURL: baseUrl.href, apiKey, fetch }
  const { wrapLanguageModel } = await import('ai')
  return wrapLanguageModel({ model: await open(), middleware: quiet })

  async function open() {
    switch (provider) {
      case 'openai':
        return (await import('@ai-sdk/openai')).createOpenAI(settings)(model)
      case 'anthropic':
        return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model)
      case 'google':
        return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings)(model)
      case 'openai-compatible': {
        const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
        return createOpenAICompatible({ ...settings, name: PROVIDER_KEY, supportsStructuredOutputs: true })(model)
      }
    }
  }
}

const PROVIDER_KEY = 'compatible'

/**
 * Strict modes take no open objects, which tool parameters are; so the schema is asked for as far as each can.
 * Nothing is to be kept by the provider.
 */
export const PROVIDER_OPTIONS = {
  openai: { strictJsonSchema: false, store: false },
  [PROVIDER_KEY]: { strictJsonSchema: false },
}

/** The library prints warnings to the console, which is not ours to write to. */
const quiet: LanguageModelMiddleware = {
  specificationVersion: 'v4',
  wrapGenerate: async ({ doGenerate }) => ({ ...(await doGenerate()), warnings: [] }),
}
