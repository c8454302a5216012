import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, root } from './tree.ts'

const AGGREGATE = /\b(?:jsonb?_agg|array_agg|string_agg)\(/g

/** Lists that leave their order to the plan: another plan would be another hash of the same state. */
function unordered(file: string, sql: string): string[] {
  return [...sql.matchAll(AGGREGATE)].flatMap(({ 0: call, index }) =>
    /\border by\b/.test(ownWords(sql.slice(index + call.length)))
      ? []
      : [`${file}:${sql.slice(0, index).split('\n').length}`],
  )
}

/** What stands between the brackets of a call, without what stands in brackets of its own. */
function ownWords(rest: string): string {
  let depth = 1
  let own = ''
  for (const letter of rest) {
    if (letter === '(') depth++
    if (letter === ')' && --depth === 0) break
    if (depth === 1) own += letter
  }
  return own
}

test('every list in a snapshot says its order, so that the same state has the same hash whatever the plan [K-det.1]', () => {
  const files = projectFiles().filter((file) => /\/snapshot\.sql$/.test(file))
  expect(files.length).toBeGreaterThanOrEqual(4)
  expect(files.flatMap((file) => unordered(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('what happened at the same moment is loaded in the order of its ids [K-det.1]', () => {
  const schema = readFileSync(join(root, 'src', 'storage', 'schema', 'schema.sql'), 'utf8')
  const [load = ''] = /FUNCTION kernel\.load\([\s\S]*?end \$function\$/.exec(schema) ?? []
  const orders = [...load.matchAll(/order by ([^()]*?) limit/g)].map(([, order = '']) => order)
  expect(orders.length).toBeGreaterThanOrEqual(12)
  expect(orders.filter((order) => !/(_id|seq|version)( desc)?$/.test(order))).toEqual([])
})

test.for([
  ['select jsonb_agg(x.id) from x', 1],
  ['select jsonb_agg(x.id order by x.id) from x', 0],
  ['select jsonb_agg((select array_agg(y.id order by y.id) from y)) from x', 1],
  ['select string_agg(x.name, (select 1 order by 1)) from x', 1],
] as const)('it would find: %s', ([sql, count]) => {
  expect(unordered('x.sql', sql)).toHaveLength(count)
})
