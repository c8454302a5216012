import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Package, root } from './lock.ts'

/** A package that runs code when it is installed is named in `allowScripts` of package.json: with true, or refused. */
export function scriptProblems(packages: Package[]): string[] {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    allowScripts: Record<string, boolean>
  }
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  return [
    ...running
      .filter((name) => !(name in allowScripts))
      .map((name) => `${name} has an install script that nobody judged`),
    ...Object.keys(allowScripts)
      .filter((name) => !running.includes(name))
      .map((name) => `allowScripts names ${name}, which has no install script`),
  ]
}
