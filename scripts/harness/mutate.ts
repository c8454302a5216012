import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type LayerName, layerNames, layers } from '../../tests/system/mutation/layers.ts'
import { check, LEAST_PERCENT, passes, type Score } from '../../tests/system/mutation/oracle.ts'
import { hashOf, RESULT_FILE, readResult } from '../../tests/system/mutation/result.ts'
import { runMutants } from '../../tests/system/mutation/run-mutants.ts'
import { survivors } from '../../tests/system/mutation/survivors.ts'

/**
 * npm run harness -- mutate [--room NAME]... [--file PATH]...
 * Every small change of the four rooms against their tests. Exit 1 under 95 % in a room, or on a survivor that
 * tests/system/mutation/survivors.ts does not explain. With --file only these files of the rooms are changed, and nothing is kept.
 */
const { values } = parseArgs({
  options: { room: { type: 'string', multiple: true }, file: { type: 'string', multiple: true } },
})
const unknown = values.room?.find((name) => !(name in layers))
if (unknown !== undefined) {
  console.error(`There is no room "${unknown}". Choose of: ${layerNames.join(', ')}.`)
  process.exit(2)
}

const kept = readResult()
let bad = false
for (const name of layerNames.filter((one) => values.room?.includes(one) ?? true)) {
  const { files, tests } = layers[name]
  const chosen = files.filter((file) => values.file?.includes(file) ?? true)
  if (chosen.length === 0) continue
  const tried = await runMutants(chosen, tests, (line) => console.error(`${name}: ${line}`))
  const score = check(tried, survivors)
  show(name, score)
  bad ||= !passes(score)
  if (values.file) continue
  const { percent, found, survived } = score
  kept[name] = { percent, found, survived, files: Object.fromEntries(files.map((file) => [file, hashOf(file)])) }
  writeFileSync(RESULT_FILE, `${JSON.stringify(kept, null, 2)}\n`)
}
process.exitCode = bad ? 1 : 0

function show(name: LayerName, { files, found, survived, percent, explained, unexplained, idle }: Score): void {
  console.log(`\n${name}: ${layers[name].says}`)
  for (const one of files)
    console.log(
      `  ${one.file.padEnd(40)}${String(one.found).padStart(5)} found${String(one.survived).padStart(4)} survived`,
    )
  console.log(`  ${percent} % of ${found + survived} changes were found (at least ${LEAST_PERCENT} %)`)
  for (const { file, line, becomes, why } of explained)
    console.log(`  survived  ${file}\n    - ${line}\n    + ${becomes}\n      ${why}`)
  for (const { file, at, line, becomes, outcome } of unexplained)
    console.log(`  UNEXPLAINED  ${file}:${at} ${outcome}\n    - ${line}\n    + ${becomes}`)
  for (const { file, line, becomes } of idle)
    console.log(`  EXPLAINED IN VAIN  ${file}\n    - ${line}\n    + ${becomes}`)
  for (const [what, why] of Object.entries(layers[name].outside)) console.log(`  outside  ${what}: ${why}`)
}
