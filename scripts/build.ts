import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Writes dist/, what an installed package runs: Node strips no types below node_modules. */

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const ENTRIES = ['index.js', 'index.d.ts', 'host/cli/main.js']

/** A layer is imported as `#layer/x.ts` and stays written so; dist/package.json leads it to x.js. */
const STAYS_AS_WRITTEN = 2877

function compile(): number {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem: ts.Diagnostic) => fail([problem]) }
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.build.json'), { outDir: dist }, host)
  if (!config) throw new Error('tsconfig.build.json cannot be read')
  const program = ts.createProgram(config.fileNames, config.options)
  const problems = [...config.errors, ...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics]
  fail(problems.filter(({ code }) => code !== STAYS_AS_WRITTEN))
  return config.fileNames.length
}

function fail(problems: readonly ts.Diagnostic[]): void {
  if (problems.length === 0) return
  const names = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  }
  console.error(ts.formatDiagnostics(problems.slice(0, 20), names))
  console.error(`${problems.length} type errors: nothing was built.`)
  clear()
  process.exit(1)
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
