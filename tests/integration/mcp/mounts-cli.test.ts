import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSecrets } from '#integrations/secrets/secrets.ts'
import { cli, folderForTest } from '../../system/cli/harness.ts'
import { serverFile } from './mounted.ts'

const app = join(import.meta.dirname, '..', '..', 'fixtures', 'mcp', 'app.ts')
const CANARY = 'canary-5e1f-7b20'
const LANES = `LOOK_UP:
  callers: [CLERK]
  actions: [crm.lookup]
  scope: [workspace_id, run_id, task_id]
  approval: none
  risk: low
`

async function installation() {
  const dataDir = join(folderForTest(), 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  const secrets = await openSecrets({ dataDir, keychain: async () => null })
  await secrets.set('CRM_TOKEN', CANARY)
  const seen: string[] = []
  return {
    dataDir,
    seen,
    write(tools: string) {
      const text = `pack: letters
servers:
  - name: crm
    transport:
      command: ${process.execPath}
      args: [${serverFile}]
      env: { CRM_TOKEN: 'secret:CRM_TOKEN', MANNERS: noisy, NOTES: ${join(dataDir, 'notes.txt')} }
    tools: ${tools}
`
      writeFileSync(join(dataDir, 'mounts.yaml'), text)
    },
    async run(...words: string[]) {
      const ran = await cli([...words, '--data', dataDir, '--app', app, '--json'])
      seen.push(ran.out, ran.err)
      return ran
    },
  }
}

test('a person looks, pins, writes a lane, and the running product has the tool [O-10.5]', async () => {
  const { dataDir, seen, write, run } = await installation()
  write('[]')
  const looked = await run('mounts', 'pin', 'crm', 'lookup')
  expect(looked).toMatchObject({ code: 0, json: { ok: true, written: null, definition: { name: 'lookup' } } })
  expect(looked.err).toContain(`pin: ${looked.json.pin}`)

  write(`[{ name: lookup, pin: ${looked.json.pin}, effect: read }]`)
  const unlisted = await run('mounts', 'list')
  expect(unlisted).toMatchObject({ code: 0, json: { tools: [{ name: 'crm.lookup', state: 'mounted', lane: null }] } })
  expect(unlisted.err).toContain('not in a lane')

  writeFileSync(join(dataDir, 'lanes.letters.yaml'), LANES)
  expect((await run('mounts', 'list')).json.tools).toMatchObject([{ state: 'mounted', lane: 'LOOK_UP' }])
  expect((await run('doctor')).err).toMatch(/policy of letters/)
  const created = await run('workspaces', 'create', 'letters', '--name', 'Post', '--goal', '{"letters":[]}')
  expect(created).toMatchObject({ code: 0 })
  const { policies } = (await run('policy', 'show', 'letters')).json
  expect(policies).toMatchObject([{ in_force: true }])
  expect(policies[0].lanes.map((lane: { name: string }) => lane.name)).toContain('LOOK_UP')
  expect(seen.join('\n')).toContain('[secret CRM_TOKEN]')
  expect(seen.join('\n')).not.toContain(CANARY)
})

test('a tool that changed is listed as changed, with exit code 1', async () => {
  const { write, run } = await installation()
  write(`[{ name: lookup, pin: ${'a'.repeat(64)}, effect: read }]`)
  const listed = await run('mounts', 'list')
  expect(listed).toMatchObject({ code: 1, json: { ok: false, tools: [{ state: 'changed' }] } })
  expect(listed.err).toContain('mount.changed')
})

test('what is wrong with the files is said with file and line, and nothing is started', async () => {
  const { dataDir, write, run } = await installation()
  expect((await run('mounts', 'list')).json).toMatchObject({ ok: false, error: { code: 'mounts.none' } })
  write(`[{ name: lookup, pin: abc, effect: reed }]`)
  const bad = await run('workspaces', 'create', 'letters', '--name', 'Post', '--goal', '{"letters":[]}')
  const said = `${bad.out}${bad.err}`
  expect(bad.code).toBe(2)
  expect(said).toContain(`${join(dataDir, 'mounts.yaml')}:8:`)
  expect(said).toContain('servers.0.tools.0.effect must be one of: read, idempotent, irreversible.')
  expect(said).not.toContain('starting with')
})
