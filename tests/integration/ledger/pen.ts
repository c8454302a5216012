import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { JournalContent, JournalLine, SealedHead } from '#kernel/contracts/journal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { FIRST_PREVIOUS, keyId, writeLine } from '#kernel/ledger/journal.ts'
import { appendLeaf, emptyTree, rootOf, type Tree } from '#kernel/ledger/merkle.ts'

/** Writes journals as the product does, and as it never would, without a file or a database. */

export const INSTALLATION = '11111111-1111-4111-8111-111111111111'
export const ONE = '0198c0de-0000-7000-8000-000000000001'
export const TWO = '0198c0de-0000-7000-8000-000000000002'
export const AT = '2026-01-31T09:00:00.000Z'

export interface Key {
  id: string
  publicKey: string
  sign(bytes: Buffer): Buffer
}

export function newKey(): Key {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = rawOf(publicKey)
  return { id: keyId(raw), publicKey: raw.toString('base64'), sign: (bytes) => sign(null, bytes, privateKey) }
}

function rawOf(publicKey: KeyObject): Buffer {
  return publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
}

type Meant = JournalContent & Partial<Pick<JournalLine, 'n' | 'previous' | 'at' | 'key'>>

/** Each line after the one before, signed by the key in hand, unless the content says otherwise. */
export function pen(key = newKey()) {
  const lines: string[] = []
  const it = {
    key,
    lines,
    write(meant: Meant): string {
      const previous = lines.length === 0 ? FIRST_PREVIOUS : sha256Hex(lines.at(-1) as string)
      const line = writeLine({ n: lines.length + 1, previous, at: AT, key: it.key.id, ...meant }, it.key.sign)
      lines.push(line)
      return line
    },
    open: (reason = 'a new journal') =>
      it.write({ kind: 'opened', body: { installation: INSTALLATION, public_key: it.key.publicKey, reason } }),
    seal: (heads: SealedHead[], catalog = CATALOG) => it.write({ kind: 'seal', body: { catalog, heads } }),
    rotate(next = newKey()) {
      const line = it.write({ kind: 'rotation', body: { new_key: next.id, public_key: next.publicKey } })
      it.key = next
      return line
    },
    lose(next = newKey()) {
      it.key = next
      const body = { public_key: next.publicKey, reason: 'the disk burnt', person: 'anna' }
      return it.write({ kind: 'loss', body })
    },
  }
  return it
}

export const CATALOG = sha256Hex('catalog')

const leaf = (workspace: string, i: number) => createHash('sha256').update(`${workspace} ${i}`).digest()
export const leavesOf = (workspace: string, size: number) => Array.from({ length: size }, (_, i) => leaf(workspace, i))

export function treeWith(workspace: string, size: number): Tree {
  const tree = emptyTree()
  for (const one of leavesOf(workspace, size)) appendLeaf(tree, one)
  return tree
}

export function headOf(workspace: string, size: number): SealedHead {
  const { peaks } = treeWith(workspace, size)
  return {
    workspace,
    seq: String(size),
    hash: sha256Hex(`chain of ${workspace} at ${size}`),
    root: rootOf(peaks).toString('hex'),
    peaks: peaks.map((peak) => peak.toString('hex')),
  }
}
