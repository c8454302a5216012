import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes dist/, what an installed package runs: Node strips no types below node_modules. */

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const ENTRIES = ['index.js', 'index.d.ts', 'host/cli/main.js']

/** A layer is imported as `#layer/x.ts` and stays written so; dist/package.json leads it to x.js. */
const STAYS_AS_WRITTEN = 'TS2877'

/** The native compiler takes half the processor time. */
function compile(): number {
  const compiler = join(root, 'node_modules/typescript7/bin/tsc')
  const words = ['--project', join(root, 'tsconfig.build.json'), '--outDir', dist, '--pretty', 'false']
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, ...words], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const said = stdout.split('\n').filter((line) => /error TS\d+:/.test(line))
  const problems = said.filter((line) => !line.includes(`error ${STAYS_AS_WRITTEN}:`))
  if (status !== 0 && said.length === 0) problems.push(`${stdout}${stderr}the compiler ended with ${status}`)
  if (problems.length > 0) {
    console.error(problems.slice(0, 20).join('\n'))
    console.error(`${problems.length} type errors: nothing was built.`)
    clear()
    process.exit(1)
  }
  return globSync('**/*.js', { cwd: dist, exclude: ['desk/**'] }).length
}

/** The desk stays: it is built beside and takes its place in one step, and a server may be giving it out right now. */
function clear(): void {
  const built = existsSync(dist) ? readdirSync(dist).filter((name) => !name.startsWith('desk')) : []
  for (const name of built) rmSync(join(dist, name), { recursive: true, force: true })
}

/** Policies, prompts and SQL are read beside the code that uses them. */
function copyAssets(): number {
  const isAsset = (path: string) =>
    (/\.(md|yaml|sql|json)$/.test(path) || path.startsWith('apps/casework/demo/sample/')) &&
    path !== 'package.json' &&
    !/^(host\/desk|testing)\//.test(path)
  const assets = globSync('**/*', { cwd: join(root, 'src') }).filter(isAsset)
  for (const path of assets) cpSync(join(root, 'src', path), join(dist, path))
  const layers = { type: 'module', imports: { '#*.ts': './*.js' } }
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(layers, null, 2)}\n`)
  return assets.length
}

/** The package that the weights come from is needed to build only: of it just these go along, with their licence. */
function copyWeights(): void {
  const from = join(root, 'node_modules/@moonshine-ai/moonshine-js')
  const to = join(dist, 'integrations/speech/weights')
  for (const name of ['encoder_model.onnx', 'decoder_model_merged.onnx'])
    cpSync(join(from, 'dist/model/tiny/quantized', name), join(to, name))
  cpSync(join(from, 'LICENSE'), join(to, 'LICENSE'))
}

function checkEntries(): void {
  for (const entry of ENTRIES) if (!existsSync(join(dist, entry))) throw new Error(`dist/${entry} was not written`)
  const program = readFileSync(join(dist, 'host/cli/main.js'), 'utf8')
  if (!program.startsWith('#!/usr/bin/env -S node '))
    throw new Error('src/host/cli/main.ts needs #!/usr/bin/env -S node first')
}

clear()
const modules = compile()
const assets = copyAssets()
copyWeights()
checkEntries()
await import('./desk.ts')
console.log(`dist/: ${modules} modules, ${assets} assets, and the desk.`)
