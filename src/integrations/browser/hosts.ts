import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { isPrivate } from './addresses.ts'

export interface HostRules {
  /** `host` for the default ports, or `host:port`. A private address is reached only where it is listed with its port. */
  hosts: string[]
  /** Ports of our own server: never reached on this machine, listed or not. */
  ownPorts?: number[]
}

export type Resolve = (name: string) => Promise<string[]>

/** Where a request may go: the address to connect to. Refused: the host to name, and nothing else of it. */
export type Admission = { ok: true; address: string; port: number } | { ok: false; host: string }

export interface Admit {
  url(url: string): Promise<Admission>
  /** A host and port as they stand in a CONNECT request. */
  authority(authority: string): Promise<Admission>
}

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443, 'ws:': 80, 'wss:': 443 }
const HOST_SHOWN = 253
const MAX_URL = 16_384
const REMEMBERED_NAMES = 200
const REMEMBERED_MS = 30_000

/** Decides for one browser. Names are resolved here, so that a public name cannot lead to a private address. */
export function createAdmit({ hosts, ownPorts = [] }: HostRules, resolve: Resolve = resolveName): Admit {
  const listed = new Set(hosts.flatMap(authorities))
  const known = new Map<string, { at: number; addresses: Promise<string[]> }>()

  const addressesOf = (name: string): Promise<string[]> => {
    const before = known.get(name)
    if (before && Date.now() - before.at < REMEMBERED_MS) return before.addresses
    if (known.size >= REMEMBERED_NAMES) known.clear()
    const addresses = resolve(name).catch(() => [])
    known.set(name, { at: Date.now(), addresses })
    return addresses
  }

  const admit = async (hostname: string, port: number): Promise<Admission> => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const refused: Admission = { ok: false, host: hostname.slice(0, HOST_SHOWN) }
    if (!listed.has(`${hostname}:${port}`)) return refused
    const isLiteral = isIP(host) !== 0
    const addresses = isLiteral ? [host] : await addressesOf(host)
    const own = ownPorts.includes(port)
    // One bad answer spoils the name: which one a browser would take is not ours to choose.
    const usable = addresses.every((address) => {
      if (own && (isPrivate(address) || isOurs(address))) return false
      return !isPrivate(address) || listed.has(`${bracketed(address)}:${port}`)
    })
    return usable && addresses.length > 0 ? { ok: true, address: addresses[0]!, port } : refused
  }

  return {
    async url(text) {
      const url = text.length > MAX_URL ? null : URL.parse(text)
      const port = url && (url.port === '' ? DEFAULT_PORTS[url.protocol] : Number(url.port))
      if (!url || port === undefined || !(url.protocol in DEFAULT_PORTS))
        return { ok: false, host: (url?.protocol ?? 'an unreadable address').slice(0, HOST_SHOWN) }
      return admit(url.hostname, port!)
    },
    async authority(text) {
      const url = text.length > HOST_SHOWN + 10 ? null : URL.parse(`http://${text}`)
      if (url?.pathname !== '/' || url.username !== '' || url.password !== '')
        return { ok: false, host: 'an unreadable address' }
      return admit(url.hostname, url.port === '' ? 80 : Number(url.port))
    },
  }
}

/** `host:port` of an entry, as URLs spell them; an entry without a port opens no private address. */
function authorities(entry: string): string[] {
  const url = URL.parse(`http://${entry}`)
  if (url?.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') return []
  const explicit = /:(\d{1,5})$/.exec(entry)?.[1]
  if (explicit !== undefined && !entry.endsWith(']')) return [`${url.hostname}:${Number(explicit)}`]
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && isPrivate(host) ? [] : [`${url.hostname}:80`, `${url.hostname}:443`]
}

const bracketed = (address: string) => (isIP(address) === 6 ? `[${address}]` : address)

function isOurs(address: string): boolean {
  return Object.values(networkInterfaces()).some((faces) => faces?.some((face) => face.address === address))
}

async function resolveName(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address)
}

/** Only the host is named: the rest of an address may hold what a stranger wants to be read. */
export function hostRefused(host: string): Refusal {
  return {
    code: 'browser.host_refused',
    message: `The browser does not go to ${host.replace(/[^\w.:[\]-]/g, '')}`,
    next: 'Use pages of the hosts that this browser may open; a person can add a host to the list.',
  }
}
