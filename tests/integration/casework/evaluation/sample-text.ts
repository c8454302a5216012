import type { PrivilegeSample } from './privilege-sets.ts'

export type { PrivilegeSet } from './privilege-sets.ts'

/** Documents after lines of the form `=== file name`. */
export function readSamples(source: string): PrivilegeSample[] {
  return source
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...rest] = part.split('\n')
      return { name: name.trim(), text: rest.join('\n').trim() }
    })
}

/** One document on each line. */
export function readRemarks(source: string): PrivilegeSample[] {
  const lines = source.split('\n').filter((line) => line.trim() !== '')
  return lines.map((text, at) => ({ name: `remark ${at + 1}.txt`, text }))
}
