import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
export type Ending = (typeof SIGNALS)[number]

/**
 * Opens, works, closes. A signal closes too, whatever was under way, and ends the process as that signal would; the
 * database server runs in a process group of its own and would be left behind otherwise.
 */
export async function closing<O, T>(
  open: () => Promise<O>,
  close: (opened: O) => Promise<void>,
  work: (opened: O) => Promise<T>,
): Promise<T> {
  const opening = open()
  let closed: Promise<void> | undefined
  const closeOnce = () => {
    closed ??= opening.then(close)
    return closed
  }
  let ending: Promise<never> | undefined
  const release = onSignal((signal) => {
    const exit = () => process.exit(128 + constants.signals[signal])
    ending = closeOnce().then(exit, exit)
  })
  try {
    return await work(await opening)
  } finally {
    // What broke because everything was closed under it is not worth a word.
    await ending
    await opening.then(closeOnce, () => {})
    release()
  }
}

/** Calls once; a second signal does not wait for manners. */
export function onSignal(call: (signal: Ending) => void): () => void {
  let processed = false
  const listener = (signal: NodeJS.Signals) => {
    if (processed) process.exit(128 + constants.signals[signal])
    processed = true
    call(signal as Ending)
  }
  for (const signal of SIGNALS) process.on(signal, listener)
  return () => {
    for (const signal of SIGNALS) process.off(signal, listener)
  }
}
