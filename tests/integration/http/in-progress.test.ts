import { request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { OPERATOR, openEndpoint } from './harness.ts'

const [WATCH, WORKSPACE] = ['0198c0de-0000-7000-8000-00000000000a', '0198c0de-0000-7000-8000-00000000000b']
const SOON = { timeout: 30_000 }

type Progress = (done: number, total?: number) => void
let ended: unknown
/** Work without end: only whoever waits for it can end it. */
async function endless(progress: Progress): Promise<never> {
  ended = undefined
  try {
    for (let n = 1; ; n++) {
      progress(n, 1_000_000)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  } catch (error) {
    ended = error
    throw error
  }
}

const endpoint = openEndpoint({
  verify: ({ progress }: { progress: Progress }) => endless(progress),
  replay: (_workspace: string, _at: string | undefined, progress: Progress) => endless(progress),
  import: ({ progress }: { progress: Progress }) => endless(progress),
})

/** Asked, and left alone when it is asked to be. */
function begin(method: string, path: string, type?: string) {
  const headers = {
    host: `localhost:${endpoint.port()}`,
    authorization: `Bearer ${OPERATOR}`,
    ...(type ? { 'content-type': type } : {}),
  }
  const asked = request({ host: '127.0.0.1', port: endpoint.port(), method, path, headers }).on('error', () => {})
  asked.end(type ? 'Name,Link\n' : undefined)
  return asked
}

test.each([
  ['a verification', 'GET', `/api/verify?watch=${WATCH}`, `/api/in-progress/${WATCH}`, 'done'],
  ['a replay', 'GET', `/api/workspaces/${WORKSPACE}/replay?watch=${WATCH}`, `/api/in-progress/${WATCH}`, 'done'],
  ['an import', 'POST', `/api/campaigns/${WORKSPACE}/import`, `/api/campaigns/${WORKSPACE}/import`, 'rows'],
])(
  '%s says how far it is, and ends once nobody waits for it [D-long.1]',
  async (_what, method, path, progress, name) => {
    const asked = begin(method, path, method === 'POST' ? 'application/octet-stream' : undefined)
    const far = async () => (await endpoint.ask('GET', progress)).json[name]
    await vi.waitUntil(async () => (await far()) > 1, SOON)
    const before = await far()
    await vi.waitUntil(async () => (await far()) > before, SOON)
    expect(ended).toBeUndefined()
    asked.destroy()
    await vi.waitUntil(() => ended, SOON)
    expect(ended).toMatchObject({ code: 'work.cancelled' })
    await vi.waitUntil(async () => (await far()) === null, SOON)
  },
)
