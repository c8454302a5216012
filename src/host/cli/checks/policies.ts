import { compiledPolicy } from '#kernel/controller/load-app.ts'
import { withMountedLanes } from '../../mounts/files.ts'
import { loadApps } from '../load-apps.ts'
import type { Settings } from '../settings.ts'
import { bad, broken, type Check, good } from './check.ts'

/** The policy files of the apps at hand. Tables are checked at start, where the database knows them. */
export async function checkPolicies(settings: Settings): Promise<Check[]> {
  try {
    const apps = await withMountedLanes(await loadApps(settings), settings.dataDir)
    if (apps.length === 0) return [good('policies', 'no app is loaded')]
    return apps.map((app) => {
      const name = `policy of ${app.name}`
      const tables = [...app.policy.lanes.text.matchAll(/(?:append|upsert|update):([\w.]+)/g)].map(
        (m) => m[1] as string,
      )
      const compiled = compiledPolicy(app, tables)
      if (compiled.ok) return good(name, `compiles; lanes pin ${compiled.policy.pins.lanes.slice(0, 12)}`)
      const [first] = compiled.problems
      return bad(
        name,
        `${first?.file}:${first?.line}:${first?.column} ${first?.code}: ${first?.message}`,
        first?.next ?? 'Correct the file.',
      )
    })
  } catch (error) {
    return [broken('policies', error)]
  }
}
