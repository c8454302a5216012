import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Done, invite, isNearLimit, sendMessage, usedThisWeek, withdraw } from './acts.ts'
import { captchaPage, notFoundPage, restrictedPage } from './entrance-pages.ts'
import { type Conversation, conversationPage, conversationsPage } from './message-pages.ts'
import type { Person } from './people.ts'
import { homePage, profilePage, searchPage } from './people-pages.ts'
import { sessionOf } from './sessions.ts'
import { fieldOf, type Site, sendPage } from './site.ts'
import type { World } from './world.ts'

const MOST_PAGES = 1_000

/** What is to be had once signed in. A trouble stands in front of all of it: then nothing is shown and nothing sent. */
export function addPages(app: FastifyInstance, site: Site): void {
  const { world, account } = site
  app.addHook('preHandler', async (request, reply) => {
    if (sessionOf(world, request.raw) === undefined) return reply.redirect('/login', 303)
    if (request.routeOptions.url === '/security-check') return
    if (world.ledger.page === 'captcha') return sendPage(reply, captchaPage(account.name, localPath(request.url)))
    if (world.ledger.page === 'restricted') return sendPage(reply, restrictedPage(account.name))
  })

  app.post('/security-check', (request, reply) => {
    const back = localPath(fieldOf(request.body, 'back') ?? '/')
    const passes = world.ledger.page === 'captcha' && fieldOf(request.body, 'person') === 'yes'
    if (passes) world.record({ kind: 'captcha_passed', at: world.now() })
    return reply.redirect(back, 303)
  })
  app.get('/', (_request, reply) => sendPage(reply, homePage(account.name, homeView(world))))
  app.get('/search', (request, reply) => {
    const { q, page: asked } = request.query as Record<string, unknown>
    const query = typeof q === 'string' ? q.slice(0, 200).toWellFormed() : ''
    const page = typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Math.min(Number(asked), MOST_PAGES) : 1
    return sendPage(reply, searchPage(account.name, query, page, site.search(query, page)))
  })
  addProfile(app, site)
  addMessages(app, site)
}

function addProfile(app: FastifyInstance, { world, account }: Site): void {
  const show = (reply: FastifyReply, person: Person, alert: string | null, status: number) => {
    const warning = isNearLimit(world) ? warningOf(world) : null
    return sendPage(reply, profilePage(account.name, person, world.standing(person), { alert, warning }), status)
  }
  app.get('/in/:slug', (request, reply) => {
    const person = personOf(world, request)
    return person ? show(reply, person, null, 200) : sendPage(reply, notFoundPage(account.name), 404)
  })
  app.post('/in/:slug', (request, reply) => {
    const person = personOf(world, request)
    if (!person) return sendPage(reply, notFoundPage(account.name), 404)
    const act = fieldOf(request.body, 'act')
    if (act !== 'invite' && act !== 'withdraw') return show(reply, person, 'The form was not complete.', 400)
    const done = act === 'invite' ? invite(world, person, fieldOf(request.body, 'note') ?? '') : withdraw(world, person)
    return done.ok ? answer(done, request, reply) : show(reply, person, alertText(done), done.status)
  })
}

function addMessages(app: FastifyInstance, { world, account }: Site): void {
  app.get('/messages', (_request, reply) => sendPage(reply, conversationsPage(account.name, conversationsOf(world))))
  app.get('/messages/:slug', (request, reply) => {
    const person = personOf(world, request)
    if (!person) return sendPage(reply, notFoundPage(account.name), 404)
    const standing = world.standing(person)
    if (standing.unread > 0) world.record({ kind: 'read', at: world.now(), slug: person.slug })
    return sendPage(reply, conversationPage(account.name, person, standing, null))
  })
  app.post('/messages/:slug', (request, reply) => {
    const person = personOf(world, request)
    if (!person) return sendPage(reply, notFoundPage(account.name), 404)
    const done = sendMessage(world, person, fieldOf(request.body, 'text') ?? '')
    if (done.ok) return answer(done, request, reply)
    return sendPage(reply, conversationPage(account.name, person, world.standing(person), alertText(done)), done.status)
  })
}

/**
 * Back to the page it was sent from; or a connection that is cut, where the sender is to be left in doubt. One letter
 * goes out before the cut: a browser that heard nothing at all on a waiting connection sends the form again by itself.
 */
function answer(done: Done & { ok: true }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!done.dropped) return reply.redirect(localPath(request.url), 303)
  reply.hijack()
  request.raw.socket.write('H')
  request.raw.socket.destroySoon()
  return reply
}

function alertText({ refusal }: Done & { ok: false }): string {
  return `${refusal.message}. ${refusal.next}`
}

function warningOf(world: World): string {
  return `You are approaching the weekly limit: ${usedThisWeek(world)} of ${world.weeklyLimit} invitations sent in the last 7 days.`
}

function personOf(world: World, request: FastifyRequest): Person | undefined {
  return world.person((request.params as { slug: string }).slug)
}

function homeView(world: World) {
  const standings = contactsOf(world).map((person) => world.standing(person))
  return {
    connections: standings.filter(({ relation }) => relation === 'connected').length,
    pending: standings.filter(({ relation }) => relation === 'pending').length,
    unread: standings.reduce((sum, { unread }) => sum + unread, 0),
    usedThisWeek: usedThisWeek(world),
    weeklyLimit: world.weeklyLimit,
  }
}

/** The newest first. */
function conversationsOf(world: World): Conversation[] {
  return contactsOf(world)
    .flatMap((person) => {
      const { thread, unread } = world.standing(person)
      return thread.length === 0 ? [] : [{ person, unread, lastAt: thread.at(-1)!.at }]
    })
    .sort((a, b) => b.lastAt - a.lastAt)
}

function contactsOf(world: World): Person[] {
  return [...world.ledger.contacts.keys()].flatMap((slug) => world.person(slug) ?? [])
}

/** A path of this site and nothing that a browser could read as another one. */
function localPath(path: string): string {
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,500}$/.test(path) ? path : '/'
}
