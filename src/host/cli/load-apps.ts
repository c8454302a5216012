import { pathToFileURL } from 'node:url'
import type { Outside } from '#apps/index.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Pack } from '#kernel/ports/app.ts'
import type { Settings } from './settings.ts'

/** Our own packs, and those of the files named by --pack. Who only reads them need not say what they reach out with. */
export async function loadPacks({ packFiles, dataDir }: Settings, outside?: Outside): Promise<Pack[]> {
  const { packs: builtIn } = await import('#apps/index.ts')
  const own = await Promise.all(packFiles.map((file) => loadFile(file, dataDir)))
  return [...builtIn(outside ?? (await nothingOutside(dataDir))), ...own]
}

async function nothingOutside(dataDir: string): Promise<Outside> {
  const [{ openSite }, { unusedPost }, { openOffice }] = await Promise.all([
    import('#apps/outreach/services/site.ts'),
    import('../scheduling/post-at.ts'),
    import('#apps/casework/services/office.ts'),
  ])
  const log = () => {}
  return {
    outreach: openSite({ dataDir, accounts: new Map(), log }),
    scheduling: unusedPost(dataDir),
    casework: openOffice({ dataDir }),
  }
}

async function loadFile(file: string, dataDir: string): Promise<Pack> {
  const next = 'Export a Pack, or a function that makes one from { dataDir }, as default or as `pack`.'
  let module: { default?: unknown; pack?: unknown }
  try {
    module = await import(pathToFileURL(file).href)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Failure(
      'pack.not_loaded',
      `${file} cannot be loaded: ${message}`,
      'Correct the path or the module.',
      error,
    )
  }
  const exported = module.default ?? module.pack
  const made = typeof exported === 'function' ? await exported({ dataDir }) : exported
  if (!isPack(made)) throw new Failure('pack.not_a_pack', `${file} exports no pack`, next)
  return made
}

function isPack(value: unknown): value is Pack {
  const pack = value as Partial<Pack> | null | undefined
  return (
    typeof pack === 'object' &&
    pack !== null &&
    typeof pack.name === 'string' &&
    typeof pack.policy?.lanes?.text === 'string' &&
    typeof pack.policy.roles?.text === 'string' &&
    typeof pack.agent?.propose === 'function' &&
    typeof pack.show === 'function' &&
    typeof pack.actions === 'object' &&
    Array.isArray(pack.tools)
  )
}
