import { createInterface } from 'node:readline'
import type { Io } from '#host/cli/io.ts'
import type { Out } from '#host/cli/out.ts'
import { remoteProduct } from '#host/cli/remote.ts'
import { findRunning } from '#host/cli/running.ts'
import { osUser, type Settings } from '#host/cli/settings.ts'
import { onSignal } from '#host/cli/signals.ts'
import { clientOf } from '#host/server/client.ts'
import { Failure } from '#kernel/contracts/refusal.ts'

/** Where presence is kept: in the running server, or in this process, which then does the work itself. */
interface Desk {
  channel: unknown
  here(): Promise<{ until: string }>
  leave(): Promise<void>
}

/** Keeps a person present for as long as they act: every Enter is an act, and nothing else is. */
export async function stayAtDesk(settings: Settings, io: Io, out: Out, workspace: string): Promise<void> {
  const running = await findRunning(settings.dataDir)
  if (running) {
    const client = clientOf(running)
    const state = await remoteProduct(running).workspace(workspace)
    return stay(io, out, {
      channel: requireState(state, workspace).workspace.goal.channel,
      here: () => client.post<{ until: string }>('/presence', { workspace }),
      leave: async () => void (await client.call('DELETE', `/presence/${workspace}`)),
    })
  }
  const { withLanewright } = await import('#host/cli/opening.ts')
  await withLanewright(settings, async (lw) => {
    const state = requireState(await lw.store.load(workspace), workspace)
    await lw.start(1)
    await stay(io, out, {
      channel: state.workspace.goal.channel,
      async here() {
        const answer = await lw.presence.here(workspace, osUser())
        if (answer.ok) return answer.present
        throw new Failure(answer.refusal.code, answer.refusal.message, answer.refusal.next)
      },
      leave: async () => void (await lw.presence.leave(workspace)),
    })
  })
}

function requireState<T>(state: T | null, workspace: string): T {
  if (state !== null) return state
  const next = 'List them with `lanewright campaigns list`.'
  throw new Failure('workspace.unknown', `there is no campaign ${workspace}`, next)
}

async function stay({ stdin }: Io, out: Out, desk: Desk): Promise<void> {
  // A program that presses Enter is nobody, and where people are at the other end somebody is wanted.
  if (desk.channel !== 'demo' && !stdin.isTTY)
    throw new Failure(
      'presence.needs_person',
      'only a person at a terminal is present on this channel',
      'Run it in a terminal, or press "I am here" on the page.',
    )
  const lines = createInterface({ input: stdin })
  // From here on every Enter is kept, and the end of the input too, while the first act is under way.
  const presses = lines[Symbol.asyncIterator]()
  const release = onSignal(() => lines.close())
  let lock: NodeJS.Timeout | undefined
  const act = async () => {
    const { until } = await desk.here()
    out.say(`You are here until ${until.slice(11, 16)} UTC. Press Enter to stay, Ctrl-C to leave.`)
    clearTimeout(lock)
    lock = setTimeout(() => out.say('Locked: you have not pressed Enter for a while.'), Date.parse(until) - Date.now())
  }
  try {
    await act()
    while (!(await presses.next()).done) await act()
  } finally {
    clearTimeout(lock)
    release()
    await desk.leave()
  }
}
