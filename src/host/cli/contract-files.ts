import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contracts } from '#kernel/contracts/registry.ts'

export const SUFFIX = '.schema.json'

/** The published form of one contract. */
export function renderContract(name: string, schema: object): string {
  const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: `lanewright:${name}` }
  // The title first, so that a reader sees it; the rest as the definition has it.
  const { title, ...rest } = schema as { title?: string }
  return `${JSON.stringify({ ...head, title, ...rest }, null, 2)}\n`
}

/** Writes NAME.schema.json for every published contract, and touches nothing else in the folder. */
export async function writeContractFiles(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const files = Object.entries(contracts).map(([name, schema]) => ({
    file: name + SUFFIX,
    text: renderContract(name, schema),
  }))
  for (const { file, text } of files) await writeFile(join(folder, file), text)
  return files.map(({ file }) => file)
}
