import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, lstat, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import { diskFull, folderFailure, isDiskFull } from '#system/folder-failures.ts'
import { type Layout, syncFolder, writePrivate } from '#system/private-folder.ts'
import { type Binaries, noBinaries } from './binaries.ts'
import { configuration, hostRules } from './settings.ts'
import type { Launcher } from './unprivileged.ts'

const draftPrefix = 'pg.tmp-'
const initdbTimeoutMs = 120_000
const keptOutputChars = 16_000

/** Only what the programs need: no secret of this process may be read in the environment of a child. */
export const childEnvironment: NodeJS.ProcessEnv = Object.fromEntries(
  [['LC_ALL', 'C'], ['TZ', 'UTC'], ...['PATH', 'SystemRoot', 'TEMP'].map((name) => [name, process.env[name]])].filter(
    ([, value]) => value !== undefined,
  ),
)

/** Drafts of a cluster, left by a crash: never used, so never missed. */
export async function sweepDrafts(layout: Layout): Promise<void> {
  for (const name of await readdir(layout.data)) {
    if (name.startsWith(draftPrefix)) await rm(join(layout.data, name), { recursive: true, force: true })
  }
}

export async function hasCluster(layout: Layout): Promise<boolean> {
  return (await lstat(layout.pg).catch(() => undefined)) !== undefined
}

/** Makes the cluster in a draft folder and renames it: DATA/pg is whole or not there. */
export async function createCluster(
  layout: Layout,
  binaries: Binaries,
  launcher: Launcher,
  admin: { user: string; password: string },
): Promise<void> {
  if (await isDiskFull(layout.data, '')) throw diskFull(layout.data)
  const draft = join(layout.data, `${draftPrefix}${randomBytes(6).toString('hex')}`)
  const passwordFile = `${draft}.password`
  try {
    await writePrivate(passwordFile, `${admin.password}\n`, launcher.owner)
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const access = ['--auth=scram-sha-256', `--username=${admin.user}`, `--pwfile=${passwordFile}`]
    const args = [`--pgdata=${draft}`, '--data-checksums', '--no-instructions', ...locale, ...access]
    const { code, output } = await runProgram(launcher, binaries.initdb, args, initdbTimeoutMs)
    if (code !== 0) throw await initFailure(layout, output)
    await rm(passwordFile)
    await appendFile(join(draft, 'postgresql.conf'), "\ninclude 'lanewright.conf'\n")
    await configure({ ...layout, pg: draft }, layout.run, launcher)
    await syncFolder(draft)
    await rename(draft, layout.pg)
    await syncFolder(layout.data)
  } catch (error) {
    await sweepDrafts(layout).catch(() => {})
    throw folderFailure(error, layout.data)
  }
}

/** Written at every cold start: the folder may have moved, and access rules are not left to drift. */
export async function configure(layout: Layout, run: string, launcher: Launcher): Promise<void> {
  await writePrivate(join(layout.pg, 'lanewright.conf'), configuration(run), launcher.owner)
  await writePrivate(join(layout.pg, 'pg_hba.conf'), hostRules, launcher.owner)
}

/** The format of a cluster belongs to its major version. */
export async function checkVersion(layout: Layout, binaries: Binaries, launcher: Launcher): Promise<void> {
  const { code, output } = await runProgram(launcher, binaries.postgres, ['--version'], 10_000)
  const ours = /PostgreSQL\) (\d+)/.exec(output)?.[1]
  if (code !== 0 || ours === undefined) throw noBinaries(`${binaries.postgres} does not run here: ${output.trim()}`)
  const theirs = await readFile(join(layout.pg, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (theirs === undefined || theirs.trim() === ours) return
  const message = `${layout.pg} was made by PostgreSQL ${theirs.trim().slice(0, 20)}; this Lanewright brings ${ours}.`
  const next = 'With the Lanewright that made it run "lanewright backup", then "lanewright restore" into a new folder.'
  throw new Failure('database.version_mismatch', message, next)
}

async function initFailure(layout: Layout, output: string): Promise<Failure> {
  if (await isDiskFull(layout.data, output)) return diskFull(layout.data, new Error(output))
  if (/could not look up effective user ID/.test(output)) {
    const next = 'Start as a user that is listed in /etc/passwd, or set DATABASE_URL.'
    return new Failure('database.unknown_user', 'The user that runs this has no entry in the user list.', next)
  }
  const next = 'Read the lines above; choose another data folder with --data, or set DATABASE_URL.'
  return new Failure('database.not_initialised', `The database could not be initialised.\n${output.trim()}`, next)
}

function runProgram(
  launcher: Launcher,
  path: string,
  words: string[],
  timeout: number,
): Promise<{ code: number | null; output: string }> {
  const { program, args, ...identity } = launcher.wrap(path, words)
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...identity, cwd: '/', env: childEnvironment, timeout, stdio: 'pipe' })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-keptOutputChars)
    }
    child.stdin.end()
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => resolve({ code: null, output: `${output}${error.message}` }))
    child.once('close', (code) => resolve({ code, output }))
  })
}
