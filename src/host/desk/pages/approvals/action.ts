/** The canonical action of an approval, as far as the page reads it. What is hashed and decided on is the text itself. */
export interface Read {
  /** The words that somebody will read, where the action has such. */
  words: string | null
  kind: string | null
  /** Of a mail. */
  subject: string | null
  /** The proposal that an edit begins with. */
  action: Record<string, unknown> | null
}

export function readAction(content: string): Read {
  const action = objectAt(parsed(content), 'action')
  const message = objectAt(action, 'message')
  return {
    action,
    words: textAt(message, wordsOf(message)),
    kind: textAt(message, 'type'),
    subject: textAt(message, 'subject'),
  }
}

/** All that somebody will read, for a comparison; null where the action has no words. */
export function inFull({ subject, words }: Read): string | null {
  return subject === null || words === null ? words : `${subject}\n\n${words}`
}

/** The proposal of a person who changes the words, and of a mail the subject. */
export function withWords(action: Record<string, unknown>, words: string, subject: string | null) {
  const message = objectAt(action, 'message')
  const about = subject === null ? {} : { subject }
  return { ...action, message: { ...message, ...about, [wordsOf(message)]: words } }
}

/** A mail has a body; every other message has content. */
const wordsOf = (message: Record<string, unknown> | null) => (typeof message?.body === 'string' ? 'body' : 'content')

function textAt(value: Record<string, unknown> | null, name: string): string | null {
  const found = value?.[name]
  return typeof found === 'string' ? found : null
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
