import pg from 'pg'
import { type Credentials, roles } from './credentials.ts'

export const databaseName = 'lanewright'

/**
 * Makes what is missing of login roles and database. Each step is one statement and checks first, so a crash between
 * any two is repaired by the next start.
 */
export async function provision(admin: pg.Client, credentials: Credentials): Promise<void> {
  const found = await admin.query<{ role: string[]; database: boolean }>(
    `SELECT coalesce((SELECT array_agg(rolname::text) FROM pg_roles WHERE rolname = ANY ($1)), '{}') AS role,
            EXISTS (SELECT FROM pg_database WHERE datname = $2) AS database`,
    [roles.map((role) => credentials[role].user), databaseName],
  )
  const { role: existing = [], database = false } = found.rows[0] ?? {}
  for (const { user, password } of roles.map((role) => credentials[role])) {
    if (existing.includes(user)) continue
    await admin.query(
      `CREATE ROLE ${pg.escapeIdentifier(user)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
         PASSWORD ${pg.escapeLiteral(password)}`,
    )
  }
  if (!database) await admin.query(`CREATE DATABASE ${databaseName} OWNER ${credentials.owner.user}`)
  // The owner enters the dispatcher's role to give it one function; nobody else may even connect.
  await admin.query(`GRANT ${credentials.dispatch.user} TO ${credentials.owner.user}`)
  await admin.query(`REVOKE ALL ON DATABASE ${databaseName} FROM PUBLIC`)
  const logins = roles.filter((role) => role !== 'superuser').map((role) => credentials[role].user)
  await admin.query(`GRANT CONNECT ON DATABASE ${databaseName} TO ${logins.join(', ')}`)
}
