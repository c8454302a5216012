import { FREE_LICENSES, LICENSE_EXCEPTIONS } from './exceptions.ts'
import type { Package } from './lock.ts'

/** An expression of SPDX without nesting: one of several, or all of them. */
export function isFree(license: string): boolean {
  const plain = license.replace(/^\(|\)$/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isFree)
  return plain.split(' AND ').every((one) => FREE_LICENSES.includes(one))
}

function exceptionFor({ name }: Package): string | undefined {
  return Object.keys(LICENSE_EXCEPTIONS).find((start) => name === start || name.startsWith(`${start}-`))
}

export function licenseProblems(packages: Package[]): string[] {
  const bound = packages.filter(({ license }) => license === null || !isFree(license))
  const used = new Set(bound.map(exceptionFor))
  return [
    ...bound
      .filter((one) => exceptionFor(one) === undefined)
      .map(
        ({ name, version, license }) =>
          `${name} ${version} is under ${license ?? 'no licence that it names'}: explain it, or do without it`,
      ),
    ...Object.keys(LICENSE_EXCEPTIONS)
      .filter((start) => !used.has(start))
      .map((start) => `the exception for ${start} is needed by nothing`),
  ]
}

/** The list for people: which licences, how often, what is not free, and every package. */
export function licensePage(packages: Package[]): string {
  const counts = Map.groupBy(packages, ({ license }) => license ?? 'none')
  const rows = [...counts].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
  const shown = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]))
  return [
    '# Licences',
    '',
    'Written by `npm run supply` from `package-lock.json`. Lanewright itself is under Apache-2.0.',
    '',
    '| licence | packages |',
    '|---|---|',
    ...rows.map(([license, list]) => `| ${license} | ${list.length} |`),
    '',
    '## Not simply free',
    '',
    '| package | why it is used all the same |',
    '|---|---|',
    ...Object.entries(LICENSE_EXCEPTIONS).map(([name, why]) => `| ${name} | ${why} |`),
    '',
    '## Every package',
    '',
    '| package | version | licence | use |',
    '|---|---|---|---|',
    ...[...shown.values()].map(
      ({ name, version, license, use }) => `| ${name} | ${version} | ${license ?? 'none'} | ${use} |`,
    ),
    '',
  ].join('\n')
}
