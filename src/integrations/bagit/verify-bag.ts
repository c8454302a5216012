import type { BundleKind } from '#kernel/contracts/export-bundle.ts'
import { readBundle } from './check-bundle.ts'
import { checkInfo } from './check-info.ts'
import { checkLayout } from './check-layout.ts'
import { checkLoadFile } from './check-load-file.ts'
import { checkManifests } from './check-manifests.ts'
import { checkProofs, type Notice } from './check-proofs.ts'
import { checkSignature, type SignedBy } from './check-signature.ts'
import { createFindings, type Findings, type Problem } from './problems.ts'
import { type ReadBag, readBag } from './read-bag.ts'
import { type Source, withFileSource } from './source.ts'

export interface VerifiedBundle {
  ok: boolean
  /** Null where what should tell it cannot be believed. */
  bundle_id: string | null
  kind: BundleKind | null
  /** Files that were read. */
  entries: number
  problems: Problem[]
  /** The id of the key; whose key it is, the reader must know. */
  signed_by: string | null
  notices: Notice[]
}

/** Checks a bundle with nothing but the file: every byte of it, every hash, the signature, the proofs. */
export function verifyBundle(path: string, progress?: Progress): Promise<VerifiedBundle> {
  return withFileSource(path, (source) => verifyBundleSource(source, progress))
}

/** Told after each file how far the reading has come, in bytes of the zip. */
export type Progress = (bytes: number, of: number) => void

export async function verifyBundleSource(source: Source, progress: Progress = () => {}): Promise<VerifiedBundle> {
  const findings = createFindings()
  const { bag, info, signedBy } = await checkBag(source, findings, progress)
  const bundle = await readBundle(bag, findings)
  const notices: Notice[] = []
  if (bundle) {
    checkLayout(bag, bundle, info, findings)
    await checkLoadFile(bag, bundle, findings)
    notices.push(...(await checkProofs(bag, bundle, findings)))
  }
  return conclude(bag, signedBy, findings, { bundle_id: bundle?.bundle_id, kind: bundle?.bundle_kind, notices })
}

/** The same for any bag that `writeBag` wrote, whatever it holds. */
export async function verifyBagSource(source: Source): Promise<VerifiedBundle> {
  const findings = createFindings()
  const { bag, signedBy } = await checkBag(source, findings, () => {})
  return conclude(bag, signedBy, findings, { notices: [] })
}

async function checkBag(source: Source, findings: Findings, progress: Progress) {
  const bag = await readBag(source, findings, (bytes) => progress(bytes, source.sizeBytes))
  const signed = await checkSignature(bag, findings)
  await checkManifests(bag, signed?.tagManifest ?? null, findings)
  const info = await checkInfo(bag, findings)
  return { bag, info, signedBy: signed?.signedBy ?? null }
}

function conclude(
  { folder, files, complete }: ReadBag,
  signedBy: SignedBy | null,
  findings: Findings,
  { bundle_id, kind, notices }: { bundle_id?: string; kind?: BundleKind; notices: Notice[] },
): VerifiedBundle {
  if (!signedBy && !findings.has()) findings.add({ path: '', code: 'signature.missing', message: 'nobody signed it' })
  if (!complete) {
    const message = 'the zip could not be read to its end: what comes after the problem was not checked'
    notices.unshift({ code: 'zip.not_to_the_end', message })
  }
  // Where no file could be read, the folder is whatever the name of the first one begins with.
  const inFolder = (path: string) =>
    folder === '' || path.startsWith(`${folder}/`) ? path.slice(path.indexOf('/') + 1) : path
  const problems = findings.list().map((problem) => ({ ...problem, path: inFolder(problem.path) }))
  return {
    ok: problems.length === 0,
    bundle_id: bundle_id ?? null,
    kind: kind ?? null,
    entries: files.size,
    problems,
    signed_by: signedBy?.key_id ?? null,
    notices,
  }
}
