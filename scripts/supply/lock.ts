import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

interface Entry {
  name?: string
  version?: string
  integrity?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export interface Package {
  /** Where it is installed; two versions of one package have two places. */
  place: string
  name: string
  version: string
  license: string | null
  integrity: string | null
  /** shipped: in what users install. optional: shipped for some platforms. development: only here. */
  use: 'shipped' | 'optional' | 'development'
  hasInstallScript: boolean
  /** The places of what it needs, as far as the lock holds them. */
  needs: string[]
}

type Packages = Record<string, Entry>

/** Everything that `npm ci` may install, by the lock: no other source is asked, so every machine says the same. */
export function readLock(): Package[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Packages }
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      place,
      // An alias installs one package under the name of another.
      name: entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version as string,
      license: entry.license ?? licenseOfFamily(packages, place),
      integrity: entry.integrity ?? null,
      use: entry.dev ? 'development' : entry.optional || entry.devOptional ? 'optional' : 'shipped',
      hasInstallScript: entry.hasInstallScript === true,
      needs: needsOf(packages, place),
    }))
}

export function needsOf(packages: Packages, place: string): string[] {
  const { dependencies, optionalDependencies } = packages[place] ?? {}
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .map((name) => findPlace(packages, place, name))
    .filter((found) => found !== null)
    .sort()
}

/** Looks where Node would: below the package itself, then in each folder above it. */
function findPlace(packages: Packages, place: string, name: string): string | null {
  const inside = `${place && `${place}/`}node_modules/${name}`
  if (inside in packages) return inside
  if (place === '') return null
  const above = place.lastIndexOf('/node_modules/')
  return findPlace(packages, above < 0 ? '' : place.slice(0, above), name)
}

/** A build for a platform that the registry here does not carry comes with the package that names it. */
function licenseOfFamily(packages: Packages, place: string): string | null {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return Object.values(packages).find((entry) => entry.optionalDependencies?.[name] && entry.license)?.license ?? null
}
