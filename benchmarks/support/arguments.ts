import { parseArgs } from 'node:util'

export type ArgumentKinds = Record<string, 'flag' | 'count' | 'folder'>
type Value<K> = K extends 'flag' ? boolean : (K extends 'count' ? number : string) | undefined
export type Arguments<W extends ArgumentKinds> = { [K in keyof W]: Value<W[K]> }

/** `--short --rounds 5`. Whatever is not wanted is refused by name, and a count is a whole number above zero. */
export function readArguments<W extends ArgumentKinds>(
  argv: string[],
  wanted: W,
): { ok: true; given: Arguments<W> } | { ok: false; message: string } {
  const options = Object.fromEntries(
    Object.entries(wanted).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
  )
  const names = Object.entries(wanted).map(([name, kind]) =>
    kind === 'flag' ? `--${name}` : `--${name} ${kind.toUpperCase()}`,
  )
  const choose = `Choose from: ${names.join(', ')}.`
  let values: Record<string, string | boolean | undefined>
  try {
    ;({ values } = parseArgs({ args: argv, options, strict: true, allowPositionals: false }))
  } catch (error) {
    return { ok: false, message: `${(error as Error).message.split('. ')[0]}. ${choose}` }
  }
  const given: Record<string, boolean | number | string | undefined> = {}
  for (const [name, kind] of Object.entries(wanted)) {
    const value = values[name]
    if (kind === 'flag') given[name] = value === true
    else if (value === undefined || kind === 'folder') given[name] = value
    else if (/^[1-9][0-9]{0,9}$/.test(String(value))) given[name] = Number(value)
    else return { ok: false, message: `--${name} takes a whole number above zero, not "${value}". ${choose}` }
  }
  return { ok: true, given: given as Arguments<W> }
}

/** The same for a program: what is wrong ends it with a word. */
export function programArguments<W extends ArgumentKinds>(wanted: W): Arguments<W> {
  const read = readArguments(process.argv.slice(2), wanted)
  if (read.ok) return read.given
  console.error(read.message)
  process.exit(2)
}
