import { join } from 'node:path'
import type { DemoMailServer as BuiltInMail } from '#demo/mailbox/mail-server.ts'
import type { Lanewright } from '#host/open.ts'
import { builtInCalendar, configuredCalendar } from '#host/scheduling/calendars.ts'
import { DEMO, type MailSettings, type OAuthSettings } from '#host/scheduling/mail-file.ts'
import { accessTokens, accountMailbox, builtInMail } from '#host/scheduling/mailboxes.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Calendar } from '#kernel/ports/calendar.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import type { Mailbox } from '#kernel/ports/mailer.ts'
import { classifyEvent } from '../domain/calendar/busy-kind.ts'
import { eventText } from '../domain/calendar/calendar-object.ts'
import type { MailService } from '../tools/mail-service.ts'
import { keepReading, type ReadAccount, readNew } from './read-mail.ts'

export interface MailServiceOptions {
  dataDir: string
  settings: MailSettings
  secret(name: string): Promise<string | null>
  clock: Clock
  log(line: string): void
}

const EVENTS = { text: eventText, classify: classifyEvent }

export const DEMO_ADDRESS = 'assistant@office.example'

export interface OpenMailService extends MailService {
  readonly settings: MailSettings
  /** Where mail is written: whoever has none of these need not read any either. */
  readonly lanes: readonly string[]
  /** Who an account writes as; refused where there is none of that name. */
  sender(account: string): { name: string; address: string }
  /** Where whoever tries it out plays the other side. */
  readonly builtIn: BuiltInMail
  /** Reads each account once, here and now. */
  readOnce(): Promise<number>
  /** Called once the product is open; `start` begins to listen for mail. */
  attach(lw: Lanewright): void
  start(): void
  close(): Promise<void>
}

/** Mail accounts and calendars, built-in and configured. Nothing is opened before it is needed. */
export function openMailService({ dataDir, settings, secret, clock, log }: MailServiceOptions): OpenMailService {
  const folder = join(dataDir, 'demo-mail')
  const lazy = once(() => builtInMail(folder, clock))
  const mailboxes = new Map<string, Promise<Mailbox>>()
  const calendars = new Map<string, Promise<Calendar>>()
  const ending = new AbortController()
  let lw: Lanewright | undefined
  let reading: Promise<unknown> | undefined

  const secretOf = async (name: string): Promise<string> => {
    const value = await secret(name)
    if (value === null)
      throw new Failure('secret.missing', `there is no secret ${name}`, `Set it: lanewright secrets set ${name}`)
    return value
  }
  const tokens = (oauth: OAuthSettings) => accessTokens(oauth, secretOf, clock)
  const mail: OpenMailService = {
    settings,
    lanes: ['FIRST_CONTACT', 'GO_ON_WRITING', 'INVITE'],
    get builtIn() {
      return lazy()
    },
    sender(account) {
      if (account === DEMO) return { name: 'Assistant', address: DEMO_ADDRESS }
      const known = settings.accounts.get(account)
      if (known) return { name: known.name, address: known.address }
      throw unknownAccount(account, settings)
    },
    mailbox: (account) =>
      kept(mailboxes, account, async () => {
        if (account === DEMO) return lazy().mailbox(mail.sender(account))
        const known = settings.accounts.get(account)
        if (!known) throw unknownAccount(account, settings)
        return accountMailbox(account, known, secretOf, tokens, clock)
      }),
    calendar: (name) =>
      kept(calendars, name, async () => {
        if (name === DEMO) return builtInCalendar(name, join(dataDir, 'demo-calendar'), EVENTS, clock)
        const known = settings.calendars.get(name)
        if (!known)
          throw new Failure('calendar.unknown', `there is no calendar ${name}`, 'Name one of mail.yaml, or "demo".')
        return configuredCalendar(name, known, { secretOf, tokens }, EVENTS, clock)
      }),
    async readOnce() {
      let processed = 0
      for (const account of accounts(mail)) processed += await readNew(lw as Lanewright, account, ending.signal)
      return processed
    },
    attach(opened) {
      lw = opened
    },
    start() {
      reading ??= Promise.all(
        accounts(mail).map((account) => keepReading(lw as Lanewright, account, ending.signal, log)),
      )
    },
    async close() {
      ending.abort()
      await reading
      for (const opened of [...mailboxes.values(), ...calendars.values()])
        await opened.then(
          (one) => one.close(),
          () => {},
        )
    },
  }
  return mail
}

function accounts(mail: OpenMailService): ReadAccount[] {
  const named = [...mail.settings.accounts].map(([name, { trusted_servers = [] }]) => ({
    name,
    open: () => mail.mailbox(name),
    checked: trusted_servers.length > 0,
  }))
  return [{ name: DEMO, open: () => mail.mailbox(DEMO), checked: true }, ...named]
}

function unknownAccount(account: string, { accounts: known }: MailSettings): Failure {
  const names = [DEMO, ...known.keys()].join(', ')
  return new Failure('mail.unknown_account', `there is no mail account ${account}`, `Name one of: ${names}.`)
}

/** Opened once, and again after it failed. */
function kept<T>(all: Map<string, Promise<T>>, name: string, open: () => Promise<T>): Promise<T> {
  const known = all.get(name)
  if (known) return known
  const opened = open()
  all.set(name, opened)
  opened.catch(() => all.delete(name))
  return opened
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
