import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root, temporary } from './tree.ts'

interface Cruise {
  modules: Array<{ source: string; dependencies: Array<{ resolved: string }> }>
  summary: { violations: Array<{ rule: { name: string }; from: string; to: string }> }
}

function cruise(folder: string): Cruise {
  const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
  const ran = spawnSync(process.execPath, [program, 'src', '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  // It ends with the number of violations; without a report it could not look at all.
  if (!ran.stdout.startsWith('{')) throw new Error(`dependency-cruiser: ${ran.stderr}`)
  return JSON.parse(ran.stdout)
}

/** Of a package, only the name: where it is installed differs. */
function violations({ summary }: Cruise): string[] {
  const target = (path: string) => path.replace(/^.*node_modules\/((@[^/]+\/)?[^/]+)\/.*$/, '$1')
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${target(to)}`)
}

/** Files that know an adapter and a pack at once. */
function meetings({ modules }: Cruise): string[] {
  return modules
    .filter(({ dependencies }) =>
      ['src/adapters/', 'src/packs/'].every((room) => dependencies.some(({ resolved }) => resolved.startsWith(room))),
    )
    .map(({ source }) => source)
    .filter((source) => !/^src\/apps\/(compose\.ts$|cli\/)|\.test\.ts$/.test(source))
}

test('every room imports only what it may', () => {
  const seen = cruise(root)
  expect(violations(seen)).toEqual([])
  expect(meetings(seen)).toEqual([])
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  const modules = new Set(seen.modules.map(({ source }) => source))
  expect(files.filter((file) => !modules.has(file))).toEqual([])
  expect(files.length).toBeGreaterThan(80)
})

const planted: Record<string, string> = {
  'src/contracts/planted.ts': "export { refuse } from '#kernel/decide.ts'",
  'src/ports/planted.ts': "export type { Policy } from '#kernel/policy.ts'",
  'src/kernel/planted.ts': "export { drive } from '#controller/drive.ts'",
  'src/kernel/planted-fs.ts': "import 'node:fs'\nexport { closed } from '#contracts/closed.ts'",
  'src/controller/planted.ts': "export { createStore } from '#adapters/postgres/store.ts'",
  'src/controller/planted-relative.ts': "export { createStore } from '../adapters/postgres/store.ts'",
  'src/adapters/planted.ts': "export type { Deps } from '#controller/deps.ts'",
  'src/packs/planted/pack.ts':
    "import { secret } from '#packs/other/pack.ts'\nexport const later = import('#apps/compose.ts')\nexport { secret }",
  'src/packs/other/pack.ts': "export const secret = 'x'",
  'src/apps/desk/planted.ts': "export { refuse } from '#kernel/decide.ts'",
  'src/apps/planted.ts': "export * from '#packs/other/pack.ts'\nexport * from '#adapters/postgres/store.ts'",
  'src/apps/planted-guest.ts': "export { refuse } from '../index.ts'",
  'src/apps/planted-test.ts': "export { requirements } from '../../tests/requirements.ts'",
  'src/apps/planted-dev.ts': "export { test } from 'vitest'",
  'src/apps/planted-shipped.ts': "export { Type } from 'typebox'",
  'src/apps/planted-a.ts': "export { b } from './planted-b.ts'\nexport const a = 1",
  'src/apps/planted-b.ts': "export { a } from './planted-a.ts'\nexport const b = 1",
  'src/apps/planted-alone.ts': 'export {}',
  'src/apps/planted-nowhere.ts': "export { x } from '#kernel/nowhere.ts'",
}

test('each forbidden import is found when it is there', () => {
  const folder = temporary()
  for (const part of ['src', 'tests', 'package.json', 'tsconfig.json', '.dependency-cruiser.mjs']) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
  }
  const seen = cruise(folder)
  const found = violations(seen).filter((line) => line.includes('planted'))
  expect(found.sort()).toEqual(
    [
      'contracts-imports-only-itself: src/contracts/planted.ts -> src/kernel/decide.ts',
      'ports-imports-only-contracts: src/ports/planted.ts -> src/kernel/policy.ts',
      'kernel-imports-only-contracts-ports: src/kernel/planted.ts -> src/controller/drive.ts',
      'decisions-are-pure: src/kernel/planted-fs.ts -> fs',
      'controller-imports-only-contracts-ports-kernel: src/controller/planted.ts -> src/adapters/postgres/store.ts',
      'controller-imports-only-contracts-ports-kernel: src/controller/planted-relative.ts -> src/adapters/postgres/store.ts',
      'adapters-imports-only-contracts-ports-kernel: src/adapters/planted.ts -> src/controller/deps.ts',
      'pack-imports-no-other-room: src/packs/planted/pack.ts -> src/packs/other/pack.ts',
      'pack-imports-no-other-room: src/packs/planted/pack.ts -> src/apps/compose.ts',
      'desk-imports-only-contracts: src/apps/desk/planted.ts -> src/kernel/decide.ts',
      'front-door-is-for-guests: src/apps/planted-guest.ts -> src/index.ts',
      'stays-in-the-house: src/apps/planted-test.ts -> tests/requirements.ts',
      'no-cycle: src/apps/planted-a.ts -> src/apps/planted-b.ts',
      'no-orphan: src/apps/planted-alone.ts -> src/apps/planted-alone.ts',
      'resolves: src/apps/planted-nowhere.ts -> #kernel/nowhere.ts',
      'ships-what-it-imports: src/apps/planted-dev.ts -> vitest',
    ].sort(),
  )
  expect(meetings(seen)).toEqual(['src/apps/planted.ts'])
})
