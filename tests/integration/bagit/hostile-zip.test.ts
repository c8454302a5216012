import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { memorySource } from '#integrations/bagit/source.ts'
import { verifyBundle, verifyBundleSource } from '#integrations/bagit/verify-bag.ts'
import { app, BUNDLE, documentOf, folder } from './make-bundle.ts'
import { needPython, python, unzipped } from './python.ts'
import { type Entries, readEntries, zipOf } from './zip-entries.ts'

needPython()

const documents = [documentOf('a'), documentOf('b', { privilege: 'work_product' }), documentOf('c')]

describe('a zip that is hostile, or not as it was', () => {
  const codes = async (bytes: Buffer) =>
    (await verifyBundleSource(memorySource(bytes))).problems.map(({ code }) => code)
  const packed = async () => {
    const { bytes } = await app({ documents })
    return { bytes, entries: readEntries(bytes) }
  }

  test('the same entries packed by the same rules are the same bytes', async () => {
    const { bytes, entries } = await packed()
    expect(zipOf(entries).equals(bytes)).toBe(true)
  })

  test.for<[string, string, (entries: Entries) => Entries]>([
    ['a file less', 'bag.missing', (e) => e.slice(1)],
    ['a file more', 'bag.unexpected', (e) => [[`${BUNDLE}/data/DATA/AAA`, Buffer.from('x')], ...e]],
    ['a file twice', 'zip.duplicate', (e) => [e[0]!, ...e]],
    ['two files in another order', 'zip.order', (e) => [e[1]!, e[0]!, ...e.slice(2)]],
    ['a name that leads out', 'zip.bad_path', (e) => [[`${BUNDLE}/../../etc/passwd`, Buffer.from('x')], ...e]],
    ['a name from the root', 'zip.bad_path', (e) => [['/etc/passwd', Buffer.from('x')], ...e]],
    ['a name with a backslash', 'zip.bad_path', (e) => [[`${BUNDLE}/data/..\\x`, Buffer.from('x')], ...e]],
    ['a second folder', 'zip.bad_path', (e) => [...e, ['other/x', Buffer.from('x')]]],
    ['no signature', 'bag.missing', (e) => e.slice(0, -1)],
    ['a signature of nothing', 'signature.malformed', (e) => [...e.slice(0, -1), [e.at(-1)![0], Buffer.from('{}')]]],
    [
      'a file changed together with its CRC',
      'content.differs',
      (e) => e.map(([n, c]) => [n, n.endsWith('1.pdf') ? Buffer.from('native of z') : c]),
    ],
  ])('%s is told [C-export.3]', async ([, code, change]) => {
    const { entries } = await packed()
    expect(await codes(zipOf(change(entries)))).toContain(code)
  })

  test('bytes before, between and behind the files are told by their place [C-export.3]', async () => {
    const { bytes, entries } = await packed()
    expect(await codes(Buffer.concat([bytes, Buffer.from('more')]))).toEqual(['zip.no_end'])
    const second = bytes.indexOf(Buffer.from(entries[1]![0])) - 30
    const gap = Buffer.concat([bytes.subarray(0, second), Buffer.from('hidden'), bytes.subarray(second)])
    const directory = gap.lastIndexOf(bytes.subarray(bytes.length - 22))
    gap.writeUInt32LE(gap.readUInt32LE(directory + 16) + 6, directory + 16)
    const { ok, problems } = await verifyBundleSource(memorySource(gap))
    expect({ ok, problems }).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([expect.objectContaining({ offset: second })]),
    })
  })

  test('a bundle that was unpacked and packed again is not one any more [C-export.3]', async () => {
    const { path } = await app({ documents: [documentOf('a', { bytes: Buffer.alloc(10_000, 'a') })] })
    const again = join(folder(), 'again.zip')
    python('-m', 'zipfile', '-c', again, join(unzipped(path), BUNDLE))
    const { ok, bundle_id, problems, notices } = await verifyBundle(again)
    expect({ ok, bundle_id }).toEqual({ ok: false, bundle_id: null })
    expect(problems.map(({ code }) => code)).toContain('zip.foreign')
    expect(notices.map(({ code }) => code)).toEqual(['zip.not_to_the_end'])
  })

  test('a CRC that was changed in both places is told, and the content is not blamed [C-export.3]', async () => {
    const { bytes } = await packed()
    const changed = Buffer.from(bytes)
    const record = bytes.readUInt32LE(bytes.length - 6)
    for (const at of [14, record + 16]) changed[at] = (changed[at] as number) ^ 1
    const { problems } = await verifyBundleSource(memorySource(changed))
    expect(problems).toMatchObject([{ path: `data/DATA/${BUNDLE}.dat`, code: 'zip.header' }])
  })

  test('a file that is said to be encrypted is not read [C-export.3]', async () => {
    const { bytes } = await packed()
    const locked = Buffer.from(bytes)
    const record = bytes.readUInt32LE(bytes.length - 6)
    for (const at of [6, record + 8]) locked[at] = (locked[at] as number) | 1
    expect(await codes(locked)).toEqual(['zip.foreign'])
  })

  test('what is no zip at all, empty or not, is told and never thrown [C-export.3]', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('PK'), Buffer.alloc(5000, 7), Buffer.from('%PDF-1.7\n')])
      expect(await codes(bytes)).toContain('zip.no_end')
    await expect(verifyBundle(join(folder(), 'nowhere.zip'))).rejects.toMatchObject({ code: 'bundle.unreadable' })
  })

  test('a directory that lies about sizes cannot make the reader read beyond the file [C-export.3]', async () => {
    const { bytes, entries } = await packed()
    const lying = Buffer.from(bytes)
    // Both sizes of the first file, in its header and in the directory, as large as they can be.
    const record = bytes.readUInt32LE(bytes.length - 6)
    for (const at of [18, 22, record + 20, record + 24]) lying.writeUInt32LE(0xfffffffe, at)
    expect(await verifyBundleSource(memorySource(lying))).toMatchObject({
      ok: false,
      problems: [{ path: `data/DATA/${BUNDLE}.dat`, code: 'zip.lost', offset: 0 }],
    })
    expect(entries.length).toBeGreaterThan(0)
  })
})
