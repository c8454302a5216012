import { expect, test } from 'vitest'
import { SAFE_HEADERS } from '#host/server/safe-headers.ts'
import { problemsOf } from './oracle.ts'
import { read } from './raw.ts'

const wanted = { status: [403], code: /^http\.foreign_origin$/ }
const refusal = '{"code":"http.foreign_origin","message":"m","next":"n"}'

function answer(status: number, body: string, headers: Record<string, string | undefined> = {}): string {
  const all = { ...SAFE_HEADERS, 'content-length': String(body.length), ...headers }
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  return `HTTP/1.1 ${status} X\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

const checked = (text: string) => problemsOf(wanted, { answers: read(text), ended: true }, ['s3cret'])

test('the judge of a knock passes a whole refusal, and sees every planted breach', () => {
  expect(checked(answer(403, refusal))).toEqual([])
  const planted: Record<string, string> = {
    'let in': answer(200, refusal),
    'refused for another reason': answer(403, refusal.replace('origin', 'host')),
    'more told than a refusal': answer(403, refusal.replace('}', ',"user":"ida"}')),
    'a secret told': answer(403, refusal.replace('"m"', '"s3cret"')),
    'other sites may read it': answer(403, refusal, { 'access-control-allow-origin': '*' }),
    'it may be framed': answer(403, refusal, { 'x-frame-options': undefined }),
    'no policy': answer(403, refusal, { 'content-security-policy': undefined }),
    'a looser policy': answer(403, refusal, { 'content-security-policy': "default-src 'self'" }),
    'its type is guessed': answer(403, refusal, { 'x-content-type-options': undefined }),
    'a second answer': answer(403, refusal) + answer(200, '{}'),
    'no answer': '',
  }
  for (const [what, text] of Object.entries(planted)) expect(checked(text), what).toHaveLength(1)
})

test('answers are read as they stand on the wire, one after the other', () => {
  const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n'
  expect(read(`HTTP/1.1 100 Continue\r\n\r\n${chunked}${answer(403, 'x')}`)).toMatchObject([
    { status: 200, body: 'abcde' },
    { status: 403, body: 'x' },
  ])
})
