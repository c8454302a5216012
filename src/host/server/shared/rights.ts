import type { FastifyInstance, FastifyRequest } from 'fastify'
import { workspaceOf } from '#apps/tasks/services/local.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { AUDITOR, OPERATOR } from '#kernel/policy/system-roles.ts'
import type { Scope } from '../product.ts'
import type { AccessSession, Who } from '../request-guard.ts'
import { whoOf } from '../who.ts'
import type { SharedPeople } from './people.ts'
import { PERMISSIONS, type Query, type Rights } from './permissions.ts'
import type { SharedRepository } from './shared-repository.ts'

export interface Visibility {
  /** What lists hold for whoever asks. In local mode, and for who looks at everything, there is no bound. */
  within(request: FastifyRequest): Scope | undefined
  /** Of these lines, those that whoever asks may see. In local mode all of them. */
  seen<T extends { workspace: string }>(request: FastifyRequest, lines: T[]): Promise<T[]>
  /** Whoever listens for long may have been signed out meanwhile. */
  isStillIn(request: FastifyRequest): boolean
}

/** What needs nobody to be signed in. */
const FOR_UNAUTHENTICATED = new Set(['signInChallenge', 'signIn', 'joinChallenge', 'join'])

export interface RightsOptions {
  origin: string
  repository: Pick<SharedRepository, 'appOf'>
  people: Pick<SharedPeople, 'appsOf' | 'hasSession'>
}

export function createRights(options: RightsOptions | undefined) {
  /** What somebody with this standing may do. */
  function rightsOf({ user_id, access }: Who & { access: AccessSession }): Rights {
    const { repository, people } = options as RightsOptions
    const audits = access.roles.includes(AUDITOR)
    const apps = people.appsOf(access.roles)
    const looksAtAll = audits || access.kind === 'machine'
    // Everybody's tasks are their own, whatever role they hold.
    const tasks = workspaceOf(user_id)
    const isOpen = (app: string, workspace: string) => apps.has(app) && (app !== 'tasks' || workspace === tasks)
    async function opens(workspace: string | undefined): Promise<boolean> {
      const app = workspace === undefined ? null : await repository.appOf(workspace)
      return app !== null && isOpen(app, workspace as string)
    }
    return {
      looksAtAll,
      administers: access.kind === 'machine' || access.roles.includes(OPERATOR),
      sees: async (workspace) => looksAtAll || opens(workspace),
      works: async (workspace) => !audits && opens(workspace),
      worksIn: (app) => !audits && app !== undefined && apps.has(app),
      within: { packs: [...apps], tasks },
    }
  }

  const visibility: Visibility = {
    within(request) {
      const who = whoOf(request)
      if (!hasAccess(who)) return undefined
      const { looksAtAll, within } = rightsOf(who)
      return looksAtAll ? undefined : within
    },
    async seen(request, lines) {
      const who = whoOf(request)
      if (!hasAccess(who)) return lines
      const { sees: maySee } = rightsOf(who)
      const kept = await Promise.all(lines.map(({ workspace }) => maySee(workspace)))
      return lines.filter((_, i) => kept[i])
    },
    isStillIn(request) {
      const session = whoOf(request).access?.session
      return !session || options?.people.hasSession(session) === true
    },
  }

  /** May this one do this? Throws what is to be answered otherwise. */
  async function check(who: Who, operation: string | undefined, asked: Query): Promise<void> {
    if (!hasAccess(who)) return
    if (who.access.kind === 'unauthenticated' && !FOR_UNAUTHENTICATED.has(operation ?? '')) throw notSignedIn()
    const need = operation === undefined ? undefined : PERMISSIONS[operation]
    if (need && (await need(rightsOf(who), asked))) return
    const workspace = asked.params.id ?? asked.body.workspace ?? asked.body.campaign ?? asked.query.workspace
    // What one may not see is absent, in the same words as what does not exist.
    if (workspace !== undefined && !(await rightsOf(who).sees(workspace)))
      throw new Failure('workspace.unknown', `there is no workspace ${workspace}`, 'Look at the list of workspaces.')
    throw notYours(who.access, options?.origin ?? '')
  }

  return {
    sight: visibility,
    check,
    /** The tasks over MCP, for whom they are open over HTTP. Agents of campaigns come by the machine's own door. */
    checkMcp(who: Who, path: string): Promise<void> {
      if (path === '/mcp') return check(who, 'say', NOTHING)
      if (hasAccess(who) && who.access.kind !== 'machine') throw notYours(who.access, options?.origin ?? '')
      return Promise.resolve()
    },
    guard(app: FastifyInstance): void {
      app.addHook('preHandler', async (request) => {
        const { operationId } = (request.routeOptions.schema ?? {}) as { operationId?: string }
        // The files of the page say nothing of anybody. What was found counts, not how it was written.
        if (request.is404 || !/^\/(?:api\/|metrics$)/.test(request.routeOptions.url ?? '')) return
        const asked = { params: request.params, query: request.query, body: request.body }
        await check(whoOf(request), operationId, Object.assign({}, NOTHING, given(asked)) as Query)
      })
    },
  }
}

const NOTHING: Query = { params: {}, query: {}, body: {} }

function given(parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => typeof part === 'object' && part !== null))
}

function hasAccess(who: Who): who is Who & { access: AccessSession } {
  return who.access !== undefined
}

function notSignedIn(): Failure {
  return new Failure('session.denied', 'nobody is signed in here', 'Sign in with your passkey.')
}

function notYours({ kind, roles }: AccessSession, origin: string): Failure {
  if (kind === 'machine') {
    const message = 'this installation is shared: what people decide, they decide signed in'
    return new Failure('role.denied', message, `Sign in at ${origin}.`)
  }
  const message = roles.includes(AUDITOR) ? 'an auditor reads and sends nothing' : 'none of your roles opens this'
  return new Failure('role.denied', message, 'Ask an operator for the role, or let somebody who holds it do it.')
}
