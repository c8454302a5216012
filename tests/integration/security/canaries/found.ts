import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Values that must not be found anywhere but where they belong, by their names. */
export type Canaries = Record<string, string>

/** Each value says whose it is, so that a find can be read. */
export function canaries(...names: string[]): Canaries {
  return Object.fromEntries(
    names.map((name) => [name, `cnry-${name.toLowerCase()}-${randomBytes(12).toString('hex')}`]),
  )
}

/** As it is, and in the forms that a value takes on its way through addresses, headers, documents and dumps of bytes. */
function forms(value: string): string[] {
  const bytes = Buffer.from(value)
  // Base64 of it wherever it stands in a longer text.
  const inside = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    return text.slice(shift === 0 ? 0 : 4, -2)
  })
  const url = inside.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))
  const wide = Buffer.from(value, 'utf16le').toString('latin1')
  const hex = bytes.toString('hex')
  const everyByte = hex.replaceAll(/../g, '%$&')
  return [
    value,
    encodeURIComponent(value),
    everyByte,
    everyByte.toUpperCase(),
    hex,
    hex.toUpperCase(),
    [...value].reverse().join(''),
    wide,
    wide.slice(1),
    ...inside,
    ...url,
  ]
}

/** The names of those that stand in a text. What a document escapes is read as it would be shown. */
export function found(text: string, planted: Canaries): string[] {
  const plain = text
    .replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d{1,5});/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/\\(?:\r?\n|n|r)|=\r?\n/g, '')
  return Object.entries(planted)
    .filter(([, value]) => forms(value).some((form) => text.includes(form) || plain.includes(form)))
    .map(([name]) => name)
}

/** All files below a folder, one after the other, byte by byte. */
export function filesBelow(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
}
