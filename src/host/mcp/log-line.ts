const LINE_MAX = 300

/** One line for the log, whatever a client sent: messages of errors quote what could not be read. */
export function logLine(what: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return `mcp: ${what}: ${message}`
    .slice(0, LINE_MAX)
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed()
}
