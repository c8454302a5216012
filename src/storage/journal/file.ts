import { constants } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import type { JournalContent, JournalLine } from '#kernel/contracts/journal.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { readLine, type Unsigned, writeLine } from '#kernel/ledger/journal.ts'
import { type BadLine, contentProblem, followLine, type JournalWalk, startWalk } from '#kernel/ledger/journal-walk.ts'
import { appendLock } from '#system/lock.ts'
import { syncFolder } from '#system/private-folder.ts'
import { type JournalLayout, journalFailure } from './folder.ts'
import { keyInForce, keyLost, loadKey, newKey, type SigningKey, storeKey } from './keys.ts'

/** The journal as this process knows it; other processes of this machine may write to it too. */
export interface JournalFile {
  readonly layout: JournalLayout
  readonly walk: JournalWalk
  /**
   * Writes what `make` answers, signed and chained, and resolves when it is on disk. `make` sees every line that stands
   * before, and the key that signs; null writes nothing. With `key` that one signs instead of the key in force.
   */
  append(make: Make, key?: SigningKey): Promise<JournalLine[] | null>
  close(): Promise<void>
}

type Make = (walk: JournalWalk, key: SigningKey) => JournalContent[] | null

export interface FileOptions {
  now(): Date
  log(line: string): void
  /** How bytes come to the disk. */
  write?: typeof writeThrough
}

const READ_BYTES = 1 << 20
const LF = 0x0a

export async function openJournalFile(layout: JournalLayout, options: FileOptions): Promise<JournalFile> {
  const walk = startWalk()
  const handle = await openLines(layout)
  const lock = await appendLock(layout.folder).catch((error) => {
    throw journalFailure(error, layout.folder)
  })
  let size = 0
  let key: SigningKey | null = null

  /** Follows the lines that were added since; only the holder of the lock may say that a rest is torn. */
  async function catchUp(): Promise<void> {
    const [held, named] = [await handle.stat(), await stat(layout.lines).catch(() => undefined)]
    if (named?.ino !== held.ino || held.size < size) throw replaced(layout)
    if (held.size === size) return
    let rest: Buffer = Buffer.alloc(0)
    for (let at = size; at < held.size; ) {
      const chunk = Buffer.alloc(Math.min(READ_BYTES, held.size - at))
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, at)
      if (bytesRead === 0) break
      at += bytesRead
      rest = follow(Buffer.concat([rest, chunk.subarray(0, bytesRead)]))
    }
    if (rest.length === 0) return
    options.log(
      `the journal ended in ${rest.length} bytes that are no whole line; a crash left them, they were cut off`,
    )
    await handle.truncate(size)
    await handle.sync()
  }

  function follow(bytes: Buffer, added?: JournalLine[]): Buffer {
    let from = 0
    for (let end = bytes.indexOf(LF); end >= 0; end = bytes.indexOf(LF, from)) {
      const step = followLine(walk, bytes.toString('utf8', from, end), { signatures: false })
      if (!step.ok) throw damaged(layout, step.bad)
      added?.push(step.line)
      size += end + 1 - from
      from = end + 1
    }
    return bytes.subarray(from)
  }

  async function signer(): Promise<SigningKey> {
    if (walk.n > 0) {
      if (key?.id !== walk.key) key = await keyInForce(layout, walk.key)
      if (!key) throw keyLost(layout)
      return key
    }
    key ??= await loadKey(layout.key)
    if (!key) {
      key = newKey()
      await storeKey(layout.key, key)
    }
    return key
  }

  await lock.hold(catchUp).catch(async (error) => {
    await Promise.all([handle.close(), lock.close()])
    throw journalFailure(error, layout.lines)
  })

  return {
    layout,
    walk,
    async append(make, given) {
      try {
        return await lock.hold(async () => {
          await catchUp()
          const by = given ?? (await signer())
          const contents = make(walk, by)
          if (!contents) return null
          const text = textOf(walk, contents, by, options.now().toISOString())
          await (options.write ?? writeThrough)(handle, text, size)
          const added: JournalLine[] = []
          follow(text, added)
          return added
        })
      } catch (error) {
        throw journalFailure(error, layout.lines)
      }
    },
    async close() {
      await lock.close()
      await handle.close()
    },
  }
}

function textOf(walk: JournalWalk, contents: JournalContent[], key: SigningKey, at: string): Buffer {
  let { n, previous } = walk
  const texts = contents.map((content) => {
    n += 1
    const line = { n, previous, at, key: key.id, ...content } as Unsigned
    const text = writeLine(line, key.sign)
    const read = readLine(text)
    const problem = typeof read === 'string' ? read : contentProblem(walk, content)
    if (problem) throw new Failure('journal.bad_line', `a ${content.kind} would not stand: ${problem}`, 'Report it.')
    previous = sha256Hex(text)
    return `${text}\n`
  })
  return Buffer.from(texts.join(''), 'utf8')
}

/** On disk when it resolves. What was written of a failed attempt is taken back, so that the next begins cleanly. */
export async function writeThrough(handle: FileHandle, bytes: Buffer, at: number): Promise<void> {
  try {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done)
      done += bytesWritten
    }
    await handle.datasync()
  } catch (error) {
    await handle.truncate(at).catch(() => {})
    throw error
  }
}

async function openLines(layout: JournalLayout): Promise<FileHandle> {
  const flags = constants.O_RDWR | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0)
  try {
    const handle = await open(layout.lines, flags, 0o600)
    if ((await handle.stat()).size === 0) {
      await handle.sync()
      await syncFolder(layout.folder)
    }
    return handle
  } catch (error) {
    throw journalFailure(error, layout.lines)
  }
}

function damaged({ lines }: JournalLayout, { line, problem }: BadLine): Failure {
  const next = 'Keep the file, find out who touched it, and begin a new journal with --journal DIR.'
  return new Failure('journal.damaged', `line ${line} of ${lines} is bad: ${problem}`, next)
}

function replaced({ lines }: JournalLayout): Failure {
  const next = 'Find out what moved or cut it, put it back, and start again.'
  return new Failure('journal.replaced', `${lines} was moved away or cut while it was in use`, next)
}
