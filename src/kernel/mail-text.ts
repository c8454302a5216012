import { createHash } from 'node:crypto'

/**
 * A mail's text as it can be compared after a journey: servers change how lines end and what stands invisibly at the end
 * of a line or of the whole; anything else that changed is a change.
 */
export function normalMailText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()
}

export function mailTextHash(text: string): string {
  return createHash('sha256').update(normalMailText(text)).digest('hex')
}
