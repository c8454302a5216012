import type { stateOf } from './admin.ts'
import type { Trouble } from './events.ts'

export type NetworkState = ReturnType<typeof stateOf>

/** What a program that runs the practice network may do besides using its pages. */
export interface NetworkAdmin {
  state(): Promise<NetworkState>
  /** Answers the network's new time. */
  advance(ms: number): Promise<string>
  trouble(trouble: Trouble): Promise<void>
}

export function networkAdmin(network: { url: string; adminToken: string }): NetworkAdmin {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${network.url}/admin/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${network.adminToken}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`The practice network refused ${path}: ${answer.status} ${text.slice(0, 500)}`)
    return JSON.parse(text)
  }
  return {
    state: async () => (await ask('state')) as NetworkState,
    advance: async (ms) => ((await ask('advance', { ms })) as { now: string }).now,
    trouble: async (trouble) => {
      await ask('trouble', trouble)
    },
  }
}
