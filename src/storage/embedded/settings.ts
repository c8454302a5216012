import { totalmem } from 'node:os'
import { join } from 'node:path'

/** Every connection proves a password; there is no other way in. */
export const hostRules = `# Written by Lanewright at every start.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`

/** sockaddr_un holds 104 bytes on macOS and 108 on Linux, the final zero included. */
const socketPathBytes = 103

/** PostgreSQL's settings. Own tuning belongs into ALTER SYSTEM, which is read after this and wins. */
export function configuration(run: string, memoryBytes = totalmem()): string {
  const lines = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(run),
    unix_socket_permissions: '0600',
    password_encryption: 'scram-sha-256',
    max_connections: 100,
    shared_buffers: `${sharedBuffersMb(memoryBytes)}MB`,
    // Room for a log file. With 4 MB and a checkpoint at each gigabyte an import of 400,000 leads was found waiting for its
    // log in one look of thirteen, and wrote 4,450 bytes of it a lead; with what stands here almost never, and 3,597.
    wal_buffers: '16MB',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_compression: 'on',
    // A used log file is removed, not kept under a new name with its old bytes: what is erased must be nowhere.
    wal_recycle: 'off',
    max_wal_size: '4GB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    idle_in_transaction_session_timeout: '60s',
    // A server outlives a killed parent; what that parent had asked for must not hold its locks.
    client_connection_check_interval: '1s',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    // Statements, values and details may be personal. An error goes to the client that caused it, not into this log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
  }).map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`)
  return `# Written by Lanewright at every start; change settings with ALTER SYSTEM.\n${lines.join('\n')}\n`
}

/** A sixteenth of the memory, for the indexes that a large import touches all over. */
function sharedBuffersMb(memoryBytes: number): number {
  return Math.min(512, Math.max(128, Math.floor(memoryBytes / 16 / 1024 ** 2)))
}

/** The private socket is a convenience for psql; a path that cannot hold it goes without. */
export function socketFolder(run: string): string {
  const longest = Buffer.byteLength(join(run, '.s.PGSQL.65535'))
  const plain = /^[^",\\\n]*$/.test(run) && process.platform !== 'win32'
  return plain && longest <= socketPathBytes ? run : ''
}
