/** The canonical action of an approval, as far as the page reads it. What is hashed and decided on is the text itself. */
export interface Read {
  /** The words that somebody will read, where the action has such. */
  words: string | null
  kind: string | null
  /** The proposal that an edit begins with. */
  action: Record<string, unknown> | null
}

export function readAction(content: string): Read {
  const action = objectAt(parsed(content), 'action')
  const message = objectAt(action, 'message')
  return {
    action,
    words: typeof message?.content === 'string' ? message.content : null,
    kind: typeof message?.type === 'string' ? message.type : null,
  }
}

/** The proposal of a person who changes the words, or all of it. */
export function withWords(action: Record<string, unknown>, words: string): Record<string, unknown> {
  return { ...action, message: { ...objectAt(action, 'message'), content: words } }
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}

function objectAt(value: unknown, name: string): Record<string, unknown> | null {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : null
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : null
}
