import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { app, BUNDLE, documentOf, folder, makeKey, requestOf } from '../../integration/bagit/make-bundle.ts'
import { needPython, unzipped } from '../../integration/bagit/python.ts'
import { cli } from '../cli/harness.ts'

needPython()

const documents = [
  documentOf('a', { pages: [{ page: 1, text: 'Dear John Smith' }] }),
  documentOf('b', { privilege: 'attorney_client' }),
  documentOf('c'),
]
const request = requestOf({ redaction: { profile: 'names', terms: ['John Smith'] } })
const program = join(import.meta.dirname, '../../../examples/check-bundle/check.mjs')

function check(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

describe('a program that shares no code with Lanewright', () => {
  test('finds a bundle good, zipped and unzipped, and names the key [C-export.16]', async () => {
    const { path, key } = await app({ documents }, { request })
    for (const place of [path, unzipped(path), join(unzipped(path), BUNDLE)]) {
      expect(check(place)).toMatchObject({
        status: 0,
        said: expect.stringContaining(`2 documents, as they were signed`),
      })
      expect(check(place, key.id)).toMatchObject({ status: 0, said: expect.stringContaining('as you said') })
      expect(check(place, makeKey().id)).toMatchObject({ status: 1 })
    }
  })

  test('finds a changed, a missing and an added file [C-export.16]', async () => {
    const { path, bytes } = await app({ documents }, { request })
    const changed = Buffer.from(bytes)
    changed[bytes.indexOf('native of c')] = 0x58
    writeFileSync(path, changed)
    expect(check(path)).toEqual({ status: 1, said: expect.stringContaining('is not what was packed') })
    writeFileSync(path, bytes)
    const place = join(unzipped(path), BUNDLE)
    const native = join(place, 'data/NATIVES', readdirSync(join(place, 'data/NATIVES'))[0] as string)
    const content = readFileSync(native)
    rmSync(native)
    expect(check(place)).toEqual({ status: 1, said: expect.stringContaining('is missing') })
    writeFileSync(native, content)
    writeFileSync(join(place, 'data/more.txt'), 'more')
    expect(check(place)).toEqual({ status: 1, said: expect.stringContaining('is not listed') })
    rmSync(join(place, 'data/more.txt'))
    expect(check(place)).toMatchObject({ status: 0 })
  })

  test('agrees with us on every file that is changed [C-export.16]', async () => {
    const { path, bytes } = await app({ documents }, { request })
    for (const word of [
      'native of c',
      'Text of c',
      'ABC000001\u00fe',
      'Attorney-client',
      '"algorithm"',
      'Payload-Oxum',
      '"bundle_id"',
      '  bagit.txt',
    ]) {
      const changed = Buffer.from(bytes)
      const at = bytes.indexOf(word)
      expect(at, word).toBeGreaterThan(0)
      changed[at] = (changed[at] as number) ^ 1
      writeFileSync(path, changed)
      expect(check(path).status, word).not.toBe(0)
    }
  })
})

describe('lanewright verify', () => {
  /** A machine that has nothing but the program: no data folder, no database that could be reached. */
  const bare = () => {
    const home = folder()
    return {
      home,
      env: { HOME: home, LANEWRIGHT_DATA: join(home, 'data'), DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    }
  }

  test('finds a bundle good with nothing but the file [C-export.15]', async () => {
    const { path, key, written } = await app({ documents }, { request })
    const { home, env } = bare()
    const plain = await cli(['verify', path], { env })
    expect(plain).toMatchObject({ code: 0, out: expect.stringContaining(`good: discovery_production ${BUNDLE}`) })
    expect(plain.out).toContain(`signed by key ${key.id}`)
    const asked = await cli(['verify', path, '--json', '--key', key.id], { env })
    expect(asked).toMatchObject({ code: 0 })
    expect(asked.json).toMatchObject({
      ok: true,
      bundle_id: BUNDLE,
      kind: 'discovery_production',
      entries: written.entries,
    })
    expect(asked.json).toMatchObject({ problems: [], signed_by: key.id })
    expect(readdirSync(home)).toEqual([])
  })

  test('names the file and the byte that was changed, and ends with 1 [C-export.15]', async () => {
    const { path, bytes } = await app({ documents }, { request })
    const { env } = bare()
    for (const at of [0, bytes.indexOf('native of c'), bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] as number) ^ 1
      writeFileSync(path, changed)
      const result = await cli(['verify', path, '--json'], { env })
      expect(result).toMatchObject({ code: 1, json: { ok: false } })
      expect(result.json.problems.map(({ offset }: { offset: number }) => offset)).toContain(at)
    }
    const place = join(folder(), 'bundle.zip')
    const changed = Buffer.from(bytes)
    const at = bytes.indexOf('native of c')
    changed[at] = 0x58
    writeFileSync(place, changed)
    const { code, out } = await cli(['verify', place], { env })
    expect(code).toBe(1)
    expect(out).toContain(`bad: data/NATIVES/ABC000002.pdf, byte ${at} of the zip: byte 0 of it was changed`)
  })

  test('says when another key signed, and ends with 2 where there is nothing to check [C-export.15]', async () => {
    const { path } = await app({ documents }, { request })
    const { env } = bare()
    const other = await cli(['verify', path, '--json', '--key', makeKey().id], { env })
    expect(other).toMatchObject({ code: 1, json: { ok: false, problems: [{ code: 'signature.other_key' }] } })
    const nowhere = await cli(['verify', join(folder(), 'none.zip'), '--json'], { env })
    expect(nowhere).toMatchObject({ code: 2, json: { ok: false, error: { code: 'bundle.unreadable' } } })
    const noBundle = await cli(['verify', '--key', makeKey().id, '--json'], { env })
    expect(noBundle).toMatchObject({ code: 2, json: { error: { code: 'verify.key_without_bundle' } } })
  })

  test('knows a bundle by its bytes too, whatever it is called [C-export.15]', async () => {
    const { path, bytes } = await app({ documents }, { request })
    const place = join(folder(), 'production.bin')
    writeFileSync(place, bytes)
    expect(await cli(['verify', place, '--json'], { env: bare().env })).toMatchObject({ code: 0, json: { ok: true } })
    expect(path).not.toBe(place)
  })
})
