import { cleanText } from '../clean-text.ts'

/** Markup that was made here. Whatever else is put into a template is text from outside and is escaped. */
export interface Html {
  readonly html: string
}

type Part = Html | string | number | null | undefined | false | Part[]

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.reduce((made, string, i) => made + markup(parts[i - 1]) + string) }
}

function markup(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(markup).join('')
  return typeof part === 'object' ? part.html : escapeText(String(part))
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeText(text: string): string {
  return cleanText(text).replace(/[&<>"']/g, (char) => ENTITIES[char] as string)
}
