import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { BAG_FILES, type BundleSignature } from '#kernel/contracts/bundle-files.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { canonicalBytes } from '#kernel/ledger/canonical.ts'
import { createFile, type NewFile } from './new-file.ts'
import { comparePaths, pathProblem } from './paths.ts'
import { type Content, contentOf, createZip, type Written, type ZipWriter } from './write-zip.ts'

export interface BagFile {
  /** From the bag's own folder, with forward slashes. */
  path: string
  content: Content
  /** What it must turn out to be, where that is known beforehand. */
  sizeBytes?: number
  sha256?: string
}

export interface PayloadFacts {
  files: number
  bytes: number
  /** Of manifest-sha256.txt, so that the ledger can speak of it before the tag files are written. */
  manifestSha256: string
}

export interface Bag {
  /** The one folder that all of it lies in. */
  folder: string
  /** Below data/, in the order of their paths' bytes. */
  payload: Iterable<BagFile> | AsyncIterable<BagFile>
  /** bagit.txt, bag-info.txt and the rest, but the manifests and the signature. */
  tags: (payload: PayloadFacts) => Promise<readonly BagFile[]>
  /** A line of a manifest with its line feed. */
  manifestLine: (sha256: string, path: string) => string
  /** Over the bytes of the tag manifest. */
  sign: (bytes: Uint8Array) => Promise<{ key_id: string; public_key: string; signature: string }>
  signal?: AbortSignal
}

export interface WrittenBag {
  packageSha256: string
  sizeBytes: number
  manifestSha256: string
  entries: number
}

/** Writes a new zip, or leaves nothing. Memory does not depend on how many files there are, nor on how large they are. */
export async function writeBag(path: string, bag: Bag): Promise<WrittenBag> {
  const files: NewFile[] = []
  const create = async (name: string) => {
    const file = await createFile(name)
    files.push(file)
    return file
  }
  let done = false
  try {
    const out = await create(path)
    const directory = await create(`${path}.directory`)
    const manifest = await create(`${path}.manifest`)
    const zip = createZip(out, directory)
    const manifestSha256 = await writeFiles(zip, manifest, bag)
    const { entries } = await zip.finish()
    const hash = createHash('sha256')
    for await (const part of contentOf(out)) hash.update(part)
    done = true
    return { packageSha256: hash.digest('hex'), sizeBytes: out.length(), manifestSha256, entries }
  } finally {
    for (const [i, file] of files.entries()) {
      await file.close()
      if (i > 0 || !done) await rm(file.path, { force: true })
    }
  }
}

async function writeFiles(zip: ZipWriter, manifest: NewFile, bag: Bag): Promise<string> {
  const problem = pathProblem(bag.folder) ?? (bag.folder.includes('/') ? 'it is more than one folder' : null)
  if (problem) throw pathFailure(bag.folder, problem)
  const add = async ({ path, content, sizeBytes, sha256 }: BagFile): Promise<Written> => {
    bag.signal?.throwIfAborted()
    const wrong = pathProblem(`${bag.folder}/${path}`)
    if (wrong) throw pathFailure(path, wrong)
    const written = await zip.add(`${bag.folder}/${path}`, content, sizeBytes)
    if (sha256 !== undefined && written.sha256 !== sha256) throw changed(path)
    return written
  }

  const hash = createHash('sha256')
  const payload = { files: 0, bytes: 0 }
  let last = 'data/'
  for await (const file of bag.payload) {
    if (!file.path.startsWith('data/')) throw pathFailure(file.path, 'it is not below data/')
    if (comparePaths(last, file.path) >= 0) throw pathFailure(file.path, `it does not come after ${last}`)
    last = file.path
    const { sha256, sizeBytes } = await add(file)
    const line = Buffer.from(bag.manifestLine(sha256, file.path), 'utf8')
    hash.update(line)
    await manifest.append(line)
    payload.files += 1
    payload.bytes += sizeBytes
  }
  if (payload.files === 0) throw new Failure('bag.empty', 'There is no file to pack.', 'Name at least one.')
  const manifestSha256 = hash.digest('hex')

  const tags = (await bag.tags({ ...payload, manifestSha256 })).toSorted((a, b) => comparePaths(a.path, b.path))
  const lines: Array<[path: string, line: string]> = []
  const addTag = async (file: BagFile) => {
    if (file.path.startsWith('data/') || lines.some(([path]) => path === file.path))
      throw pathFailure(file.path, 'it is no place for a tag file, or taken')
    lines.push([file.path, bag.manifestLine((await add(file)).sha256, file.path)])
  }
  for (const tag of tags) await addTag(tag)
  await addTag({ path: BAG_FILES.manifest, content: () => contentOf(manifest), sizeBytes: manifest.length() })
  const tagManifest = Buffer.from(
    lines
      .sort(([a], [b]) => comparePaths(a, b))
      .map(([, line]) => line)
      .join(''),
  )
  await add({ path: BAG_FILES.tagManifest, content: tagManifest })
  await add({ path: BAG_FILES.signature, content: await signatureFile(bag, tagManifest) })
  return manifestSha256
}

async function signatureFile(bag: Bag, tagManifest: Uint8Array): Promise<Uint8Array> {
  const { key_id, public_key, signature } = await bag.sign(tagManifest)
  const file: BundleSignature = {
    algorithm: 'ed25519',
    key_id,
    public_key,
    signature_base64: signature,
    signs: BAG_FILES.tagManifest,
  }
  return canonicalBytes(file)
}

function pathFailure(path: string, problem: string): Failure {
  const message = `${JSON.stringify(path.slice(0, 200))} cannot stand in a bag: ${problem}`
  return new Failure('bag.bad_path', message, 'Give each file a path of its own below the folder of the bag, in order.')
}

function changed(path: string): Failure {
  const message = `${JSON.stringify(path)} is not what was planned: its hash is another`
  return new Failure('bag.changed', message, 'Look whether the stored file is as it was; plan the export again.')
}
