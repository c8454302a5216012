import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toLayerImports } from './new-app/imports.ts'
import { describeName, replaceNames } from './new-app/names.ts'

/** `npm run new:app NAME`: copies the tested example app to src/apps/NAME under new names, and lists it. */

const root = join(import.meta.dirname, '..')
const template = join(root, 'examples', 'letters', 'app')
const list = join(root, 'src', 'apps', 'index.ts')

function stop(message: string): never {
  console.error(message)
  process.exit(2)
}

/** The list is `[]` or one of calls; anything else was rewritten by hand and is left to a person. */
function addToList(text: string, call: string, importLine: string): string | null {
  const found = /(export const apps = \(outside: Outside\): App\[\] => )\[([^\]]*)\]/.exec(text)
  if (!found) return null
  const entries = [found[2]!.trim().replace(/,$/, ''), call].filter(Boolean).join(', ')
  const added = text.replace(found[0], () => `${found[1]}[${entries}]`)
  return `${importLine}\n${added}`
}

const words = process.argv.slice(2)
if (words.length !== 1) stop('usage: npm run new:app NAME')
const sources = globSync('**/*.*', { cwd: template }).sort()
const texts = new Map(sources.map((file) => [file, readFileSync(join(template, file), 'utf8')]))
const name = describeName(words[0]!, [...texts.values()].join('\n'))
if ('problem' in name) stop(`${name.problem} ${name.next}`)
const folder = join(root, 'src', 'apps', name.plural)
if (existsSync(folder))
  stop(`src/apps/${name.plural} is there already. Choose another name, or remove that folder first.`)
const call = `${name.plural}App({ postOffice: '.lanewright/${name.plural}' })`
const importLine = `import { ${name.plural}App } from '#apps/${name.plural}/app.ts'`
const listed = addToList(readFileSync(list, 'utf8'), call, importLine)
if (listed === null)
  stop(
    'src/apps/index.ts has no line `export const apps = (outside: Outside): App[] => [...]`. Put that line back first.',
  )

// Written beside and moved into place: a copy that fails half way leaves nothing behind.
const draft = join(root, 'src', 'apps', `.${name.plural}.new`)
try {
  rmSync(draft, { recursive: true, force: true })
  const entryPoint = readFileSync(join(root, 'src', 'index.ts'), 'utf8')
  for (const [file, text] of texts) {
    const target = join(draft, replaceNames(file, name))
    cpSync(join(template, file), target, { recursive: true })
    writeFileSync(target, replaceNames(file.endsWith('.ts') ? toLayerImports(text, entryPoint) : text, name))
  }
  renameSync(draft, folder)
} catch (error) {
  rmSync(draft, { recursive: true, force: true })
  stop(error instanceof Error ? error.message : String(error))
}
writeFileSync(list, listed)
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
const formatted = spawnSync(process.execPath, [biome, 'check', '--write', folder, list], {
  cwd: root,
  encoding: 'utf8',
})
if (formatted.status !== 0) console.error(`The new files need a look:\n${formatted.stdout}${formatted.stderr}`)
console.log(`src/apps/${name.plural} is made and listed in src/apps/index.ts. Start with its README.md, contracts.ts and policy/.
Its own test: npm test -- ${join('src', 'apps', name.plural)}`)
