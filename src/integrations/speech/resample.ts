/** What the engine hears. */
export const ENGINE_HZ = 16_000

/** Zero crossings of the filter on each side, and points of its table between two of them. */
const CROSSINGS = 24
const POINTS = 256
/** Kaiser's shape: about 80 dB below for what would fold back into the band. */
const SHAPE = 8
/** Of the lower of both bands; the rest is where the filter falls off. */
const KEPT = 0.92
/** Between two input samples; where a rate nobody uses has more, the nearest will do. */
const POSITIONS_MAX = 1024

export interface Resampler {
  /** As many samples as can be told from what has come; the last ones come with `end`. */
  push(block: Float32Array): Float32Array
  end(): Float32Array
}

/**
 * Any rate to the engine's, block by block, by a windowed sinc: what lies above half the new rate is taken away, or it
 * would come back as noise inside the words.
 */
export function createResampler(rateHz: number): Resampler {
  if (rateHz === ENGINE_HZ) return { push: (block) => block, end: () => new Float32Array(0) }
  const step = rateHz / ENGINE_HZ
  // In input samples: a filter for a lower band is wider and lower.
  const scale = KEPT * Math.min(1, 1 / step)
  const reach = Math.ceil(CROSSINGS / scale) + 1
  // An output falls on one of so many places between two inputs: 1 at 48,000, 160 at 44,100.
  const positions = Math.min(POSITIONS_MAX, ENGINE_HZ / commonDivisor(ENGINE_HZ, rateHz))
  let held = new Float32Array(0)
  /** Of held[0], counted from the first sample that came. */
  let heldFrom = 0
  let made = 0

  const weights: Float64Array[] = []
  const weightsAt = (position: number): Float64Array => {
    weights[position] ??= Float64Array.from(
      { length: 2 * reach + 1 },
      (_, i) => scale * filterAt(Math.abs(position / positions + reach - i) * scale),
    )
    return weights[position]
  }
  const at = (count: number): number => {
    const rest = (count * rateHz) % ENGINE_HZ
    const first = (count * rateHz - rest) / ENGINE_HZ - reach - heldFrom
    const here = weightsAt(Math.round((rest / ENGINE_HZ) * positions))
    const last = Math.min(here.length, held.length - first)
    let sum = 0
    for (let i = Math.max(0, -first); i < last; i++) sum += held[first + i]! * here[i]!
    return sum
  }
  /** Up to the last output whose inputs are all there, or to `end`. */
  const make = (until: number): Float32Array => {
    const count = Math.max(0, Math.ceil(until / step) - made)
    const out = new Float32Array(count)
    for (let i = 0; i < count; i++) out[i] = at(made + i)
    made += count
    const keepFrom = Math.min(heldFrom + held.length, Math.max(heldFrom, Math.floor(made * step) - reach - 1))
    held = held.slice(keepFrom - heldFrom)
    heldFrom = keepFrom
    return out
  }
  return {
    push(block) {
      const joined = new Float32Array(held.length + block.length)
      joined.set(held)
      joined.set(block, held.length)
      held = joined
      return make(heldFrom + held.length - reach)
    },
    end: () => make(heldFrom + held.length),
  }
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

const TABLE = makeTable()

function filterAt(distance: number): number {
  const place = distance * POINTS
  const below = Math.floor(place)
  if (below >= CROSSINGS * POINTS) return 0
  const low = TABLE[below]!
  return low + (TABLE[below + 1]! - low) * (place - below)
}

function makeTable(): Float64Array {
  const table = new Float64Array(CROSSINGS * POINTS + 1)
  for (let i = 0; i < table.length; i++) {
    const x = i / POINTS
    const sinc = i === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
    table[i] = (sinc * bessel(SHAPE * Math.sqrt(1 - (x / CROSSINGS) ** 2))) / bessel(SHAPE)
  }
  return table
}

/** The modified Bessel function of order zero, by its series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1]
  for (let k = 1; k < 40; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}
