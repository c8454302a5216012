import { Failure } from '#kernel/contracts/refusal.ts'
import type { Agent, AgentCall, AgentReply } from '#kernel/ports/agent.ts'
import { type Exchange, openExchange, timedOut, untilAborted } from './model/exchange.ts'
import { buildPrompt, mergeSchemas, type Prompt } from './model/prompt.ts'
import { checkBaseUrl, openModel, PROVIDER_OPTIONS, type Provider } from './model/providers.ts'

/** Micros of the account's currency for a million tokens. */
export interface Prices {
  inputMicrosPerMillion: number
  outputMicrosPerMillion: number
}

export interface ModelAgentOptions {
  provider: Provider
  model: string
  /** Required for `openai-compatible`. */
  baseUrl?: string
  /** Asked at each call, so that a key can be changed while the agent runs. Empty for a local server without keys. */
  apiKey: () => Promise<string> | string
  /** action_type -> JSON Schema. */
  schemas: Readonly<Record<string, object>>
  prices?: Prices
  maxOutputTokens?: number
  /** Null leaves it out, for models that refuse it. */
  temperature?: number | null
  timeoutMs?: number
  fetch?: typeof fetch
}

export interface ModelAgent extends Agent {
  readonly provider: Provider
  readonly model: string
}

/** One byte of the answer may need six in the JSON around it; the rest is room for the envelope. */
const ESCAPED_BYTE = 6
const ENVELOPE_BYTES = 256 * 1024

/**
 * Asks a model for one proposal and hands back what it said, unread: whether it is one is for the controller to find
 * out. There are no retries here; the controller counts attempts.
 */
export function modelAgent(options: ModelAgentOptions): ModelAgent {
  const { provider, model } = options
  const baseUrl = checkBaseUrl(provider, options.baseUrl)
  const schema = mergeSchemas(options.schemas)
  return {
    name: `${provider}/${model}`,
    provider,
    model,
    async propose(call) {
      const signal = AbortSignal.any([call.signal, AbortSignal.timeout(options.timeoutMs ?? 120_000)])
      const prompt = buildPrompt(call, options.schemas)
      let exchange: Exchange | undefined
      try {
        const key = await readKey(options, signal)
        exchange = openExchange({
          fetch: options.fetch ?? fetch,
          server: baseUrl.host,
          key,
          maxBodyBytes: call.maxBytes * ESCAPED_BYTE + ENVELOPE_BYTES,
          signal,
        })
        const languageModel = await openModel({ provider, model, baseUrl, apiKey: key, fetch: exchange.fetch })
        return reply(
          await untilAborted(ask(languageModel, prompt, schema, options, signal), signal),
          prompt,
          call,
          options,
        )
      } catch (error) {
        if (exchange?.failure) throw exchange.failure
        if (signal.aborted) throw timedOut(baseUrl.host)
        // It answered, but not as such a server answers: that too is an answer, for the validator to refuse.
        if (exchange?.body) return { bytes: cut(exchange.body, call.maxBytes), model, promptHash: prompt.hash }
        if (error instanceof Failure) throw error
        // What the library says may quote key and prompt, so it is no cause of this.
        const next = 'Check the provider, the model and the base URL.'
        throw new Failure('agent.unavailable', `No request could be made for ${provider}/${model}.`, next)
      }
    },
  }
}

async function ask(
  model: Awaited<ReturnType<typeof openModel>>,
  prompt: Prompt,
  schema: Record<string, unknown>,
  options: ModelAgentOptions,
  signal: AbortSignal,
) {
  const { generateText } = await import('ai')
  return generateText({
    model,
    instructions: prompt.system,
    prompt: prompt.user,
    maxRetries: 0,
    maxOutputTokens: options.maxOutputTokens ?? 4096,
    ...(options.temperature === null ? {} : { temperature: options.temperature ?? 0 }),
    abortSignal: signal,
    // Its own spans hold prompts and answers; ours do not.
    telemetry: { isEnabled: false },
    providerOptions: PROVIDER_OPTIONS,
    // The schema is asked for, the answer is left as it is.
    output: {
      name: 'proposal',
      responseFormat: Promise.resolve({ type: 'json' as const, name: 'proposal', schema }),
      parseCompleteOutput: async ({ text }: { text: string }) => text,
      parsePartialOutput: async () => undefined,
      createElementStreamTransform: () => undefined,
    },
  })
}

type Answer = Awaited<ReturnType<typeof ask>>

function reply(answer: Answer, prompt: Prompt, call: AgentCall, options: ModelAgentOptions): AgentReply {
  const tokensIn = count(answer.usage.inputTokens)
  const tokensOut = count(answer.usage.outputTokens)
  return {
    bytes: cut(encode(said(answer)), call.maxBytes),
    model: MODEL_ID.test(answer.response.modelId) ? answer.response.modelId : options.model,
    promptHash: prompt.hash,
    tokensIn,
    tokensOut,
    costMicros: price(options.prices, tokensIn, tokensOut),
  }
}

/** The server chooses this text, and it ends in logs and traces. */
const MODEL_ID = /^[\w.:/@+-]{1,128}$/

function said(answer: Answer): string {
  try {
    return answer.output
  } catch {
    // Nothing was said, or only a tool was called.
    return answer.text
  }
}

/** The server counts them; a number that is none would spoil the budget. */
function count(tokens: number | undefined): number | undefined {
  return Number.isSafeInteger(tokens) && tokens! >= 0 ? tokens : undefined
}

/** Unknown is not free. */
function price(prices?: Prices, tokensIn?: number, tokensOut?: number): number | undefined {
  if (!prices || tokensIn === undefined || tokensOut === undefined) return undefined
  return Math.ceil((tokensIn * prices.inputMicrosPerMillion + tokensOut * prices.outputMicrosPerMillion) / 1e6)
}

/** One byte past the limit shows that it was passed. */
function cut(bytes: Uint8Array, maxBytes: number): Uint8Array {
  return bytes.subarray(0, maxBytes + 1)
}

/** Half a character is kept as bytes that are not UTF-8; the usual encoder would repair it unseen. */
function encode(text: string): Uint8Array {
  if (text.isWellFormed()) return Buffer.from(text)
  const units = [...text].map((character) => {
    const code = character.codePointAt(0)!
    const half = code >= 0xd800 && code <= 0xdfff
    return half
      ? Buffer.from([0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)])
      : Buffer.from(character)
  })
  return Buffer.concat(units)
}

async function readKey({ provider, apiKey }: ModelAgentOptions, signal: AbortSignal): Promise<string> {
  const next = 'Store the key again, exactly as the provider shows it.'
  const key = await untilAborted(Promise.resolve().then(apiKey), signal).catch((error) => {
    if (signal.aborted || error instanceof Failure) throw error
    throw new Failure('agent.refused_key', `The API key for ${provider} could not be read.`, next)
  })
  // Anything else makes an invalid header, and the error of that would quote it.
  if (/^[\x21-\x7e]*$/.test(key) && (key !== '' || provider === 'openai-compatible')) return key
  throw new Failure('agent.refused_key', `The API key for ${provider} is empty or not a key.`, next)
}
