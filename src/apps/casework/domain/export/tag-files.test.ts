import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readManifestLine } from '#integrations/bagit/manifest-lines.ts'
import { bagInfo, encodePath, manifestLine } from './tag-files.ts'

test('CR, LF and the percent sign are encoded in a manifest, and nothing else is [C-export.1]', () => {
  expect(encodePath('data/a%0A b\r\nü')).toBe('data/a%250A b%0D%0Aü')
})

test('whatever a path holds, its line is one line and reads back as it was [C-export.1]', () => {
  const path = fc.string({ unit: 'grapheme', minLength: 1 })
  fc.assert(
    fc.property(path, (text) => {
      const line = manifestLine('ab'.repeat(32), `data/${text}`)
      expect(line.indexOf('\n')).toBe(line.length - 1)
      expect(readManifestLine(line.slice(0, -1))).toEqual({ sha256: 'ab'.repeat(32), path: `data/${text}` })
    }),
  )
})

test('a value of bag-info.txt cannot add a line to it [C-export.1]', () => {
  const info = bagInfo({
    bundleId: 'b',
    baggingDate: '2026-03-01',
    agent: 'x\nPayload-Oxum: 1.1',
    payload: { files: 2, bytes: 9 },
  })
  expect(info).toBe(
    'Bag-Software-Agent: x Payload-Oxum: 1.1\nBagging-Date: 2026-03-01\nExternal-Identifier: b\nPayload-Oxum: 9.2\n',
  )
})
