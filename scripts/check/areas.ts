/** Which integration tests belong to a folder of the sources. The first row that matches a changed file counts. */
const AREAS: ReadonlyArray<{ sources: RegExp; tests: readonly string[] | 'all' }> = [
  { sources: /^src\/apps\/[a-z]+\/(ui|cli)\//, tests: [] },
  app('tasks', ['http/tasks', 'mcp']),
  app('outreach', ['server/campaigns']),
  app('scheduling', ['ports/calendar', 'ports/mailbox']),
  app('casework', ['server/cases', 'shared/cases']),
  { sources: /^src\/host\/(desk|cli)\//, tests: [] },
  { sources: /^src\/host\/(server|health|presence)/, tests: integration('http', 'server', 'shared') },
  { sources: /^src\/host\/mcp\//, tests: integration('mcp') },
  { sources: /^src\/host\/(settings|mounts)\//, tests: integration('server', 'mcp') },
  { sources: /^src\/integrations\/webauthn\//, tests: integration('shared') },
  { sources: /^src\/integrations\/calendar\//, tests: integration('ports/calendar', 'scheduling') },
  { sources: /^src\/integrations\/(browser|python)\//, tests: integration('ports') },
  { sources: /^src\/integrations\/([a-z]+)\//, tests: integration('$1', 'ports') },
  { sources: /^src\/(demo|testing)\//, tests: [] },
  { sources: /^examples\//, tests: ['examples'] },
  { sources: /^src\/|^(package(-lock)?|tsconfig)\.json$|^vitest\.config/, tests: 'all' },
]

function app(name: string, tests: readonly string[]) {
  return { sources: new RegExp(`^src/apps/${name}/`), tests: integration(name, ...tests) }
}

function integration(...folders: string[]) {
  return folders.map((folder) => `tests/integration/${folder}`)
}

/** Filters for vitest: paths that begin like these, and every integration test that was changed itself. */
export function integrationTestsFor(changed: readonly string[]): string[] | 'all' {
  const filters = new Set<string>()
  for (const file of changed) {
    if (file.startsWith('tests/')) {
      if (file.startsWith('tests/support/')) return 'all'
      filters.add(file.endsWith('.test.ts') ? file : file.slice(0, file.lastIndexOf('/')))
      continue
    }
    if (file.endsWith('.md') || file.endsWith('.test.ts')) continue
    const found = AREAS.find(({ sources }) => sources.test(file))
    if (!found) continue
    if (found.tests === 'all') return 'all'
    const [, first = ''] = found.sources.exec(file) ?? []
    for (const path of found.tests) filters.add(path.replace('$1', first))
  }
  return [...filters].sort()
}
