import type { FastifyInstance } from 'fastify'
import { loginPage } from './entrance-pages.ts'
import { sameSecret } from './guard.ts'
import { closeSession, openSession, sessionOf } from './sessions.ts'
import { fieldOf, type Site, sendPage } from './site.ts'
import { DIALOG_SCRIPT, STYLE } from './style.ts'

/** What is to be had without being signed in. */
export function addEntrance(app: FastifyInstance, { environment, account }: Site): void {
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.get('/dialog.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(DIALOG_SCRIPT))

  app.get('/login', (request, reply) =>
    sessionOf(environment, request.raw) === undefined ? sendPage(reply, loginPage(false)) : reply.redirect('/', 303),
  )

  app.post('/login', (request, reply) => {
    const email = fieldOf(request.body, 'email') ?? ''
    // Both are compared, whichever is wrong.
    const known = sameSecret(email.trim().toLowerCase(), account.email.toLowerCase())
    const right = sameSecret(fieldOf(request.body, 'password') ?? '', account.password)
    if (!known || !right) return sendPage(reply, loginPage(true), 401)
    return reply.header('set-cookie', openSession(environment)).redirect('/', 303)
  })

  // A link, as networks have it; the form gate in front keeps other sites from following it.
  app.get('/sign-out', (request, reply) =>
    reply.header('set-cookie', closeSession(environment, request.raw)).redirect('/login', 303),
  )
}
