import { FLOORS } from '../floors.ts'
import { verdicts } from './report.ts'

/** What `npm run bench` runs, and what it makes of what came out. */

export interface Part {
  name: string
  args: string[]
}

/** One after another, so that they do not disturb each other. */
export function suite(short: boolean): Part[] {
  const size = short ? ['--short'] : []
  const parts = ['governed', 'growth', 'ledger'].map((name) => ({ name, args: size }))
  return short ? parts : [...parts, { name: 'outreach-leads', args: [] }]
}

export interface Section {
  name: string
  lines: string[]
  ratios: Record<string, number>
}

/** What a program printed: its last line holds its ratios, the rest is for people. Null where it broke off. */
export function sectionOf(name: string, output: string): Section | null {
  const lines = output.trimEnd().split('\n')
  try {
    const { ratios } = JSON.parse(lines.pop() ?? '') as { ratios?: unknown }
    if (typeof ratios !== 'object' || ratios === null) return null
    if (!Object.values(ratios).every((value) => typeof value === 'number')) return null
    return { name, lines, ratios: ratios as Record<string, number> }
  } catch {
    return null
  }
}

export function ratiosOf(sections: Section[]): Record<string, number> {
  return Object.assign({}, ...sections.map(({ ratios }) => ratios))
}

const MACHINE = 'machine  '

/** benchmarks/RESULTS.md: one run, its day, what it ran on, and what it printed. */
export function resultsPage(sections: Section[], day: string): string {
  const machine = sections.flatMap(({ lines }) => lines).find((line) => line.startsWith(MACHINE))
  const ratios = ratiosOf(sections)
  const missing = suite(false).flatMap(({ name }) => (sections.some((s) => s.name === name) ? [] : [name]))
  const why = Object.keys(ratios).flatMap((name) => (FLOORS[name] ? [`- \`${name}\`: ${FLOORS[name].why}`] : []))
  const blocks = sections.map(({ name, lines }) => {
    const snapshot = lines.filter((line) => !line.startsWith(MACHINE)).join('\n')
    return `## ${name}\n\n\`\`\`\n${snapshot.trim()}\n\`\`\`\n`
  })
  return [
    '# Results\n',
    `Written by \`npm run bench\` on ${day}. [README](README.md) says what each side does.\n`,
    `Measured on ${machine?.slice(MACHINE.length) ?? 'an unknown machine'}.\n`,
    ...(missing.length > 0 ? [`The run was broken off: ${missing.join(', ')} are missing.\n`] : []),
    '## Ratios\n',
    `\`\`\`\n${verdicts(ratios)}\n\`\`\`\n`,
    `${why.join('\n')}\n`,
    ...blocks,
  ].join('\n')
}
