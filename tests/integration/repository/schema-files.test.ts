import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './tree.ts'

/** The SQL files of the kernel and of each app, in the order in which they are applied. */
const FILES = globSync(['src/storage/schema/*.sql', 'src/apps/*/schema/[0-9]*.sql'], { cwd: root }).sort()

interface Definition {
  file: string
  what: string
}

/** Functions, tables, views and indexes that a text creates. */
function definitionsIn(file: string, sql: string): Definition[] {
  const created =
    /^create (?:or replace )?(?:unique )?(function|table|view|aggregate|index)\s+(?:if not exists )?(\w+\.\w+|\w+(?= on ))(?: on (\w+)\.)?/gm
  return [...sql.matchAll(created)].map(([, kind, name, schema]) => ({
    file,
    what: `${kind} ${schema ? `${schema}.` : ''}${name}`,
  }))
}

function repeated(definitions: Definition[]): string[] {
  const seen = new Set<string>()
  return definitions.flatMap(({ file, what }) => {
    if (!seen.has(what)) return seen.add(what) && []
    return [`${file} defines ${what} again`]
  })
}

/** Statements that change what an earlier statement created. Triggers and storage have no other way. */
const CHANGES =
  /^(?:drop (?!policy)|alter function|alter table (?!\S+ (?:enable always trigger|alter column \S+ set storage)))/gm

test('every function, table, view and index is defined once, and no statement changes an earlier definition', () => {
  const definitions = FILES.flatMap((file) => definitionsIn(file, readFileSync(join(root, file), 'utf8')))
  expect(definitions.length).toBeGreaterThan(300)
  expect(repeated(definitions)).toEqual([])
  const changes = FILES.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(CHANGES)].map(([text]) => `${file}: ${text}`),
  )
  expect(changes).toEqual([])
})

test('the checks would find a second definition and a change', () => {
  const twice = 'create function kernel.a() returns void\ncreate or replace function kernel.a() returns void\n'
  expect(repeated(definitionsIn('x.sql', twice))).toEqual(['x.sql defines function kernel.a again'])
  expect('alter table kernel.tasks add column x text;'.match(CHANGES)).not.toBeNull()
  expect('drop function kernel.a();'.match(CHANGES)).not.toBeNull()
  expect('alter table kernel.tasks enable always trigger guard;'.match(CHANGES)).toBeNull()
})
