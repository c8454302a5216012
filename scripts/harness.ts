import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * npm run harness -- NAME [options]
 * The long runs: each file of scripts/harness is one, and says what it takes.
 */
const root = join(import.meta.dirname, '..')
const names = globSync('*.ts', { cwd: join(import.meta.dirname, 'harness') })
  .map((file) => basename(file, '.ts'))
  .sort()
const [name = '', ...options] = process.argv.slice(2)
if (!names.includes(name)) {
  console.error(
    `${name === '' ? 'Name a harness.' : `There is no harness "${name}".`} Choose one of: ${names.join(', ')}.`,
  )
  process.exit(2)
}

/** The attacks open pages of the desk and use programs of the system. */
const preparations = name === 'attack' ? [['scripts/setup.mjs', 'test'], ['scripts/desk.ts']] : []
const program = ['--conditions=lanewright-source', join('scripts', 'harness', `${name}.ts`), ...options]
for (const step of [...preparations, program]) {
  const { status } = spawnSync(process.execPath, step, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
