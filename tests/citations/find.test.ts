import { expect, test } from 'vitest'
import { findCitations } from './find.ts'

test.for([
  ['a plain title', "test('holds [K-db.1]', () => {})"],
  ['it', "it('holds [K-db.1]', () => {})"],
  ['a double-quoted title', 'test("it\'s held [K-db.1]", () => {})'],
  ['a template without values', 'test(`holds [K-db.1]`, () => {})'],
  ['a template with values before and after', `test(\`\${name} holds [K-db.1] for \${other}\`, () => {})`],
  ['test.for', "test.for([['a', 1]])('%s holds [K-db.1]', () => {})"],
  ['test.each with a table', `test.each\`a\n\${1}\`('$a holds [K-db.1]', () => {})`],
  ['chained modifiers', "test.skipIf(noServer).for(rows)('holds [K-db.1]', () => {})"],
  ['test.concurrent', "test.concurrent('holds [K-db.1]', async () => {})"],
  ['a title on its own line', "test(\n  'holds [K-db.1]',\n  () => {},\n)"],
  ['a test within a group', "describe('group', () => { test('holds [K-db.1]', () => {}) })"],
])('finds the citation in %s', ([, source]) => {
  expect(findCitations(source!)).toEqual(['K-db.1'])
})

test.for([
  ['a comment', "// test('holds [K-db.1]')"],
  ['a string elsewhere', 'run("test(\'holds [K-db.1]\')")'],
  ['the second argument', "test('holds', { note: '[K-db.1]' }, () => {})"],
  ['the rows of test.for', "test.for(['[K-db.1]'])('holds %s', () => {})"],
  ['the title of a group', "describe('group [K-db.1]', () => {})"],
  ['another function', "check('holds [K-db.1]')"],
  ['a method of that name', "pattern.test('[K-db.1]')"],
  ['a skipped test', "test.skip('holds [K-db.1]', () => {})"],
  ['a test that is still to be written', "test.todo('holds [K-db.1]')"],
  ['a test that is expected to fail', "test.fails('holds [K-db.1]', () => {})"],
  ['a skipped group', "describe.skip('group', () => { test('holds [K-db.1]', () => {}) })"],
  ['brackets around something else', "test('sorts [3, 1, 2] and [a-z]', () => {})"],
])('takes no citation from %s', ([, source]) => {
  expect(findCitations(source!)).toEqual([])
})

test('one title may cite several ids, in one bracket or in two', () => {
  const source = "test('holds [S000-1.1, K-db.1] and [S001-20.4.1]', () => {})"
  expect(findCitations(source)).toEqual(['S000-1.1', 'K-db.1', 'S001-20.4.1'])
})

test('an id that two tests cite is named once', () => {
  expect(findCitations("test('a [K-db.1]', f)\ntest('b [K-db.1]', f)")).toEqual(['K-db.1'])
})

test('a misspelt neighbour of an id is kept, so that it is reported', () => {
  expect(findCitations("test('holds [K-db.1; k_db.2]', f)")).toEqual(['K-db.1', 'k_db.2'])
})
