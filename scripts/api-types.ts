import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { openApi } from '#host/server/openapi.ts'

/** The API as a file, and as types for the page. Both are committed; what differs from the schemas is stale. */

const root = join(import.meta.dirname, '..')
// The version of a release is no part of what the API is.
const VERSION = '1'

const HEAD = '// Made by `npm run contracts` from contracts/openapi.json. Do not edit.\n\n'

async function rendered(): Promise<Record<string, string>> {
  const api = await openApi(VERSION)
  const text = `${JSON.stringify(api, null, 2)}\n`
  const types = astToString(await openapiTS(text, { alphabetize: true, emptyObjectsUnknown: true }))
  return { 'contracts/openapi.json': text, 'src/host/desk/api/paths.ts': HEAD + types }
}

export async function staleApi(): Promise<string[]> {
  const problems: string[] = []
  for (const [file, text] of Object.entries(await rendered())) {
    const there = await readFile(join(root, file), 'utf8').catch(() => null)
    if (there !== text) problems.push(`${there === null ? 'missing' : 'stale'}: ${file}`)
  }
  return problems
}

export async function writeApi(): Promise<void> {
  for (const [file, text] of Object.entries(await rendered())) await writeFile(join(root, file), text)
}
