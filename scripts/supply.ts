import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askAudit } from './supply/audit.ts'
import { scriptProblems } from './supply/install-scripts.ts'
import { licensePage, licenseProblems } from './supply/licenses.ts'
import { readLock, root } from './supply/lock.ts'
import { sbomOf } from './supply/sbom.ts'

/**
 * npm run supply -- [--check] [--offline]
 * What we are made of: sbom.json, docs/reference/licences.md, install scripts and known vulnerabilities. With --check
 * nothing is written. Exit 1 on a problem, 3 where the registry answers no audit; --offline does not ask it.
 */
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, offline: { type: 'boolean', default: false } },
})
const packages = readLock()
const problems = [...licenseProblems(packages), ...scriptProblems(packages)]
for (const [file, text] of [
  ['sbom.json', sbomOf(packages)],
  ['docs/reference/licences.md', licensePage(packages)],
] as const) {
  const path = join(root, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  if (values.check) problems.push(`${file} is not that of package-lock.json: run npm run supply`)
  else {
    writeFileSync(path, text)
    console.log(`wrote ${file}`)
  }
}
const audited = values.offline ? null : askAudit()
if (audited?.asked) problems.push(...audited.problems)
for (const problem of problems) console.log(`PROBLEM  ${problem}`)
const shipped = packages.filter(({ use }) => use !== 'development').length
console.log(`${packages.length} packages, ${shipped} of them shipped, ${problems.length} problems`)
if (audited?.asked === false)
  console.log(`NOT AUDITED  the registry answers no audit here (${audited.why}): run npm run supply where it does`)
else if (audited) console.log('audited: what npm audit finds is clean or explained')
process.exitCode = problems.length > 0 ? 1 : audited?.asked === false ? 3 : 0
