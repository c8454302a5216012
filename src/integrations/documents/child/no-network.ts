import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

/**
 * Loaded before everything else in the child and in each of its threads: nothing here has a reason to reach out, and a
 * library that would follow an address in a document finds no way.
 */
function refuse(): never {
  throw new Error('There is no network in here.')
}

net.Socket.prototype.connect = refuse
net.Server.prototype.listen = refuse
for (const name of ['bind', 'connect', 'send'] as const) dgram.Socket.prototype[name] = refuse
dns.lookup = refuse as unknown as typeof dns.lookup
for (const name of ['resolve', 'resolve4', 'resolve6', 'resolveAny', 'resolveTxt'] as const)
  dns[name] = refuse as unknown as never
syncBuiltinESMExports()
