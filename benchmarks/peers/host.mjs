// One peer in a process of its own, so that neither its memory nor its timers are ours: opened on its database, then
// told by messages how many steps to make. What a peer must offer stands in peer.d.ts.
const [name] = process.argv.slice(2)
const { open } = await import(`./${name}.mjs`)

let peer
process.on('message', async ({ id, ask, ...rest }) => {
  try {
    if (ask === 'open') peer = await open(rest)
    else if (ask === 'close') await peer.close()
    else process.send({ id, ms: await timeMs(() => peer.run(rest)) })
    if (ask !== 'run') process.send({ id })
    if (ask === 'close') process.disconnect()
  } catch (error) {
    process.send({ id, error: error instanceof Error ? error.stack : String(error) })
  }
})
process.send({ id: 'up' })

async function timeMs(run) {
  const start = performance.now()
  await run()
  return performance.now() - start
}
