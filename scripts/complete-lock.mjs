// Completes package-lock.json after `npm install`; run it by hand (`npm run lock`) and commit the result.
//
// Packages with binaries name one optional package per platform. A registry that does not carry all of them makes npm
// leave the absent ones out of the lock without a word, and from then on `npm ci` refuses the lock as out of date, on
// every platform. An entry with the wanted version and the platform it is for is all that `npm ci` asks for.
// The integrity of an entry added here is checked by nobody until an install on that platform writes it.
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const OS = ['android', 'darwin', 'linux', 'freebsd', 'netbsd', 'openbsd', 'sunos', 'aix', 'openharmony', 'win32']
const CPU = ['arm64', 'x64', 'ia32', 'arm', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32']
const LIBC = [
  ['musl', 'musl'],
  ['gnu', 'glibc'],
]

/** The optional packages that the lock promises and does not hold. */
export function missingOptional(lock) {
  const missing = []
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!findsPackage(lock.packages, place, name)) missing.push({ name, wanted, dev: entry.dev === true })
    }
  }
  return missing
}

/** Looks where Node would: below the package itself, then in each folder above it. */
function findsPackage(packages, place, name) {
  const above = place.lastIndexOf('/node_modules/')
  if (`${place && `${place}/`}node_modules/${name}` in packages) return true
  return place !== '' && findsPackage(packages, above < 0 ? '' : place.slice(0, above), name)
}

/** Returns a lock with an entry for each, in npm's order. */
export function completeLock(lock) {
  const packages = { ...lock.packages }
  for (const { name, wanted, dev } of missingOptional(lock)) {
    packages[`node_modules/${name}`] = inOrder({ version: wanted.replace(/^[\^~]/, ''), ...platformOf(name), dev })
  }
  return { ...lock, packages: Object.fromEntries(Object.entries(packages).sort(byName)) }
}

/** npm installs what fits the machine; without these words it would try to fetch all of them everywhere. */
function platformOf(name) {
  const parts = name.replace('windows', 'win32').split(/[^a-z0-9]+/)
  const os = OS.find((word) => parts.includes(word))
  const cpu = CPU.find((word) => parts.includes(word))
  const libc = LIBC.find(([start]) => parts.some((part) => part.startsWith(start)))?.[1]
  return { cpu: cpu && [cpu], libc: libc && [libc], optional: true, os: os && [os] }
}

/** The version first, then by name; what does not apply is left out. */
function inOrder({ version, ...rest }) {
  const entries = Object.entries(rest).filter(([, value]) => value)
  return { version, ...Object.fromEntries(entries.sort(byName)) }
}

function byName([a], [b]) {
  return a.localeCompare(b, 'en')
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  const file = join(import.meta.dirname, '..', 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  for (const { name, wanted } of missingOptional(lock)) console.log(`added ${name} ${wanted}`)
  writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
}
