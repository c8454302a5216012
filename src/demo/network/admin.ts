import type { FastifyError, FastifyInstance } from 'fastify'
import type { Failure } from '#kernel/contracts/refusal.ts'
import { compileSchema } from '#kernel/validate.ts'
import { usedThisWeek } from './acts.ts'
import type { Environment } from './environment.ts'
import { Advance, Trouble } from './events.ts'
import { adminGuard } from './guard.ts'
import { acceptanceOf } from './relations.ts'
import { errorOf } from './site.ts'

/** For the demo and for tests: look at everything from outside, move the time, make trouble. */
export function addAdmin(app: FastifyInstance, environment: Environment, token: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const refused = adminGuard(request.raw, token)
    if (refused) return reply.code(refused.status).send(refused.refusal)
  })
  app.setErrorHandler((error: FastifyError | Failure, _request, reply) => {
    const { status, refusal } = errorOf(error)
    return reply.code(status).send(refusal)
  })
  app.get('/admin/state', () => stateOf(environment))

  app.post('/admin/advance', (request, reply) => {
    const error = compileSchema(Advance)(request.body)
    if (error) return reply.code(422).send(error)
    const { ms } = request.body as { ms: number }
    environment.record({ kind: 'advanced', at: environment.now(), ms })
    return { now: isoOf(environment.now()) }
  })

  app.post('/admin/trouble', (request, reply) => {
    const error = compileSchema(Trouble)(request.body)
    if (error) return reply.code(422).send(error)
    environment.record({ kind: 'troubled', at: environment.now(), trouble: request.body as Trouble })
    return troubleOf(environment)
  })
}

function troubleOf({ ledger }: Environment) {
  const { page, rateWarning, slowMs, dropNext } = ledger
  return { page, rate_warning: rateWarning, slow_ms: slowMs, drop_after_send: dropNext }
}

/** Every invitation and message that ever arrived, in order and letter by letter: what a sender claims can be held against it. */
export function stateOf(environment: Environment) {
  const { founded, ledger } = environment
  const contacts = [...ledger.contacts].map(([slug, contact]) => ({
    slug,
    contact,
    relation: environment.relation(environment.person(slug)!),
  }))
  const upcoming = contacts.flatMap(({ relation }) => relation.nextAt ?? [])
  return {
    now: isoOf(environment.now()),
    seed: founded.seed,
    people: founded.people,
    weekly: { limit: environment.weeklyLimit, used: usedThisWeek(environment) },
    trouble: troubleOf(environment),
    /** When somebody will next accept or answer by themselves. */
    next_at: upcoming.length === 0 ? null : isoOf(upcoming.reduce((a, b) => Math.min(a, b))),
    invitations: contacts
      .flatMap(({ slug, contact }) => contact.invitations.map((_, nth) => invitationOf(environment, slug, nth)))
      .sort(byTime),
    messages: contacts
      .flatMap(({ slug, contact }) =>
        contact.messages.map(({ at, text, dropped }) => ({ slug, at: isoOf(at), text, dropped })),
      )
      .sort(byTime),
    replies: contacts
      .flatMap(({ slug, relation }) =>
        relation.thread.filter(({ from }) => from === 'them').map(({ at, text }) => ({ slug, at: isoOf(at), text })),
      )
      .sort(byTime),
  }
}

function invitationOf(environment: Environment, slug: string, nth: number) {
  const invitation = environment.ledger.contacts.get(slug)!.invitations[nth]!
  const acceptedAt = acceptanceOf(environment.founded.seed, slug, nth, invitation)
  return {
    slug,
    at: isoOf(invitation.at),
    note: invitation.note,
    dropped: invitation.dropped,
    withdrawn_at: invitation.withdrawnAt === null ? null : isoOf(invitation.withdrawnAt),
    accepted_at: acceptedAt === null || acceptedAt > environment.now() ? null : isoOf(acceptedAt),
  }
}

/** ISO times of one length sort as text. */
function byTime(a: { at: string }, b: { at: string }): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0
}

function isoOf(at: number): string {
  return new Date(at).toISOString()
}
