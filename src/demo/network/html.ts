/** Text that is already HTML. Only `html` makes it, so that nothing else gets into a page unescaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | Html[]

/** Whatever is put into the template becomes text of the page, in elements and in quoted attributes alike. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const rest = parts.map((part, i) => `${partOf(part)}${strings[i + 1]}`)
  return new Html(`${strings[0]}${rest.join('')}`)
}

function partOf(part: Part): string {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(({ text }) => text).join('')
  return String(part).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

export const NOTHING = new Html('')
