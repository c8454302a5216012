import ts from 'typescript'

const testFunctions = new Set(['test', 'it'])
const groupFunctions = new Set(['describe', 'suite'])
// What does not run, or is expected to fail, proves nothing.
const idleModifiers = new Set(['skip', 'todo', 'fails'])

/**
 * The requirement ids that the tests of one file cite: `[S000-1.1, K-db.7]` in the title of a test that runs. The
 * syntax tree is read rather than the text, so that comments, strings and skipped tests do not count.
 */
export function findCitations(source: string): string[] {
  const cited = new Set<string>()
  const visit = (node: ts.Node): void => {
    const call = ts.isCallExpression(node) ? readTestCall(node) : undefined
    if (call?.idle) return
    for (const id of call?.citations ?? []) cited.add(id)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('a.test.ts', source, ts.ScriptTarget.Latest))
  return [...cited]
}

function readTestCall(call: ts.CallExpression): { idle: boolean; citations: string[] } | undefined {
  const [name, ...modifiers] = readCallee(call.expression)
  const isTest = testFunctions.has(name ?? '')
  if (!isTest && !groupFunctions.has(name ?? '')) return undefined
  const idle = modifiers.some((modifier) => idleModifiers.has(modifier))
  return { idle, citations: isTest ? citationsInTitle(readTitle(call.arguments[0])) : [] }
}

/** `test.skipIf(x).for(rows)` gives test, skipIf, for. */
function readCallee(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...readCallee(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return readCallee(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return readCallee(callee.tag)
  return []
}

function readTitle(title: ts.Expression | undefined): string {
  if (!title) return ''
  if (ts.isStringLiteralLike(title)) return title.text
  if (!ts.isTemplateExpression(title)) return ''
  return title.head.text + title.templateSpans.map((span) => `\${}${span.literal.text}`).join('')
}

/** In a bracket that holds one id every word is taken for an id, so that a misspelt neighbour is reported. */
function citationsInTitle(title: string): string[] {
  return [...title.matchAll(/\[([^[\]]*)\]/g)]
    .map((bracket) => bracket[1]!.split(/[,;\s]+/).filter(Boolean))
    .filter((words) => words.some((word) => /^[A-Z][A-Z0-9]*-[a-z0-9]/.test(word)))
    .flat()
}
