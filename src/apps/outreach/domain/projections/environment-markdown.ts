import { code, inline, NOTICE } from './markdown.ts'

/** What a campaign needs around it, by name. There is no place for a value here. */
export interface Environment {
  /** Where they are kept, in words for a person; or why nobody can look. */
  secrets: { place: string; names: string[] } | { closed: string }
  settings: Array<{ name: string; set: boolean }>
}

const MOST = 500

/** environment.md: names, and whether something stands behind them. */
export function environmentMarkdown({ name }: { name: string }, { secrets, settings }: Environment): string {
  return [
    NOTICE,
    '',
    `# Environment of ${inline(name)}`,
    '',
    'Values are not written here. An agent names a secret; it never sees one.',
    '',
    '## Secrets',
    '',
    ...secretLines(secrets),
    '',
    '## Settings',
    '',
    ...settings.slice(0, MOST).map((s) => `- ${code(s.name)}: ${s.set ? 'set' : 'not set'}`),
    '',
  ].join('\n')
}

function secretLines(secrets: Environment['secrets']): string[] {
  if ('closed' in secrets) return [`They cannot be looked at: ${inline(secrets.closed)}`]
  const names = [...secrets.names].sort().slice(0, MOST)
  return names.length === 0 ? ['None.'] : [`Kept in ${inline(secrets.place)}:`, '', ...names.map((n) => `- ${code(n)}`)]
}
