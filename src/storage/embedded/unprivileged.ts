import { execFile } from 'node:child_process'
import { chmod, lstat, readFile, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Failure } from '#kernel/contracts/refusal.ts'
import { lookUp, type Owner } from '#system/owner.ts'
import type { Binaries } from './binaries.ts'

const run = promisify(execFile)

/** How a program of the server is started: as whom, and through what. */
export interface Launcher {
  owner?: Owner
  wrap(program: string, args: string[]): { program: string; args: string[]; uid?: number; gid?: number }
}

const asOurselves: Launcher = { wrap: (program, args) => ({ program, args }) }

/** Reading through closed folders, and nothing else, is left to the server; it can never gain more. */
const readThrough = ['--bounding-set', '--inh-caps', '--ambient-caps'].map((set) => `${set}=-all,+dac_read_search`)
// Without this bit access(2) ignores the capability, and the server does not find its own program.
const limits = ['--clear-groups', '--no-new-privs', '--securebits=+no_setuid_fixup', ...readThrough]

/** PostgreSQL refuses to run as root, so root hands it to an account without rights. */
export async function accountFor(data: string): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  // A folder that already belongs to somebody stays theirs, so that they can use it again without root.
  const { uid, gid } = await stat(data)
  if (uid !== 0 && (await isKnown(uid))) return { uid, gid }
  return (await lookUp('lanewright')) ?? (await createAccount()) ?? (await lookUp('nobody')) ?? noAccount()
}

function noAccount(): never {
  const next =
    'Create one (useradd --system --no-create-home lanewright), or start as a normal user, or set DATABASE_URL.'
  throw new Failure('database.no_unprivileged_user', 'PostgreSQL does not run as root and no other user exists.', next)
}

async function createAccount(): Promise<Owner | undefined> {
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'lanewright']
  // useradd locks the password file; a second start at the same moment finds it busy, then finds the user.
  for (let attempt = 0; attempt < 5; attempt++) {
    const failed = await run('useradd', args, { timeout: 10_000 }).then(
      () => undefined,
      (error) => error,
    )
    const found = await lookUp('lanewright')
    if (found || failed?.code === 'ENOENT') return found
    await pause(100)
  }
  return undefined
}

async function isKnown(uid: number): Promise<boolean> {
  const list = await readFile('/etc/passwd', 'utf8').catch(() => '')
  if (list.split('\n').some((line) => line.split(':')[2] === String(uid))) return true
  return run('id', ['-nu', String(uid)]).then(
    () => true,
    () => false,
  )
}

export async function launcherFor(owner: Owner | undefined, data: string, binaries: Binaries): Promise<Launcher> {
  if (!owner) return asOurselves
  for (const program of [binaries.postgres, binaries.initdb]) await makeExecutable(program)
  const closed =
    (await firstClosedFolder(data, owner)) ??
    (await firstClosedFolder(binaries.postgres, owner)) ??
    (await firstClosedFolder(await realpath(binaries.postgres), owner))
  if (closed === undefined) return { owner, wrap: (program, args) => ({ program, args, ...owner }) }
  const ids = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`]
  const launcher: Launcher = {
    owner,
    wrap: (program, args) => ({ program: 'setpriv', args: [...ids, ...limits, '--', program, ...args] }),
  }
  const probe = launcher.wrap(binaries.postgres, ['--version'])
  await run(probe.program, probe.args, { cwd: '/', timeout: 10_000 }).catch((error) => {
    const message = `${closed} is closed to user id ${owner.uid}, which runs the database because you are root.`
    const next = `Open the way with "chmod o+x ${closed}", or install setpriv (util-linux), or start as a normal user.`
    throw new Failure('database.unreachable_folder', message, next, error)
  })
  return launcher
}

/** Root with a strict umask installs programs that only root may run. They are public programs in a folder of ours. */
async function makeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program)
  if ((mode & 0o005) !== 0o005) await chmod(program, (mode & 0o777) | 0o555)
}

/** The first folder on the way to `path` that the owner may not pass. */
export async function firstClosedFolder(path: string, owner: Owner): Promise<string | undefined> {
  const way: string[] = []
  for (let folder = dirname(path); way.length < 1000; folder = dirname(folder)) {
    way.unshift(folder)
    if (dirname(folder) === folder) break
  }
  for (const folder of way) {
    const { mode, uid, gid } = await stat(folder)
    const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return folder
    if ((await lstat(folder)).isSymbolicLink()) {
      const inner = await firstClosedFolder(await realpath(folder), owner)
      if (inner) return inner
    }
  }
  return undefined
}
