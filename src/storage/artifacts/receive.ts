export type Ended = { whole: true } | { whole: false }

/**
 * Gives on what a sender sends, one piece after the other, as far as it comes. A sending that breaks off is an answer;
 * what fails while writing is thrown.
 */
export async function receive(
  bytes: AsyncIterable<Uint8Array>,
  write: (piece: Uint8Array) => Promise<void>,
): Promise<Ended> {
  const sender = bytes[Symbol.asyncIterator]()
  for (;;) {
    const next = await sender.next().catch(() => null)
    if (next === null) return { whole: false }
    if (next.done) return { whole: true }
    try {
      if (next.value.length > 0) await write(next.value)
    } catch (error) {
      // Nobody reads on: the sender is told, whatever it makes of it.
      await sender.return?.().catch(() => {})
      throw error
    }
  }
}
