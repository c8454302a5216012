/** Which integration tests belong to a folder of the sources. The first row that matches a changed file counts. */
const AREAS: ReadonlyArray<{ sources: RegExp; tests: readonly string[] | 'all' }> = [
  area('tasks', ['tests/integration/tasks', 'tests/integration/http/tasks', 'tests/mcp']),
  area('outreach', ['tests/integration/outreach', 'tests/integration/server/campaigns'], 'campaign|leads|outreach'),
  area('scheduling', ['tests/integration/scheduling', 'tests/ports/calendar', 'tests/ports/mailbox'], 'meetings'),
  area('casework', ['tests/integration/casework', 'tests/integration/server/cases', 'tests/shared/cases'], 'case'),
  { sources: /^src\/apps\/(desk|cli)\//, tests: [] },
  { sources: /^src\/apps\/(server|health|presence)/, tests: ['tests/integration/http', 'tests/integration/server', 'tests/shared'] },
  { sources: /^src\/apps\/mcp\//, tests: ['tests/mcp'] },
  { sources: /^src\/apps\/(settings|mounts)\//, tests: ['tests/integration/server', 'tests/mcp'] },
  { sources: /^src\/adapters\/webauthn\//, tests: ['tests/shared'] },
  { sources: /^src\/adapters\/calendar\//, tests: ['tests/ports/calendar', 'tests/integration/scheduling'] },
  { sources: /^src\/adapters\/(?!postgres|journal|system)([a-z]+)\//, tests: ['tests/$1', 'tests/ports'] },
  { sources: /^src\/(practice|simulator)\//, tests: [] },
  { sources: /^examples\//, tests: ['examples'] },
  { sources: /^(src|sql)\/|^(package(-lock)?|tsconfig)\.json$|^vitest\.config/, tests: 'all' },
]

/** An application is in several places of the tree, under its own name and that of what it manages. */
function area(name: string, tests: readonly string[], nouns = name) {
  const places = [`packs/${name}/`, `apps/${name}/`, `apps/server/(${nouns})`, `apps/(cli|mcp)/(${nouns})`]
  return { sources: new RegExp(`^src/(?:${places.join('|')})`), tests }
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
