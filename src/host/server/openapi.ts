import { createServer } from 'node:http'
import { buildApp } from './app.ts'
import { createDownloads } from './downloads.ts'
import type { ServerOptions } from './product.ts'

/** The contract of the whole API, without a product behind it: nothing is asked while routes are described. */
export async function openApi(version: string): Promise<object> {
  const nobody = new Proxy({}, { get: () => () => Promise.reject(new Error('only described')) })
  const words: Partial<ServerOptions> = { token: '', version, person: '', log: () => {} }
  const options = new Proxy(words, { get: (known, name) => Reflect.get(known, name) ?? nobody }) as ServerOptions
  const app = await buildApp(options, createServer, { changed: async () => {}, downloads: createDownloads(() => 0) })
  try {
    await app.ready()
    return app.swagger()
  } finally {
    await app.close()
  }
}
