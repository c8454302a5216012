import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contracts } from '#kernel/contracts/registry.ts'
import { staleApi } from '../../../scripts/api-types.ts'
import { staleContracts, writeContracts } from '../../../scripts/contracts.ts'

const published = join(import.meta.dirname, '..', '..', '..', 'contracts')

test('the published contracts are the ones in the code [K-cli.14, S000-v.5, S004-schema.1]', async () => {
  expect(await staleContracts(published)).toEqual([])
  expect(await staleApi()).toEqual([])
  expect(await readdir(published)).toHaveLength(25)
})

test('a stale, a missing and a surplus file are each named, and writing mends all three', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'))
  try {
    await cp(published, folder, { recursive: true })
    await writeFile(join(folder, 'verdict.schema.json'), '{}\n')
    await rm(join(folder, 'run_record.schema.json'))
    await writeFile(join(folder, 'old.schema.json'), '{}\n')
    expect((await staleContracts(folder)).sort()).toEqual([
      'missing: run_record.schema.json',
      'stale: verdict.schema.json',
      'surplus: old.schema.json',
    ])
    await writeContracts(folder)
    expect(await staleContracts(folder)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.each(Object.entries(contracts))(
  'every string, list and object in %s is bounded, every object closed or open by name',
  (name, schema) => {
    expect(unbounded(schema as Node, name)).toEqual([])
    expect(schema).toHaveProperty('title')
  },
)

interface Node {
  type?: 'string' | 'array' | 'object' | 'integer' | 'number' | 'boolean' | 'null'
  properties?: Record<string, Node>
  patternProperties?: Record<string, Node>
  additionalProperties?: boolean
  items?: Node
  anyOf?: Node[]
}

/** The places in a schema where a value could grow without limit, or carry a member nobody knows. */
function unbounded(schema: Node, at: string): string[] {
  const { properties, patternProperties, items, anyOf } = schema
  const inner: [string, Node][] = Object.entries({ ...properties, ...patternProperties, ...(items && { items }) })
  for (const [branch, node] of (anyOf ?? []).entries()) inner.push([String(branch), node])
  const limits = {
    string: 'maxLength' in schema || 'enum' in schema || 'const' in schema,
    array: 'maxItems' in schema,
    object: (properties && schema.additionalProperties === false) || 'maxProperties' in schema,
    integer: 'maximum' in schema,
    number: 'maximum' in schema,
    boolean: true,
    null: true,
  }
  const bounded = schema.type === undefined ? anyOf !== undefined : limits[schema.type]
  return [...(bounded ? [] : [at]), ...inner.flatMap(([key, value]) => unbounded(value, `${at}/${key}`))]
}
