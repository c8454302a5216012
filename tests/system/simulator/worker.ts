import { playerOf } from './players.ts'

/** What a process that plays worlds reports of a batch. */
export interface Done {
  seeds: number
  events: number
  entries: number
  failed: { seed: number; rule: string; what: string } | null
}

if (process.send) {
  const player = playerOf(process.argv[2] ?? 'errands')
  process.on('message', async ({ first, count }: { first: number; count: number }) => {
    const done: Done = { seeds: 0, events: 0, entries: 0, failed: null }
    for (let seed = first; seed < first + count && !done.failed; seed++) {
      const result = await player.run(seed)
      done.seeds += 1
      done.events += result.events
      done.entries += result.entries
      const [breach] = result.breaches
      if (breach) done.failed = { seed, ...breach }
    }
    process.send?.({ first, ...done })
  })
  process.on('disconnect', () => void player.close())
}
