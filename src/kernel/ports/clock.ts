/** Time is passed in. `after` resolves when the time has passed or the signal fires. */
export interface Clock {
  nowMs(): number
  after(ms: number, signal?: AbortSignal): Promise<void>
}

/** Ids are passed in; they sort by the time they were made. */
export interface Ids {
  uuid(): string
}
