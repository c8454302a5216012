import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach } from 'vitest'
import { freePorts } from './free-ports.ts'

const PROGRAM = '/usr/bin/radicale'

export interface CalendarAccount {
  user: string
  password: string
  /** A calendar of theirs, empty at first. */
  calendarUrl: string
}

export interface CalendarServer {
  url: string
  accounts: [CalendarAccount, CalendarAccount]
  /** One more calendar of an account. */
  addCalendar(account: CalendarAccount, name: string): Promise<string>
  stop(): Promise<void>
}

/** Where there is no Radicale, what needs it is skipped, and the reason is said. */
export function needRadicale(prepare: () => Promise<void>): void {
  const lacking = existsSync(PROGRAM) ? null : 'Radicale is not installed (apt-get install radicale).'
  beforeAll(async () => {
    if (lacking === null) await prepare()
  })
  beforeEach((context) => {
    if (lacking !== null) context.skip(lacking)
  })
}

/** A real CalDAV server on loopback, with two people and nothing in it. */
export async function startRadicale(): Promise<CalendarServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lw-radicale-'))
  const people = [
    { user: 'anna', password: 'canary-anna-7c1f' },
    { user: 'bo', password: 'canary-bo-93aa' },
  ]
  writeFileSync(join(folder, 'users'), people.map(({ user, password }) => `${user}:${password}\n`).join(''), {
    mode: 0o600,
  })
  const [port = 0] = await freePorts(1)
  writeFileSync(join(folder, 'config'), configOf(folder, port))
  const child = spawn(PROGRAM, ['--config', join(folder, 'config')], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-4000)
  })
  const endNow = () => child.kill('SIGKILL')
  process.once('exit', endNow)
  const url = `http://127.0.0.1:${port}/`
  await ready(
    url,
    () => child.exitCode !== null,
    () => said,
  )

  async function addCalendar({ user, password }: { user: string; password: string }, name: string): Promise<string> {
    const address = `${url}${user}/${name}/`
    const headers = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
    const answer = await fetch(address, { method: 'MKCALENDAR', headers })
    if (answer.status !== 201) throw new Error(`MKCALENDAR answered ${answer.status}`)
    return address
  }

  const accounts: CalendarAccount[] = []
  for (const person of people) accounts.push({ ...person, calendarUrl: await addCalendar(person, 'work') })
  return {
    url,
    accounts: accounts as CalendarServer['accounts'],
    addCalendar,
    async stop() {
      process.removeListener('exit', endNow)
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configOf(folder: string, port: number): string {
  return `[server]
hosts = 127.0.0.1:${port}
ssl = False
[auth]
type = htpasswd
htpasswd_filename = ${join(folder, 'users')}
htpasswd_encryption = plain
delay = 0
[rights]
type = owner_only
[storage]
filesystem_folder = ${join(folder, 'collections')}
[web]
type = none
`
}

async function ready(url: string, isOver: () => boolean, said: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (isOver()) throw new Error(`Radicale ended: ${said()}`)
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (answer) return void (await answer.body?.cancel())
    await pause(50)
  }
  throw new Error(`Radicale does not answer: ${said()}`)
}
