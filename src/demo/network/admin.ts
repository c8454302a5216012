import type { FastifyError, FastifyInstance } from 'fastify'
import type { Failure } from '#kernel/contracts/refusal.ts'
import { compileSchema } from '#kernel/validate.ts'
import { usedThisWeek } from './acts.ts'
import { Advance, Trouble } from './events.ts'
import { adminGate } from './gate.ts'
import { acceptanceOf } from './relations.ts'
import { faultOf } from './site.ts'
import type { World } from './world.ts'

/** For the demo and for tests: look at everything from outside, move the time, make trouble. */
export function addAdmin(app: FastifyInstance, world: World, token: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const refused = adminGate(request.raw, token)
    if (refused) return reply.code(refused.status).send(refused.refusal)
  })
  app.setErrorHandler((error: FastifyError | Failure, _request, reply) => {
    const { status, refusal } = faultOf(error)
    return reply.code(status).send(refusal)
  })
  app.get('/admin/state', () => stateOf(world))

  app.post('/admin/advance', (request, reply) => {
    const fault = compileSchema(Advance)(request.body)
    if (fault) return reply.code(422).send(fault)
    const { ms } = request.body as { ms: number }
    world.record({ kind: 'advanced', at: world.now(), ms })
    return { now: isoOf(world.now()) }
  })

  app.post('/admin/trouble', (request, reply) => {
    const fault = compileSchema(Trouble)(request.body)
    if (fault) return reply.code(422).send(fault)
    world.record({ kind: 'troubled', at: world.now(), trouble: request.body as Trouble })
    return troubleOf(world)
  })
}

function troubleOf({ ledger }: World) {
  const { page, rateWarning, slowMs, dropNext } = ledger
  return { page, rate_warning: rateWarning, slow_ms: slowMs, drop_after_send: dropNext }
}

/** Every invitation and message that ever arrived, in order and letter by letter: what a sender claims can be held against it. */
export function stateOf(world: World) {
  const { founded, ledger } = world
  const contacts = [...ledger.contacts].map(([slug, contact]) => ({
    slug,
    contact,
    standing: world.standing(world.person(slug)!),
  }))
  const upcoming = contacts.flatMap(({ standing }) => standing.nextAt ?? [])
  return {
    now: isoOf(world.now()),
    seed: founded.seed,
    people: founded.people,
    weekly: { limit: world.weeklyLimit, used: usedThisWeek(world) },
    trouble: troubleOf(world),
    /** When somebody will next accept or answer by themselves. */
    next_at: upcoming.length === 0 ? null : isoOf(upcoming.reduce((a, b) => Math.min(a, b))),
    invitations: contacts
      .flatMap(({ slug, contact }) => contact.invitations.map((_, nth) => invitationOf(world, slug, nth)))
      .sort(byTime),
    messages: contacts
      .flatMap(({ slug, contact }) =>
        contact.messages.map(({ at, text, dropped }) => ({ slug, at: isoOf(at), text, dropped })),
      )
      .sort(byTime),
    replies: contacts
      .flatMap(({ slug, standing }) =>
        standing.thread.filter(({ from }) => from === 'them').map(({ at, text }) => ({ slug, at: isoOf(at), text })),
      )
      .sort(byTime),
  }
}

function invitationOf(world: World, slug: string, nth: number) {
  const invitation = world.ledger.contacts.get(slug)!.invitations[nth]!
  const acceptedAt = acceptanceOf(world.founded.seed, slug, nth, invitation)
  return {
    slug,
    at: isoOf(invitation.at),
    note: invitation.note,
    dropped: invitation.dropped,
    withdrawn_at: invitation.withdrawnAt === null ? null : isoOf(invitation.withdrawnAt),
    accepted_at: acceptedAt === null || acceptedAt > world.now() ? null : isoOf(acceptedAt),
  }
}

/** ISO times of one length sort as text. */
function byTime(a: { at: string }, b: { at: string }): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0
}

function isoOf(at: number): string {
  return new Date(at).toISOString()
}
