import type { ModelPart } from '#kernel/ports/app.ts'

/** The value with the listed parts and nothing else. A list is walked through; an object without a listed part is left out. */
export function onlyParts(value: unknown, parts: readonly ModelPart[]): unknown {
  const paths = parts.map(({ path }) => path.split('.'))
  return pick(value, paths) ?? {}
}

function pick(value: unknown, paths: string[][]): unknown {
  if (paths.some((path) => path.length === 0)) return value
  if (Array.isArray(value)) return value.map((item) => pick(item, paths) ?? null)
  if (value === null || typeof value !== 'object') return value === null ? null : undefined
  const kept: Array<[string, unknown]> = []
  for (const [key, item] of Object.entries(value)) {
    const below = paths.filter(([name]) => name === key || name === '*').map((path) => path.slice(1))
    const picked = below.length > 0 ? pick(item, below) : undefined
    if (picked !== undefined) kept.push([key, picked])
  }
  return Object.fromEntries(kept)
}
