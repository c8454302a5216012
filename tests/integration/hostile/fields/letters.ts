import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Lanewright } from '#host/open.ts'
import { type Done, hostileApp, openOutside, TOOLS } from '../app.ts'
import type { Field } from '../field.ts'
import type { Allowed } from '../oracle-kernel.ts'
import { attend, type Temper } from '../person.ts'
import { slyAgent } from '../sly.ts'

const TEMPERS: Temper[] = ['never', 'grants', 'never', 'alone']
const ALLOWED: Allowed = Object.fromEntries(
  Object.entries(TOOLS).flatMap(([tool, { lane, people, reachable }]) =>
    reachable && lane ? [[tool, { lane, people }]] : [],
  ),
)

/** The small pack of the examples, with a tool for every kind of lane and a book of everything that a tool was asked. */
export function lettersField(dataDir: string): Field {
  const outside = openOutside(join(dataDir, 'outside'))
  const tempers = new Map<string, Temper>()
  return {
    app: hostileApp(outside),
    names: ['BOOKS', 'BOOKKEEPER', 'kernel.tasks', 'letters.letters', ...Object.keys(TOOLS)],
    allowed: ALLOWED,
    async begin(lw, n) {
      const letters = ['case-1', 'case-2'].map((key) => ({
        key,
        to: `Reader of ${key}`,
        about: `the matter of ${key}`,
      }))
      const ws = await lw.create({ pack: 'letters', name: `Storm ${n}`, goal: { letters } })
      tempers.set(ws, TEMPERS[n % TEMPERS.length] as Temper)
      return ws
    },
    sly: slyAgent,
    slyness: 0.25,
    attend: (lw, ws, random) => attend(lw, ws, tempers.get(ws) as Temper, outside, random),
    oracle: ({ lw }) => checkLetters(lw, outside, tempers),
  }
}

interface IntentRow {
  ws: string
  key: string
  tool: string
  run: string
  hash: string
  effect: string
  request: string
  created_ms: number
  approval: { content: string } | null
  grants: Array<{ person: string; role: string; hash: string; used_by: string }>
}

async function checkLetters(
  lw: Lanewright,
  outside: ReturnType<typeof openOutside>,
  tempers: ReadonlyMap<string, Temper>,
): Promise<string[]> {
  const breaches: string[] = []
  const query = async <T extends object>(sql: string): Promise<T[]> =>
    (await lw.database.pool('auditor').query(sql)).rows as T[]
  for (const [what, sql] of Object.entries(NEVER)) {
    const rows = await query(sql)
    if (rows.length > 0) breaches.push(`${rows.length} ${what}, e.g. ${JSON.stringify(rows[0])}`)
  }
  const intents = new Map((await query<IntentRow>(INTENTS)).map((i) => [`${i.ws} ${i.run}`, i]))
  const times = new Map<string, number>()
  for (const line of outside.read()) {
    const id = `${line.ws} ${line.run}`
    times.set(id, (times.get(id) ?? 0) + 1)
    const problem = wrongWith(line, intents.get(id), times.get(id) as number)
    if (problem) breaches.push(`${line.tool} ${line.key} in ${line.ws}: ${problem}`)
    const temper = tempers.get(line.ws)
    const people = TOOLS[line.tool]?.people ?? 9
    if ((temper === 'never' && people > 0) || (temper === 'alone' && people > 1))
      breaches.push(`${line.tool} ran in ${line.ws}, where nobody granted it`)
  }
  const idempotent = Object.keys(TOOLS).filter((tool) => TOOLS[tool]?.effect === 'idempotent')
  for (const line of outside.repeated())
    if (!idempotent.includes(line.split(' ')[1] ?? '')) breaches.push(`it happened twice outside: ${line}`)
  return breaches
}

const MOST_ATTEMPTS = 3

/** The book says what really ran; the kernel's own rows are looked at by oracle-kernel.ts. */
function wrongWith(line: Done, intent: IntentRow | undefined, times: number): string | null {
  const known = TOOLS[line.tool]
  if (!known?.reachable) return 'it must never run'
  if (!intent) return 'it has no intent'
  const most = known.effect === 'idempotent' ? MOST_ATTEMPTS : 1
  if (times > most) return `it ran ${times} times for one intent`
  // A retry of what was surely not done has its number before the colon; the outside sees one key.
  if (intent.tool !== line.tool || intent.key.replace(/^(\w+)#\d+:/, '$1:') !== line.key) return 'its intent is another'
  if (intent.created_ms > line.atMs) return 'it ran before its intent'
  if (intent.effect !== known.effect) return `it was intended as ${intent.effect}`
  if (!isDeepStrictEqual(JSON.parse(intent.request).parameters, line.input)) return 'it ran with other input'
  if (line.tool === 'send_parcel' && (line.input as { to: string }).to !== 'house')
    return 'its lane prohibits strangers'
  if (known.people === 0) return null
  if (!isDeepStrictEqual(JSON.parse(intent.approval?.content ?? '{}').input?.parameters, line.input))
    return 'what was shown to the person is not what ran'
  const good = intent.grants.filter((g) => g.hash === intent.hash && g.used_by === line.run && g.role === 'SENDER')
  if (new Set(good.map((g) => g.person)).size !== known.people) return 'its grants are not those that the lane asks for'
  return null
}

const INTENTS = `
  select i.workspace_id as ws, i.idempotency_key as key, i.tool, i.run_id as run, i.action_hash as hash, i.effect, i.request,
    (extract(epoch from i.created_at) * 1000)::float8 as created_ms,
    (select jsonb_build_object('content', a.content) from kernel.approvals a where a.workspace_id = i.workspace_id and a.approval_id = i.approval_id) as approval,
    (select coalesce(jsonb_agg(jsonb_build_object('person', g.person, 'role', g.role, 'hash', g.action_hash, 'used_by', g.used_by)), '[]')
     from kernel.grants g where g.workspace_id = i.workspace_id and g.approval_id = i.approval_id) as grants
  from kernel.intents i`

const NEVER: Record<string, string> = {
  'artifacts kept without a used grant': `
    select a.workspace_id, a.artifact_id from kernel.artifacts a join kernel.workspaces w on w.workspace_id = a.workspace_id and w.pack = 'letters'
    where not exists (select 1 from kernel.grants g where g.workspace_id = a.workspace_id and g.used_by = a.run_id)`,
  'rows of a foreign workspace in the drafts': `
    select l.workspace_id from letters.letters l where not exists (
      select 1 from kernel.workspaces w where w.workspace_id = l.workspace_id and w.pack = 'letters')`,
}
