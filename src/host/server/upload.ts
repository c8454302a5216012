import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type Address, refusedBy } from './client.ts'
import { FILE_TYPE } from './request-guard.ts'

/** More than any answer of ours, and less than would hurt. */
const ANSWER_MAX = 16 * 1024 * 1024

/**
 * Sends a file to a running server, piece by piece, and waits for its answer as long as the work takes: `fetch` gives up
 * on an answer that does not begin within five minutes, and a large import may take longer.
 */
export function upload<T>(address: Address, path: string, bytes: AsyncIterable<Uint8Array>): Promise<T> {
  return sendBytes(address, { method: 'POST', path, headers: { 'content-type': FILE_TYPE } }, bytes)
}

export interface Sending {
  method: 'POST' | 'PATCH'
  path: string
  headers: Record<string, string>
}

export async function sendBytes<T>(
  { port, token }: Address,
  { method, path, headers: given }: Sending,
  bytes: AsyncIterable<Uint8Array>,
): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...given }
  try {
    const asked = request({ host: '127.0.0.1', port, method, path: `/api${path}`, headers })
    const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
      asked.on('error', reject)
      asked.on('response', async (response) => {
        try {
          let text = ''
          for await (const piece of response.setEncoding('utf8')) {
            text += piece
            if (text.length > ANSWER_MAX) throw new Error('the answer is too long')
          }
          resolve({ status: response.statusCode ?? 0, text })
        } catch (error) {
          reject(error)
        }
      })
    })
    // A server that has heard enough answers before all is sent; then its answer counts, not the broken sending.
    const [, result] = await Promise.allSettled([pipeline(Readable.from(bytes), asked), answer])
    if (result.status === 'rejected') throw result.reason
    const value = JSON.parse(result.value.text)
    if (result.value.status === 200) return value as T
    throw refusedBy(result.value.status, value)
  } catch (error) {
    if (error instanceof Failure) throw error
    const next = 'Look at its output; if it hangs, stop it and start it again.'
    throw new Failure('server.no_answer', `the running server on port ${port} does not answer`, next, error)
  }
}
