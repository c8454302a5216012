import pg from 'pg'

// One peer in a process of its own, so that neither its memory nor its timers are ours: opened on its database, then
// told by messages what to do. A peer exports `open`, which is given the tool and answers `run` and `close`, and `points`:
// how many intents and receipts are durable.
const [name] = process.argv.slice(2)
const { open, points } = await import(`./${name}.mjs`)

let peer
let options
let watch
const asks = {
  async open(given) {
    options = given
    const tool = async () => {
      await watch?.()
      return given.material.receipt
    }
    peer = await open({ ...given, tool })
  },
  prove,
  async run(what) {
    const start = performance.now()
    await peer.run(what)
    return { ms: performance.now() - start }
  },
  close: () => peer.close(),
}

process.on('message', async ({ id, ask, ...rest }) => {
  try {
    process.send({ id, ...(await asks[ask](rest)) })
    if (ask === 'close') process.disconnect()
  } catch (error) {
    process.send({ id, error: error instanceof Error ? error.stack : String(error) })
  }
})
// Closed, or whoever started it is gone.
process.on('disconnect', () => process.exit())
process.send({ id: 'up' })

// That a wrapped step has its two durable points, seen over another connection: while the tool runs its intent is in
// the database and its receipt is not, and afterwards both are.
async function prove() {
  const client = new pg.Client({ connectionString: options.url })
  await client.connect()
  const count = async () => {
    const [intents, receipts] = [await client.query(points.intents), await client.query(points.receipts)]
    return [Number(intents.rows[0].count), Number(receipts.rows[0].count)]
  }
  try {
    const before = await count()
    let during
    watch = async () => {
      during = await count()
    }
    await peer.run({ form: 'wrapped', workspaces: ['proof'], steps: 1 })
    watch = undefined
    const seen = [during, await count()].map((counts) => counts?.map((n, i) => n - before[i]).join(' '))
    if (seen.join(', ') !== '1 0, 1 1') throw new Error(`intents and receipts were ${seen.join(', then ')}`)
  } finally {
    await client.end()
  }
}
