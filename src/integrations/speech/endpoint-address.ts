import { isIP } from 'node:net'
import { Failure } from '#kernel/contracts/refusal.ts'

/** Where recordings are sent: the address of the server, or its `/v1`, or the whole address of its transcriptions. */
export function speechAddress(text: string): URL {
  const url = URL.parse(text)
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new Failure(
      'speech.address',
      'The address of the speech server is none.',
      'Write https://..., without a key.',
    )
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isHere = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
  if (url.protocol === 'http:' && !isHere)
    throw new Failure('speech.insecure', 'The recording would be sent without TLS.', 'Write its address with https://.')
  const path = url.pathname.replace(/\/+$/, '')
  if (!path.endsWith('/audio/transcriptions'))
    url.pathname = `${path}${path.endsWith('/v1') ? '' : '/v1'}/audio/transcriptions`
  return url
}
