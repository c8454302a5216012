import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Builds the desk into dist/desk when what it is made of has changed since; says nothing when it has not. */

const root = join(import.meta.dirname, '..')
const target = join(root, 'dist', 'desk')
const stamp = join(target, '.made-from')

function fingerprint(): string {
  const hash = createHash('sha256')
  const sources = [
    'src/host/desk/**',
    'src/apps/*/ui/**',
    'src/kernel/contracts/**',
    'package-lock.json',
    'scripts/desk.ts',
  ]
  for (const file of globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash
      .update(`${file.slice(root.length).split(sep).join('/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Another command may build at the same time: each builds beside, and takes the place in one step. */
async function build(madeFrom: string): Promise<void> {
  const { build: bundle } = await import('vite')
  const beside = `${target}.${process.pid}`
  console.error('Building the desk ...')
  try {
    const configFile = join(root, 'src/host/desk/vite.config.ts')
    await bundle({ configFile, logLevel: 'warn', mode: 'production', build: { outDir: beside } })
    for (const file of globSync('assets/*.{js,css,svg}', { cwd: beside }))
      writeFileSync(join(beside, `${file}.br`), brotliCompressSync(readFileSync(join(beside, file))))
    writeFileSync(join(beside, '.made-from'), madeFrom)
    rmSync(target, { recursive: true, force: true })
    renameSync(beside, target)
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

const madeFrom = fingerprint()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== madeFrom) await build(madeFrom)
