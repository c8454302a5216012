/** Fragments as they are read: apart by semicolons, backslashes as they stand. */
export function phrases({ raw }: TemplateStringsArray, ...parts: readonly string[]): readonly string[] {
  return String.raw({ raw }, ...parts)
    .split(';')
    .map((fragment) => fragment.trim())
    .filter((fragment) => fragment !== '')
}
