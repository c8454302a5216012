import { CHUNK_TYPE } from '#apps/casework/api/case-uploads-routes.ts'
import { FILE_TYPE } from '#host/server/request-guard.ts'
import type { Installation } from './installation.ts'

export interface Route {
  method: string
  path: string
  /** What it reads of a body, as far as a knock must know. */
  takes: 'nothing' | 'json' | 'file' | 'piece' | 'mcp'
}

interface Described {
  paths: Record<string, Record<string, { requestBody?: object }>>
}

const UUID = '0198c0de-0000-7000-8000-000000000001'

/** What no document describes: the page, the doors for agents, probes, and where nothing is. */
const BESIDE: Route[] = [
  ...['/mcp', '/mcp/campaigns'].flatMap((path) => [
    { method: 'GET', path, takes: 'mcp' as const },
    { method: 'POST', path, takes: 'mcp' as const },
    { method: 'DELETE', path, takes: 'mcp' as const },
  ]),
  ...['/', '/today', '/approvals/x', '/icon.svg', '/manifest.webmanifest', '/assets/none.js', '/api/none', '/none'].map(
    (path) => ({ method: 'GET', path, takes: 'nothing' as const }),
  ),
]

export const PROBES = ['/healthz', '/readyz']

/** Every operation that this server itself says it has, with ids that are there, and what lies beside. */
export async function routesOf(at: Pick<Installation, 'ask'>, workspace = UUID): Promise<Route[]> {
  const { status, body } = await at.ask('GET', '/api/openapi.json')
  if (status !== 200) throw new Error(`the OpenAPI document: ${status}`)
  const described = Object.entries((JSON.parse(body) as Described).paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path: path
        .replace('{tool}', 'add_task')
        .replace('{id}', workspace)
        .replaceAll(/\{\w+\}/g, UUID),
      takes: takes(method, requestBody),
    })),
  )
  if (described.length < 100) throw new Error('the OpenAPI document is not whole')
  return [...described, ...BESIDE]
}

function takes(method: string, requestBody?: object): Route['takes'] {
  if (method === 'patch') return 'piece'
  if (method !== 'post') return 'nothing'
  return requestBody ? 'json' : 'file'
}

export const typeOf = ({ takes, method }: Route) =>
  ({
    nothing: undefined,
    json: 'application/json',
    file: FILE_TYPE,
    piece: CHUNK_TYPE,
    mcp: method === 'POST' ? 'application/json' : undefined,
  })[takes]
