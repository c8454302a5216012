import { Failure } from '#kernel/contracts/refusal.ts'

/** Where a database may be found: one server, or several of which one takes writes at a time. */
export interface Address {
  /** The address of each server alone, in the order in which they are tried. */
  urls: string[]
  /** The same as HOST:PORT, for words. */
  names: string[]
}

const NEXT =
  'Write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE, with several HOST:PORT between commas for a cluster, or unset DATABASE_URL for the embedded one.'
const DEFAULT_PORT = '5432'
const MOST_HOSTS = 16

/** The address holds a password: what is wrong is said without repeating it. */
const refuse = (message: string, next = NEXT) => new Failure('database.bad_url', message, next)

/**
 * Reads an address in the form of PostgreSQL's own programs: hosts in a list, each with its port, or `host` and `port`
 * as parameters. The driver knows addresses of one host only, so each server gets one of its own.
 */
export function readAddress(text: string): Address {
  const parts = /^([a-z]+):\/\/(?:([^/?#]*)@)?([^/?#@]*)(\/[^?#]*)?(?:\?([^#]*))?$/i.exec(text.trim())
  if (!parts) throw refuse('DATABASE_URL is no address')
  const [, scheme = '', user, list = '', path = '', query] = parts
  if (!/^postgres(ql)?$/i.test(scheme)) throw refuse(`DATABASE_URL begins with ${scheme}:, not postgres:`)
  const parameters = new URLSearchParams(query)
  checkTarget(parameters.get('target_session_attrs'))
  const places = placesOf(list, parameters)
  if (path.length < 2) throw refuse('DATABASE_URL names no database')
  for (const name of ['target_session_attrs', 'host', 'port']) parameters.delete(name)
  const rest = [...parameters].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  const urls = places.map(({ host, port }) => {
    // A folder is a socket on this machine, which an address can only carry as a parameter.
    const socket = host.startsWith('/')
    const words = [...(socket ? [`host=${encodeURIComponent(host)}`] : []), ...rest]
    const login = user === undefined ? '' : `${user}@`
    const url = `postgres://${login}${socket ? 'localhost' : host}:${port}${path}${words.length > 0 ? '?' : ''}${words.join('&')}`
    if (!URL.canParse(url)) throw refuse('DATABASE_URL is no address')
    return url
  })
  return { urls, names: places.map(({ host, port }) => `${host}:${port}`) }
}

interface Place {
  host: string
  port: string
}

function placesOf(list: string, parameters: URLSearchParams): Place[] {
  const named = parameters.get('host')?.split(',')
  const places = named?.map((host) => ({ host, port: undefined })) ?? list.split(',').map(splitPlace)
  if (places.some(({ host }) => host === '')) throw refuse('DATABASE_URL names no host')
  if (places.length > MOST_HOSTS) throw refuse(`DATABASE_URL names more than ${MOST_HOSTS} hosts`)
  const ports = parameters.get('port')?.split(',') ?? []
  if (ports.length > 1 && ports.length !== places.length)
    throw refuse(`DATABASE_URL names ${places.length} hosts and ${ports.length} ports`)
  return places.map(({ host, port }, i) => {
    const wanted = ports[i] || ports[0] || port || DEFAULT_PORT
    if (!/^\d{1,5}$/.test(wanted)) throw refuse('DATABASE_URL names a port that is no number')
    return { host, port: wanted }
  })
}

/** HOST, HOST:PORT or [IPV6]:PORT; a socket's folder may stand there with its slashes written as %2F. */
function splitPlace(text: string): { host: string; port: string | undefined } {
  const found = /^(\[[^\]]+\]|[^:]*)(?::(.*))?$/.exec(text)
  if (!found) throw refuse('DATABASE_URL is no address')
  const host = found[1] ?? ''
  return { host: /^%2f/i.test(host) ? decodeURIComponent(host) : host, port: found[2] }
}

/** The product writes: the words that lead to a server which may not take writes are no use to it. */
function checkTarget(target: string | null): void {
  if (target === null || target === 'read-write' || target === 'primary') return
  const known = ['any', 'read-only', 'standby', 'prefer-standby'].includes(target)
  throw refuse(
    known
      ? `target_session_attrs=${target} may lead to a server that takes no writes`
      : 'target_session_attrs has a value that PostgreSQL does not know',
    'Write target_session_attrs=read-write, or leave it out: the server that takes writes is found by itself.',
  )
}
