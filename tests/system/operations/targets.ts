import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { JournalKnowledge, Signer } from '#kernel/ports/statements.ts'
import { openBackup } from '#storage/backup-read.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { type RestoreOptions, restore } from '#storage/restore.ts'
import { systemIds } from '#system/clock.ts'
import { harnessServer, type TestDatabase } from '../../support/server.ts'
import { recordingJournal } from './home.ts'

export function newSigner(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  return { id: sha256Hex(raw), publicKey: raw.toString('base64'), sign: (bytes) => sign(null, bytes, privateKey) }
}

export const signer = newSigner()

/** A database without anything in it, on the server of the tests. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const { connection, credentials } = harnessServer()
  const name = `test_${randomBytes(8).toString('hex')}`
  const url = (role: keyof typeof credentials, database = name) =>
    `postgres://${credentials[role].user}:${credentials[role].password}@${connection.host}:${connection.port}/${database}`
  const admin = async (statements: string[]) => {
    const client = new pg.Client({ connectionString: url('superuser', 'postgres') })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await admin([
    `create database ${name} template template0 owner ${credentials.owner.user}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to lanewright_app, lanewright_desk, lanewright_auditor, lanewright_dispatch`,
  ])
  const drop = () => admin([`drop database if exists ${name} with (force)`])
  onTestFinished(drop)
  return {
    name,
    stepDown: false,
    url: (role) => url(role),
    async client(role) {
      const client = new pg.Client({ connectionString: url(role) })
      await client.connect()
      return client
    },
    drop,
  }
}

export const letters = { name: 'letters', folder: new URL('../../../examples/letters/app/schema/', import.meta.url) }

/** Restores a file into an empty database; the journal only remembers. */
export async function restoreInto(
  target: TestDatabase,
  path: string,
  known: Omit<JournalKnowledge, 'installation'> | null,
  more: Partial<RestoreOptions> = {},
) {
  const backup = await openBackup(path)
  const database: Database = openDatabase(target)
  const journal = recordingJournal()
  try {
    const restored = await restore({
      backup,
      database,
      apps: [letters],
      journal,
      known: known && { ...known, installation: null },
      by: 'anna',
      reason: 'the disk broke',
      now: () => new Date().toISOString(),
      uuid: () => systemIds.uuid(),
      ...more,
    })
    return { restored, journal }
  } finally {
    await database.close()
    await backup.close()
  }
}
