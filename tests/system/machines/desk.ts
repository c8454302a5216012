import { join } from 'node:path'
import { openLanewright } from '#host/open.ts'
import countedLetters from './app.ts'
import type { PostOffice } from './post-office.ts'

/** Whoever gives the machines their work and looks after them; works nothing and reaches outside in no lane. */
export async function openDesk(databaseUrl: string, home: string, { posted }: PostOffice) {
  const lw = await openLanewright({
    dataDir: join(home, 'desk'),
    newJournal: { person: 'anna', reason: 'a further node' },
    database: databaseUrl,
    apps: [countedLetters()],
    lanes: [],
  })
  let made = 0
  const settled = new Set<string>()
  const auditor = () => lw.database.pool('auditor')
  return {
    lw,
    async give(letters: number): Promise<{ workspace: string; keys: string[] }> {
      made += 1
      const keys = Array.from({ length: letters }, (_, i) => `w${made}-${i + 1}`)
      const goal = { letters: keys.map((key) => ({ key, to: `Reader of ${key}`, about: `the matter of ${key}` })) }
      const workspace = await lw.create({ app: 'letters', name: `Letters ${made}`, goal })
      return { workspace, keys }
    },
    /** A person who looks into the post office before they say what became of a letter; how many they were asked about. */
    async settle(): Promise<number> {
      const { rows } = await auditor().query<{ workspace: string; intent: string; key: string }>(
        `select workspace_id as workspace, intent_id as intent, idempotency_key as key from kernel.intents
         where status = 'uncertain'`,
      )
      for (const { workspace, intent, key } of rows.filter((row) => !settled.has(row.intent))) {
        settled.add(intent)
        const outcome = posted.has(key.replace(/^[^:]+:/, '')) ? 'verified' : 'not_done'
        await lw.send(workspace, 'anna', 'effect.settle', { intent_id: intent, outcome })
      }
      return settled.size
    },
    async unfinished(): Promise<number> {
      const { rows } = await auditor().query<{ count: string }>(
        `select count(*) from kernel.workspaces where app = 'letters' and status <> 'completed'`,
      )
      return Number(rows[0]?.count)
    },
    async count(sql: string): Promise<number> {
      return Number((await auditor().query<{ count: string }>(sql)).rows[0]?.count)
    },
    close: () => lw.close(),
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** Waits for a condition, with a limit; never for luck. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs} ms`)
    await new Promise((wait) => setTimeout(wait, 100))
  }
}
