import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Lanewright, openLanewright } from '#host/open.ts'
import type { Journal } from '#kernel/ports/journal.ts'
import type { Row, State, StepCommit, Store } from '#kernel/ports/store.ts'
import { crashApp, type KillPoint, outside } from './fixture.ts'
import { serverPid } from './program.ts'
import type { Ask, Said } from './said.ts'

/**
 * The product in a process of its own, to be killed. It says on stdout what was acknowledged to it, line by line and
 * unbuffered, so that the parent knows afterwards what must not be lost.
 */
const ask = JSON.parse(process.argv[2] ?? '') as Ask
let passes = 0
/** The server that was killed, until work goes on with its successor. */
let struck: number | undefined
const post = outside(ask.outside)
const answered = new Set<string>()

const lw = await openLanewright({
  dataDir: ask.dataDir,
  apps: [
    crashApp(
      ask.outside,
      (here) => kill(here),
      (key) => say({ t: 'tries', key }),
    ),
  ],
  log: (line) => console.error(line),
})
// The person looks through her own eyes: what she sees is not what a cycle saw.
const plain: Store = { ...lw.store }
Object.assign(lw.store, telling(plain))
lw.deps.journal = sealing(lw.deps.journal)
for (const letters of ask.create) {
  await lw.create({
    pack: 'letters',
    name: `Letters ${letters[0]}`,
    goal: { letters: letters.map((key) => ({ key, to: `Reader of ${key}`, about: `the matter of ${key}` })) },
  })
}
kill('after-create')
const workspaces = await open(lw)
say({ t: 'open', workspaces })
await lw.start()
while (!(await attend())) await pause(20)
await lw.close()
say({ t: 'finished' })

function say(said: Said): void {
  writeSync(1, `${JSON.stringify(said)}\n`)
}

/** The next death, if this is its place and its turn. No clean-up runs, no buffer is flushed. */
function kill(here: KillPoint): void {
  const next = ask.deaths[0]
  const server = serverPid(ask.dataDir)
  // Between a server and its successor old sessions may still answer for a moment; there is nothing to kill then.
  if (struck !== undefined || server === undefined || here !== next?.at || ++passes < next.nth) return
  if (ask.victim === 'process') process.kill(process.pid, 'SIGKILL')
  process.kill(server, 'SIGKILL')
  struck = server
  say({ t: 'struck', at: here })
}

/** A database is killed again once work went on with its successor. */
function goesOn(): void {
  if (struck === undefined || [undefined, struck].includes(serverPid(ask.dataDir))) return
  struck = undefined
  passes = 0
  ask.deaths.shift()
  say({ t: 'back' })
}

/** Every workspace with the order of its tasks, from the database alone. */
async function open({ database }: Lanewright): Promise<Array<{ ws: string; tasks: string[] }>> {
  const { rows } = await database.pool('auditor').query<{ ws: string; tasks: string[] }>(
    `select w.workspace_id as ws, array_agg(t.task_id order by t.task_id) as tasks
     from kernel.workspaces w join kernel.tasks t using (workspace_id) where w.pack = 'letters' group by 1 order by 1`,
  )
  return rows
}

function telling(store: Store): Partial<Store> {
  return {
    async takeLease(...given) {
      const fence = await store.takeLease(...given)
      if (fence !== null) kill('lease-taken')
      return fence
    },
    async releaseLease(...given) {
      await store.releaseLease(...given)
      kill('lease-released')
    },
    async load(workspace) {
      const state = await store.load(workspace)
      if (state) say({ t: 'sees', ws: workspace, next: nextTask(state), done: state.counts.done })
      kill('loaded')
      return state
    },
    async commit(step) {
      const what = kindOf(step)
      kill(`before-${what}`)
      const committed = await store.commit(step)
      const finished = step.changes.some((c) => c.op === 'update' && c.row.status === 'done')
      for (const key of committed.ok ? intended(step) : []) say({ t: 'intends', key })
      kill(`after-${what}`)
      if (committed.ok) {
        const { seq, hash } = committed.head
        say({ t: 'ack', ws: step.workspace, seq: Number(seq), hash, by: 'cycle', finished })
        goesOn()
      }
      return committed
    },
    async receive(workspace, item) {
      const received = await store.receive(workspace, item)
      if (received.ok) {
        const { seq, hash } = received.head
        say({ t: 'ack', ws: workspace, seq: Number(seq), hash, by: 'person', finished: false })
      }
      return received
    },
  }
}

function sealing(journal: Journal): Journal {
  return {
    ...journal,
    async seal(head) {
      kill('before-seal')
      await journal.seal(head)
      kill('after-seal')
    },
  }
}

function kindOf({ changes }: StepCommit): 'intent' | 'outcome' | 'commit' {
  const change = changes.find((c) => c.table === 'kernel.intents')
  return change ? (change.op === 'insert' ? 'intent' : 'outcome') : 'commit'
}

function intended({ changes }: StepCommit): string[] {
  return changes.flatMap((c) =>
    c.table === 'kernel.intents' && c.op === 'insert' ? c.rows.map((row) => String(row.idempotency_key)) : [],
  )
}

function nextTask(state: State): string | null {
  return state.current_task?.task_id ?? state.eligible_tasks[0]?.task_id ?? null
}

/** A person with patience: grants what waits, and settles what nobody knows by looking. True when all is completed. */
async function attend(): Promise<boolean> {
  const once = async (id: string, ws: string, kind: string, content: Row) => {
    if (!answered.has(id) && (await lw.send(ws, 'anna', kind, content)).ok) answered.add(id)
  }
  try {
    let open = 0
    for (const { ws } of workspaces) {
      const state = await plain.load(ws)
      if (!state || state.workspace.status === 'completed') continue
      open += 1
      if (state.workspace.status !== 'active') say({ t: 'stuck', ws, status: state.workspace.status })
      for (const a of state.approvals.filter((one) => one.status === 'pending')) {
        const decision = { approval_id: a.approval_id, decision: 'grant', action_hash: a.action_hash, role: 'SENDER' }
        await once(a.approval_id, ws, 'approval.decide', decision)
      }
      for (const intent of state.uncertain) {
        const letter = JSON.parse(intent.request).parameters
        // Not in the book: nothing was posted and the process is dead, so she carries it there herself.
        if (!post.lines().includes(letter.letter_key)) {
          post.write(letter.letter_key)
          post.put(letter)
          say({ t: 'by_hand', letter: letter.letter_key })
        }
        await once(intent.intent_id, ws, 'effect.settle', { intent_id: intent.intent_id, outcome: 'verified' })
      }
    }
    return open === 0
  } catch {
    // The database is away for a moment; she comes back.
    return false
  }
}
