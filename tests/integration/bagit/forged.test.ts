import { describe, expect, test } from 'vitest'
import { proveEntries } from '#apps/casework/domain/export/proofs.ts'
import { memorySource } from '#integrations/bagit/source.ts'
import { verifyBundle, verifyBundleSource } from '#integrations/bagit/verify-bag.ts'
import type { Bag, BagFile } from '#integrations/bagit/write-bag.ts'
import type { BundleProofs } from '#kernel/contracts/bundle-files.ts'
import { leafHash } from '#kernel/ledger/ledger.ts'
import { app, BUNDLE, CASE, documentOf, makeKey, requestOf, sealedLedger } from './make-bundle.ts'
import { withCrcs } from './zip-entries.ts'

const documents = [documentOf('a'), documentOf('b', { privilege: 'work_product' }), documentOf('c')]
const codesOf = async (path: string) => (await verifyBundle(path)).problems.map(({ code }) => code)

/** Files of the payload, and the text of a tag file, as somebody with the key could have packed them. */
const payloadOf =
  (change: (files: BagFile[]) => BagFile[]) =>
  (bag: Bag): Bag => ({
    ...bag,
    payload: change([...(bag.payload as Iterable<BagFile>)]).sort((a, b) => (a.path < b.path ? -1 : 1)),
  })
const tagOf =
  (path: string, change: (text: string) => string) =>
  (bag: Bag): Bag => ({
    ...bag,
    tags: async (payload) =>
      Promise.all((await bag.tags(payload)).map(async (file) => (file.path === path ? changed(file, change) : file))),
  })

async function changed(file: BagFile, change: (text: string) => string): Promise<BagFile> {
  const parts: Uint8Array[] = []
  for await (const part of file.content instanceof Uint8Array ? [file.content] : file.content())
    parts.push(Buffer.from(part))
  return { path: file.path, content: Buffer.from(change(Buffer.concat(parts).toString('utf8'))) }
}

const edited =
  (path: string, change: (text: string) => string) =>
  (bag: Bag): Bag => ({
    ...bag,
    payload: (async function* () {
      for (const file of bag.payload as Iterable<BagFile>) yield file.path === path ? await changed(file, change) : file
    })(),
  })

describe('what was changed before somebody with the key signed it', () => {
  const BUNDLE_FILE = 'lanewright/export_bundle.json'
  const dat = `data/DATA/${BUNDLE}.dat`
  test.for<[string, string, (bag: Bag) => Bag]>([
    ['facts in a production', 'bundle.not_of_its_kind', payloadOf((f) => [...f, file('data/WORK/facts.json')])],
    ['runs in a production', 'bundle.not_of_its_kind', payloadOf((f) => [...f, file('data/RECORD/runs.json')])],
    ['a file of no known place', 'bundle.not_of_its_kind', payloadOf((f) => [...f, file('data/more')])],
    ['a missing native', 'loadfile.wrong', payloadOf((f) => f.filter(({ path }) => !path.endsWith('1.pdf')))],
    [
      'a listed artifact that is not there',
      'bundle.artifact',
      payloadOf((f) => f.filter(({ path }) => !path.endsWith('1.pdf'))),
    ],
    ['a native without a row', 'loadfile.wrong', payloadOf((f) => [...f, file('data/NATIVES/ABC000003.pdf')])],
    ['no load file', 'loadfile.wrong', payloadOf((f) => f.filter(({ path }) => path !== dat))],
    ['a row with another hash', 'loadfile.wrong', edited(dat, (t) => t.replace(/[0-9a-f]{64}/, '0'.repeat(64)))],
    ['a gap in the numbers', 'loadfile.wrong', edited(dat, (t) => t.replaceAll('ABC000002', 'ABC000003'))],
    ['a row too few', 'loadfile.wrong', edited(dat, (t) => t.replace(/[^\n]*ABC000002[^\n]*\n/, ''))],
    ['a load file with loose quotes', 'loadfile.wrong', edited(dat, (t) => t.replace('a.pdf', 'a\u00fe.pdf'))],
    [
      'a privilege log that is too short',
      'privilege.count',
      edited('data/DATA/privilege-log.csv', (t) => `${t.split('\n', 1)}\n`),
    ],
    ['another id inside', 'bundle.other_id', tagOf(BUNDLE_FILE, (t) => t.replace(BUNDLE, CASE))],
    [
      'a manifest that is not canonical',
      'bundle.malformed',
      tagOf(BUNDLE_FILE, (t) => t.replace('{"approvals"', '{ "approvals"')),
    ],
    [
      'a manifest with a member too many',
      'bundle.malformed',
      tagOf(BUNDLE_FILE, (t) => t.replace('{"approvals"', '{"a":1,"approvals"')),
    ],
    [
      'an artifact with a member too many',
      'bundle.malformed',
      tagOf(BUNDLE_FILE, (t) => t.replace('{"artifact_id"', '{"a":1,"artifact_id"')),
    ],
    [
      'an artifact of another case',
      'bundle.other_case',
      tagOf(BUNDLE_FILE, (t) => t.replace(`"case_id":"${CASE}","content`, `"case_id":"${BUNDLE}","content`)),
    ],
    [
      'an artifact of another size',
      'bundle.artifact',
      tagOf(BUNDLE_FILE, (t) => t.replace('"byte_size":11', '"byte_size":12')),
    ],
    [
      'a manifest that knows its own hash',
      'bundle.malformed',
      tagOf(BUNDLE_FILE, (t) => t.replace('"manifest_hash_sha256":null', `"manifest_hash_sha256":"${'0'.repeat(64)}"`)),
    ],
    [
      'another Payload-Oxum',
      'bag.oxum',
      tagOf('bag-info.txt', (t) => t.replace(/Payload-Oxum: \d/, 'Payload-Oxum: 9')),
    ],
    ['another version of BagIt', 'bag.bad_declaration', tagOf('bagit.txt', (t) => t.replace('1.0', '0.97'))],
    ['proofs of another case', 'proofs.other_case', tagOf('lanewright/proofs.json', (t) => t.replaceAll(CASE, BUNDLE))],
    ['proofs that are none', 'proofs.malformed', tagOf('lanewright/proofs.json', () => '{}')],
    [
      'a leaf that was not sealed',
      'proofs.wrong',
      tagOf('lanewright/proofs.json', (t) => t.replace(/"leaf":"[0-9a-f]{8}/, '"leaf":"00000000')),
    ],
    [
      'a seal that nobody signed',
      'proofs.wrong',
      tagOf('lanewright/proofs.json', (t) => t.replace('abababab', 'abababac')),
    ],
  ])(
    'is told: %s [C-export.1, C-export.5, C-export.6, C-export.7, C-export.8, C-export.9, C-export.13]',
    async ([, code, forge]) => {
      const { path } = await app({ documents }, { forge })
      expect(await codesOf(path)).toContain(code)
    },
  )
})

function file(path: string): BagFile {
  return { path, content: Buffer.from('{}') }
}

describe('the ledger’s word on an export', () => {
  const key = makeKey()
  const prove = (kind: 'discovery_production' | 'internal_review', others: string[] = []): BundleProofs => {
    const { leaves, ...sealing } = sealedLedger(key, 9, others)
    const made = proveEntries(kind, CASE, sealing, [{ seq: 1 }, { seq: 9 }, { seq: 4 }])
    if (!made.ok) throw new Error(made.refusal.code)
    for (const leaf of leaves) made.proving.add(leaf)
    return made.proving.proofs()
  }

  test('is proven into a line that the journal’s key signed, and told with the line and the key [C-export.5]', async () => {
    const { path } = await app({ documents }, { key, proofs: prove('discovery_production') })
    const { ok, notices } = await verifyBundle(path)
    expect({ ok, notices }).toMatchObject({ ok: true, notices: [{ code: 'proofs.sealed' }] })
    expect(notices[0]?.message).toContain(`3 entries of the ledger were sealed in line 2`)
    expect(notices[0]?.message).toContain(key.id)
  })

  test('names no other case in what leaves the house [C-export.5]', async () => {
    expect(() => prove('discovery_production', [BUNDLE])).toThrow('export.seal_of_others')
    const inside = prove('internal_review', [BUNDLE])
    const { path } = await app({ documents }, { key, proofs: inside })
    expect(await codesOf(path)).toEqual(['proofs.other_cases'])
    const stays = await app(
      { documents },
      { key, proofs: inside, request: requestOf({ bundle_kind: 'internal_review' }) },
    )
    expect(await codesOf(stays.path)).toEqual([])
  })

  test('is opaque in what leaves the house, and can be read in what stays [C-export.5]', async () => {
    const entry = {
      log: 'audit' as const,
      at: '2026-03-01T09:00:00.000000Z',
      about: 'export',
      id: 'e1',
      payload: '{"a":1}',
    }
    const result = (): BundleProofs => {
      const leaf = leafHash({ ...entry, workspace: CASE, seq: 1n })
      const { keys, seal } = sealedLedger(key, 1, [], [leaf])
      return {
        format: 'lanewright bundle proofs 1',
        workspace: CASE,
        proof: { keys, seal, entries: [{ seq: '1', leaf: leaf.toString('hex'), path: [], entry: { ...entry } }] },
      }
    }
    const request = requestOf({ bundle_kind: 'internal_review' })
    expect(await codesOf((await app({ documents }, { key, proofs: result(), request })).path)).toEqual([])
    expect(await codesOf((await app({ documents }, { key, proofs: result() })).path)).toEqual(['proofs.not_opaque'])
    const lied = result()
    lied.proof!.entries[0]!.entry!.payload = '{"a":2}'
    expect(await codesOf((await app({ documents }, { key, proofs: lied, request })).path)).toEqual(['proofs.wrong'])
  })

  test('is missing where no journal was at hand, and that is said [C-export.5]', async () => {
    const { path } = await app(
      { documents },
      { proofs: { format: 'lanewright bundle proofs 1', workspace: CASE, proof: null } },
    )
    expect(await verifyBundle(path)).toMatchObject({ ok: true, notices: [{ code: 'proofs.none' }] })
  })
})

describe('a forger without the key', () => {
  test('who changes a file and computes every hash anew is found by the signature [C-export.4]', async () => {
    const key = makeKey()
    const real = await app({ documents }, { key })
    const other = await app(
      { documents: [documentOf('a', { bytes: Buffer.from('native of z') }), ...documents.slice(1)] },
      { key: makeKey() },
    )
    // The forged files with the signature of the real ones.
    const forged = Buffer.from(other.bytes)
    const at = (bytes: Buffer) => bytes.lastIndexOf('{"algorithm"')
    const size = real.bytes.indexOf('}', at(real.bytes)) + 1 - at(real.bytes)
    real.bytes.copy(forged, at(forged), at(real.bytes), at(real.bytes) + size)
    const codes = (await verifyBundleSource(memorySource(withCrcs(forged)))).problems.map(({ code }) => code)
    expect(codes).toContain('signature.wrong')
  })

  test('who signs with another key is told by it [C-export.4]', async () => {
    const [ours, theirs] = [makeKey(), makeKey()]
    const { path } = await app({ documents }, { key: theirs })
    const { ok, signed_by } = await verifyBundle(path)
    expect({ ok, signed_by }).toEqual({ ok: true, signed_by: theirs.id })
    expect(signed_by).not.toBe(ours.id)
  })

  test('who names another key than is brought is found [C-export.4]', async () => {
    const [ours, theirs] = [makeKey(), makeKey()]
    const { path } = await app(
      { documents },
      {
        forge: (bag) => ({
          ...bag,
          sign: async (bytes) => ({
            key_id: ours.id,
            public_key: theirs.publicKey,
            signature: theirs.sign(bytes).toString('base64'),
          }),
        }),
      },
    )
    expect(await codesOf(path)).toEqual(['signature.wrong'])
  })
})
