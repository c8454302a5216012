import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Done, invite, isNearLimit, sendMessage, usedThisWeek, withdraw } from './acts.ts'
import { captchaPage, notFoundPage, restrictedPage } from './entrance-pages.ts'
import type { Environment } from './environment.ts'
import { type Conversation, conversationPage, conversationsPage } from './message-pages.ts'
import type { Person } from './people.ts'
import { homePage, profilePage, searchPage } from './people-pages.ts'
import { sessionOf } from './sessions.ts'
import { fieldOf, type Site, sendPage } from './site.ts'

const MOST_PAGES = 1_000

/** What is to be had once signed in. A trouble stands in front of all of it: then nothing is shown and nothing sent. */
export function addPages(app: FastifyInstance, site: Site): void {
  const { environment, account } = site
  app.addHook('preHandler', async (request, reply) => {
    if (sessionOf(environment, request.raw) === undefined) return reply.redirect('/login', 303)
    if (request.routeOptions.url === '/security-check') return
    if (environment.ledger.page === 'captcha') return sendPage(reply, captchaPage(account.name, localPath(request.url)))
    if (environment.ledger.page === 'restricted') return sendPage(reply, restrictedPage(account.name))
  })

  app.post('/security-check', (request, reply) => {
    const back = localPath(fieldOf(request.body, 'back') ?? '/')
    const passes = environment.ledger.page === 'captcha' && fieldOf(request.body, 'person') === 'yes'
    if (passes) environment.record({ kind: 'captcha_passed', at: environment.now() })
    return reply.redirect(back, 303)
  })
  app.get('/', (_request, reply) => sendPage(reply, homePage(account.name, homeView(environment))))
  app.get('/search', (request, reply) => {
    const { q, page: asked } = request.query as Record<string, unknown>
    const query = typeof q === 'string' ? q.slice(0, 200).toWellFormed() : ''
    const page = typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Math.min(Number(asked), MOST_PAGES) : 1
    return sendPage(reply, searchPage(account.name, query, page, site.search(query, page)))
  })
  addProfile(app, site)
  addMessages(app, site)
}

function addProfile(app: FastifyInstance, { environment, account }: Site): void {
  const show = (reply: FastifyReply, person: Person, alert: string | null, status: number) => {
    const warning = isNearLimit(environment) ? warningOf(environment) : null
    return sendPage(reply, profilePage(account.name, person, environment.relation(person), { alert, warning }), status)
  }
  app.get('/in/:slug', (request, reply) => {
    const person = personOf(environment, request)
    return person ? show(reply, person, null, 200) : sendPage(reply, notFoundPage(account.name), 404)
  })
  app.post('/in/:slug', (request, reply) => {
    const person = personOf(environment, request)
    if (!person) return sendPage(reply, notFoundPage(account.name), 404)
    const act = fieldOf(request.body, 'act')
    if (act !== 'invite' && act !== 'withdraw') return show(reply, person, 'The form was not complete.', 400)
    const done =
      act === 'invite'
        ? invite(environment, person, fieldOf(request.body, 'note') ?? '')
        : withdraw(environment, person)
    return done.ok ? answer(done, request, reply) : show(reply, person, alertText(done), done.status)
  })
}

function addMessages(app: FastifyInstance, { environment, account }: Site): void {
  app.get('/messages', (_request, reply) =>
    sendPage(reply, conversationsPage(account.name, conversationsOf(environment))),
  )
  app.get('/messages/:slug', (request, reply) => {
    const person = personOf(environment, request)
    if (!person) return sendPage(reply, notFoundPage(account.name), 404)
    const relation = environment.relation(person)
    if (relation.unread > 0) environment.record({ kind: 'read', at: environment.now(), slug: person.slug })
    return sendPage(reply, conversationPage(account.name, person, relation, null))
  })
  app.post('/messages/:slug', (request, reply) => {
    const person = personOf(environment, request)
    if (!person) return sendPage(reply, notFoundPage(account.name), 404)
    const done = sendMessage(environment, person, fieldOf(request.body, 'text') ?? '')
    if (done.ok) return answer(done, request, reply)
    return sendPage(
      reply,
      conversationPage(account.name, person, environment.relation(person), alertText(done)),
      done.status,
    )
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

function warningOf(environment: Environment): string {
  return `You are approaching the weekly limit: ${usedThisWeek(environment)} of ${environment.weeklyLimit} invitations sent in the last 7 days.`
}

function personOf(environment: Environment, request: FastifyRequest): Person | undefined {
  return environment.person((request.params as { slug: string }).slug)
}

function homeView(environment: Environment) {
  const standings = contactsOf(environment).map((person) => environment.relation(person))
  return {
    connections: standings.filter(({ relation }) => relation === 'connected').length,
    pending: standings.filter(({ relation }) => relation === 'pending').length,
    unread: standings.reduce((sum, { unread }) => sum + unread, 0),
    usedThisWeek: usedThisWeek(environment),
    weeklyLimit: environment.weeklyLimit,
  }
}

/** The newest first. */
function conversationsOf(environment: Environment): Conversation[] {
  return contactsOf(environment)
    .flatMap((person) => {
      const { thread, unread } = environment.relation(person)
      return thread.length === 0 ? [] : [{ person, unread, lastAt: thread.at(-1)!.at }]
    })
    .sort((a, b) => b.lastAt - a.lastAt)
}

function contactsOf(environment: Environment): Person[] {
  return [...environment.ledger.contacts.keys()].flatMap((slug) => environment.person(slug) ?? [])
}

/** A path of this site and nothing that a browser could read as another one. */
function localPath(path: string): string {
  return /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,500}$/.test(path) ? path : '/'
}
