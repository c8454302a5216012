import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contracts } from '#kernel/contracts/registry.ts'
import { cli, folderForTest, root, spawnedCli } from './harness.ts'

const good = '{"action_type":"no_op","reason":"campaign_complete"}'

test('contracts check is a filter: one verdict per line, in order, an error object for a bad line [K-cli.6]', async () => {
  const lines = [
    good,
    'not json',
    '',
    '{"action_type":"no_op","reason":"campaign_complete","extra":1}',
    '{"action_type":"fly"}',
    `{"action_type":"no_op","details":"${'x'.repeat(70_000)}"}`,
    '{"action_type":"no_op","action_type":"no_op","reason":"campaign_complete"}',
    good,
  ]
  const ran = await cli(['contracts', 'check', 'proposal'], { input: lines.join('\n') })
  expect(ran.code).toBe(1)
  const verdicts = ran.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(verdicts.map((v) => v.ok)).toEqual([true, false, false, false, false, false, false, true])
  expect(verdicts[0]).toEqual({ ok: true, action_type: 'no_op', error: null, warnings: [] })
  expect(verdicts[3]).toMatchObject({
    action_type: 'no_op',
    error: { code: 'schema.additional', next: expect.stringMatching(/./) },
  })
  expect(verdicts[5]).toMatchObject({ error: { code: 'json.too_large' } })
  expect(verdicts[6]).toMatchObject({ error: { code: 'json.duplicate_key' } })
})

test('any schema can be named; only good lines end with 0, an unknown name with 2 [K-cli.6, K-cli.2]', async () => {
  const verdict = '{"ok":true,"action_type":null,"error":null,"warnings":[]}'
  expect(await spawnedCli(['contracts', 'check', 'verdict'], { input: `${verdict}\n${verdict}\n` })).toMatchObject({
    code: 0,
    json: { ok: true },
  })
  expect(await spawnedCli(['contracts', 'check', 'no_op_proposal'], { input: good })).toMatchObject({
    code: 0,
    json: { ok: true, action_type: 'no_op' },
  })
  expect(await spawnedCli(['contracts', 'check', 'no_op_proposal'], { input: '{"action_type":"fly"}' })).toMatchObject({
    code: 1,
    json: { ok: false },
  })
  expect(await spawnedCli(['contracts', 'check', '__proto__', '--json'])).toMatchObject({
    code: 2,
    json: { error: { code: 'contract.unknown' } },
  })
})

test('the filter keeps nothing: far more input than its memory passes through', async () => {
  const block = `${`{"action_type":"no_op","reason":"campaign_complete","details":"${'x'.repeat(900)}"}\n`.repeat(1000)}`
  const input = (async function* () {
    for (let i = 0; i < 100; i++) yield block
  })()
  const nodeOptions = ['--max-old-space-size=40']
  const ran = await spawnedCli(['contracts', 'check', 'proposal'], { input, nodeOptions })
  expect(ran.code, ran.err).toBe(0)
  expect(ran.out.length).toBe(
    `${JSON.stringify({ ok: true, action_type: 'no_op', error: null, warnings: [] })}\n`.length * 100_000,
  )
})

test('contracts lists what is published and writes it as it is committed, touching nothing else [K-cli.14]', async () => {
  const listed = await cli(['contracts', '--json'])
  expect(listed.json.contracts.map((c: { name: string }) => c.name)).toEqual(Object.keys(contracts))
  const folder = folderForTest()
  writeFileSync(join(folder, 'mine.schema.json'), 'mine')
  expect(await cli(['contracts', '--out', folder, '--json'])).toMatchObject({ code: 0, json: { ok: true } })
  for (const name of readdirSync(join(root, 'contracts')).filter((file) => file.endsWith('.schema.json')))
    expect(readFileSync(join(folder, name), 'utf8')).toBe(readFileSync(join(root, 'contracts', name), 'utf8'))
  expect(readFileSync(join(folder, 'mine.schema.json'), 'utf8')).toBe('mine')
})

test('every command takes --data and --json, and ends with one JSON object even when it is misused [K-cli.1]', async () => {
  const help = (await cli(['--help'])).out.split('Exit codes')[0]!
  const commands = [...help.matchAll(/^ {2}([a-z]+) /gm)].map((m) => m[1]!).filter((name) => name !== 'help')
  const expected = [
    'start',
    'worker',
    'workspaces',
    'approve',
    'stop',
    'verify',
    'replay',
    'export',
    'seal',
    'keys',
    'segments',
    'backup',
    'restore',
    'erase',
    'hold',
    'contracts',
    'policy',
    'doctor',
    'db',
  ]
  expect(commands).toEqual(expect.arrayContaining(expected))
  const ran = await Promise.all(
    commands.map((command) => cli([command, '--data', folderForTest(), '--json', '--no-such-option'])),
  )
  for (const one of ran) {
    expect(one).toMatchObject({
      code: 2,
      json: {
        ok: false,
        error: {
          code: expect.stringMatching(/^cli\./),
          message: expect.stringMatching(/--no-such-option|--out|--reason/),
        },
      },
    })
    expect(one.out.trimEnd().split('\n')).toHaveLength(1)
  }
})
