import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MountsConfig, namesOf, readMounts } from '#integrations/mcp/config.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { PolicySource } from '#kernel/policy/policy-sheet.ts'
import type { App } from '#kernel/ports/app.ts'
import { type MountedTools, withMounts } from './with-mounts.ts'

/** What the data folder says of mounts: `mounts.yaml`, and `lanes.<app>.yaml` beside it. */
export interface MountFiles {
  config: MountsConfig
  lanes: PolicySource | undefined
}

export async function readMountFiles(dataDir: string): Promise<MountFiles | null> {
  const source = await readSource(join(dataDir, 'mounts.yaml'))
  if (!source) return null
  const read = readMounts(source)
  if (!read.ok) {
    const lines = read.problems.map((p) => `  ${p.file}:${p.line}:${p.column} ${p.code}: ${p.message} ${p.next}`)
    throw new Failure('mounts.invalid', `the mounts cannot be used:\n${lines.join('\n')}`, 'Correct the lines above.')
  }
  return { config: read.config, lanes: await readSource(join(dataDir, `lanes.${read.config.app}.yaml`)) }
}

/** The apps with the policy that is pinned, for those who only look: nothing is started, nothing is mounted. */
export async function withMountedLanes(apps: App[], dataDir: string): Promise<App[]> {
  const files = await readMountFiles(dataDir)
  return files ? given(apps, files, { tools: [], states: [], names: namesOf(files.config) }) : apps
}

export function given(apps: App[], { config, lanes }: MountFiles, mounts: MountedTools): App[] {
  if (!apps.some((app) => app.name === config.app)) {
    const message = `mounts.yaml is for the app ${config.app}, which is not loaded`
    throw new Failure('mounts.app', message, 'Name its module with --app FILE, or correct the file.')
  }
  return apps.map((app) => (app.name === config.app ? withMounts(app, mounts, lanes) : app))
}

async function readSource(path: string): Promise<PolicySource | undefined> {
  try {
    return { path, text: await readFile(path, 'utf8') }
  } catch (error) {
    // A data folder that is none is told by whoever opens it.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw new Failure('mounts.unreadable', `${path} cannot be read`, 'See who may read it.', error)
  }
}
