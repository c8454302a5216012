import { lstatSync, readlinkSync, realpathSync } from 'node:fs'

/** What the system brings; fixed places, because a PATH is a word of the environment. */
export interface Programs {
  bwrap: string
  python: string
}

export const SYSTEM_PROGRAMS: Programs = { bwrap: '/usr/bin/bwrap', python: '/usr/bin/python3' }

/** The numbers under which bubblewrap finds what it is given. Standard input, output and error stand before them. */
export const FD = { start: 3, script: 4, filter: 5, status: 6 }

/** Inside the sandbox. */
export const START_PATH = '/run/start.py'
export const SCRIPT_PATH = '/run/script.py'
export const TEMP_PATH = '/tmp'
export const TEMP_BYTES = 64 * 1024 * 1024

/** Owns nothing on any system, inside as outside. */
export const NOBODY = 65534

/**
 * The words for bubblewrap. Nothing in them comes from a script or from its input. Of the host only the interpreter,
 * its libraries and the time zones are there, read-only: no shell, no /etc, no /proc; one small folder can be written.
 */
export function bubblewrapWords(python: string): string[] {
  const interpreter = realpathSync(python)
  return [
    // "All" only tries for the user namespace; the second word demands it.
    ...['--unshare-all', '--unshare-user', '--uid', String(NOBODY), '--gid', String(NOBODY), '--cap-drop', 'ALL'],
    ...['--die-with-parent', '--new-session', '--as-pid-1', '--hostname', 'sandbox', '--clearenv'],
    // Otherwise each thread would reserve addresses by the dozen of megabytes, and the limit of memory counts addresses.
    ...['--setenv', 'MALLOC_ARENA_MAX', '1'],
    ...libraries(),
    ...['--ro-bind', interpreter, interpreter],
    ...['--ro-bind-try', '/usr/share/zoneinfo', '/usr/share/zoneinfo'],
    ...['null', 'zero', 'urandom'].flatMap((name) => ['--dev-bind', `/dev/${name}`, `/dev/${name}`]),
    ...['--ro-bind-data', String(FD.start), START_PATH, '--ro-bind-data', String(FD.script), SCRIPT_PATH],
    ...['--perms', '0700', '--size', String(TEMP_BYTES), '--tmpfs', TEMP_PATH, '--chdir', TEMP_PATH],
    ...['--remount-ro', '/', '--seccomp', String(FD.filter), '--json-status-fd', String(FD.status)],
    // Isolated from environment and user folders, no compiled files, nothing but the standard library, UTF-8 always.
    ...['--', interpreter, '-I', '-B', '-S', '-X', 'utf8', START_PATH],
  ]
}

/** Where /lib is a link into /usr it is one inside, too; elsewhere it is a folder of its own. */
function libraries(): string[] {
  return ['/usr/lib', '/usr/lib32', '/usr/lib64', '/lib', '/lib32', '/lib64'].flatMap((path) => {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (!found) return []
    return found.isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path]
  })
}
