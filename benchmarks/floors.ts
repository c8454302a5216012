/**
 * What `npm run bench` holds the ratios to. A goal is what specs and design want; a floor is what was reached, with room
 * for a busy machine, so that whoever makes it slower is told. Only a floor that is missed makes the program fail.
 */
export interface Floor {
  /** At least, for throughput beside another; or at most, for cost that must not grow. */
  least?: number
  most?: number
  goal: number
  why: string
}

export const FLOORS: Record<string, Floor> = {
  raw_1: { least: 0.1, goal: 0.6, why: 'one workspace waits for each round trip: nothing is shared' },
  raw_8: { least: 0.085, goal: 0.6, why: 'the same rows and commits by bare SQL, eight workspaces at once' },
  langgraph_1: { least: 0.55, goal: 5, why: 'LangGraph.js wrapped to the same durable points, one workspace' },
  langgraph_8: { least: 0.6, goal: 5, why: 'the same with eight workspaces' },
  best_peer_1: { least: 0.11, goal: 2, why: 'whichever wrapped peer is fastest, one workspace' },
  best_peer_8: { least: 0.08, goal: 2, why: 'whichever wrapped peer is fastest, eight workspaces' },
  growth_steps: { most: 1.3, goal: 1.3, why: 'a late step of a workspace beside its tenth: nothing is counted' },
  growth_steps_middle: { most: 1.3, goal: 1.3, why: 'a step on the way there beside the tenth' },
  growth_leads: { most: 1.3, goal: 1.3, why: 'many leads beside ten: a snapshot chooses one by an index' },
  growth_ledger: { most: 1.3, goal: 1.3, why: 'many ledger rows beside a hundred: the log is only appended to' },
  verify_since_seconds: { most: 1, goal: 1, why: 'only what came since the last verification is read' },
  leads_page: { most: 1.3, goal: 1.3, why: 'a page of leads is read from an index' },
  leads_snapshot: { most: 1.3, goal: 1.3, why: 'a snapshot of a campaign is bounded' },
  import: {
    most: 12,
    goal: 3,
    why: 'an import beside a bare COPY into the same table; the README tells what the rest is',
  },
  import_memory: { most: 1.2, goal: 1.2, why: 'an import holds some lines of its file, never all' },
  rescore_seconds: { most: 60, goal: 10, why: 'a million leads are scored by one statement' },
}

export interface FloorCheck {
  name: string
  value: number
  verdict: 'reached' | 'short of its goal' | 'missed'
  goal: number
  bound: string
}

/** Every ratio that has a floor; one without is for information. */
export function checkFloor(ratios: Record<string, number>, floors = FLOORS): FloorCheck[] {
  return Object.entries(ratios).flatMap(([name, value]) => {
    const floor = floors[name]
    if (!floor) return []
    const { least, most, goal } = floor
    const held = (least === undefined || value >= least) && (most === undefined || value <= most)
    const reached = least === undefined ? value <= goal : value >= goal
    const bound = least === undefined ? `at most ${most}` : `at least ${least}`
    // What is no number holds nothing.
    const verdict = !held || Number.isNaN(value) ? 'missed' : reached ? 'reached' : 'short of its goal'
    return [{ name, value, verdict, goal, bound }]
  })
}
