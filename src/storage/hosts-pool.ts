import pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Address } from './address.ts'

/** Which server the pools of one database try first: after a failover all of them go where the first one found it. */
export interface Lead {
  at: number
}

type Taken = Parameters<pg.Pool['connect']>[0]
export type Tried = { name: string; error: Error & { code?: string } }

/**
 * A pool for one server or several: a connection that cannot be made, or that ends at a server which takes no writes,
 * is tried at the next. Each server is tried once; whoever asked tries again later, as with any database that is away.
 */
export class HostsPool extends pg.Pool {
  #address: Address
  readonly #lead: Lead

  constructor(address: Address, lead: Lead, config: pg.PoolConfig) {
    super({ ...config, connectionString: address.urls[0] })
    this.#address = address
    this.#lead = lead
  }

  move(address: Address): void {
    this.#address = address
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Taken): void
  override connect(callback?: Taken): Promise<pg.PoolClient> | undefined {
    if (callback) {
      this.#try(this.#address, this.#lead.at, [], callback)
      return undefined
    }
    return new Promise((resolve, reject) => {
      this.connect((error, client) => (error ? reject(error) : resolve(client as pg.PoolClient)))
    })
  }

  #try(address: Address, first: number, before: Tried[], callback: Taken): void {
    const { urls, names } = address
    const at = (first + before.length) % urls.length
    this.options.connectionString = urls[at]
    super.connect((error, client, done) => {
      if (!error) return callback(undefined, client, done)
      const tried = [...before, { name: names[at] ?? '', error }]
      if (isFinal(error)) return callback(error, undefined, done)
      if (this.#lead.at % urls.length === at) this.#lead.at = (at + 1) % urls.length
      if (tried.length < urls.length) return this.#try(address, first, tried, callback)
      callback(urls.length === 1 ? error : nowhere(tried), undefined, done)
    })
  }
}

/** What another server would say too (the login, the database's name), and a pool that is closed or busy. */
export function isFinal(error: Tried['error']): boolean {
  return /^(28|3D|42|22|08P)/.test(error.code ?? '') || /^(Cannot use a pool|timeout exceeded)/.test(error.message)
}

export function nowhere(tried: Tried[]): Failure {
  const replica = ({ error }: Tried) => error instanceof Failure && error.code === 'database.read_only'
  const list = tried.map((one) => `${one.name} ${replica(one) ? 'takes no writes' : 'does not answer'}`)
  return new Failure(
    'database.no_primary',
    `none of the ${tried.length} servers takes writes: ${list.join(', ')}`,
    'A failover takes a moment, and it is tried again. If it stays so, see to the cluster; `lanewright doctor` names each server.',
    tried[0]?.error,
  )
}
