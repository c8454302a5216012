import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { keepUntilEnd, root } from '../../integration/repository/tree.ts'

/** It only ends what hangs: a busy machine takes minutes to build, and to install. */
const LIMIT_MS = 1_200_000
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const guest = keepUntilEnd()
let shipped: string[] = []

/** As a user's shell would have it: nothing of the npm run that these tests are part of. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(npm_(package|lifecycle|command|execpath|node)|NODE_|VITEST)/.test(name),
  ),
)

function run(
  folder: string,
  program: string,
  args: string[],
  input = '',
): { status: number | null; stdout: string; stderr: string } {
  const limits = { timeout: LIMIT_MS, maxBuffer: 2 ** 26 }
  return spawnSync(program, args, { cwd: folder, encoding: 'utf8', input, env: environment, ...limits })
}

const lanewright = (args: string[], input?: string) =>
  run(guest, join(guest, 'node_modules', '.bin', 'lanewright'), args, input)

/** What the registry would hold, installed into an empty project. */
beforeAll(() => {
  const packed = run(root, 'npm', ['pack', '--json', '--pack-destination', guest])
  expect(packed).toMatchObject({ status: 0 })
  // The build speaks first; npm's own answer is the last JSON text.
  const [answer] = JSON.parse(packed.stdout.slice(packed.stdout.search(/^[[{]$/m))) as [
    { filename: string; files: Array<{ path: string }> },
  ]
  shipped = answer.files.map(({ path }) => path)
  writeFileSync(join(guest, 'package.json'), '{ "name": "guest", "private": true, "type": "module" }')
  const words = ['install', join(guest, answer.filename), '--prefer-offline', '--no-audit', '--no-fund']
  expect(run(guest, 'npm', words)).toMatchObject({ status: 0 })
}, 2 * LIMIT_MS)

test('the package holds what runs and what a reader needs, and nothing else', () => {
  const folders = new Set(shipped.map((path) => path.split('/')[0]))
  expect([...folders].sort()).toEqual(['LICENSE', 'README.md', 'contracts', 'dist', 'examples', 'package.json'])
  expect(shipped.filter((path) => /^dist\/(testing\/|.*(\.test\.|\.fixture\.|(?<!\.d)\.ts$))/.test(path))).toEqual([])
  expect(shipped).toEqual(
    expect.arrayContaining([
      'dist/index.js',
      'dist/index.d.ts',
      'dist/package.json',
      'dist/storage/schema/001-ledger.sql',
      'contracts/verdict.schema.json',
      'dist/apps/casework/demo/sample/interview.wav',
      ...['encoder_model.onnx', 'decoder_model_merged.onnx', 'LICENSE'].map(
        (name) => `dist/integrations/speech/weights/${name}`,
      ),
    ]),
  )
})

test('what is installed reads PDFs, mails and scans and hears speech by itself: the sample case runs whole [C-demo.1] [C-speech.1]', {
  timeout: LIMIT_MS,
}, () => {
  // The weights come with the package; what they were taken from does not.
  expect(existsSync(join(guest, 'node_modules/@moonshine-ai'))).toBe(false)
  const ran = lanewright(['demo', 'casework', '--data', join(guest, 'case'), '--json'])
  expect(ran.status, ran.stderr).toBe(0)
  const shown = JSON.parse(ran.stdout.trim().split('\n').at(-1) ?? '')
  expect(shown).toMatchObject({ status: 'completed', effects: { not_done: 0 }, ledger: { verified: true } })
  expect(ran.stderr).toContain('written down on this machine by moonshine-tiny-en-quantized')
  expect(lanewright(['verify', shown.bundle])).toMatchObject({ status: 0 })
})

test('the program is a bin of the package and runs in a clone: it says its version and checks a contract [K-cli.15]', () => {
  expect(lanewright(['--version'])).toMatchObject({ status: 0, stdout: `${version}\n` })
  expect(run(root, 'npm', ['run', '-s', 'lanewright', '--', '--version'])).toMatchObject({
    status: 0,
    stdout: `${version}\n`,
  })
  const proposals = ['{"action_type":"no_op","reason":"campaign_complete"}', '{"action_type":"no_op"}']
  const checked = lanewright(['contracts', 'check', 'proposal'], `${proposals.join('\n')}\n`)
  const verdicts = checked.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(verdicts).toMatchObject([{ ok: true }, { ok: false }])
})

test('the example runs in a project of its own: killed in the middle, resumed, proven [K-lib.1]', {
  timeout: LIMIT_MS,
}, () => {
  cpSync(join(guest, 'node_modules', 'lanewright', 'examples', 'letters'), join(guest, 'letters'), { recursive: true })
  const ran = run(guest, process.execPath, [join('letters', 'run.ts')])
  expect(ran).toMatchObject({ status: 0, stdout: expect.stringMatching(/All good\.\n$/) })
})

test('a program in TypeScript sees the types', { timeout: LIMIT_MS }, () => {
  const lines = [
    "import { openLanewright, type App, refuse } from 'lanewright'",
    "export const opened: Promise<{ close(): Promise<void> }> = openLanewright({ dataDir: 'x', apps: [] })",
    '// @ts-expect-error: an app has a name',
    'export const app: App = { title: 1 }',
    '// @ts-expect-error: a refusal has a code',
    'export const refusal = refuse(1)',
  ]
  mkdirSync(join(guest, 'typed'))
  writeFileSync(join(guest, 'typed', 'program.ts'), `${lines.join('\n')}\n`)
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024']
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules', '@types')]
  const tsc = join(root, 'node_modules', 'typescript7', 'bin', 'tsc')
  const checked = run(guest, process.execPath, [tsc, ...options, ...types, join('typed', 'program.ts')])
  expect(checked).toMatchObject({ status: 0, stdout: '' })
})
