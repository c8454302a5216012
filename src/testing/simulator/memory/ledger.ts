import { createCipheriv, createSecretKey, hash } from 'node:crypto'
import type { AuditEntry, Row } from '#kernel/ports/store.ts'
import { type Database, entityId, type Head, type PersonKey, put, refuse, type Transaction } from './database.ts'
import { jsonbText, stampText, toJsonb } from './jsonb.ts'
import type { Table } from './tables.ts'

// In one go: a third of the time of a hash that is fed piece by piece.
const sha256 = (data: string | Uint8Array) => hash('sha256', data, 'buffer')

/** kernel.lock_head */
export function lockHead(db: Database, tx: Transaction, fenced: boolean): Head {
  const head = db.heads.get(tx.workspace)
  if (!head) return refuse('workspace.unknown', `there is no workspace ${tx.workspace}`, 'Create the workspace first.')
  if (fenced && (tx.fence ?? '-1') !== String(head.fence)) {
    refuse(
      'lease.stale',
      `workspace ${tx.workspace} is written by another holder now`,
      'Take the lease again and reload the state before writing.',
    )
  }
  return head
}

/** kernel.ensure_keys: the key of a person, made at first need. Null once it is destroyed. */
function keyOf(db: Database, tx: Transaction, person: string): PersonKey | null {
  const id = `${tx.workspace}/${person}`
  const known = db.keys.get(id)
  if (known !== undefined) return known
  const bytes = sha256(`${tx.entropy ?? ''}${tx.workspace}${person}`)
  // Made into a key object once: with the bare bytes a cipher took 22 µs, with the object 5.
  const key = { bytes, object: createSecretKey(bytes) }
  put(db, db.keys, id, key)
  return key
}

/** kernel.conceal, as text of jsonb. */
function conceal(text: string, key: PersonKey, nonce: string): string {
  if (text === 'null') return 'null'
  const iv = sha256(Buffer.concat([key.bytes, Buffer.from(nonce)])).subarray(0, 16)
  const cipher = createCipheriv('aes-256-cbc', key.object, iv)
  return `"enc1:${Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64')}"`
}

const ERASED = new Set(['null', '"[erased]"', '{}'])

/** kernel.log_changes: one entry a row, in the order of their ids; payloads as jsonb prints them. */
export function logChanges(
  db: Database,
  tx: Transaction,
  table: Table,
  op: 'insert' | 'update' | 'delete',
  rows: Row[],
): void {
  if (rows.length === 0) return
  const head = lockHead(db, tx, table.fenced)
  const sorted = rows.map((row) => ({ row, id: entityId(table, row) })).sort((a, b) => (a.id < b.id ? -1 : 1))
  const concealing = op !== 'delete' && table.personal.length > 0
  // All keys are there before the first row is written.
  if (concealing) for (const row of rows) keyOf(db, tx, personOf(table, row, tx))
  for (const { row, id } of sorted) {
    const seq = head.seq + 1
    const payload = op === 'delete' ? '{"v": 1, "op": "delete"}' : payloadOf(db, tx, table, op, row, seq)
    append(db, tx, head, 'event', table.name, id, payload)
  }
}

function personOf(table: Table, row: Row, tx: Transaction): string {
  return ((table.person && row[table.person]) as string | null) ?? tx.workspace
}

function payloadOf(db: Database, tx: Transaction, table: Table, op: string, row: Row, seq: number): string {
  if (table.personal.length === 0) return `{"v": 1, "op": "${op}", "row": ${imageText(table, row)}}`
  const person = personOf(table, row, tx)
  const key = keyOf(db, tx, person)
  const image = imageText(table, row, (name, text) => {
    if (!table.personal.includes(name)) return text
    if (key) return conceal(text, key, `${tx.workspace}:${seq}:${name}`)
    if (ERASED.has(text)) return text
    return refuse(
      'person.erased',
      `column ${name} would bring back data of an erased person`,
      'Leave the personal columns erased, or record a new person.',
    )
  })
  return `{"v": 1, "op": "${op}", "row": ${image}, "person": "${person}"}`
}

/** to_jsonb(row)::text */
function imageText(table: Table, row: Row, change?: (name: string, text: string) => string): string {
  let text = '{'
  for (let i = 0; i < table.printed.length; i++) {
    const name = table.printed[i] as string
    const value = jsonbText(row[name])
    text += `${i > 0 ? ', "' : '"'}${name}": ${change ? change(name, value) : value}`
  }
  return `${text}}`
}

/** kernel.append_audit */
export function appendAudit(db: Database, tx: Transaction, entries: AuditEntry[]): void {
  if (entries.length === 0) return
  const head = lockHead(db, tx, false)
  for (const { id, action_type, payload, private: secret } of entries) {
    const plain = toJsonb(payload) as Row
    if (secret === undefined) {
      append(db, tx, head, 'audit', action_type, id, jsonbText(plain), plain)
      continue
    }
    const person = secret.person ?? tx.workspace
    const key = keyOf(db, tx, person)
    const nonce = `${tx.workspace}:${head.seq + 1}:private`
    const concealed = key && (JSON.parse(conceal(jsonbText(toJsonb(secret.data)), key, nonce)) as string | null)
    append(db, tx, head, 'audit', action_type, id, jsonbText(toJsonb({ ...plain, person, private: concealed })))
  }
}

function append(
  db: Database,
  tx: Transaction,
  head: Head,
  log: 'event' | 'audit',
  about: string,
  id: string,
  payload: string,
  parsed?: Row,
): void {
  const { seq, hash: previous } = head
  const text = `\0lanewright entry 1\n${log}\n${tx.workspace}\n${seq + 1}\n${stampText(tx.nowMs)}\n${about}\n${id}\n${payload}`
  head.seq = seq + 1
  head.hash = sha256(Buffer.concat([previous, sha256(text)]))
  const entries = db.entries.get(tx.workspace) as NonNullable<ReturnType<typeof db.entries.get>>
  entries.push({
    log,
    seq: seq + 1,
    atMs: tx.nowMs,
    about,
    id,
    payload,
    hash: head.hash,
    ...(parsed ? { parsed } : {}),
  })
  db.undo.push(() => {
    entries.pop()
    head.seq = seq
    head.hash = previous
  })
}
