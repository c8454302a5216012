import { writeSync } from 'node:fs'
import { openLanewright } from '#host/open.ts'
import { crashApp } from './fixture.ts'

/** One of several machines on one database: works until it is killed, and says what it does. */
export interface HolderAsk {
  dataDir: string
  outside: string
  urls: Record<string, string>
  /** Stops itself (SIGSTOP) when it is about to post its first letter; whoever watches wakes it. */
  stops: boolean
}

const ask = JSON.parse(process.env.HOLDER_ASK ?? '') as HolderAsk
const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)

let stopped = false

function tries(key: string): void {
  say({ t: 'tries', key })
  if (!ask.stops || stopped) return
  stopped = true
  process.kill(process.pid, 'SIGSTOP')
}

const lw = await openLanewright({
  dataDir: ask.dataDir,
  newJournal: { person: 'anna', reason: 'a further node' },
  database: { stepDown: false, url: (role) => ask.urls[role] as string },
  apps: [crashApp(ask.outside, () => {}, tries)],
})
const { commit } = lw.store
Object.assign(lw.store, {
  commit: async (step: Parameters<typeof commit>[0]) => {
    const committed = await commit(step)
    say({ t: 'commit', ok: committed.ok, code: committed.ok ? null : committed.refusal.code })
    return committed
  },
})
await lw.start()
say({ t: 'up' })
