import type { Readable, Writable } from 'node:stream'
import type { Submittable } from 'pg'
// @ts-expect-error The package brings no types; what is used of it is typed below.
import { from, to } from 'pg-copy-streams'

/** The rows of `copy ... to stdout`, with how many they were. Given to `client.query`. */
export const copyTo = to as (sql: string) => Readable & Submittable & { rowCount: number }

/** Takes rows for `copy ... from stdin`. */
export const copyFrom = from as (sql: string) => Writable & Submittable & { rowCount: number }
