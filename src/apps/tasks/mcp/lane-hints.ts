import { Failure } from '#kernel/contracts/refusal.ts'
import type { Policy, PolicyLane } from '#kernel/policy/policy.ts'
import { TOOL_NAMES, type ToolName } from '../contracts.ts'
import type { ToolHints } from './tasks-mcp.ts'

const TITLES: Record<ToolName, string> = {
  add_task: 'Add a task',
  list_tasks: 'List tasks',
  update_task: 'Change a task',
  complete_task: 'Complete a task',
  delete_task: 'Delete a task',
}

/** What a client is told of each tool, read off the lane that allows it: another policy tells other hints. */
export function laneHints(policy: Policy): ToolHints {
  const hints = TOOL_NAMES.map((tool) => [tool, hintsOf(tool, laneOf(policy, tool))])
  return Object.fromEntries(hints) as ToolHints
}

/** A change keeps what was there before in the history, so it destroys nothing; what its lane does not tell is the worst. */
function hintsOf(tool: ToolName, { effect }: PolicyLane): ToolHints[ToolName] {
  return {
    title: TITLES[tool],
    readOnlyHint: effect === 'read',
    destructiveHint: effect === 'remove' || effect === 'untold',
    idempotentHint: effect === 'read' || effect === 'change' || effect === 'remove',
    openWorldHint: false,
  }
}

function laneOf(policy: Policy, tool: ToolName): PolicyLane {
  const lane = [...policy.lanes.values()].find(({ actions }) => actions.includes(tool))
  if (lane) return lane
  throw new Failure('lane.missing', `no lane allows ${tool}`, 'Add it to a lane of the tasks app, or leave MCP off.')
}
