import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

/** `npm run bench [NAME]`: runs the programs in benchmarks/, one after another so that they do not disturb each other. */

const root = join(import.meta.dirname, '..')
const names = globSync('benchmarks/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => basename(file, '.ts'))
  .sort()
const [wanted, ...rest] = process.argv.slice(2)
if (wanted && !names.includes(wanted)) {
  console.error(`There is no benchmark "${wanted}". Choose one of: ${names.join(', ')}.`)
  process.exit(2)
}
for (const name of wanted ? [wanted] : names) {
  console.log(`\n${name}`)
  const args = ['--conditions=lanewright-source', join('benchmarks', `${name}.ts`), ...rest]
  const ran = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (ran.status !== 0) process.exitCode = 1
}
