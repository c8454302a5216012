import type { ModelPart } from '#kernel/ports/app.ts'

/** Every place of a JSON value that holds something: names joined by dots, through lists. */
export function leavesOf(value: unknown, at = ''): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [at]
  const below = Array.isArray(value)
    ? value.flatMap((item) => leavesOf(item, at))
    : Object.entries(value).flatMap(([key, item]) => leavesOf(item, at === '' ? key : `${at}.${key}`))
  return [...new Set(below)]
}

export function isListed(leaf: string, parts: readonly ModelPart[]): boolean {
  return parts.some(({ path }) => leaf === path || leaf.startsWith(`${path}.`))
}
