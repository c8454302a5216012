import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from './free-ports.ts'

const PROGRAM = '/usr/sbin/dovecot'
const PARTS = [PROGRAM, '/usr/lib/dovecot/imap', '/usr/lib/dovecot/lmtp']
/** What the configuration below is written for; 2.4 has another language. */
const VERSION = /^2\.3\./

export interface DovecotAccount {
  address: string
  password: string
}

export interface Dovecot {
  imapPort: number
  imapsPort: number
  lmtpPort: number
  /** PEM. */
  cert: string
  key: string
  stop(): Promise<void>
}

/** Why there is none here; null when there is one. */
export function lackOfDovecot(): string | null {
  if (!PARTS.every((part) => existsSync(part))) return 'Dovecot is not installed, or without IMAP or LMTP'
  try {
    const version = execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' })
    return VERSION.test(version) ? null : `Dovecot is ${version.trim()}; these tests know how to start 2.3`
  } catch {
    return 'Dovecot does not start'
  }
}

/** A real IMAP and LMTP server on loopback, with accounts and folders of its own, gone when it is stopped. */
export async function startDovecot(accounts: DovecotAccount[], introspection: string): Promise<Dovecot> {
  for (let attempt = 1; ; attempt++) {
    const dir = mkdtempSync(join(tmpdir(), 'dc-'))
    try {
      return await startIn(dir, accounts, introspection)
    } catch (error) {
      // Somebody else may have taken a port in between.
      const log = join(dir, 'log')
      const said = existsSync(log) ? readFileSync(log, 'utf8').slice(-2_000) : ''
      rmSync(dir, { recursive: true, force: true })
      if (attempt === 3) throw new Error(`Dovecot does not start: ${said}`, { cause: error })
    }
  }
}

async function startIn(dir: string, accounts: DovecotAccount[], introspection: string): Promise<Dovecot> {
  const isRoot = userInfo().uid === 0
  const owner = isRoot ? idsOf('nobody') : { uid: userInfo().uid, gid: userInfo().gid }
  chmodSync(dir, 0o755)
  mkdirSync(join(dir, 'mail'))
  chownSync(join(dir, 'mail'), owner.uid, owner.gid)
  const { cert, key } = certificate(dir)
  const users = accounts.map(({ address, password }) => `${address}:{PLAIN}${password}:${owner.uid}:${owner.gid}::`)
  writeFileSync(join(dir, 'users'), `${users.join('\n')}\n`, { mode: 0o644 })
  const oauth2 = [`introspection_url = ${introspection}`, 'introspection_mode = get', 'username_attribute = username']
  const more = ['active_attribute = active', 'active_value = true', 'force_introspection = yes']
  writeFileSync(join(dir, 'oauth2.conf'), `${[...oauth2, ...more].join('\n')}\n`, { mode: 0o644 })
  const [imapPort, imapsPort, lmtpPort] = await freePorts(3)
  const ports = { imapPort: imapPort!, imapsPort: imapsPort!, lmtpPort: lmtpPort! }
  writeFileSync(join(dir, 'conf'), configuration(dir, ports, isRoot))
  // Ends with whoever started it, also where that one is killed.
  const script = '"$0" -F -c "$1" & child=$!; read _; kill $child; wait $child'
  const child = spawn('sh', ['-c', script, PROGRAM, join(dir, 'conf')], { stdio: ['pipe', 'ignore', 'ignore'] })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.stdin!.end()
    await ended
    rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    for (const port of Object.values(ports)) await answers(port, child)
  } catch (error) {
    child.stdin!.end()
    await ended
    throw error
  }
  return { ...ports, cert, key, stop }
}

function configuration(dir: string, ports: Omit<Dovecot, 'cert' | 'key' | 'stop'>, isRoot: boolean): string {
  const me = userInfo().username
  const group = execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim()
  const users = isRoot
    ? ''
    : `default_internal_user = ${me}\ndefault_internal_group = ${group}\ndefault_login_user = ${me}\nservice anvil {\n  chroot =\n}\n`
  return `
base_dir = ${dir}/run
state_dir = ${dir}/run
log_path = ${dir}/log
protocols = imap lmtp
listen = 127.0.0.1
${users}
ssl = yes
ssl_cert = <${dir}/cert.pem
ssl_key = <${dir}/key.pem
auth_mechanisms = plain login xoauth2
first_valid_uid = 1
mail_location = maildir:${dir}/mail/%u
recipient_delimiter = +
lmtp_save_to_detail_mailbox = yes
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = subscribe
    special_use = \\Sent
  }
}
passdb {
  driver = oauth2
  mechanisms = xoauth2
  args = ${dir}/oauth2.conf
}
passdb {
  driver = passwd-file
  mechanisms = plain login
  args = username_format=%u ${dir}/users
}
userdb {
  driver = passwd-file
  args = username_format=%u ${dir}/users
  default_fields = home=${dir}/mail/%u
}
service imap-login {
  ${isRoot ? '' : 'chroot ='}
  inet_listener imap {
    port = ${ports.imapPort}
  }
  inet_listener imaps {
    port = ${ports.imapsPort}
    ssl = yes
  }
}
service lmtp {
  inet_listener lmtp {
    port = ${ports.lmtpPort}
  }
}
`
}

function certificate(dir: string): { cert: string; key: string } {
  const [cert, key] = [join(dir, 'cert.pem'), join(dir, 'key.pem')]
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  const how = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const args = [...how, '-subj', '/CN=localhost', '-addext', names, '-keyout', key, '-out', cert]
  execFileSync('openssl', args, { stdio: 'ignore' })
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
}

function idsOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function answers(port: number, child: { exitCode: number | null }): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) break
    const socket = connect(port, '127.0.0.1')
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (open) return
    await pause(50)
  }
  throw new Error(`Nobody answers on port ${port}`)
}
