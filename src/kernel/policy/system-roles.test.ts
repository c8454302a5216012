import { expect, test } from 'vitest'
import { AUDITOR, isAppRole, OPERATOR } from './system-roles.ts'

test('who looks on and who administers decide nothing; every other role may', () => {
  expect([AUDITOR, OPERATOR]).toEqual(['AUDITOR', 'OPERATOR'])
  expect([AUDITOR, OPERATOR, 'SENDER', ''].map(isAppRole)).toEqual([false, false, true, true])
})
