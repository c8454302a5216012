/** Every passage of one short text, so that a long one is compared with all of them in one go from front to back. */
export interface Automaton {
  /** Goes on by one symbol from a match; its new state and length are left in `state` and `length`. */
  step(state: number, length: number, symbol: number): void
  readonly state: number
  readonly length: number
  /** The state of the last `length` symbols of a match. */
  shorten(state: number, length: number): number
  /** Where in the text the match ends, one call for each place; stops when `each` says false. */
  places(state: number, each: (end: number) => boolean): void
}

/** A suffix automaton: at most two states and three edges for each symbol, built in one pass. */
export function buildAutomaton(symbols: Int32Array): Automaton {
  const { ids, idOf, count } = numberSymbols(symbols)
  const most = 2 * symbols.length + 1
  const edges = count <= DENSE_MAX ? denseEdges(most, count) : listedEdges(most, 3 * symbols.length + 3)
  const lengths = new Int32Array(most)
  const links = new Int32Array(most).fill(-1)
  const ends = new Int32Array(most).fill(-1)
  let states = 1

  let last = 0
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i]!
    const state = states++
    lengths[state] = lengths[last]! + 1
    ends[state] = i
    let p = last
    for (; p >= 0 && edges.to(p, id) < 0; p = links[p]!) edges.put(p, id, state)
    last = state
    const q = p < 0 ? 0 : edges.to(p, id)
    if (p < 0 || lengths[q] === lengths[p]! + 1) {
      links[state] = q
      continue
    }
    const clone = states++
    lengths[clone] = lengths[p]! + 1
    edges.copy(q, clone)
    links[clone] = links[q]!
    for (; p >= 0 && edges.to(p, id) === q; p = links[p]!) edges.put(p, id, clone)
    links[q] = clone
    links[state] = clone
  }
  links[0] = 0

  // The states that a shorter match leads to, as lists, to find all places of a match.
  const firstBelow = new Int32Array(states).fill(-1)
  const nextBelow = new Int32Array(states).fill(-1)
  for (let state = 1; state < states; state++) {
    nextBelow[state] = firstBelow[links[state]!]!
    firstBelow[links[state]!] = state
  }

  return {
    state: 0,
    length: 0,
    step(from, matched, symbol) {
      const id = idOf(symbol)
      let state = id < 0 ? 0 : from
      let length = matched
      while (state !== 0 && edges.to(state, id) < 0) {
        state = links[state]!
        length = lengths[state]!
      }
      const to = id < 0 ? -1 : edges.to(state, id)
      this.state = Math.max(to, 0)
      this.length = to < 0 ? 0 : length + 1
    },
    shorten(from, length) {
      let state = from
      while (state !== 0 && lengths[links[state]!]! >= length) state = links[state]!
      return state
    },
    places(state, each) {
      const stack = [state]
      while (stack.length > 0) {
        const next = stack.pop()!
        if (ends[next]! >= 0 && !each(ends[next]!)) return
        for (let below = firstBelow[next]!; below >= 0; below = nextBelow[below]!) stack.push(below)
      }
    },
  } as { -readonly [K in keyof Automaton]: Automaton[K] }
}

/** Symbols as small numbers; -1 for one that the text does not have. */
function numberSymbols(symbols: Int32Array): { ids: Int32Array; idOf(symbol: number): number; count: number } {
  const near = new Int32Array(0x10000).fill(-1)
  const far = new Map<number, number>()
  let count = 0
  const idOf = (symbol: number) => (symbol < 0x10000 ? near[symbol]! : (far.get(symbol) ?? -1))
  for (const symbol of symbols) {
    if (idOf(symbol) >= 0) continue
    if (symbol < 0x10000) near[symbol] = count++
    else far.set(symbol, count++)
  }
  return { ids: symbols.map(idOf), idOf, count }
}

interface Edges {
  /** -1 for none. */
  to(state: number, id: number): number
  put(state: number, id: number, to: number): void
  copy(from: number, to: number): void
}

/** Alphabets have so few letters that a table is small and quick; scripts with thousands of signs need lists. */
const DENSE_MAX = 40

function denseEdges(states: number, width: number): Edges {
  const table = new Int32Array(states * width).fill(-1)
  return {
    to: (state, id) => table[state * width + id]!,
    put(state, id, to) {
      table[state * width + id] = to
    },
    copy(from, to) {
      table.copyWithin(to * width, from * width, (from + 1) * width)
    },
  }
}

function listedEdges(states: number, edges: number): Edges {
  const first = new Int32Array(states).fill(-1)
  const next = new Int32Array(edges)
  const label = new Int32Array(edges)
  const target = new Int32Array(edges)
  const fromRoot = new Map<number, number>()
  let count = 0
  const find = (state: number, id: number) => {
    if (state === 0) return fromRoot.get(id) ?? -1
    let at = first[state]!
    while (at >= 0 && label[at] !== id) at = next[at]!
    return at
  }
  const put = (state: number, id: number, to: number) => {
    let at = find(state, id)
    if (at < 0) {
      at = count++
      label[at] = id
      next[at] = first[state]!
      first[state] = at
      if (state === 0) fromRoot.set(id, at)
    }
    target[at] = to
  }
  return {
    to(state, id) {
      const at = find(state, id)
      return at < 0 ? -1 : target[at]!
    },
    put,
    copy(from, to) {
      for (let at = first[from]!; at >= 0; at = next[at]!) put(to, label[at]!, target[at]!)
    },
  }
}
