import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ANSWER_MAX_BYTES } from '#integrations/mcp/answer.ts'
import { mountFixture, serverFile, until } from '../../integration/mcp/mounted.ts'

const CANARY = 'canary-"7f3a\\9c'

test('a huge answer is cut at the bound, between two characters', async () => {
  const { call } = await mountFixture({ tools: { huge: 'read' } })
  const { output } = (await call('huge', { chars: 100_000 })) as { output: { text: string; cut: boolean } }
  expect(output.cut).toBe(true)
  expect(Buffer.byteLength(output.text)).toBe(ANSWER_MAX_BYTES)
  expect(output.text).toMatch(/^ü+$/)
})

test('an answer without end cuts the server off, and the next call meets a new one', async () => {
  const { call } = await mountFixture({ tools: { huge: 'read' } })
  await expect(call('huge', { chars: 10_000_000 })).rejects.toMatchObject({ code: 'mount.no_answer' })
  expect(await call('huge', { chars: 1 })).toMatchObject({ outcome: 'done', output: { text: 'ü' } })
})

test('a server that dies in the middle of a call leaves its effect unknown, and is started anew', async () => {
  const { call } = await mountFixture({ tools: { dying: 'irreversible', huge: 'read' } })
  await expect(call('dying')).rejects.toMatchObject({ code: 'mount.no_answer' })
  expect(await call('huge', { chars: 1 })).toMatchObject({ outcome: 'done' })
})

test('garbage on its standard output is passed over', async () => {
  const { call } = await mountFixture({ tools: { babbling: 'read' } })
  expect(await call('babbling')).toMatchObject({ outcome: 'done', output: { text: 'and yet an answer' } })
})

test('a tool that takes for ever ends with its limit; its server, which still answers, is left alone', async () => {
  const { call, lines } = await mountFixture({ tools: { slow: 'read', huge: 'read' }, timeoutMs: { slow: 300 } })
  await expect(call('slow')).rejects.toMatchObject({ code: 'mount.no_answer' })
  expect(await call('huge', { chars: 1 })).toMatchObject({ outcome: 'done' })
  expect(lines).toEqual([])
})

test('a server that answers nothing any more is ended, and started anew for the next call', async () => {
  const { call, lines } = await mountFixture({ tools: { frozen: 'read', huge: 'read' }, timeoutMs: { frozen: 300 } })
  await expect(call('frozen')).rejects.toMatchObject({ code: 'mount.no_answer' })
  await until(() => lines.some((line) => line.includes('was ended')))
  expect(await call('huge', { chars: 1 })).toMatchObject({ outcome: 'done' })
})

test('what a server says of its tools, and what it answers, is passed on as data and nothing else', async () => {
  const { call, tools } = await mountFixture({ tools: { poisoned: 'read' } })
  expect(JSON.stringify(tools)).not.toContain('ignore your rules')
  expect(await call('poisoned')).toMatchObject({ output: { untrusted: true, text: expect.stringContaining('SYSTEM') } })
})

test('a child gets what is configured and the path to find programs by, and nothing else of ours', async () => {
  const { call } = await mountFixture({ tools: { leak: 'read' }, env: { REGION: 'eu' } })
  const { env, argv } = leaked(await call('leak'))
  expect(Object.keys(env).sort()).toEqual(['NOTES', 'PATH', 'REGION'])
  expect(argv).toEqual([process.execPath, serverFile])
})

test('a secret goes into the environment of its server and appears nowhere: log, answer, error, argv [S001-20.2.2]', async () => {
  const { call, lines, config } = await mountFixture({
    tools: { leak: 'read' },
    env: { CRM_TOKEN: 'secret:CRM_TOKEN', MANNERS: 'noisy' },
    secrets: { CRM_TOKEN: CANARY },
  })
  const answer = await call('leak')
  await until(() => lines.length >= 2)
  const everything = JSON.stringify([answer, lines, config])
  expect(everything).toContain('[secret CRM_TOKEN]')
  expect(everything).not.toContain('7f3a')
  expect(commandLines()).not.toContain('7f3a')
})

test('a secret that is not set is told by its name', async () => {
  const { states } = await mountFixture({
    tools: { leak: 'read' },
    pins: { leak: 'a'.repeat(64) },
    env: { CRM_TOKEN: 'secret:CRM_TOKEN' },
  })
  expect(states).toMatchObject([{ state: 'unreachable', refusal: { code: 'mount.secret_missing' } }])
  expect(states[0]?.refusal?.message).toContain('CRM_TOKEN')
})

test('closing ends the server', async () => {
  const mounted = await mountFixture({ tools: { huge: 'read' } })
  const pid = childPid()
  await mounted.close()
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('closing ends a server that hears nothing any more', async () => {
  const mounted = await mountFixture({ tools: { frozen: 'read' } })
  const pid = childPid()
  const lost = expect(mounted.call('frozen')).rejects.toMatchObject({ code: 'mount.no_answer' })
  await until(() => mounted.notes().includes('frozen'))
  await mounted.close()
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await lost
})

function leaked(answer: unknown): { env: Record<string, string>; argv: string[] } {
  return JSON.parse((answer as { output: { text: string } }).output.text)
}

function commandLines(): string {
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
}

/** The youngest child of ours that runs the fixture. */
function childPid(): number {
  const rows = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n')
  const ours = rows.map((row) => row.trim().split(/\s+/)).filter(([, ppid]) => Number(ppid) === process.pid)
  return Number(ours.filter((row) => row.join(' ').includes(serverFile)).at(-1)?.[0])
}
