// biome-ignore lint/suspicious/noExplicitAny: a contract that was read from the server
type Json = any

/** The schema of a good answer at an address. A route without one is a promise that nobody made. */
export function schemaOf(contract: Json, method: string, path: string): object {
  const asked = path.split('/')
  const fits = (known: string) => {
    const pieces = known.split('/')
    return pieces.length === asked.length && pieces.every((p, i) => p.startsWith('{') || p === asked[i])
  }
  const exact = (known: string) => Number(known.includes('{'))
  const [found] = Object.keys(contract.paths)
    .filter(fits)
    .sort((a, b) => exact(a) - exact(b) || b.length - a.length)
  const answers = contract.paths[found ?? '']?.[method.toLowerCase()]?.responses ?? {}
  const good = Object.keys(answers).find((status) => status.startsWith('2')) ?? ''
  const schema = answers[good]?.content?.['application/json']?.schema
  if (!schema) throw new Error(`${method} ${path} has no schema of its answer`)
  return schema
}
