import { MAX_NAME_BYTES } from './zip-format.ts'

/** What keeps this from being the path of a file below one folder, on any machine; null when nothing does. */
export function pathProblem(path: string): string | null {
  if (path === '') return 'it is empty'
  if (!path.isWellFormed()) return 'it holds half a character'
  if (Buffer.byteLength(path) > MAX_NAME_BYTES) return 'it is too long'
  if (path.includes('\0') || path.includes('\\')) return 'it holds a NUL or a backslash'
  const steps = path.split('/')
  if (steps.some((step) => step === '' || step === '.' || step === '..')) return 'it leads out of its folder'
  return null
}

/** By the bytes of their UTF-8. */
export function comparePaths(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a, 'utf8'), Buffer.from(b, 'utf8'))
}
