import { existsSync, readFileSync } from 'node:fs'
import { type Static, Type } from 'typebox'
import { parseDocument } from 'yaml'
import { closed, list, oneOf, text } from '#kernel/contracts/closed.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { checkLater } from '#kernel/validate.ts'

const Host = text(253, 1)
const Port = Type.Integer({ minimum: 1, maximum: 65_535 })
const Server = closed({
  host: Host,
  port: Port,
  security: oneOf(['tls', 'starttls', 'none']),
  ca_file: Type.Optional(text(1000, 1)),
})
/** The name of a secret, never its value: `lanewright secrets set NAME`. */
const Secret = Type.String({ pattern: '^[A-Z][A-Z0-9_]*$', maxLength: 64 })
const OAuth = closed({
  token_url: text(2000, 8),
  client_id: text(500, 1),
  client_secret: Type.Optional(Secret),
  refresh_token: Secret,
  scope: Type.Optional(text(2000)),
})

export const MailAccountSettings = closed({
  name: text(200, 1),
  address: Type.String({ format: 'email', maxLength: 320 }),
  user: text(320, 1),
  password: Type.Optional(Secret),
  oauth: Type.Optional(OAuth),
  smtp: Server,
  imap: Server,
  /** bcc: each mail is delivered to the account too. server: the server keeps a copy of what it sends by itself. */
  evidence: Type.Optional(oneOf(['bcc', 'server'])),
  /** Names under which the account's own server writes who a sender is; with them, whoever fails is not believed. */
  trusted_servers: Type.Optional(list(Host, 10)),
})
export type MailAccountSettings = Static<typeof MailAccountSettings>

export const CalendarSettings = closed({
  kind: oneOf(['caldav', 'google', 'microsoft']),
  /** caldav: the address of the calendar. google, microsoft: the id of the calendar, where it is not the main one. */
  url: Type.Optional(text(2000, 8)),
  calendar_id: Type.Optional(text(500, 1)),
  user: Type.Optional(text(320, 1)),
  password: Type.Optional(Secret),
  oauth: Type.Optional(OAuth),
  /** Of days and of times without a zone. */
  time_zone: Type.Optional(text(64, 1)),
  /** Of its owner, to see how they answered an invitation. */
  addresses: Type.Optional(list(text(320, 3), 10)),
})
export type CalendarSettings = Static<typeof CalendarSettings>
export type OAuthSettings = Static<typeof OAuth>

const Name = '^[A-Za-z0-9][A-Za-z0-9 ._-]{0,99}$'
const byName = <T extends Type.TSchema>(value: T) =>
  Type.Record(Type.String({ pattern: Name }), value, { additionalProperties: false, maxProperties: 50 })

const MailFile = closed({
  accounts: Type.Optional(byName(MailAccountSettings)),
  calendars: Type.Optional(byName(CalendarSettings)),
})

export interface MailSettings {
  accounts: ReadonlyMap<string, MailAccountSettings>
  calendars: ReadonlyMap<string, CalendarSettings>
}

const LARGEST_BYTES = 64 * 1024
const check = checkLater(MailFile)

/** Reads mail.yaml: mail accounts and calendars besides the built-in ones. What is wrong is told with its place. */
export function readMailFile(path: string): MailSettings {
  return existsSync(path) ? mailIn(readFileSync(path, 'utf8'), path) : { accounts: new Map(), calendars: new Map() }
}

export function mailIn(source: string, path: string): MailSettings {
  const fail = (where: string, message: string, next: string): never => {
    throw new Failure('post.invalid', `${path}${where}: ${message}`, next)
  }
  if (Buffer.byteLength(source) > LARGEST_BYTES) fail('', 'the file is too large', 'Keep it below 64 KiB.')
  const document = parseDocument(source, {
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: true,
    stringKeys: true,
  })
  const [problem] = [...document.errors, ...document.warnings]
  if (problem)
    fail(`:${problem.linePos?.[0].line ?? 1}`, problem.message.split('\n')[0] ?? '', 'Correct the file at this place.')
  const value = document.toJS({ maxAliasCount: 0 }) ?? {}
  const error = check(value) ?? beyondSchema(value as Static<typeof MailFile>)
  if (error) fail('', `${error.path || 'the file'}: ${error.message}`, error.next)
  const { accounts = {}, calendars = {} } = value as Static<typeof MailFile>
  return { accounts: new Map(Object.entries(accounts)), calendars: new Map(Object.entries(calendars)) }
}

/** What a schema cannot say. */
function beyondSchema({ accounts = {}, calendars = {} }: Static<typeof MailFile>) {
  for (const [name, { password, oauth }] of Object.entries(accounts)) {
    if (name === DEMO) return builtIn(`/accounts/${name}`)
    if (!password === !oauth) return oneLogin(`/accounts/${name}`)
  }
  for (const [name, { kind, url, user, password, oauth }] of Object.entries(calendars)) {
    const path = `/calendars/${name}`
    if (name === DEMO) return builtIn(path)
    if (kind === 'caldav' && (!url || !user)) return { path, message: 'it has no url or no user', next: 'Give both.' }
    if (!password === !oauth) return oneLogin(path)
  }
  return null
}

/** The name of what comes with the product. */
export const DEMO = 'demo'

const builtIn = (path: string) => ({ path, message: 'that name is the built-in one', next: 'Give it another name.' })
const oneLogin = (path: string) => ({
  path,
  message: 'it needs a password or oauth, one of both',
  next: 'Name the secret.',
})
