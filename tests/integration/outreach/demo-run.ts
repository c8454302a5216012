import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { DryRunResult } from '#apps/outreach/demo/dry-run.ts'

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'src', 'host', 'cli', 'main.ts')

/** So much must have arrived on the network before the process is killed: it dies between the click and the look. */
export interface KillAt {
  invitations: number
  messages: number
}

export interface DemoRun {
  code: number | null
  shown: DryRunResult
  kills: number
  lines: string[]
}

/** The demo as a person starts it, killed without warning on the way and started again, until it ends by itself. */
export async function runDemo(
  folder: string,
  leads: number,
  kills: KillAt[],
  log = (_line: string) => {},
): Promise<DemoRun> {
  const lines: string[] = []
  let done = 0
  for (;;) {
    const at = kills[done]
    const { code, killed, said } = await runOnce(folder, leads, at)
    lines.push(...said)
    for (const line of said) log(line)
    if (killed) {
      done += 1
      log(`-- killed after ${at?.invitations} invitations and ${at?.messages} messages`)
      continue
    }
    const snapshot = JSON.parse(readFileSync(join(folder, 'demo-outreach', 'finished.json'), 'utf8')) as DryRunResult
    return { code, shown: snapshot, kills: done, lines }
  }
}

async function runOnce(folder: string, leads: number, kill: KillAt | undefined) {
  const words = [PROGRAM, 'demo', 'outreach', '--data', folder, '--leads', String(leads)]
  const env = { PATH: process.env.PATH, HOME: process.env.HOME }
  const child = spawn(process.execPath, ['--conditions=lanewright-source', ...words], { env })
  const gone = once(child, 'close') as Promise<[number | null]>
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => said.push(line))
  let killed = false
  const watch = setInterval(() => {
    const { invitations, messages } = arrivedIn(join(folder, 'demo-outreach', 'demo-network', 'log.jsonl'))
    if (!kill || killed || invitations < kill.invitations || messages < kill.messages) return
    killed = true
    child.kill('SIGKILL')
  }, 5)
  const [code] = await gone
  clearInterval(watch)
  if (!killed && code !== 0) throw new Error(`the demo ended with ${code}:\n${said.slice(-20).join('\n')}`)
  return { code, killed, said }
}

function arrivedIn(log: string): KillAt {
  const text = readText(log)
  const count = (kind: string) => text.split(`"kind":"${kind}"`).length - 1
  return { invitations: count('invited'), messages: count('messaged') }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
