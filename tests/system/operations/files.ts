import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below the folder that holds one of these byte strings. */
export function filesWith(folder: string, needles: string[]): string[] {
  const bytes = needles.map((needle) => Buffer.from(needle, 'utf8'))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
    .filter((name) => {
      const content = readFileSync(join(folder, name))
      return bytes.some((needle) => content.includes(needle))
    })
    .sort()
}
