import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ScenarioResult } from '#testing/simulator/simulate.ts'
import type { AppScenario, AppSimulator, openSimulator } from '../apps/simulate.ts'
import { type AppMutant, appMutants } from './apps.ts'
import { type Mutant, mutants } from './list.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
/** What a mutant has a copy of its own of; the rest is shared with the healthy one. */
const OWN = ['src/kernel', 'src/testing/simulator', 'src/apps', 'tests/system/simulator/apps'].map(urlOf)
const SHARED = ['src/kernel/contracts', 'src/kernel/ports'].map(urlOf)
const isOwn = (url: string) =>
  OWN.some((folder) => url.startsWith(folder)) && !SHARED.some((folder) => url.startsWith(folder))
const mark = (url: string) => new URL(url).searchParams.get('mutant')

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const mutant = context.parentURL?.startsWith('file:') ? mark(context.parentURL) : null
    if (!mutant || !isOwn(resolved.url)) return resolved
    return { ...resolved, url: `${resolved.url}?mutant=${mutant}` }
  },
  load(url, context, next) {
    const name = url.startsWith('file:') ? mark(url) : null
    if (!name) return next(url, context)
    const source = patched(fileURLToPath(url.replace(/\?.*$/, '')), mutantOf(name))
    return { format: 'module-typescript', source, shortCircuit: true }
  },
})

function urlOf(folder: string): string {
  return pathToFileURL(join(root, folder, '/')).href
}

function mutantOf(name: string): Mutant | AppMutant {
  const mutant = [...mutants, ...appMutants].find((m) => m.name === name)
  if (!mutant) throw new Error(`there is no mutant ${name}`)
  return mutant
}

function patched(path: string, { name, patches }: Mutant): string {
  let text = readFileSync(path, 'utf8')
  for (const { file, find, replace } of patches) {
    if (join(root, file) !== path) continue
    if (text.split(find).length !== 2)
      throw new Error(`${name} does not apply: ${file} has no such place, or several: ${find}`)
    text = text.replace(find, () => replace)
  }
  return text
}

/** The simulator with this bug planted in it. */
export async function simulatorWith(name: string): Promise<(seed: number) => Promise<ScenarioResult>> {
  const { patches } = mutantOf(name)
  for (const { file } of patches) patched(join(root, file), mutantOf(name))
  const url = pathToFileURL(join(root, 'src/testing/simulator/simulate.ts')).href
  return (await import(`${url}?mutant=${name}`)).simulate
}

/** The worlds of a pack with a bug planted in it, in a database of their own. */
export async function appSimulatorWith(name: string): Promise<AppSimulator> {
  const { patches, pack: app, without } = mutantOf(name) as AppMutant
  for (const { file } of patches) patched(join(root, file), mutantOf(name))
  const planted = (file: string) =>
    import(`${pathToFileURL(join(root, 'tests/system/simulator/apps', file)).href}?mutant=${name}`)
  const { openSimulator: open } = (await planted('simulate.ts')) as { openSimulator: typeof openSimulator }
  // Its own file alone: copies of all apps would take most of the time of a mutant that the first seeds catch.
  const runScenario = ((await planted(`${app}.ts`)) as Record<string, AppScenario>)[`${app}Scenario`]
  if (!runScenario) throw new Error(`nobody plays ${app}`)
  return open(runScenario, without)
}
