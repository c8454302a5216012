import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { projectFiles, root } from './tree.ts'

/** Layers that replay must be able to run again with the same result; what they need of the world is passed in. */
const DETERMINISTIC =
  /^(?:src\/kernel\/|src\/apps\/[a-z]+\/(?:domain|tools|agent)\/|src\/apps\/[a-z]+\/(?=[a-z]+\.ts$)|examples\/letters\/app\/).*(?<!\.test)\.ts$/

const CALLS = new Set([
  ...['Date.now', 'Math.random', 'performance.now', 'process.hrtime', 'process.hrtime.bigint', 'Temporal.Now'],
  ...['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Date', 'Atomics.wait'],
  ...['crypto.randomUUID', 'crypto.getRandomValues', 'AbortSignal.timeout'],
])
const MODULES = /^(node:)?(timers|http|https|net|dgram|dns|tls|http2|worker_threads)(\/|$)|^(undici|uuid)$/
const RANDOM = /^(random\w*|getRandomValues|generateKey\w*)$/

/** Each place that reads a clock, throws dice or reaches out by itself. */
function impurities(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const note = (node: ts.Node, what: string) =>
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${what}`)
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const callee = node.expression
        .getText(source)
        .replace(/^globalThis\./, '')
        .replaceAll('?.', '.')
      if (CALLS.has(callee) || callee.startsWith('Temporal.Now.')) note(node, callee)
    }
    // `new Date(ms)` only converts; `new Date()` asks the clock.
    if (ts.isNewExpression(node) && node.expression.getText(source) === 'Date' && !node.arguments?.length)
      note(node, 'new Date()')
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = node.moduleSpecifier.text
      if (MODULES.test(from)) note(node, `import of ${from}`)
      const names = node.importClause?.namedBindings
      if (/^(node:)?crypto$/.test(from) && names && ts.isNamedImports(names))
        for (const { name, propertyName } of names.elements)
          if (RANDOM.test((propertyName ?? name).text)) note(name, name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('the core and the packs read no clock, throw no dice, and reach for no network or timer [K-det.1]', () => {
  const files = projectFiles().filter((file) => DETERMINISTIC.test(file))
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => impurities(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test.for([
  'const t = Date.now()',
  'const t = new Date()',
  'const t = new Date',
  'const x = Math.random()',
  'await fetch(url)',
  'await globalThis.fetch(url)',
  'setTimeout(f, 5)',
  "import { setTimeout as pause } from 'node:timers/promises'",
  "import { randomUUID } from 'node:crypto'",
  "import { randomBytes as dice } from 'crypto'",
  "import { connect } from 'node:net'",
  'const id = crypto.randomUUID()',
])('it would find: %s', (text) => {
  expect(impurities('x.ts', text)).toHaveLength(1)
})

test('converting a time and hashing are not asking', () => {
  expect(impurities('x.ts', "import { createHash } from 'node:crypto'\nconst d = new Date(0)\nclock.nowMs()")).toEqual(
    [],
  )
})
