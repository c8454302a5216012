import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSenderChecks } from './sender-checks.ts'

const trusted = ['mx.ours.test']
const read = (...headers: string[]) => readSenderChecks(headers, 'firm.test', trusted)
const none = { spf: 'none', dkim: 'none', dmarc: 'none' }

test('what our server found is told', () => {
  const said =
    'mx.ours.test; spf=softfail smtp.mailfrom=x@firm.test; dkim=pass header.d=firm.test; dmarc=pass header.from=firm.test'
  expect(read(said)).toEqual({ spf: 'softfail', dkim: 'pass', dmarc: 'pass' })
  expect(read('MX.Ours.Test 1; dmarc=fail (p=reject dis=none) header.from=firm.test')).toEqual({
    ...none,
    dmarc: 'fail',
  })
})

test.for([
  ['a header of another server', 'mx.evil.test; dmarc=pass header.from=firm.test'],
  ['a name that only begins like ours', 'mx.ours.test.evil.test; dmarc=pass header.from=firm.test'],
  ['our name in a comment', 'mx.evil.test (mx.ours.test); dmarc=pass header.from=firm.test'],
  ['our name in quotes after another', 'mx.evil.test "mx.ours.test"; dmarc=pass header.from=firm.test'],
  ['nothing', ''],
  ['no result', 'mx.ours.test; none'],
  ['a result in a comment', 'mx.ours.test; none (; dmarc=pass header.from=firm.test)'],
  ['a result in quotes', 'mx.ours.test; x=y reason="; dmarc=pass header.from=firm.test"'],
  ['a word that is no result', 'mx.ours.test; dmarc=passed header.from=firm.test'],
  ['another method', 'mx.ours.test; x-dmarc=pass header.from=firm.test'],
])('%s proves nothing', ([, header]) => {
  expect(read(header!)).toEqual(none)
})

test('of two under our name the upper one counts: the lower one came with the mail', () => {
  const [ours, forged] = [
    'mx.ours.test; dmarc=fail header.from=firm.test',
    'mx.ours.test; dmarc=pass header.from=firm.test',
  ]
  expect(read(ours, forged).dmarc).toBe('fail')
  expect(read('mx.other.test; dmarc=pass header.from=firm.test', ours, forged).dmarc).toBe('fail')
})

test('a pass for another domain than the sender’s is no pass', () => {
  expect(read('mx.ours.test; dkim=pass header.d=mailer.test; spf=pass smtp.mailfrom=b@mailer.test')).toEqual({
    ...{ spf: 'policy', dkim: 'policy', dmarc: 'none' },
  })
  expect(read('mx.ours.test; dmarc=pass header.from=evil.test').dmarc).toBe('policy')
  expect(read('mx.ours.test; dkim=pass header.d=evilfirm.test').dkim).toBe('policy')
  expect(read('mx.ours.test; dkim=pass header.d=test').dkim).toBe('policy')
  expect(readSenderChecks(['mx.ours.test; dkim=pass header.d=firm.test'], 'mail.firm.test', trusted).dkim).toBe('pass')
  expect(read('mx.ours.test; dkim=pass header.d=mailer.test; dkim=pass header.d=firm.test').dkim).toBe('pass')
  expect(readSenderChecks(['mx.ours.test; dmarc=pass header.from=firm.test'], null, trusted)).toEqual(none)
  expect(readSenderChecks(['mx.ours.test; dmarc=pass header.from=firm.test'], 'firm.test', [])).toEqual(none)
})

test('whatever the header is, the answer is one of the known', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (text) => {
      expect(Object.keys(read(`mx.ours.test; ${text}`))).toEqual(['spf', 'dkim', 'dmarc'])
    }),
  )
})
