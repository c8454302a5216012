import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderContract, SUFFIX, writeContractFiles } from '#host/cli/contract-files.ts'
import { contracts } from '#kernel/contracts/registry.ts'
import { staleApi, writeApi } from './api-types.ts'

/** Writes contracts/NAME.schema.json for every published contract, and the API; with --check, only says what is out of date. */

const house = join(dirname(fileURLToPath(import.meta.url)), '..', 'contracts')

export async function staleContracts(folder: string): Promise<string[]> {
  const problems: string[] = []
  const present = new Set(await readdir(folder).catch(() => []))
  for (const [name, schema] of Object.entries(contracts)) {
    const file = `${name}${SUFFIX}`
    if (!present.delete(file)) problems.push(`missing: ${file}`)
    else if ((await readFile(join(folder, file), 'utf8')) !== renderContract(name, schema))
      problems.push(`stale: ${file}`)
  }
  for (const file of present) if (file.endsWith(SUFFIX)) problems.push(`surplus: ${file}`)
  return problems
}

/** Our own folder holds the published contracts and nothing else: what is no longer one goes. */
export async function writeContracts(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const wanted = await writeContractFiles(folder)
  for (const file of await readdir(folder)) {
    if (file.endsWith(SUFFIX) && !wanted.includes(file)) await rm(join(folder, file))
  }
  return wanted.length
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const problems = [...(await staleContracts(house)), ...(await staleApi())]
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) console.error('Run `node scripts/contracts.ts` and commit the result.')
    else console.log(`${Object.keys(contracts).length} contracts are up to date.`)
    process.exitCode = problems.length > 0 ? 1 : 0
  } else {
    console.log(`${await writeContracts(house)} contracts written.`)
    await writeApi()
  }
}
