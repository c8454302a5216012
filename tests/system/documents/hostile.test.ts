import { execFileSync } from 'node:child_process'
import { existsSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { docxOf, paragraph, textPdf } from '../../integration/documents/files.ts'
import {
  BOMBS,
  BROKEN,
  HEAVY,
  type HostileFile,
  LOCKED,
  ODD,
  PROGRAMS,
} from '../../integration/documents/hostile-files.ts'
import { never, openPlace, refusalIn, textOf } from '../../integration/documents/place.ts'
import { promisedMs } from '../../support/load.ts'

// Little of everything, so that what would take too much is soon told from what takes its time.
const STEP_MS = 10_000
const place = openPlace({ children: 1, limits: { stepMs: STEP_MS, memoryBytes: 500 * 1024 * 1024, heapMb: 200 } })
const { extract, read } = place

/** An answer in time, and nothing of the file is left for the next one. */
async function checked({ make, code }: HostileFile): Promise<void> {
  const file = await make()
  const begun = performance.now()
  const extraction = await extract(file)
  // Twice: once in a child that read others before, once more in its own; and the machine may be busy.
  expect(performance.now() - begun).toBeLessThan(promisedMs(6 * STEP_MS))
  expect(code).toContain(refusalIn(extraction))
  if (extraction.ok) textOf(extraction)
  expect((await read('next')).pages).toEqual([{ page: 1, text: 'next', method: 'text' }])
}

test('an empty file is refused as such [C-doc.6]', async () => {
  expect(refusalIn(await extract(''))).toBe('document.empty')
})

test.for(PROGRAMS)('refused by its bytes, whatever its name: $name [C-doc.6]', checked)

test.for(PROGRAMS)('refused before it is kept: $name [C-doc.6]', async ({ make, code }) => {
  const identified = place.documents.identify(await make(), 'letter.pdf')
  expect(identified).toMatchObject({ refusal: { code: code[0] } })
})

test.for(LOCKED)('refused as locked: $name [C-doc.7]', checked)
test.for(BROKEN)('refused as broken: $name [C-doc.7]', checked)
test.for(BOMBS)('refused as a bomb before it is unpacked: $name [C-doc.8]', checked)
test.for(HEAVY)('answered in time and memory: $name [C-doc.8]', checked)
test.for(ODD)('read, odd as it is: $name [C-doc.8]', checked)

test('memory that no heap counts is counted too [C-doc.8]', async () => {
  const small = openPlace({ children: 1, limits: { memoryBytes: 200 * 1024 * 1024, heapMb: 2_000 } })
  expect(refusalIn(await small.extract(Buffer.alloc(70_000_000, 'words ')))).toBe('document.too_large')
  expect((await small.read('next')).pages[0]?.text).toBe('next')
})

test('a file over the limit of size is refused without being read [C-doc.7]', async () => {
  const path = place.put('%PDF-1.7\n')
  truncateSync(path, 300 * 1024 * 1024)
  expect(refusalIn(await place.documents.extract({ path, name: 'a.pdf', contentType: '' }, never))).toBe(
    'document.too_large',
  )
})

test('a recording is known as one, and holds nothing to read', async () => {
  const wav = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), Buffer.alloc(60)])
  expect(place.documents.identify(wav, 'interview.wav')).toEqual({ contentType: 'audio/wav' })
  expect(refusalIn(await extract(wav))).toBe('document.no_text')
})

test('what is no file, or is not there, is said to the program and never waited for', async () => {
  const pipe = join(place.folder, 'pipe')
  if (process.platform !== 'win32') execFileSync('mkfifo', [pipe])
  for (const path of [pipe, place.folder, join(place.folder, 'nowhere')])
    await expect(place.documents.extract({ path, name: 'a', contentType: '' }, never)).rejects.toMatchObject({
      code: 'document.missing',
    })
})

test('nothing is written beside the documents or where the program was started', async () => {
  await read(textPdf([['A page with a good number of letters, so that it is not drawn']]))
  expect(existsSync(join(process.cwd(), 'eng.traineddata'))).toBe(false)
})

test('random bytes always end in an answer [C-doc.8]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 4_000 }), async (bytes) => void (await answered(bytes))),
    { numRuns: 200 },
  )
})

const STARTS = [
  '%PDF-1.7\n',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0',
  'II*\0\x08\0\0\0',
  'PK\x03\x04',
  '<html>',
  'From: a@b\nMessage-ID: <a>\n',
]

test('random bytes behind any beginning always end in an answer [C-doc.8]', async () => {
  const file = fc
    .tuple(fc.constantFrom(...STARTS), fc.uint8Array({ maxLength: 2_000 }))
    .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest]))
  await fc.assert(
    fc.asyncProperty(file, async (bytes) => void (await answered(bytes))),
    { numRuns: 150 },
  )
})

test('a real file with bytes changed anywhere always ends in an answer [C-doc.8]', async () => {
  const files = [textPdf([['One page with words on it'], ['Another']]), await docxOf(paragraph('A paragraph'))]
  const changed = fc
    .tuple(fc.constantFrom(...files), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }))
    .map(([file, changes]) => {
      const copy = Buffer.from(file)
      for (const [at, byte] of changes) copy[at % copy.length] = byte
      return copy
    })
  await fc.assert(
    fc.asyncProperty(changed, async (bytes) => void (await answered(bytes))),
    { numRuns: 150 },
  )
})

async function answered(bytes: Uint8Array): Promise<void> {
  const extraction = await extract(bytes)
  if (extraction.ok) textOf(extraction)
  else refusalIn(extraction)
  const identified = place.documents.identify(bytes, 'a')
  expect('contentType' in identified || 'refusal' in identified).toBe(true)
}
