import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { asRefusal } from './refusals.ts'

export interface Hold {
  workspace: string
  /** Without it, everybody in the workspace. */
  person?: string
  by: string
  now: string
}

export type Held = { ok: true } | { ok: false; refusal: Refusal }

/** A legal hold: while it stands, nobody that it covers is erased. */
export function placeHold(app: pg.Pool, hold: Hold & { reason: string; holdId?: string }): Promise<Held> {
  const { holdId = randomUUID(), ...rest } = hold
  return write(app, { ...rest, hold_id: holdId })
}

/** Lifts every hold on exactly that person, or on the whole workspace. */
export function liftHold(app: pg.Pool, hold: Hold): Promise<Held> {
  return write(app, { ...hold, lift: true })
}

async function write(app: pg.Pool, request: object): Promise<Held> {
  try {
    await app.query('select kernel.hold($1)', [JSON.stringify(request)])
    return { ok: true }
  } catch (error) {
    return { ok: false, refusal: asRefusal(error) }
  }
}
