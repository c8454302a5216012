/** One thing that is wrong with a mail, and where. */
export interface Finding {
  code: string
  message: string
  /** The words that it is about; empty where something is missing. */
  excerpt: string
}

const EXCERPT_MAX = 120

export function finding(code: string, message: string, excerpt = ''): Finding {
  return { code, message, excerpt: excerpt.slice(0, EXCERPT_MAX) }
}

/** Every match of a pattern, as findings. */
export function findAll(text: string, pattern: RegExp, code: string, message: string): Finding[] {
  return (text.match(pattern) ?? []).slice(0, 20).map((excerpt) => finding(code, message, excerpt))
}
