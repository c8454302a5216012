import type { Lanewright } from '#apps/compose.ts'
import { hintsInForce } from '#apps/mcp/hints-in-force.ts'
import { type McpHandler, mcpHandler } from '#apps/mcp/http.ts'
import { leadsServiceOf } from '#apps/outreach/leads.ts'
import { tasksServiceOf } from '#apps/tasks/local.ts'
import { accessBookOf } from './access.ts'
import { productOf } from './local.ts'
import type { ServerOptions } from './product.ts'

type Doors = Pick<ServerOptions, 'product' | 'tasks' | 'leads' | 'access' | 'presence'> & { mcp: McpHandler }

/** Everything that a server lets in, over a product in this process. */
export async function openDoors(lw: Lanewright, version: string, log: (line: string) => void): Promise<Doors> {
  const product = productOf(lw)
  const tasks = tasksServiceOf(lw, log)
  const mcp = mcpHandler({ service: tasks, annotations: hintsInForce(await product.policies()), version, log })
  return { product, tasks, leads: leadsServiceOf(lw), access: accessBookOf(lw), presence: lw.presence, mcp }
}
