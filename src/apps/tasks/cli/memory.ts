import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isUuid } from '#host/cli/context.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { openDataFolder, privateFolder, writePrivate } from '#system/private-folder.ts'

/** What the command line remembers of one person in the data folder, for that person only. */
export interface Memory {
  /** The conversation that `say` goes on with. */
  conversation(): Promise<string | undefined>
  rememberConversation(id: string): Promise<void>
  /** What was typed at the terminal, newest first. */
  typed(): Promise<string[]>
  rememberTyped(newestFirst: string[]): Promise<void>
}

export const TYPED_LINES = 500
const TYPED_LENGTH = 4000

export function memoryOf(dataDir: string, user: string): Memory {
  // A name may be anything; what it is made of must not lead out of the folder.
  const name = sha256Hex(user).slice(0, 32)
  const folder = join(dataDir, 'chat')
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => '')

  async function write(file: string, content: string): Promise<void> {
    const owner = await ownerOf(await openDataFolder(dataDir))
    await privateFolder(folder, owner)
    await writePrivate(join(folder, file), content, owner)
  }

  return {
    async conversation() {
      const id = (await read(`${name}.conversation`)).trim()
      return isUuid(id) ? id : undefined
    },
    rememberConversation: (id) => write(`${name}.conversation`, `${id}\n`),
    async typed() {
      const lines = (await read(`${name}.typed`)).split('\n').filter(Boolean)
      return lines.slice(0, TYPED_LINES).map((line) => line.slice(0, TYPED_LENGTH))
    },
    rememberTyped(newestFirst) {
      const lines = newestFirst.slice(0, TYPED_LINES).map((line) => line.slice(0, TYPED_LENGTH).replaceAll('\n', ' '))
      return write(`${name}.typed`, lines.map((line) => `${line}\n`).join(''))
    },
  }
}

/** Where the administrator runs it, everything in the folder belongs to the account of the database all the same. */
async function ownerOf(folder: string): Promise<{ uid: number; gid: number } | undefined> {
  const { uid, gid } = await stat(folder)
  return process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : undefined
}
