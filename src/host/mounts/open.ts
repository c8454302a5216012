import { namesOf, secretsOf } from '#integrations/mcp/config.ts'
import type { MountOptions } from '#integrations/mcp/mount.ts'
import type { App } from '#kernel/ports/app.ts'
import { given, type MountFiles, readMountFiles } from './files.ts'

export interface MountedApps {
  apps: App[]
  /** Ends what was started for them. */
  close(): Promise<void>
}

/** The apps, one of them with what `mounts.yaml` of the data folder mounts. A server that is away stops nothing. */
export async function mountApps(apps: App[], dataDir: string, log: (line: string) => void): Promise<MountedApps> {
  const files = await readMountFiles(dataDir)
  if (!files) return { apps, close: async () => {} }
  const names = namesOf(files.config)
  // Before anything is started: what is wrong with the files is wrong without the servers, too.
  given(apps, files, { tools: [], states: [], names })
  // Few mount anything; the others need not load what speaks to such servers.
  const { openMounts } = await import('#integrations/mcp/mount.ts')
  const mounts = await openMounts(files.config, await mountOptions(files, dataDir, log))
  try {
    return { apps: given(apps, files, { ...mounts, names }), close: mounts.close }
  } catch (error) {
    await mounts.close()
    throw error
  }
}

/** Secrets are opened only where the file names one. */
export async function mountOptions(
  { config }: MountFiles,
  dataDir: string,
  log: (line: string) => void,
): Promise<MountOptions> {
  if (secretsOf(config).length === 0) return { secrets: null, folder: dataDir, log }
  const { openSecrets } = await import('#integrations/secrets/secrets.ts')
  return { secrets: await openSecrets({ dataDir }), folder: dataDir, log }
}
