import { expect, test } from 'vitest'
import { logLine } from './log-line.ts'

test('what a client sent cannot begin a line of its own, hide one, or fill the disk', () => {
  expect(logLine('stdio', new Error('no JSON: a\nmcp: all is well\u001b[2K\0'))).toBe(
    'mcp: stdio: no JSON: a mcp: all is well [2K ',
  )
  expect(logLine('http', 'x'.repeat(10_000))).toHaveLength(300)
  expect(logLine('http', '\ud800')).toBe('mcp: http: \ufffd')
})
