import { Failure } from '#kernel/contracts/refusal.ts'
import { type JournalFile, openJournalFile } from './file.ts'
import type { JournalLayout } from './folder.ts'
import { adoptNextKey, dropNextKey, keyInForce, newKey, setKeyAside, storeKey } from './keys.ts'

/** What a person does with the journal's key. Processes that write to the journal notice with their next line. */

async function withFile<T>(layout: JournalLayout, work: (file: JournalFile) => Promise<T>): Promise<T> {
  const file = await openJournalFile(layout, { now: () => new Date(), log: () => {} })
  try {
    if (file.walk.n === 0)
      throw new Failure('journal.none', `there is no journal in ${layout.folder}`, 'It begins with `lanewright start`.')
    return await work(file)
  } finally {
    await file.close()
  }
}

export interface KeyState {
  key: string
  /** Every key that ever signed, in order. */
  keys: string[]
  lines: number
  /** Is the private key in force at hand? */
  atHand: boolean
}

export function showKeys(layout: JournalLayout): Promise<KeyState> {
  return withFile(layout, async ({ walk }) => ({
    key: walk.key,
    keys: [...walk.keys.keys()],
    lines: walk.n,
    atHand: (await keyInForce(layout, walk.key).catch(() => null)) !== null,
  }))
}

/** The old key signs the new one in; from the next line on the new one signs. */
export function rotateKey(layout: JournalLayout): Promise<{ line: number; key: string }> {
  return withFile(layout, async (file) => {
    const next = newKey()
    await storeKey(layout.nextKey, next)
    const body = { new_key: next.id, public_key: next.publicKey }
    const lines = await file
      .append(() => [{ kind: 'rotation', body }])
      .catch(async (error) => {
        await dropNextKey(layout)
        throw error
      })
    await adoptNextKey(layout)
    return { line: lines?.[0]?.n as number, key: next.id }
  })
}

/** The key is gone: a new one begins, and every later verification shows this line. */
export function stateLoss(layout: JournalLayout, reason: string, person: string) {
  return withFile(layout, async (file) => {
    if (await keyInForce(layout, file.walk.key).catch(() => null))
      throw new Failure(
        'journal.key_at_hand',
        'the key is not lost: it lies beside the journal',
        'Use `lanewright keys rotate`.',
      )
    const next = newKey()
    await storeKey(layout.nextKey, next)
    const body = { public_key: next.publicKey, reason, person }
    const lines = await file.append(() => [{ kind: 'loss', body }], next)
    await setKeyAside(layout)
    await adoptNextKey(layout)
    return { line: lines?.[0]?.n as number, key: next.id }
  })
}
