import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Played } from '#simulator/simulate.ts'
import type { openSimulator, PackPlay, PackSimulator } from '../packs/simulate.ts'
import { type Mutant, mutants } from './list.ts'
import { type PackMutant, packMutants } from './packs.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** What a mutant has a copy of its own of; the rest is shared with the healthy one. */
const OWN = ['src/controller', 'src/kernel', 'src/simulator', 'src/packs', 'tests/simulator/packs'].map(
  (room) => pathToFileURL(join(root, room, '/')).href,
)
const mark = (url: string) => new URL(url).searchParams.get('mutant')

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const mutant = context.parentURL?.startsWith('file:') ? mark(context.parentURL) : null
    if (!mutant || !OWN.some((room) => resolved.url.startsWith(room))) return resolved
    return { ...resolved, url: `${resolved.url}?mutant=${mutant}` }
  },
  load(url, context, next) {
    const name = url.startsWith('file:') ? mark(url) : null
    if (!name) return next(url, context)
    const source = patched(fileURLToPath(url.replace(/\?.*$/, '')), mutantOf(name))
    return { format: 'module-typescript', source, shortCircuit: true }
  },
})

function mutantOf(name: string): Mutant | PackMutant {
  const mutant = [...mutants, ...packMutants].find((m) => m.name === name)
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
export async function simulatorWith(name: string): Promise<(seed: number) => Promise<Played>> {
  const { patches } = mutantOf(name)
  for (const { file } of patches) patched(join(root, file), mutantOf(name))
  const url = pathToFileURL(join(root, 'src/simulator/simulate.ts')).href
  return (await import(`${url}?mutant=${name}`)).simulate
}

/** The worlds of a pack with a bug planted in it, in a database of their own. */
export async function packSimulatorWith(name: string): Promise<PackSimulator> {
  const { patches, pack, without } = mutantOf(name) as PackMutant
  for (const { file } of patches) patched(join(root, file), mutantOf(name))
  const planted = (file: string) =>
    import(`${pathToFileURL(join(root, 'tests/simulator/packs', file)).href}?mutant=${name}`)
  const { openSimulator: open } = (await planted('simulate.ts')) as { openSimulator: typeof openSimulator }
  // Its own file alone: copies of all packs would take most of the time of a mutant that the first seeds catch.
  const play = ((await planted(`${pack}.ts`)) as Record<string, PackPlay>)[`${pack}Play`]
  if (!play) throw new Error(`nobody plays ${pack}`)
  return open(play, without)
}
