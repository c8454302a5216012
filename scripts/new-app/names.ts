/** The words of a new app, in the forms that the template uses. */
export interface AppName {
  plural: string
  singular: string
}

/** Words that SQL or TypeScript keeps for itself, where the template would put a plain name. */
const KEPT = new Set(
  `all analyse analyze and any array as asc async await begin both break case cast catch check class collate column
  commit constraint continue cross current debugger declare default deferrable delete desc distinct do else end enum
  event except export extends false fetch finally for foreign freeze from full function grant group having if ilike
  import in index initially inner insert instanceof intersect into is isnull join lateral leading left like limit
  localtime natural new not notnull null offset on only or order outer overlaps package placing primary private
  protected public references return returning right rollback row rows select session set similar some static string
  super switch symmetric table test then this throw to trailing true try typeof union unique update user using var
  variadic verbose view void when where while window with yield kernel dispatch lanewright practice simulator`.split(
    /\s+/,
  ),
)

export function describeName(word: string, template: string): AppName | { problem: string; next: string } {
  if (!/^[a-z][a-z0-9]{2,29}$/.test(word)) {
    const next = 'Take one word of 3 to 30 small letters and digits, for example `invoices`.'
    return { problem: `"${word}" cannot name a folder, a schema and a function at once.`, next }
  }
  const singular = singularOf(word)
  const used = new Set(template.toLowerCase().match(/[a-z][a-z0-9]*/g))
  const taken = [word, singular].find((form) => KEPT.has(form) || form.startsWith('pg') || used.has(form))
  if (taken)
    return {
      problem: `"${taken}" already means something in the template, SQL or TypeScript.`,
      next: 'Choose another.',
    }
  return { plural: word, singular }
}

/** Good enough for names of things; what has no plural is its own singular. */
function singularOf(word: string): string {
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(ss|us|is)$/.test(word)) return word
  return word.replace(/s$/, '')
}

/** letters, Letters and LETTERS become the name; letter, Letter and LETTER its singular; roles get the name in front. */
export function replaceNames(text: string, { plural, singular }: AppName): string {
  const forms: Record<string, string> = { letters: plural, letter: singular }
  return text
    .replace(/letters?/gi, (found) => {
      const form = forms[found.toLowerCase()]!
      if (found === found.toUpperCase()) return form.toUpperCase()
      return found[0] === 'L' ? form[0]!.toUpperCase() + form.slice(1) : form
    })
    .replace(/\b(CLERK|SENDER)\b/g, `${plural.toUpperCase()}_$1`)
}
