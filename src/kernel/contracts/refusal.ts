/** A refusal is an answer, not an exception: what went wrong, and what to do next. `code` reads `area.what`. */
export interface Refusal {
  code: string
  message: string
  next: string
}

/** Thrown for broken infrastructure and wrong use at the edge (CLI, start-up). A person reads all three parts. */
export class Failure extends Error implements Refusal {
  readonly code: string
  readonly next: string

  constructor(code: string, message: string, next: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'Failure'
    this.code = code
    this.next = next
  }
}
