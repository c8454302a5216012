import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root, temporary } from '../../integration/repository/tree.ts'

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

test('every layer imports only what it may', () => {
  const seen = cruise(root)
  expect(violations(seen)).toEqual([])
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  const modules = new Set(seen.modules.map(({ source }) => source))
  expect(files.filter((file) => !modules.has(file))).toEqual([])
  expect(files.length).toBeGreaterThan(1_500)
})

const planted: Record<string, string> = {
  'src/kernel/contracts/planted.ts': "export { refuse } from '#kernel/decide.ts'",
  'src/kernel/ports/planted.ts': "export type { Policy } from '#kernel/policy/policy.ts'",
  'src/kernel/planted.ts': "export { drive } from '#kernel/controller/drive.ts'",
  'src/kernel/planted-fs.ts': "import 'node:fs'\nexport { closed } from '#kernel/contracts/closed.ts'",
  'src/kernel/controller/planted.ts': "export { createStore } from '#storage/store.ts'",
  'src/kernel/controller/planted-relative.ts': "export { createStore } from '../../storage/store.ts'",
  'src/storage/planted.ts': "export { privilegeSigns } from '#apps/casework/domain/privilege/signs.ts'",
  'src/integrations/planted.ts': "export { createStore } from '#storage/store.ts'",
  'src/demo/planted.ts': "export { createStore } from '#storage/store.ts'",
  'src/apps/planted/app.ts':
    "import { secret } from '#apps/other/app.ts'\nexport const later = import('#host/open.ts')\nexport { secret }",
  'src/apps/planted/domain/planted.ts': "export { work } from '../services/planted.ts'",
  'src/apps/planted/services/planted.ts': "export { closed as work } from '#integrations/push/webhook.ts'",
  'src/apps/planted/ui/planted.ts': "export { work } from '../services/planted.ts'",
  'src/apps/other/app.ts': "export const secret = 'x'",
  'src/host/desk/planted.ts': "export { refuse } from '#kernel/decide.ts'",
  'src/host/planted-user.ts': "export { refuse } from '../index.ts'",
  'src/host/planted-test.ts': "export { requirements } from '../../tests/requirements.ts'",
  'src/host/planted-testing.ts': "export { play } from '#testing/simulator/run-scenario.ts'",
  'src/host/planted-dev.ts': "export { test } from 'vitest'",
  'src/host/planted-shipped.ts': "export { Type } from 'typebox'",
  'src/host/planted-a.ts': "export { b } from './planted-b.ts'\nexport const a = 1",
  'src/host/planted-b.ts': "export { a } from './planted-a.ts'\nexport const b = 1",
  'src/host/planted-alone.ts': 'export {}',
  'src/host/planted-nowhere.ts': "export { x } from '#kernel/nowhere.ts'",
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
      'kernel-contracts-layer: src/kernel/contracts/planted.ts -> src/kernel/decide.ts',
      'kernel-ports-layer: src/kernel/ports/planted.ts -> src/kernel/policy/policy.ts',
      'pure-kernel-imports-no-controller: src/kernel/planted.ts -> src/kernel/controller/drive.ts',
      'decisions-are-pure: src/kernel/planted-fs.ts -> fs',
      'kernel-layer: src/kernel/controller/planted.ts -> src/storage/store.ts',
      'kernel-layer: src/kernel/controller/planted-relative.ts -> src/storage/store.ts',
      'storage-layer: src/storage/planted.ts -> src/apps/casework/domain/privilege/signs.ts',
      'integrations-layer: src/integrations/planted.ts -> src/storage/store.ts',
      'demo-layer: src/demo/planted.ts -> src/storage/store.ts',
      'app-core-layer: src/apps/planted/app.ts -> src/apps/other/app.ts',
      'app-core-layer: src/apps/planted/app.ts -> src/host/open.ts',
      'app-imports-no-other-app: src/apps/planted/app.ts -> src/apps/other/app.ts',
      'app-core-layer: src/apps/planted/domain/planted.ts -> src/apps/planted/services/planted.ts',
      'apps-do-not-join-integrations: src/apps/planted/services/planted.ts -> src/integrations/push/webhook.ts',
      'ui-layer: src/apps/planted/ui/planted.ts -> src/apps/planted/services/planted.ts',
      'host-desk-layer: src/host/desk/planted.ts -> src/kernel/decide.ts',
      'public-entry-is-for-users: src/host/planted-user.ts -> src/index.ts',
      'src-imports-only-src: src/host/planted-test.ts -> tests/requirements.ts',
      'product-imports-no-testing: src/host/planted-testing.ts -> src/testing/simulator/run-scenario.ts',
      'no-cycle: src/host/planted-a.ts -> src/host/planted-b.ts',
      'no-orphan: src/host/planted-alone.ts -> src/host/planted-alone.ts',
      'resolves: src/host/planted-nowhere.ts -> #kernel/nowhere.ts',
      'ships-what-it-imports: src/host/planted-dev.ts -> vitest',
    ].sort(),
  )
})
