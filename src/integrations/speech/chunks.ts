import { ENGINE_HZ } from './resample.ts'

/** A stretch of speech, in samples of the engine's rate: [start, end). */
export interface Chunk {
  start: number
  end: number
}

/** One level is the loudness of so many samples: 20 ms. */
export const LEVEL_SAMPLES = ENGINE_HZ / 50
const seconds = (s: number) => Math.round((s * ENGINE_HZ) / LEVEL_SAMPLES)

/** More at once costs the engine more than its share, and it loses the thread. */
const LONGEST = seconds(20)
/** A pause ends a chunk: the longer the chunk already is, the shorter a pause will do. */
const PAUSES = [
  { from: 0, pause: seconds(1.2) },
  { from: seconds(2), pause: seconds(0.6) },
  { from: seconds(6), pause: seconds(0.4) },
  { from: seconds(12), pause: seconds(0.2) },
]
/** Where no pause came: the quietest place of this last part is cut. */
const CUT_WITHIN = seconds(6)
/** A click is no word. */
const SHORTEST_SOUND = seconds(0.1)
/** The first and last sounds of words are soft. */
const MARGIN = seconds(0.25)
/** Below this (-66 dB) lies the noise of any recorder. */
const FAINTEST = 0.0005
/** Speech stands out of what is always there by at least 6 dB. */
const ABOVE_FLOOR = 2
const FLOOR_STEP = seconds(5)
const FLOOR_AROUND = seconds(15)
const FLOOR_SHARE = 0.1

/** Collects levels block by block: four hours are 720,000 of them. */
export function createLevels(): { push(block: Float32Array): void; end(): Float32Array } {
  let levels = new Float32Array(1024)
  let [count, filled, sum, squares] = [0, 0, 0, 0]
  const close = () => {
    if (count === levels.length) levels = enlarged(levels)
    // Around the mean: a recorder that adds a constant adds no sound.
    levels[count++] = Math.sqrt(Math.max(0, squares / filled - (sum / filled) ** 2))
    ;[filled, sum, squares] = [0, 0, 0]
  }
  return {
    push(block) {
      for (let i = 0; i < block.length; i++) {
        const value = block[i]!
        sum += value
        squares += value * value
        if (++filled === LEVEL_SAMPLES) close()
      }
    },
    end() {
      if (filled > 0) close()
      return levels.subarray(0, count)
    },
  }
}

function enlarged(levels: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const larger = new Float32Array(levels.length * 2)
  larger.set(levels)
  return larger
}

/** Where something is said, in order, without overlap, none longer than the engine can follow. */
export function planChunks(levels: Float32Array): Chunk[] {
  const floors = floorsOf(levels)
  const isSound = (i: number) => levels[i]! > Math.max(FAINTEST, ABOVE_FLOOR * floors[Math.floor(i / FLOOR_STEP)]!)
  const found: Array<{ from: number; to: number; sounds: number }> = []
  let [start, last, sounds] = [-1, -1, 0]
  const close = (to: number) => {
    if (sounds >= SHORTEST_SOUND) found.push({ from: start, to, sounds })
    ;[start, sounds] = [-1, 0]
  }
  for (let i = 0; i < levels.length; i++) {
    if (isSound(i)) {
      if (start < 0) start = i
      last = i
      sounds++
    }
    if (start < 0) continue
    if (i - last >= pauseAfter(last - start)) close(last + 1)
    else if (i - start >= LONGEST - 2 * MARGIN) {
      const cut = quietest(levels, i - CUT_WITHIN, i)
      close(Math.min(cut, last + 1))
      if (cut <= last) [start, sounds] = [cut, SHORTEST_SOUND]
    }
  }
  if (start >= 0) close(last + 1)
  return withMargins(found, levels.length)
}

function pauseAfter(length: number): number {
  return PAUSES.findLast(({ from }) => length >= from)!.pause
}

function quietest(levels: Float32Array, from: number, to: number): number {
  let [best, least] = [to, Number.POSITIVE_INFINITY]
  for (let i = from; i < to; i++) {
    const around = levels[i - 1]! + levels[i]! + levels[i + 1]!
    if (around < least) [best, least] = [i, around]
  }
  return best
}

/** Half of the pause at most, so that no sound is heard twice. */
function withMargins(found: Array<{ from: number; to: number }>, length: number): Chunk[] {
  return found.map(({ from, to }, i) => {
    const before = i === 0 ? from : Math.floor((from - found[i - 1]!.to) / 2)
    const after = i === found.length - 1 ? length - to : Math.floor((found[i + 1]!.from - to) / 2)
    return {
      start: (from - Math.min(MARGIN, before)) * LEVEL_SAMPLES,
      end: (to + Math.min(MARGIN, after)) * LEVEL_SAMPLES,
    }
  })
}

/** What is always there, step by step: the level that only a tenth of the half minute around lies below. */
function floorsOf(levels: Float32Array): Float32Array {
  const floors = new Float32Array(Math.ceil(levels.length / FLOOR_STEP))
  for (let step = 0; step < floors.length; step++) {
    const from = Math.max(0, step * FLOOR_STEP - FLOOR_AROUND)
    const around = levels.slice(from, (step + 1) * FLOOR_STEP + FLOOR_AROUND).sort()
    floors[step] = around[Math.floor(around.length * FLOOR_SHARE)]!
  }
  return floors
}
