import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { projectFiles, root } from './tree.ts'

/** Past 300 lines a file is looked at twice; these were, and this is why they stay whole. */
const LONG_FILES: Record<string, string> = {
  'src/apps/scheduling/domain/engine/words/en.ts': 'data: the words by which a reply is read',
  'src/apps/casework/domain/mapping/explained.ts': 'one question, asked of every word and every cue of a sentence',
  'src/apps/casework/domain/privilege/lexicon.ts': 'data: the words by which a privileged document is known',
  'src/apps/scheduling/domain/engine/explain/slot-words.ts':
    'one grammar: every way to write the day and hour of a slot',
  'src/apps/tasks/domain/decide/language/english/frames-create.ts': 'data: the ways to ask for a task',
  'src/apps/tasks/domain/decide/language/utterances.fixture.ts': 'data: what people write, and what is meant by it',
  'src/kernel/policy/policy-words.test.ts': 'every problem that a policy can have, word for word',
  'src/kernel/ledger/explain.test.ts': 'every fault that a schema can find, word for word',
  'src/kernel/policy/authorize.test.ts': 'the whole decision table of the one function that says yes',
}
const LOOK_TWICE_LINES = 300
const NEVER_PAST_LINES = 500

const GENERATED = /^(package-lock\.json|LICENSE|contracts\/.*\.json|src\/host\/desk\/api\/paths\.ts)$/
const PICTURE = /\.png$/
const files = projectFiles()
const texts = new Map(
  files
    .filter((file) => !GENERATED.test(file) && !PICTURE.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)

/** `file:line` of every match. The patterns are put together here, so that this file does not find itself. */
function places(pattern: RegExp, select = (_file: string) => true): string[] {
  return [...texts].flatMap(([file, text]) => {
    if (!select(file) || !pattern.test(text)) return []
    return text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}`] : []))
  })
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

test('the files were seen', () => {
  expect(texts.size).toBeGreaterThan(150)
  expect([...texts.keys()]).toEqual(
    expect.arrayContaining(['README.md', '.ci/run', 'src/storage/schema/001-ledger.sql', 'src/index.ts']),
  )
})

test('no file names a place on one machine', () => {
  const homes = ['home', 'Users', 'root', 'work'].map((name) => `(?<![\\w.-])/${name}/\\w`)
  const here = [root, homedir()].filter((path) => path.split('/').length > 2).map((path) => `${literal(path)}\\b`)
  const pattern = new RegExp([...homes, ...here].join('|'))
  expect(places(pattern)).toEqual([])
  for (const found of ['cd ', '"', '(', 'file://'].map((before) => `${before}/${'home'}/anna/x`))
    expect(found).toMatch(pattern)
  expect('https://docs.example/home/page').not.toMatch(pattern)
})

test('no file names a registry: each machine has its own', () => {
  const hosts = ['registry\\.npm', 'registry\\.yarn', 'artifactory', 'verdaccio', 'jfrog', 'npmmirror']
  const configured = URL.parse(process.env.npm_config_registry ?? '')?.host
  const pattern = new RegExp([...hosts, ...(configured ? [literal(configured)] : [])].join('|'))
  const self = 'tests/integration/repository/style.test.ts'
  expect(places(pattern, (file) => file !== self)).toEqual([])
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved"/)
})

test('nothing is left for later in a comment', () => {
  expect(places(new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b`))).toEqual([])
})

/** A test that is switched off by hand, or skipped without a word why. */
function switchedOff(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const start = node.getText(source).split(/[.(]/)[0]!
      const isTest = ['test', 'it', 'describe', 'suite'].includes(start)
      const silent = ts.isCallExpression(node.parent) && node.parent.arguments.length === 0 && node.name.text === 'skip'
      if (silent || (isTest && /^(only|skip|todo|skipIf|runIf|fails)$/.test(node.name.text))) {
        found.push(`${file}:${source.getLineAndCharacterOfPosition(node.name.getStart()).line + 1} .${node.name.text}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('no test is switched off, and none is skipped without saying why', () => {
  const tests = [...texts].filter(([file]) => file.endsWith('.test.ts'))
  expect(tests.flatMap(([file, text]) => switchedOff(file, text))).toEqual([])
})

test.for([
  "test.only('x', () => {})",
  "test.concurrent.only('x', () => {})",
  "describe.skip('x', () => {})",
  "it.skipIf(true)('x', () => {})",
  "test.todo('x')",
  "test('x', (ctx) => { ctx.skip() })",
])('a test that would not run is found: %s', (text) => {
  expect(switchedOff('x.test.ts', text)).toHaveLength(1)
})

test('a skip with its reason is left alone, and so is what stands in a string', () => {
  const text = `test('x', (ctx) => ctx.skip('no disk here'))\nconst s = "test.only('x')"`
  expect(switchedOff('x.test.ts', text)).toEqual([])
})

test('files stay short enough to be read, but for those that were looked at twice', () => {
  const lines = new Map([...texts].map(([file, text]) => [file, text.split('\n').length - 1]))
  const long = [...lines].filter(([file, n]) => /^src\/.*\.tsx?$/.test(file) && n > LOOK_TWICE_LINES)
  const unexplained = long.filter(([file]) => !(file in LONG_FILES)).map(([file, n]) => `${file}: ${n} lines`)
  expect(unexplained).toEqual([])
  expect(long.filter(([, n]) => n > NEVER_PAST_LINES)).toEqual([])
  const idle = Object.keys(LONG_FILES).filter((file) => !long.some(([name]) => name === file))
  expect(idle, 'exceptions that nothing needs any more').toEqual([])
})

test('files have kebab-case names, and no folder has a barrel', () => {
  const code = files.filter((file) => /\.(ts|tsx|mjs|sql)$/.test(file) && !file.startsWith('.'))
  expect(
    code.filter((file) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.(test|fixture|config))?\.\w+$/.test(basename(file))),
  ).toEqual([])
  const fronts = ['src/index.ts', 'src/apps/index.ts']
  expect(code.filter((file) => /^index\.tsx?$/.test(basename(file)) && !fronts.includes(file))).toEqual([])
})
