/** Virtual time: what is due next happens next, and no real time passes. Equal times keep the order of asking. */
export interface Schedule {
  nowMs(): number
  /** Runs after so many virtual milliseconds; the answer takes it back. */
  after(ms: number, run: () => unknown): () => void
  /** Does the next thing and lets everything that follows from it settle. False when nothing is left. */
  step(): Promise<boolean>
}

interface Due {
  at: number
  order: number
  run: (() => unknown) | null
}

export function createSchedule(): Schedule {
  const heap: Due[] = []
  let now = 0
  let order = 0
  const before = (a: Due, b: Due) => a.at < b.at || (a.at === b.at && a.order < b.order)

  function push(due: Due): void {
    let i = heap.length
    heap.push(due)
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (before(heap[parent] as Due, due)) break
      heap[i] = heap[parent] as Due
      i = parent
    }
    heap[i] = due
  }

  function pop(): Due | undefined {
    const top = heap[0]
    const last = heap.pop()
    if (!top || !last || heap.length === 0) return top
    let i = 0
    for (;;) {
      let child = 2 * i + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && before(heap[child + 1] as Due, heap[child] as Due)) child += 1
      if (before(last, heap[child] as Due)) break
      heap[i] = heap[child] as Due
      i = child
    }
    heap[i] = last
    return top
  }

  return {
    nowMs: () => now,
    after(ms, run) {
      const due: Due = { at: now + Math.max(0, ms), order: order++, run }
      push(due)
      return () => {
        due.run = null
      }
    },
    async step() {
      for (let due = pop(); due; due = pop()) {
        if (!due.run) continue
        now = due.at
        await due.run()
        // Everything that waited for this goes on now, as far as it can without the next thing.
        await new Promise(setImmediate)
        return true
      }
      return false
    },
  }
}
