import { pathToFileURL } from 'node:url'
import type { Outside } from '#apps/index.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Settings } from './settings.ts'

/** Our own packs, and those of the files named by --app. Who only reads them need not say what they reach out with. */
export async function loadApps({ appFiles, dataDir }: Settings, outside?: Outside): Promise<App[]> {
  const { apps: builtIn } = await import('#apps/index.ts')
  const own = await Promise.all(appFiles.map((file) => loadFile(file, dataDir)))
  return [...builtIn(outside ?? (await nothingOutside(dataDir))), ...own]
}

async function nothingOutside(dataDir: string): Promise<Outside> {
  const [{ openOutreachServices }, { unusedMailService }, { openCaseworkServices }] = await Promise.all([
    import('#apps/outreach/services/outreach-services.ts'),
    import('../scheduling/mail-service-at.ts'),
    import('#apps/casework/services/casework-services.ts'),
  ])
  const log = () => {}
  return {
    outreach: openOutreachServices({ dataDir, accounts: new Map(), log }),
    scheduling: unusedMailService(dataDir),
    casework: openCaseworkServices({ dataDir }),
  }
}

async function loadFile(file: string, dataDir: string): Promise<App> {
  const next = 'Export an App, or a function that makes one from { dataDir }, as default or as `app`.'
  let module: { default?: unknown; app?: unknown }
  try {
    module = await import(pathToFileURL(file).href)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Failure(
      'app.not_loaded',
      `${file} cannot be loaded: ${message}`,
      'Correct the path or the module.',
      error,
    )
  }
  const exported = module.default ?? module.app
  const made = typeof exported === 'function' ? await exported({ dataDir }) : exported
  if (!isApp(made)) throw new Failure('app.not_an_app', `${file} exports no pack`, next)
  return made
}

function isApp(value: unknown): value is App {
  const app = value as Partial<App> | null | undefined
  return (
    typeof app === 'object' &&
    app !== null &&
    typeof app.name === 'string' &&
    typeof app.policy?.lanes?.text === 'string' &&
    typeof app.policy.roles?.text === 'string' &&
    typeof app.agent?.propose === 'function' &&
    typeof app.buildSnapshot === 'function' &&
    typeof app.actions === 'object' &&
    Array.isArray(app.tools)
  )
}
