import { createServer } from 'node:http'
import { buildApp } from './app.ts'
import type { ServerOptions } from './product.ts'

/** The contract of the whole API, without a product behind it: nothing is asked while routes are described. */
export async function openApi(version: string): Promise<object> {
  const nobody = new Proxy({}, { get: () => () => Promise.reject(new Error('only described')) })
  const names = [
    'product',
    'tasks',
    'campaigns',
    'leads',
    'agents',
    'access',
    'presence',
    'changes',
    'samples',
  ] as const
  const parts = Object.fromEntries(names.map((name) => [name, nobody]))
  const words = { token: '', version, person: '', log: () => {}, today: nobody }
  const app = await buildApp({ ...parts, ...words } as unknown as ServerOptions, createServer, async () => {})
  try {
    await app.ready()
    return app.swagger()
  } finally {
    await app.close()
  }
}
