import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { inspect } from 'node:util'
import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import type { Keychain } from '#integrations/secrets/keychain.ts'
import { openSecrets, type SecretsOptions } from '#integrations/secrets/secrets.ts'

const VALUE = 'correct-horse-battery-staple'

function newFolder(): { dataDir: string; file: string; identity: string } {
  const folder = mkdtempSync(join(tmpdir(), 'lw-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  return { dataDir, file: join(dataDir, 'secrets.age'), identity: `${dataDir}.identity` }
}

const open = (dataDir: string, more: Partial<SecretsOptions> = {}) =>
  openSecrets({ dataDir, env: {}, keychain: async () => null, ...more })

function start(...words: string[]): ChildProcess {
  const project = join(import.meta.dirname, '..', '..', '..')
  const args = ['--conditions=lanewright-source', 'tests/integration/secrets/writer.ts', ...words]
  const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'inherit', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Stands for the keychain of a desktop. */
function memoryKeychain(): { keychain: Keychain; held: Map<string, string> } {
  const held = new Map<string, string>()
  const keychain: Keychain = {
    name: 'a keychain',
    get: async (account) => held.get(account) ?? null,
    set: async (account, value) => void held.set(account, value),
    remove: async (account) => void held.delete(account),
  }
  return { keychain, held }
}

test('a secret is kept, changed, listed by name and removed', async () => {
  const { dataDir } = newFolder()
  const secrets = await open(dataDir)
  expect([await secrets.names(), await secrets.get('MAIL_PASSWORD')]).toEqual([[], null])
  await secrets.set('MAIL_PASSWORD', 'first')
  await secrets.set('MAIL_PASSWORD', VALUE)
  await secrets.set('API_KEY_2', 'ünïcødé \ud800 \0 😀\n')
  const again = await open(dataDir)
  expect(await again.names()).toEqual(['API_KEY_2', 'MAIL_PASSWORD'])
  expect(await again.get('MAIL_PASSWORD')).toBe(VALUE)
  expect(await again.get('API_KEY_2')).toBe('ünïcødé \ud800 \0 😀\n')
  expect([await again.remove('MAIL_PASSWORD'), await again.remove('MAIL_PASSWORD')]).toEqual([true, false])
  expect(await secrets.get('MAIL_PASSWORD')).toBeNull()
})

test('names and values have their limits, and no refusal repeats what was given', async () => {
  const { dataDir } = newFolder()
  const secrets = await open(dataDir)
  for (const name of ['', 'lower', '1ST', 'A-B', `A${'B'.repeat(64)}`, 'A\n', '__proto__', VALUE]) {
    for (const act of [() => secrets.set(name, 'x'), () => secrets.get(name), () => secrets.remove(name)]) {
      const error = await act().catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code: 'secret.bad_name', next: expect.stringMatching(/\S/) })
      if (name.length > 3) expect(inspect(error)).not.toContain(`${name}`.slice(0, 20))
    }
  }
  const long = 'z'.repeat(8193)
  const error = await secrets.set('LONG', long).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'secret.too_long' })
  expect(inspect(error)).not.toContain('zzz')
  await expect(secrets.set('EMPTY', '')).rejects.toMatchObject({ code: 'secret.empty' })
  await secrets.set(`A${'B'.repeat(63)}`, long.slice(1))
  expect(await secrets.get(`A${'B'.repeat(63)}`)).toHaveLength(8192)
})

test('the value stands in no file in plain, and only this user may read the files [S001-20.2.1, O-secret.1]', async () => {
  const { dataDir, file, identity } = newFolder()
  const secrets = await open(dataDir)
  await secrets.set('MAIL_PASSWORD', VALUE)
  const base64 = Buffer.from(VALUE).toString('base64').slice(0, 30)
  const paths = readdirSync(join(dataDir, '..'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  expect(paths).toEqual(expect.arrayContaining([file, identity]))
  for (const path of paths) {
    const bytes = readFileSync(path)
    expect([bytes.includes(VALUE), bytes.includes(base64)], path).toEqual([false, false])
  }
  expect([file, identity, dataDir].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600, 0o700])
  expect(paths.filter((path) => path !== identity && readFileSync(path).includes('AGE-SECRET-KEY'))).toEqual([])
  chmodSync(identity, 0o644)
  chmodSync(file, 0o644)
  expect(await (await open(dataDir)).get('MAIL_PASSWORD')).toBe(VALUE)
  expect([file, identity].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600])
})

test('whoever looks at the object sees no value and no key', async () => {
  const { dataDir, identity } = newFolder()
  const secrets = await open(dataDir)
  await secrets.set('MAIL_PASSWORD', VALUE)
  await secrets.get('MAIL_PASSWORD')
  const key = readFileSync(identity, 'utf8').trim()
  const shown = [inspect(secrets, { depth: 10, showHidden: true }), JSON.stringify(secrets), String(secrets)].join('\n')
  expect(shown).not.toContain(VALUE)
  expect(shown).not.toContain(key)
  expect(secrets.place).toContain('secrets.age')
  expect(secrets.place).toContain('not behind a passphrase')
})

test('two processes with ten writers each lose nothing', async () => {
  const { dataDir } = newFolder()
  const children = ['LEFT', 'RIGHT'].map((name) => start(dataDir, 'together', name, '10'))
  const ends = await Promise.all(children.map((child) => once(child, 'exit')))
  expect(ends).toEqual([
    [0, null],
    [0, null],
  ])
  const secrets = await open(dataDir)
  expect(await secrets.names()).toHaveLength(20)
  expect(await secrets.get('RIGHT_7')).toBe('value of RIGHT 7')
})

test('a writer killed in the middle leaves the old or the new value, and the next one is not held up', async () => {
  const { dataDir } = newFolder()
  const secrets = await open(dataDir)
  await secrets.set('STAYS', VALUE)
  await secrets.set('CHANGES', '9'.repeat(8000))
  const drafts = () => readdirSync(dataDir).filter((name) => name.endsWith('.draft'))
  for (let round = 0; round < 3; round++) {
    const writer = start(dataDir, 'endless', 'CHANGES')
    while (drafts().length === 0) await turn()
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    expect(await secrets.get('CHANGES')).toMatch(/^(\d)\1{7999}$/)
    expect(await secrets.get('STAYS')).toBe(VALUE)
    await secrets.set('ROUND', `${round}`)
    expect([await secrets.get('ROUND'), drafts()]).toEqual([`${round}`, []])
  }
})

test('a damaged file is named, never read as empty and never overwritten', async () => {
  const { dataDir, file } = newFolder()
  const secrets = await open(dataDir)
  await secrets.set('MAIL_PASSWORD', VALUE)
  const whole = readFileSync(file)
  const flipped = Buffer.from(whole)
  flipped[whole.length - 5]! ^= 1
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('no such thing'),
    whole.subarray(0, -3),
    whole.subarray(0, 60),
    flipped,
  ]) {
    writeFileSync(file, bytes)
    for (const act of [() => secrets.get('MAIL_PASSWORD'), () => secrets.set('OTHER', 'x'), () => open(dataDir)]) {
      const error = await act().catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code: 'secret.damaged' })
    }
    expect(readFileSync(file)).toEqual(bytes)
  }
  writeFileSync(file, whole)
  expect(await secrets.get('MAIL_PASSWORD')).toBe(VALUE)
})

test('a file that opens but holds something else is damaged, and the error does not quote it', async () => {
  const { dataDir, file, identity } = newFolder()
  await open(dataDir)
  const recipient = await identityToRecipient(readFileSync(identity, 'utf8').trim())
  for (const text of [
    VALUE,
    '{}',
    '{"version":1,"secrets":{"lower":"x"}}',
    `{"version":1,"secrets":{"A":["${VALUE}"]}}`,
  ]) {
    const encrypter = new Encrypter()
    encrypter.addRecipient(recipient)
    writeFileSync(file, await encrypter.encrypt(text))
    const error = await open(dataDir).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'secret.damaged' })
    expect(inspect(error)).not.toContain('correct')
  }
})

test('behind a passphrase the key is of no use without it', async () => {
  const { dataDir, identity } = newFolder()
  const secrets = await open(dataDir, { passphrase: 'open sesame' })
  await secrets.set('MAIL_PASSWORD', VALUE)
  expect(secrets.place).toContain('behind a passphrase')
  expect(readFileSync(identity, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /)
  await expect(open(dataDir)).rejects.toMatchObject({ code: 'secret.locked' })
  const error = await open(dataDir, { passphrase: 'close sesame' }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'secret.wrong_passphrase' })
  expect(inspect(error)).not.toContain('sesame')
  const again = await open(dataDir, { passphrase: 'open sesame' })
  expect(await again.get('MAIL_PASSWORD')).toBe(VALUE)
  expect(inspect(again, { showHidden: true, depth: 9 })).not.toContain('sesame')
})

test('a passphrase given later is needed from then on', async () => {
  const { dataDir, identity } = newFolder()
  await (await open(dataDir)).set('MAIL_PASSWORD', VALUE)
  const secrets = await open(dataDir, { passphrase: 'open sesame' })
  expect(await secrets.get('MAIL_PASSWORD')).toBe(VALUE)
  expect(readFileSync(identity, 'latin1')).not.toContain('AGE-SECRET-KEY')
  await expect(open(dataDir)).rejects.toMatchObject({ code: 'secret.locked' })
})

test('a mounted key is used as it is, through a link and with its comments', async () => {
  const { dataDir, identity } = newFolder()
  const mounted = join(dataDir, '..', 'mounted')
  await expect(open(dataDir, { identityFile: mounted })).rejects.toMatchObject({ code: 'secret.locked' })
  writeFileSync(`${mounted}.real`, `# created: today\n# public key: age1\n${await generateIdentity()}\n`, {
    mode: 0o444,
  })
  symlinkSync(`${mounted}.real`, mounted)
  const secrets = await open(dataDir, { identityFile: mounted })
  await secrets.set('MAIL_PASSWORD', VALUE)
  expect(await (await open(dataDir, { identityFile: mounted })).get('MAIL_PASSWORD')).toBe(VALUE)
  expect(statSync(mounted).mode & 0o777).toBe(0o444)
  expect(readdirSync(join(dataDir, '..')).sort()).toEqual(['data', 'mounted', 'mounted.real'])
  expect(() => statSync(identity)).toThrow()
})

test('without its key, or with another one, the file stays closed and stays', async () => {
  const { dataDir, file, identity } = newFolder()
  await (await open(dataDir)).set('MAIL_PASSWORD', VALUE)
  const [bytes, key] = [readFileSync(file), readFileSync(identity)]
  rmSync(identity)
  await expect(open(dataDir)).rejects.toMatchObject({ code: 'secret.locked' })
  writeFileSync(identity, `${await generateIdentity()}\n`)
  await expect(open(dataDir)).rejects.toMatchObject({ code: 'secret.locked' })
  writeFileSync(identity, 'AGE-SECRET-KEY-1QQQQQQQQQQQQQQQQQQQQQQQQQQQQQ\n')
  const error = await open(dataDir).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'secret.damaged' })
  expect(inspect(error)).not.toContain('QQQ')
  expect(readFileSync(file)).toEqual(bytes)
  writeFileSync(identity, key)
  expect(await (await open(dataDir)).get('MAIL_PASSWORD')).toBe(VALUE)
})

test('where there is a keychain it holds the key, and without it nothing opens [S001-20.2.1, O-secret.1]', async () => {
  const { dataDir, identity } = newFolder()
  const { keychain, held } = memoryKeychain()
  const secrets = await open(dataDir, { keychain: async () => keychain })
  await secrets.set('MAIL_PASSWORD', VALUE)
  expect(secrets.place).toContain('its key in a keychain')
  expect([...held.values()]).toEqual([expect.stringMatching(/^AGE-SECRET-KEY-1/)])
  expect(readFileSync(identity, 'utf8')).toMatch(/^lanewright-keychain: key-[\w-]+\n$/)
  expect(await (await open(dataDir, { keychain: async () => keychain })).get('MAIL_PASSWORD')).toBe(VALUE)
  await expect(open(dataDir)).rejects.toMatchObject({ code: 'secret.locked' })
  held.clear()
  await expect(open(dataDir, { keychain: async () => keychain })).rejects.toMatchObject({ code: 'secret.locked' })
})
