/** What the driver would throw: the same fields, so that the adapter's own translation serves both stores. */
export class SqlError extends Error {
  readonly code: string
  readonly hint?: string
  readonly constraint?: string
  readonly table?: string

  constructor(code: string, message: string, more: { hint?: string; constraint?: string; table?: string } = {}) {
    super(message)
    this.code = code
    Object.assign(this, more)
  }
}
