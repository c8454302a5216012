import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { onTestFinished } from 'vitest'
import type { TasksService } from '#apps/tasks/services/service.ts'
import type { Installation } from '#host/installation.ts'
import { accessRepositoryOf } from '#host/server/access.ts'
import { productOf } from '#host/server/local.ts'
import { serve } from '#host/server/server.ts'
import { readToday } from '#host/server/today.ts'
import { settingsOf } from '#host/settings/local.ts'
import { type Fixture, openFixture } from '../../support/fixture.ts'
import { type Answer, rawRequest } from '../../system/cli/harness.ts'
import { OPERATOR } from '../http/harness.ts'

export interface SettingsInstallation {
  fixture: Fixture
  installation: Installation
  logged: string[]
  ask(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<Answer>
}

/** The real product with its real server in front, and the settings of a folder of its own. */
export async function openSettings(more: Partial<Installation> = {}): Promise<SettingsInstallation> {
  const fixture = await openFixture()
  const installation: Installation = {
    ...{ dataDir: fixture.dataDir, journalDir: `${fixture.dataDir}.journal`, appFiles: [] },
    identityFile: await newIdentity(join(fixture.dataDir, 'identity')),
    ...more,
  }
  const logged: string[] = []
  const log = (line: string) => void logged.push(line)
  const { lw } = fixture
  const [product, access, about] = [productOf(lw), accessRepositoryOf(lw), { version: '1.2.3', person: 'olga', log }]
  const settings = settingsOf({ ...about, lw, installation, policies: product.policies })
  const tasks = {} as TasksService
  const changes = { listen: () => () => {}, close: () => {} }
  const today = () => readToday(lw.database.pool('auditor'))
  const options = { ...about, product, access, tasks, settings, presence: lw.presence, changes, today, token: OPERATOR }
  const server = await serve(options, 0)
  onTestFinished(async () => {
    await settings.close()
    await server.close()
  })
  return {
    fixture,
    installation,
    logged,
    ask: (method, path, body, token = OPERATOR) =>
      rawRequest(
        server.port,
        method,
        `/api${path}`,
        {
          host: `localhost:${server.port}`,
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body && JSON.stringify(body),
      ),
  }
}

/** As a mounted key: no keychain of this machine is touched. */
async function newIdentity(path: string): Promise<string> {
  writeFileSync(path, `${await generateX25519Identity()}\n`, { mode: 0o600 })
  return path
}
