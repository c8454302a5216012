/** Takes the values of secrets out of whatever a server says before it goes anywhere. */
export type Redact = (text: string) => string

const LEAST_CHARS = 4
const LEAST_LINE_CHARS = 8

/**
 * A server that was given a secret may print it: as it is, in JSON, in an address, in base64, or one line of several.
 * Values too short to be told from ordinary words are left alone.
 */
export function redactor(secrets: Array<{ name: string; value: string }>): Redact {
  const forms = secrets.flatMap(({ name, value }) => formsOf(value).map((form) => ({ name, form })))
  forms.sort((a, b) => b.form.length - a.form.length)
  return (text) => forms.reduce((rest, { name, form }) => rest.replaceAll(form, () => `[secret ${name}]`), text)
}

function formsOf(value: string): string[] {
  const lines = value.split(/\r?\n/).filter((line) => line.length >= LEAST_LINE_CHARS)
  const forms = [
    value,
    ...lines,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value.toWellFormed()),
    Buffer.from(value).toString('base64'),
  ]
  return [...new Set(forms)].filter((form) => form.length >= LEAST_CHARS)
}

/** The same value with every text in it redacted. */
export function redactValue(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => redactValue(item, redact))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), redactValue(item, redact)]))
}
