import { open } from 'node:fs/promises'
import { type VerifiedBundle, verifyBundle } from '#integrations/bagit/verify-bag.ts'
import type { Output } from './io.ts'
import type { Out } from './out.ts'
import { type Progress, progressBar } from './progress.ts'
import { oneLine } from './terminal.ts'

const SHOWN = 20

/** By its name or by its first bytes: a bundle whose beginning was changed is still one to be checked. */
export async function isBundleFile(path: string): Promise<boolean> {
  if (path.toLowerCase().endsWith('.zip')) return true
  const handle = await open(path, 'r').catch(() => null)
  if (!handle) return false
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50
  } catch {
    return false
  } finally {
    await handle.close()
  }
}

/** Checks a bundle with nothing but the file in hand, and says what was found. `key` is the one that must have signed. */
export async function verifyBundleFile(
  path: string,
  key: string | undefined,
  out: Out,
  stderr: Output,
): Promise<number> {
  const verified = await watched(path, stderr)
  if (key !== undefined && verified.ok && verified.signed_by !== key.toLowerCase()) {
    const message = `it is signed by key ${verified.signed_by}, and not by the one you named`
    verified.problems.push({ path: '', code: 'signature.other_key', message })
    verified.ok = false
  }
  out.answer(verified)
  for (const { code, message } of verified.notices)
    out.say(`${out.paint('note', 'yellow')}: ${code}: ${oneLine(message)}`)
  if (verified.ok) {
    const { kind, bundle_id, entries, signed_by } = verified
    out.say(`${out.paint('good', 'green')}: ${kind} ${bundle_id}, ${entries} files as they were packed`)
    out.say(`signed by key ${signed_by}${key === undefined ? ': compare it with the key you know' : ', as you said'}`)
    return 0
  }
  for (const problem of verified.problems.slice(0, SHOWN)) out.say(`${out.paint('bad', 'red')}: ${lineOf(problem)}`)
  const more = verified.problems.length - SHOWN
  if (more > 0) out.say(`and ${more} more: see them with --json`)
  return 1
}

async function watched(path: string, stderr: Output): Promise<VerifiedBundle> {
  let bar: Progress | undefined
  try {
    return await verifyBundle(path, (bytes, of) => {
      bar ??= progressBar('verifying', of, stderr)
      bar.at(bytes)
    })
  } finally {
    bar?.end()
  }
}

function lineOf({ path, code, message, offset }: VerifiedBundle['problems'][number]): string {
  const where = [path, offset === undefined ? '' : `byte ${offset} of the zip`].filter((part) => part !== '').join(', ')
  return oneLine(`${where === '' ? '' : `${where}: `}${message} (${code})`)
}
