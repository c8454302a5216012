import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what systems give to whoever asks for any port: between the look and the use nobody gets it by chance. */
const [FROM, TO] = [15_000, 32_000]
const MOST_TRIES = 200

/** Ports of this machine that are free now, for servers that must be told theirs. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  for (let tries = 0; found.size < count; tries++) {
    if (tries === MOST_TRIES) throw new Error('no free port was found')
    const port = randomInt(FROM, TO)
    if (await isFree(port)) found.add(port)
  }
  return [...found]
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  await once(probe.close(), 'close')
  return true
}
