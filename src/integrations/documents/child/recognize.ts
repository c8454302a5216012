import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, type Worker } from 'tesseract.js'
import type { Outlet } from './outlet.ts'

/** Below this the words are guesses. */
const POOR_CONFIDENCE = 60

let engine: Promise<Worker> | null = null

/** The engine and what it knows of English lie in our packages: nothing is fetched, and nothing is written anywhere. */
function startEngine(): Promise<Worker> {
  const packageOf = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')
  const langPath = join(dirname(packageOf), '4.0.0_best_int')
  // Without a handler of its own it would throw where nobody can catch.
  return createWorker('eng', OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none', errorHandler: () => {} })
}

/** Without time nothing is drawn and nothing is recognised, and the page is told. */
export function hasTime(page: number, out: Outlet): boolean {
  const isOver = performance.now() > out.recognizeUntilMs
  if (isOver) out.notePage('Not recognised, because the time for this file was over', page)
  return !isOver
}

type Draw = () => Buffer | Promise<Buffer>

/** The words in a picture; null where the time for pictures of this file is over. */
export async function recognize(draw: Draw, page: number, out: Outlet): Promise<string | null> {
  if (!hasTime(page, out)) return null
  out.step('recognise')
  const data = await read(await draw())
  out.step()
  const text = data.text.trim()
  if (text === '') out.notePage('No words were recognised', page)
  else if (data.confidence < POOR_CONFIDENCE)
    out.notePage('Recognised with little certainty, compare with the picture', page)
  return text
}

async function read(picture: Buffer): Promise<{ text: string; confidence: number }> {
  engine ??= startEngine()
  const worker = await engine
  try {
    return (await worker.recognize(picture, {}, { text: true })).data
  } catch (error) {
    // What is left of it after a fault is nobody's guess: the next picture gets a fresh one.
    engine = null
    await worker.terminate()
    throw error
  }
}
