/** The first piece before the answer begins: what is wrong with the question is still an error then. */
export async function begun<T>(lines: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const rest = lines[Symbol.asyncIterator]()
  const first = await rest.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* { [Symbol.asyncIterator]: () => rest }
  })()
}
