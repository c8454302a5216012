import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apps } from '#apps/index.ts'
import type { App } from '#kernel/ports/app.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/reference/models.md'), 'utf8')
const nothing = {} as never
const installed = apps({ outreach: nothing, scheduling: nothing, casework: nothing })

/** The rows of the table under the heading of an app. */
function rowsUnder(name: string): string[] {
  const [, section = ''] = page.split(new RegExp(`^### \`${name}\`.*$`, 'm'))
  const own = section.split(/^#{2,3} /m)[0] as string
  return own.split('\n').filter((line) => line.startsWith('| `'))
}

test.for(installed.map((app): [string, App] => [app.name, app]))(
  'the reference lists exactly what %s sends to a model [H-model.3]',
  ([name, { model }]) => {
    expect(rowsUnder(name)).toEqual(model?.sends.map(({ path, holds }) => `| \`${path}\` | ${holds} |`))
  },
)

test('the reference names the setting of each app [H-model.2, H-model.3]', () => {
  for (const { name, model } of installed) {
    const setting = model?.confidential ? 'LANEWRIGHT_MODEL_CONFIDENTIAL_APPS' : 'LANEWRIGHT_MODEL_APPS'
    expect(page).toContain(`| \`${name}\` |`)
    expect(page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))).toContain(`\`${setting}\``)
  }
})
