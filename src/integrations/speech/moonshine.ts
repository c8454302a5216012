import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import { ENGINE_HZ } from './resample.ts'
import { END_TOKEN, repeatAtEnd, START_TOKEN, textOf } from './tokens.ts'
import type { Weights } from './weights.ts'

/** Nobody speaks faster; a model that goes on says the same again and again. */
const TOKENS_PER_SECOND = 6.5
const TOKENS_AT_LEAST = 8
/** The first layers look at windows; below this there is none. */
const SHORTEST_SAMPLES = ENGINE_HZ / 2
const PEAK = 0.5
/** One head's keys and values before the first token: of no batch, so that the model takes its other branch. */
const NO_PAST = [0, 8, 1, 36]

export interface Moonshine {
  /** What is said in at most some twenty seconds. */
  transcribe(samples: Float32Array): Promise<string>
}

export async function loadMoonshine(weights: Weights): Promise<Moonshine> {
  // One thread: two were measured slower with a model as small as this.
  env.wasm.numThreads = 1
  const options = { executionProviders: ['wasm'], logSeverityLevel: 4 as const }
  const encoder = await InferenceSession.create(weights.encoder, options)
  const decoder = await InferenceSession.create(weights.decoder, options)
  const pastNames = decoder.inputNames.filter((name) => name.startsWith('past_key_values.'))

  async function tokensOf(samples: Float32Array): Promise<number[]> {
    const heard = await encoder.run({ input_values: new Tensor('float32', samples, [1, samples.length]) })
    const past = new Map<string, Tensor>(
      pastNames.map((name) => [name, new Tensor('float32', new Float32Array(0), NO_PAST)]),
    )
    const most = TOKENS_AT_LEAST + Math.ceil((samples.length / ENGINE_HZ) * TOKENS_PER_SECOND)
    const tokens: number[] = []
    for (let token = START_TOKEN, i = 0; i < most; i++) {
      const said = await decoder.run({
        input_ids: new Tensor('int64', [BigInt(token)], [1, 1]),
        encoder_hidden_states: heard.last_hidden_state!,
        use_cache_branch: new Tensor('bool', [i > 0], [1]),
        ...Object.fromEntries(past),
      })
      token = likeliest(said.logits!.data as Float32Array)
      if (token === END_TOKEN) break
      tokens.push(token)
      const repeated = repeatAtEnd(tokens)
      if (repeated > 0) return tokens.slice(0, -repeated)
      for (const name of pastNames) {
        // What was heard stays the same after the first step.
        if (i === 0 || name.includes('.decoder.')) past.set(name, said[name.replace('past_key_values', 'present')]!)
      }
    }
    return tokens
  }
  return {
    async transcribe(samples) {
      return textOf(await tokensOf(prepared(samples)))
    },
  }
}

/** As loud as most of what the model learnt from: a recording at a tenth of that cost it twice the errors. */
function prepared(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const gain = peak === 0 ? 1 : PEAK / peak
  const padded = new Float32Array(Math.max(SHORTEST_SAMPLES, samples.length))
  for (let i = 0; i < samples.length; i++) padded[i] = samples[i]! * gain
  return padded
}

function likeliest(scores: Float32Array): number {
  let best = 0
  for (let i = 1; i < scores.length; i++) if (scores[i]! > scores[best]!) best = i
  return best
}
