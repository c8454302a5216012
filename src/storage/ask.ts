import type pg from 'pg'
import { asFailure } from './refusals.ts'

export type Queryable = Pick<pg.Pool, 'query'> | pg.PoolClient

/** The rows of one query; broken infrastructure is thrown with a code and a next step. */
export async function ask<T extends pg.QueryResultRow>(
  where: Queryable,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  try {
    return (await where.query<T>(text, values)).rows
  } catch (error) {
    throw asFailure(error)
  }
}
