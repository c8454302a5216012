// Stands for an engine in which a library does what libraries should not. The place of the recording says what.
process.once('disconnect', () => process.exit(0))
process.on('message', ({ id, path }) => {
  const how = /([a-z-]+)\.wav$/.exec(path)[1]
  process.send({ kind: 'alive', id, rssBytes: 1 })
  if (how === 'works') {
    process.send({ kind: 'segment', id, segment: { startMs: 0, endMs: 10, text: `said by ${process.pid}` } })
    return process.send({ kind: 'done', id })
  }
  if (how === 'throws') throw new Error('out of the engine')
  if (how === 'ends') return process.exit(3)
  if (how === 'tells') return process.send({ kind: 'alive', id, rssBytes: 2 ** 40 })
  const eaten = []
  // Outside the heap of JavaScript, as a model's memory is.
  while (how === 'eats' && eaten.length < 64) eaten.push(Buffer.alloc(2 ** 24, eaten.length + 1))
  for (;;) Math.sqrt(eaten.length)
})
