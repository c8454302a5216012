import { join } from 'node:path'
import { openLanewright } from '#host/open.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'

/** A small product with work in it, sealed; it says so on one line, and waits to be killed. argv: data folder, outside. */
const [dataDir, outside] = process.argv.slice(2) as [string, string]
const lw = await openLanewright({ dataDir, apps: [lettersApp({ postOffice: join(outside, 'post') })] })
for (let n = 0; n < 8; n++) {
  const letters = [1, 2, 3].map((k) => ({ key: `l${n}-${k}`, to: `Reader ${k}`, about: `the matter of ${n}` }))
  await lw.drive(await lw.create({ pack: 'letters', name: `Letters ${n}`, goal: { letters } }))
}
const verified = await lw.verify()
if (!verified.ok) throw new Error(JSON.stringify(verified))
setInterval(() => {}, 60_000)
console.log('sealed')
