import { findBinaries } from '#storage/embedded/binaries.ts'
import { featuresOf, missingFeatures } from '../../features.ts'
import type { Settings } from '../settings.ts'
import { broken, type Check, good, warn } from './check.ts'

const LEAST_NODE = [22, 18] as const

export async function checkMachine(settings: Settings): Promise<Check[]> {
  const { databaseUrl } = settings
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const least = LEAST_NODE.join('.')
  const version =
    major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])
      ? good('node', `version ${process.versions.node}`)
      : warn('node', `version ${process.versions.node} is older than ${least}`, 'Install a current Node.')
  const binaries = databaseUrl
    ? good('embedded server', 'not needed: DATABASE_URL is set')
    : await findBinaries().then(
        () => good('embedded server', 'its programs are installed'),
        (error) => broken('embedded server', error),
      )
  const missing = await missingFeatures(featuresOf(settings))
  return [
    version,
    binaries,
    ...missing.map((line) => warn('optional feature', line, 'Install it if you need the feature.')),
  ]
}
