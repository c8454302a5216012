import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The owner of files that the server itself must read; undefined leaves them with this process. */
export interface Owner {
  uid: number
  gid: number
}

/** The account that root hands the server to, as far as there is one yet. */
export async function serviceAccount(): Promise<Owner | undefined> {
  return (await lookUp('lanewright')) ?? (await lookUp('nobody'))
}

export async function lookUp(name: string): Promise<Owner | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    const owner = { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    return owner.uid > 0 && Number.isSafeInteger(owner.gid) ? owner : undefined
  } catch {
    return undefined
  }
}
