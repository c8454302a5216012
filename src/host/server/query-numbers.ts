/** Given ones only: an absent value and an undefined one must not differ behind this. */
export function numbers<K extends string>(texts: { [name in K]?: string | undefined }): { [name in K]?: number } {
  const given = Object.entries(texts).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, Number(value)])) as { [name in K]?: number }
}
