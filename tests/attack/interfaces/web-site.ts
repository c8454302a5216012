import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome, Stage } from '../attack.ts'
import { fill, type Installation, install, rest } from './installation.ts'
import { headerProblems, problemsOf } from './oracle.ts'
import { ask, say } from './raw.ts'
import { good, type IncomingRequest, REQUESTS, request, type Target } from './requests.ts'
import { PROBES, type Route, routesOf } from './routes.ts'
import { WIRE } from './wire.ts'

/** Every way to knock, on every route; whatever is behind must be as it was. */
export async function requestEverywhere({ folder, short, log }: Stage): Promise<Outcome> {
  const at = await install(join(folder, 'data'))
  try {
    return await requestEach(at, await fill(at), short, log)
  } finally {
    await at.stop()
  }
}

export async function requestEach(
  at: Installation,
  samples: Record<string, string>,
  short: boolean,
  log: Stage['log'],
): Promise<Outcome> {
  const target = await targetOf(at)
  const routes = await routesOf(at, samples.tasks)
  await rest(at)
  const outcome: Outcome = { tried: 0, breaches: [] }
  for (const [index, route] of routes.entries()) {
    const before = await standOf(at)
    await requestAt(route, target, chosen(index, short), outcome)
    const after = await standOf(at)
    if (after !== before) outcome.breaches.push(`${route.method} ${route.path}: something changed`)
  }
  log(`${routes.length} routes of the document and beside it`)
  await lookAtGoodAnswers(routes, target, outcome)
  await askProbes(target, outcome)
  return outcome
}

/** In the short form a route meets every fifth knock, and each knock a fifth of the routes. */
function chosen(index: number, short: boolean): IncomingRequest[] {
  return [...REQUESTS, ...WIRE].filter((_, n) => !short || n % 5 === index % 5)
}

async function requestAt(route: Route, target: Target, requests: IncomingRequest[], outcome: Outcome): Promise<void> {
  for (const attempt of requests.filter(({ applies }) => applies?.(route) ?? true)) {
    outcome.tried += 1
    const said = await say(target.port, attempt.bytes(route, target))
    for (const problem of problemsOf(attempt, said, [target.token, target.users]))
      outcome.breaches.push(`${attempt.what} on ${route.method} ${route.path}: ${problem}`)
  }
}

/** The operator's token, and those of two accounts, of which one was revoked. */
async function targetOf(at: Installation): Promise<Target> {
  const tokenOf = async (name: string) => {
    await at.ask('POST', '/api/accounts', { name })
    const { body } = await at.ask('POST', '/api/accounts/tokens', { name })
    return (JSON.parse(body) as { token: string }).token
  }
  const [users, revoked] = [await tokenOf('ida'), await tokenOf('gone')]
  const { status } = await at.ask('POST', '/api/accounts/revoke', { name: 'gone' })
  if (status >= 300) throw new Error(`an account could not be revoked: ${status}`)
  return { port: at.port, token: at.token, users, revoked }
}

/** What must not change: every ledger, and the files that are made on somebody's word. */
async function standOf(at: Installation): Promise<string> {
  const files = readdirSync(at.data, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^(pg|logs|run)\//.test(name))
    .sort()
  return JSON.stringify([await at.heads(), files])
}

/** Who is let in gets the same headers; and that they are let in shows that the knocks were refused for their own sake. */
async function lookAtGoodAnswers(routes: Route[], target: Target, outcome: Outcome): Promise<void> {
  let through = 0
  for (const route of routes.filter(({ method, path }) => method === 'GET' && path !== '/api/events')) {
    const { answers } = await say(target.port, request(route, good(target, route)))
    const [answer] = answers
    outcome.tried += 1
    if (!answer) outcome.breaches.push(`GET ${route.path} with everything right: nobody answered`)
    else {
      for (const problem of headerProblems(answer.headers)) outcome.breaches.push(`GET ${route.path}: ${problem}`)
      if (answer.status === 200) through += 1
    }
  }
  if (through < 30) outcome.breaches.push(`only ${through} routes let their operator in: the knocks prove nothing`)
}

/** Probes know neither name nor token; they learn one word, and no page may read it. */
async function askProbes({ port }: Target, outcome: Outcome): Promise<void> {
  for (const path of PROBES) {
    const answer = await ask(port, 'GET', path, { host: 'evil.example', origin: 'http://evil.example' })
    outcome.tried += 1
    const problems = headerProblems(answer.headers)
    if (!/^\{"ok":(true|false)[^{}]{0,200}\}$/.test(answer.body)) problems.push(`told ${answer.body.slice(0, 80)}`)
    outcome.breaches.push(...problems.map((problem) => `probe ${path}: ${problem}`))
  }
}
