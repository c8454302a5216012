import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test('a title becomes a name of a file that a case takes, whatever stands in it', () => {
  expect(fileNameOf('Warnings / complaints', 'insight')).toBe('Warnings   complaints.json')
  expect(fileNameOf('abc\u202egnp.exe\n', 'insight')).toBe('abc gnp.exe.json')
  expect(fileNameOf('//', 'insight')).toBe('insight.json')
  expect(fileNameOf('🏳️‍🌈'.repeat(300), 'insight').isWellFormed()).toBe(true)
})
