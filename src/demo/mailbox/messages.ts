import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'

/** One mail that was delivered. It lies in its sender's sent mails and in its recipient's inbox: one file, so both or none. */
export interface Message {
  uid: number
  from: string
  to: string
  messageId: string | null
  atMs: number
}

/** All mails of a world, one file each. Any number of processes may have it open. */
export interface MessageStore {
  readonly epoch: string
  readonly path: string
  /** On the disk when it comes back. A Failure: it is not there. Any other error: nobody knows. */
  add(from: string, to: string, raw: Uint8Array, at: Date): Message
  /** Oldest first, and what other processes have added. */
  list(): readonly Message[]
  raw(uid: number): Uint8Array
}

/** The server that these headers come from; nobody outside can have this name. */
export const MAIL_SERVER = 'post.lanewright.invalid'
/** What was in nobody's hands for so long was left by a process that is gone. */
const LEFT_MS = 3_600_000
const HEAD_BYTES = 16 * 1024

export function openMessages(dataDir: string): MessageStore {
  const [path, drafts] = [join(dataDir, 'letters'), join(dataDir, 'drafts')]
  for (const folder of [dataDir, path, drafts]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  sweep(drafts)
  const epoch = readEpoch(dataDir, drafts)
  const known: Message[] = []
  const list = () => {
    for (let uid = (known.at(-1)?.uid ?? 0) + 1; ; uid++) {
      const message = readMessage(path, uid)
      if (!message) return known
      known.push(message)
    }
  }
  list()
  return {
    epoch,
    path,
    list,
    raw: (uid) => readFileSync(join(path, nameOf(uid))),
    add(from, to, raw, at) {
      if (/[\s<>]/.test(from + to))
        throw new Failure('mail.header_injection', 'An address holds a break', 'Correct it; nothing was sent.')
      const bytes = Buffer.concat([Buffer.from(envelope(from, to, at)), raw])
      const draft = notStored(() => writeDraft(drafts, bytes))
      try {
        return claim(list, path, draft)
      } finally {
        rmSync(draft, { force: true })
      }
    },
  }
}

const nameOf = (uid: number) => `${String(uid).padStart(12, '0')}.eml`

/** A name that is taken cannot be linked again: whoever comes second, in this process or another, takes the next. */
function claim(list: () => readonly Message[], path: string, draft: string): Message {
  for (;;) {
    const uid = (list().at(-1)?.uid ?? 0) + 1
    if (!notStored(() => isLinked(draft, join(path, nameOf(uid))))) continue
    syncFolder(path)
    return list().find((message) => message.uid === uid) as Message
  }
}

function isLinked(draft: string, name: string): boolean {
  try {
    linkSync(draft, name)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function notStored<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code ?? 'unknown'
    throw new Failure('mail.not_stored', `The mail cannot be written (${why})`, 'Make room; nothing was sent.', cause)
  }
}

function writeDraft(folder: string, bytes: Buffer): string {
  const draft = join(folder, randomBytes(12).toString('hex'))
  const file = openSync(draft, 'wx', 0o600)
  try {
    writeFileSync(file, bytes)
    fsyncSync(file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
  return draft
}

function syncFolder(path: string): void {
  // Windows has no such thing, and needs none.
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** The headers with which a real server marks what it delivers. */
function envelope(from: string, to: string, at: Date): string {
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return [
    `Return-Path: <${from}>`,
    `Delivered-To: ${to}`,
    `Received: by ${MAIL_SERVER}; ${at.toUTCString().replace('GMT', '+0000')}`,
    `Authentication-Results: ${MAIL_SERVER}; spf=pass smtp.mailfrom=${from}; dmarc=pass header.from=${domain}`,
    '',
  ].join('\r\n')
}

function readMessage(path: string, uid: number): Message | null {
  const head = readHead(join(path, nameOf(uid)))
  if (head === null) return null
  const [, from = '', to = ''] = /^Return-Path: <(.*)>\r\nDelivered-To: (.*)\r\n/.exec(head) ?? []
  const at = Date.parse(/^Received: by .*; (.*)$/m.exec(head)?.[1] ?? '')
  const messageId = /^Message-ID:\s*(<[^<>\s]+>)/im.exec(head)?.[1] ?? null
  return { uid, from, to, messageId, atMs: Number.isNaN(at) ? 0 : at }
}

function readHead(file: string): string | null {
  let handle: number
  try {
    handle = openSync(file, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  try {
    const buffer = Buffer.alloc(HEAD_BYTES)
    const text = buffer.toString('latin1', 0, readSync(handle, buffer, 0, HEAD_BYTES, 0))
    return text.split(/\r?\n\r?\n/, 1)[0]!
  } finally {
    closeSync(handle)
  }
}

/** Made once, by whoever comes first; it ends only with the folder. */
function readEpoch(dataDir: string, drafts: string): string {
  const file = join(dataDir, 'epoch')
  if (!existsSync(file)) {
    const draft = writeDraft(drafts, Buffer.from(randomBytes(8).toString('hex')))
    try {
      isLinked(draft, file)
    } finally {
      rmSync(draft, { force: true })
    }
  }
  return readFileSync(file, 'utf8')
}

function sweep(drafts: string): void {
  for (const name of readdirSync(drafts)) {
    const draft = join(drafts, name)
    const { mtimeMs } = statSync(draft, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY }
    if (Date.now() - mtimeMs > LEFT_MS) rmSync(draft, { force: true })
  }
}
