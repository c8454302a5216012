import type { Said } from './said.ts'

interface Known {
  /** In the order in which they are worked: the next one is the first that is not done. */
  tasks: string[]
  /** Tasks whose end was acknowledged. */
  done: number
  /** A process or a server died; the next look shows what is left of the work. */
  unsure: boolean
}

/** What an outsider knows: only what was acknowledged before a kill. It names everything that is not as it was. */
export function createMemory() {
  const known = new Map<string, Known>()
  const heads: Array<{ ws: string; seq: number; hash: string }> = []
  const breaches: string[] = []

  function look(k: Known, said: Extract<Said, { t: 'sees' }>): void {
    // A commit may have landed without its acknowledgement being heard; more than one cannot.
    const most = k.unsure ? k.done + 1 : k.done
    if (said.done < k.done) breaches.push(`${said.ws}: ${k.done} tasks were done, now ${said.done}`)
    if (said.done > most) breaches.push(`${said.ws}: at most ${most} tasks can be done, ${said.done} are`)
    const next = k.tasks[said.done] ?? null
    if (said.next !== next) breaches.push(`${said.ws}: the next task is ${said.next}, it was ${next}`)
    k.done = said.done
    k.unsure = false
  }

  return {
    heads,
    breaches,
    /** Work that is left, as far as is known. */
    left: () => [...known.values()].reduce((sum, k) => sum + k.tasks.length - k.done, 0),
    total: () => [...known.values()].reduce((sum, k) => sum + k.tasks.length, 0),
    killed() {
      for (const k of known.values()) k.unsure = true
    },
    handle(said: Said): void {
      if (said.t === 'open') {
        for (const { ws, tasks } of said.workspaces) {
          if (!known.has(ws)) known.set(ws, { tasks, done: 0, unsure: false })
        }
      }
      if (said.t === 'stuck') breaches.push(`${said.ws} is ${said.status}`)
      if (said.t !== 'sees' && said.t !== 'ack') return
      if (said.t === 'ack') heads.push({ ws: said.ws, seq: said.seq, hash: said.hash })
      const k = known.get(said.ws)
      if (k && said.t === 'sees') look(k, said)
      if (k && said.t === 'ack' && said.finished) k.done += 1
    },
  }
}
export type Memory = ReturnType<typeof createMemory>
