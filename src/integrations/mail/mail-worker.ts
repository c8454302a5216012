import { parentPort } from 'node:worker_threads'
import { type ReadOptions, readReceived } from './received.ts'

/** Reads mails one by one in a thread of its own, so that a mail on which a library hangs can be given up. */
export interface ReadRequest {
  id: number
  raw: Uint8Array
  options: ReadOptions
}

parentPort?.on('message', async ({ id, raw, options }: ReadRequest) => {
  parentPort?.postMessage({ id, kind: 'begun' })
  try {
    const mail = await readReceived(raw, options, (early) =>
      parentPort?.postMessage({ id, kind: 'early', mail: early }),
    )
    parentPort?.postMessage({ id, kind: 'read', mail })
  } catch {
    parentPort?.postMessage({ id, kind: 'failed' })
  }
})
