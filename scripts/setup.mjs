// Makes a fresh clone ready, before `npm start` and `npm test`. Plain JavaScript without dependencies, because it runs
// on the machine's own Node before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const quietService = (name) => [
  ['service', name, 'stop'],
  ['update-rc.d', name, 'disable'],
]

/**
 * Programs from the system that npm cannot bring. `probe` is a file (with a slash) or a command on the PATH; `apt` is
 * the Debian package; `suites` are the tests that are skipped without it; `testsOnly`: no feature needs it; `quiet`
 * ends what Debian starts with the package: the tests start servers of their own.
 * @type {{ name: string, probe: string, apt: string, suites: string[], testsOnly?: true, quiet?: string[][] }[]}
 */
export const systemPackages = [
  { name: 'Chromium', probe: 'chromium', apt: 'chromium', suites: ['system/browser', 'system/demo/network-pages'] },
  { name: 'Bubblewrap', probe: '/usr/bin/bwrap', apt: 'bubblewrap', suites: ['python'] },
  { name: 'Python', probe: '/usr/bin/python3', apt: 'python3', suites: ['python', 'bag'] },
  {
    ...{ name: 'Dovecot (IMAP)', probe: '/usr/lib/dovecot/imap', apt: 'dovecot-imapd' },
    ...{
      suites: ['system/mail/servers', 'system/ports/mailbox-servers', 'system/scheduling/servers'],
      testsOnly: true,
    },
  },
  {
    ...{ name: 'Dovecot (LMTP)', probe: '/usr/lib/dovecot/lmtp', apt: 'dovecot-lmtpd' },
    ...{
      suites: ['system/mail/servers', 'system/ports/mailbox-servers', 'system/scheduling/servers'],
      testsOnly: true,
    },
  },
  {
    ...{ name: 'Radicale', probe: '/usr/bin/radicale', apt: 'radicale' },
    ...{ suites: ['integration/ports/calendar-caldav', 'system/scheduling/servers'], testsOnly: true },
  },
  {
    ...{ name: 'PostgreSQL 15', probe: '/usr/lib/postgresql/15/bin/postgres', apt: 'postgresql-15' },
    ...{ suites: ['ha'], testsOnly: true },
    // Its own cluster only: others on this machine may be somebody's.
    quiet: [
      ['pg_ctlcluster', '15', 'main', 'stop'],
      ['sed', '-i', 's/^auto$/manual/', '/etc/postgresql/15/main/start.conf'],
    ],
  },
  {
    ...{ name: 'Patroni', probe: '/usr/bin/patroni', apt: 'patroni' },
    ...{ suites: ['ha/failover'], testsOnly: true, quiet: quietService('patroni') },
  },
  {
    ...{ name: 'etcd', probe: '/usr/bin/etcd', apt: 'etcd-server' },
    ...{ suites: ['ha/failover'], testsOnly: true, quiet: quietService('etcd') },
  },
  {
    ...{ name: 'PgBouncer', probe: '/usr/sbin/pgbouncer', apt: 'pgbouncer' },
    ...{ suites: ['ha/poolers'], testsOnly: true, quiet: quietService('pgbouncer') },
  },
  { name: 'faketime', probe: '/usr/bin/faketime', apt: 'faketime', suites: ['ha/doctor'], testsOnly: true },
]

/**
 * Folders with modules of their own that only tests use. `suites` are skipped where they cannot be had; `platform` is
 * named where the packages are made for one only.
 */
const testFolders = [
  { path: 'tests/system/operations/older-server', platform: 'linux x64', suites: ['operations/majors'] },
  { path: 'tests/integration/mcp/official', suites: ['mcp/inspector', 'mcp/conformance'] },
]

const oldestNode = 20
const wantedNode = 24
const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A message for a person: what is wrong and what to do. */
export class Stop extends Error {
  constructor(code, message, next) {
    super(`${message}\n  Next: ${next}\n  (${code})`)
    this.code = code
  }
}

/** What the installed modules must have been made from. */
export function fingerprint(folder) {
  const lock = fs.readFileSync(join(folder, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`
}

export function isReady(folder) {
  try {
    const stamp = fs.readFileSync(join(folder, 'node_modules', '.lanewright-setup'), 'utf8')
    return stamp === fingerprint(folder) && (folder !== root || fs.existsSync(nodeOf(folder)))
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false
    throw error
  }
}

function nodeOf(folder) {
  return join(folder, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
}

/** Turns the end of npm's own log into one cause with a next step. */
export function explain(log, folder) {
  const again = 'then run the same command again.'
  if (/\b(ENOSPC|EDQUOT)\b|no space left/i.test(log)) {
    return new Stop('setup.disk_full', 'The disk is full.', `Free about 1 GB for ${folder}, ${again}`)
  }
  if (/\b(EACCES|EPERM|EROFS)\b/.test(log)) {
    const next = `Make ${join(folder, 'node_modules')} and npm's cache (npm config get cache) your own, ${again}`
    return new Stop('setup.not_writable', 'npm may not write where it must.', next)
  }
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/.test(log)) {
    const next = `Check the network, the proxy and "npm config get registry", ${again}`
    return new Stop('setup.offline', 'The npm registry could not be reached.', next)
  }
  if (/\bEUSAGE\b/.test(log)) {
    const next = 'Take both files from the repository again; if you changed package.json yourself, run "npm install".'
    return new Stop('setup.lockfile', 'package-lock.json does not fit package.json.', next)
  }
  return new Stop('setup.npm_failed', '"npm ci" failed; its own message stands above.', `Fix that, ${again}`)
}

/** The npm that called us, or the one on the PATH; another package manager's program is not used. */
export function npmCommand(environment = process.env) {
  const path = environment.npm_execpath
  if (path && /^npm(-cli)?\.c?js$/.test(basename(path)))
    return { program: process.execPath, args: [path], shell: false }
  return { program: 'npm', args: [], shell: process.platform === 'win32' }
}

/** Two npm commands at once: the second waits until the first has installed. The lock ends with its process. */
function lockTree(folder) {
  const path = join(folder, 'package-lock.json')
  // macOS locks while opening (O_EXLOCK); Linux locks the open file through flock(1), and it stays locked here.
  if (process.platform === 'darwin') return fs.openSync(path, fs.constants.O_RDONLY | 0x20)
  const fd = fs.openSync(path, 'r')
  if (process.platform === 'linux') {
    const held = spawnSync('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] })
    if (held.status === 1) {
      console.error('Another command is installing the dependencies of this folder; waiting for it.')
      spawnSync('flock', ['-x', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] })
    }
  }
  return fd
}

function install(folder) {
  const lock = lockTree(folder)
  try {
    if (isReady(folder)) return
    console.error('Installing the dependencies (once per lockfile; a minute or two) ...')
    const logs = fs.mkdtempSync(join(tmpdir(), 'lanewright-npm-'))
    try {
      runNpm(folder, logs)
    } finally {
      fs.rmSync(logs, { recursive: true, force: true })
    }
    if (folder === root) checkNode(folder)
    const stamp = join(folder, 'node_modules', '.lanewright-setup')
    fs.writeFileSync(`${stamp}.new`, fingerprint(folder))
    fs.renameSync(`${stamp}.new`, stamp)
  } finally {
    fs.closeSync(lock)
  }
}

function runNpm(folder, logs) {
  const { program, args, shell } = npmCommand()
  // Warnings about the machine's old Node are not shown: the Node that is installed here runs everything.
  // The tools of a clone are development dependencies, whatever NODE_ENV says; npm's log tells why it failed.
  const words = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `--logs-dir=${logs}`,
  ]
  // npm's output goes to stderr: stdout belongs to the command that follows.
  const ran = spawnSync(program, [...args, ...words], { cwd: folder, shell, stdio: ['inherit', 2, 2] })
  if (ran.error) {
    const next = 'Install npm (it comes with Node.js) and run the same command again.'
    throw new Stop('setup.no_npm', `npm could not be started: ${ran.error.message}.`, next)
  }
  if (ran.signal) throw new Stop('setup.interrupted', `npm was ended by ${ran.signal}.`, 'Run the same command again.')
  if (ran.status !== 0) throw explain(readLogs(logs), folder)
}

function readLogs(folder) {
  return fs
    .readdirSync(folder)
    .map((name) => fs.readFileSync(join(folder, name), 'utf8').slice(-1_000_000))
    .join('\n')
}

function checkNode(folder) {
  const ran = spawnSync(nodeOf(folder), ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
  const version = (ran.stdout || '').trim()
  if (ran.status === 0 && version.startsWith(`v${wantedNode}.`)) return
  const found = ran.error ? ran.error.message : version || `exit code ${ran.status}`
  const next = 'Allow install scripts ("npm config get ignore-scripts" must be false) and run the same command again.'
  throw new Stop('setup.wrong_node', `node_modules/.bin/node is not Node ${wantedNode} (${found}).`, next)
}

export function isPresent(probe, path = process.env.PATH || '') {
  if (probe.includes('/')) return fs.existsSync(probe)
  return path.split(delimiter).some((folder) => folder !== '' && fs.existsSync(join(folder, probe)))
}

/** Who may install with apt here, as the words to put before apt-get; undefined if nobody may. */
function aptPrefix() {
  if (!isPresent('apt-get')) return undefined
  if (process.getuid && process.getuid() === 0) return []
  const sudo = isPresent('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return sudo ? ['sudo', '-n'] : undefined
}

function apt(prefix, words) {
  const [program, ...args] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words]
  return spawnSync(program, args, { stdio: ['ignore', 2, 2], timeout: 600_000 }).status === 0
}

function command(prefix, words) {
  const [program, ...args] = [...prefix, ...words]
  spawnSync(program, args, { stdio: 'ignore', timeout: 60_000 })
}

const systemTools = { isPresent, aptPrefix, apt, command, say: console.error }

/** `test` installs what is missing where it may; `start` installs nothing. Both say what stays away. */
export function provideSystem(mode, packages, tools = systemTools) {
  const wanted = packages.filter((entry) => mode === 'test' || !entry.testsOnly)
  const absent = () => wanted.filter((entry) => !tools.isPresent(entry.probe))
  let missing = absent()
  const prefix = mode === 'test' && missing.length > 0 ? tools.aptPrefix() : undefined
  if (prefix) {
    const install = (names) => tools.apt(prefix, ['install', '-y', '--no-install-recommends', ...names])
    const names = [...new Set(missing.map((entry) => entry.apt))]
    const done = install(names) || (tools.apt(prefix, ['update']) && install(names))
    // A package that this release does not have must not keep the others away.
    if (!done && names.length > 1) for (const name of names) install([name])
    const left = absent()
    for (const entry of missing.filter((one) => !left.includes(one)))
      for (const quiet of entry.quiet || []) tools.command(prefix, quiet)
    missing = left
  }
  for (const { name, apt, suites } of missing) {
    const effect = mode === 'test' ? `skipped: ${suites.join(', ')}` : 'what needs it stays off'
    tools.say(`${name} is not installed; ${effect}. To have it: apt-get install ${apt}`)
  }
  return missing
}

function provideTestFolders() {
  for (const { path, platform, suites } of testFolders) {
    const folder = join(root, path)
    if (!fs.existsSync(folder)) continue
    try {
      if (platform && platform !== `${process.platform} ${process.arch}`)
        throw new Stop('setup.platform', `It is for ${platform}.`, 'Test there.')
      if (!isReady(folder)) install(folder)
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      console.error(`${path} is not installed; skipped: ${suites.join(', ')}. ${error.message}`)
    }
  }
}

function main(mode) {
  if (mode !== 'start' && mode !== 'test') {
    throw new Stop('setup.usage', 'Say what to set up for.', 'node scripts/setup.mjs start, or ... test')
  }
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    const next = 'Install a newer Node.js, for example from https://nodejs.org.'
    throw new Stop('setup.old_node', `Node ${process.versions.node} is too old; ${oldestNode} is the least.`, next)
  }
  if (!fs.existsSync(join(root, 'package-lock.json'))) {
    throw new Stop(
      'setup.no_lockfile',
      'package-lock.json is missing.',
      'Restore it with "git checkout package-lock.json".',
    )
  }
  if (!isReady(root)) install(root)
  if (mode === 'test') provideTestFolders()
  provideSystem(mode, systemPackages)
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  try {
    main(process.argv[2])
  } catch (error) {
    const known =
      error instanceof Stop
        ? error
        : ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code) && explain(error.code, root)
    if (!known) throw error
    console.error(`\n${known.message}`)
    process.exitCode = 1
  }
}
