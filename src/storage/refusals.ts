import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'

interface PgError {
  code?: string
  message: string
  hint?: string
  constraint?: string
  table?: string
}

/**
 * What the database refused, as data. SQLSTATE LW001 is a refusal of our own guards ("code: sentence", hint);
 * class 23 is a constraint, class 22 a value that no column takes: trying again would only bring it again. Everything
 * else is broken infrastructure and is thrown.
 */
export function asRefusal(error: unknown): Refusal {
  const e = error as PgError
  if (e?.code === OWN_REFUSAL) return ownRefusal(e)
  if (e?.code === '23505' && e.constraint === 'intents_workspace_id_idempotency_key_key') {
    return {
      code: 'intent.duplicate_key',
      message: 'this effect was intended before, under the same key',
      next: 'Look at the first intent; it is never repeated.',
    }
  }
  if (e?.code?.startsWith('23')) {
    const what = e.constraint ?? e.message
    return {
      code: 'database.constraint',
      message: `the database refused the row: ${what} on ${e.table ?? 'a table'}`,
      next: 'Correct the value and try again.',
    }
  }
  if (e?.code?.startsWith('22'))
    return {
      code: 'database.value',
      message: 'the database takes no such value',
      next: 'Correct the value and try again.',
    }
  throw asFailure(error)
}

const OWN_REFUSAL = 'LW001'

function ownRefusal({ message, hint }: PgError): Refusal {
  const cut = message.indexOf(': ')
  return { code: message.slice(0, cut), message: message.slice(cut + 2), next: hint ?? '' }
}

export const READ_ONLY: [code: string, message: string, next: string] = [
  'database.read_only',
  'the database takes no writes: it is a read replica, or it was made read-only',
  'Point DATABASE_URL at the primary, or name all servers of the cluster in it.',
]

const failures: Record<string, [code: string, message: string, next: string]> = {
  '28P01': ['database.wrong_password', 'the database refused the password', 'Check the password in DATABASE_URL.'],
  '28000': ['database.refused_login', 'the database refused the login', 'Check user and access rules of the server.'],
  '3D000': ['database.missing', 'the database does not exist', 'Create it, or correct DATABASE_URL.'],
  '25006': READ_ONLY,
  '53100': ['database.disk_full', 'the database has no space left', 'Free disk space; nothing was half written.'],
  '53300': [
    'database.too_many_connections',
    'the database has no connection left',
    'Raise max_connections or run fewer.',
  ],
  '57P03': ['database.starting', 'the database is starting up', 'Wait a moment and try again.'],
  ECONNREFUSED: [
    'database.unreachable',
    'nothing answers at the database address',
    'Start it, or correct DATABASE_URL.',
  ],
  '57P01': ['database.ended', 'the database ended the connection', 'Start it again if it stays away.'],
  '57P02': ['database.ended', 'the database crashed', 'See its log; it is tried again.'],
  ECONNRESET: ['database.ended', 'the connection to the database broke', 'Start it again if it stays away.'],
  EHOSTUNREACH: ['database.unreachable', 'the database host is out of reach', 'Check the network and DATABASE_URL.'],
  ENOTFOUND: ['database.unreachable', 'the database host is unknown', 'Correct the host in DATABASE_URL.'],
  ETIMEDOUT: ['database.unreachable', 'the database does not answer', 'Check the network and DATABASE_URL.'],
}

/** Broken infrastructure, or what a read was refused, with a code and a next step. The message of the driver stays in `cause`. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const e = error as PgError
  if (e?.code === OWN_REFUSAL) {
    const { code, message, next } = ownRefusal(e)
    return new Failure(code, message, next, error)
  }
  const known = e?.code ? failures[e.code] : undefined
  if (known) return new Failure(...known, error)
  return new Failure(
    'database.failed',
    `the database failed: ${e?.message ?? String(error)}`,
    'See the log of the database server; run `lanewright doctor`.',
    error,
  )
}
