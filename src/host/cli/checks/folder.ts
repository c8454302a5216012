import { constants } from 'node:fs'
import { access, readFile, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCluster } from '#storage/embedded/cluster.ts'
import { layoutOf } from '#system/private-folder.ts'
import { isAlive } from '#system/process.ts'
import { findRunning } from '../running.ts'
import type { Settings } from '../settings.ts'
import { bad, type Check, good, warn } from './check.ts'

const NAME = 'data folder'
const MB = 1024 * 1024

export async function checkFolder({ dataDir, databaseUrl }: Settings): Promise<Check[]> {
  const found = await stat(dataDir).catch(() => undefined)
  if (!found) {
    const begin = 'It is made by the first `lanewright start`; correct --data if it should exist.'
    return [
      databaseUrl ? good(NAME, `${dataDir} is not there yet`) : warn(NAME, `${dataDir} is not there yet`, begin),
      await space(existing(dataDir)),
    ]
  }
  if (!found.isDirectory()) return [bad(NAME, `${dataDir} is no folder`, 'Choose another with --data.')]
  const checks: Check[] = [
    (await hasCluster(layoutOf(dataDir))) || databaseUrl
      ? good(NAME, dataDir)
      : warn(NAME, `${dataDir} holds no database yet`, 'It is made by the first `lanewright start`.'),
  ]
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0)
    checks.push(
      bad(
        'mode',
        `other users may look into it (${(found.mode & 0o777).toString(8)})`,
        `Close it: chmod 700 ${dataDir}`,
      ),
    )
  else checks.push(good('mode', 'closed to other users'))
  const uid = process.getuid?.()
  if (uid !== undefined && uid !== 0 && found.uid !== uid)
    checks.push(
      bad(
        'owner',
        `it belongs to user id ${found.uid}, you are ${uid}`,
        'Run as its owner, or choose another with --data.',
      ),
    )
  else checks.push(good('owner', uid === 0 ? `user id ${found.uid}; you are the administrator` : 'you'))
  const writable = await access(dataDir, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  checks.push(
    writable
      ? good('writable', 'yes')
      : bad('writable', 'no', 'Make it writable for you, or choose another with --data.'),
  )
  return [...checks, await space(dataDir), await holder(dataDir)]
}

async function space(folder: string): Promise<Check> {
  const disk = await statfs(folder).catch(() => undefined)
  if (!disk) return warn('disk', 'its free space cannot be seen', 'Look yourself: 1 GB is comfortable.')
  const free = Math.floor((disk.bavail * disk.bsize) / MB)
  const next = 'Free some space, or choose a data folder on another disk with --data.'
  if (free < 100) return bad('disk', `${free} MB are free`, next)
  return free < 1024 ? warn('disk', `${free} MB are free`, next) : good('disk', `${free} MB are free`)
}

async function holder(dataDir: string): Promise<Check> {
  const running = await findRunning(dataDir)
  if (running) return good('held by', `the server of process ${running.pid} on port ${running.port}`)
  const note = await readFile(join(dataDir, 'lock.json'), 'utf8').catch(() => undefined)
  try {
    const { pid, command } = JSON.parse(note ?? '{}') as { pid?: number; command?: string }
    if (typeof pid === 'number' && isAlive(pid)) return good('held by', `process ${pid} (${String(command)})`)
  } catch {
    return warn(
      'held by',
      'the note of its holder cannot be read',
      'Stop what runs on it; the next start writes it anew.',
    )
  }
  return good('held by', 'nobody')
}

function existing(path: string): string {
  return dirname(path)
}
