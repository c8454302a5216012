import { simulate } from '#simulator/simulate.ts'

const from = Number(process.argv[2] ?? 1),
  n = Number(process.argv[3] ?? 1),
  trace = process.argv[4] === 't'
await simulate(0)
const c0 = process.cpuUsage()
let events = 0,
  bad = 0,
  entries = 0
const rules = new Map<string, number[]>()
for (let seed = from; seed < from + n; seed++) {
  const r = await simulate(seed, trace ? console.log : undefined)
  events += r.events
  entries += r.entries
  if (r.breaches.length) {
    bad++
    if (bad < 8) console.log(seed, r.events, JSON.stringify(r.breaches.slice(0, 3)))
    for (const b of r.breaches) {
      const l = rules.get(b.rule) ?? []
      l.push(seed)
      rules.set(b.rule, l)
    }
  }
}
const cpu = process.cpuUsage(c0)
const ms = (cpu.user + cpu.system) / 1000
console.log({ n, msPerSeed: ms / n, eventsPerSeed: events / n, entriesPerSeed: entries / n, bad })
for (const [r, l] of rules) console.log(r, [...new Set(l)].slice(0, 10).join(' '))
