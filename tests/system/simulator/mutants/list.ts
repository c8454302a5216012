/** A planted bug: text that is replaced in our own sources before they are loaded. Each place must be there once. */
export interface Mutant {
  name: string
  /** What the bug would be in the words of a review. */
  says: string
  patches: Array<{ file: string; find: string; replace: string }>
}

const controller = (file: string, find: string, replace: string) => ({
  file: `src/kernel/controller/${file}`,
  find,
  replace,
})
const kernel = (file: string, find: string, replace: string) => ({ file: `src/kernel/${file}`, find, replace })
/** The guard of the database that would catch it too is taken away: the judge must not need it. */
const guard = (file: string, find: string, replace: string) => ({
  file: `src/testing/simulator/memory/${file}`,
  find,
  replace,
})

const RUN = 'runTool(deps, lease, app, tool, input, contextOf(deps, lease, intent))'

export const mutants: Mutant[] = [
  {
    name: 'effect-before-intent',
    says: 'The tool is run first, and what was intended is committed afterwards.',
    patches: [
      controller(
        'gateway.ts',
        '  const committed = await commitIntent(',
        `  const early = await ${RUN}\n  const committed = await commitIntent(`,
      ),
      controller('gateway.ts', `    : await ${RUN}`, '    : early'),
    ],
  },
  {
    name: 'retry-in-doubt',
    says: 'An effect of which nobody knows whether it happened is intended again.',
    patches: [
      controller('effect-key.ts', "if (latest.status === 'not_done') {", "if (latest.status !== 'verified') {"),
    ],
  },
  {
    name: 'recovery-runs-again',
    says: 'After a crash an irreversible effect is run again instead of looked up.',
    patches: [
      controller('recovery.ts', "if (tool?.effect === 'idempotent' && ", "if (tool && tool.effect !== 'read' && "),
    ],
  },
  {
    name: 'recovery-does-not-look',
    says: 'After a crash an open effect is taken for done without looking outside.',
    patches: [
      controller(
        'recovery.ts',
        '    ? await settle(deps, lease, tool, input, intent, attempts)',
        "    ? { status: 'verified' as const, evidence: { found: true } }",
      ),
    ],
  },
  {
    name: 'missing-fence',
    says: 'The database takes writes of a controller that lost its lease.',
    patches: [
      guard(
        'ledger.ts',
        "if (fenced && (tx.fence ?? '-1') !== String(head.fence)) {",
        'if (fenced && head.fence < 0) {',
      ),
      guard('commit.ts', 'if (head && String(head.fence) !== fence) {', 'if (head && head.fence < 0) {'),
    ],
  },
  {
    name: 'lease-renewed-after-loss',
    says: 'A controller that is refused as stale takes the lease again and commits what it had decided before.',
    patches: [
      controller(
        'commit.ts',
        '  const committed = await deps.store.commit({ workspace, fence, now: nowIso(deps), ...body })',
        `  const step = { workspace, fence, now: nowIso(deps), ...body }
  let committed = await deps.store.commit(step)
  if (!committed.ok && committed.refusal.code === 'lease.stale') {
    const again = await deps.store.takeLease(workspace, 'once more', 3000)
    if (again !== null) committed = await deps.store.commit({ ...step, fence: again })
  }`,
      ),
    ],
  },
  {
    name: 'skipped-verification',
    says: 'A task is done although a required effect was not read back.',
    patches: [controller('verification.ts', '    if (!evidence.found) return null\n', '')],
  },
  {
    name: 'status-before-evidence',
    says: 'A task is started without a verification, and nobody refuses it.',
    patches: [
      controller('start-task.ts', "      { table: 'kernel.verifications', op: 'insert', rows: [verification] },\n", ''),
      guard('task-guards.ts', '  if (!verified) {', '  if (!verified && depth < 0) {'),
    ],
  },
  {
    name: 'receipt-as-evidence',
    says: "The tool's own word that it is done is taken as evidence.",
    patches: [
      controller(
        'tool-run.ts',
        '  const evidence = await lookOutside(deps, lease, tool, input, intent)\n  // Absent',
        "  const evidence = last?.outcome === 'done' ? { found: true } : await lookOutside(deps, lease, tool, input, intent)\n  // Absent",
      ),
    ],
  },
  {
    name: 'absent-as-not-done',
    says: 'An effect that is not seen outside is taken for one that did not happen.',
    patches: [
      controller(
        'tool-run.ts',
        "evidence.found ? 'verified' : 'uncertain', evidence }",
        "evidence.found ? 'verified' : 'not_done', evidence }",
      ),
      guard(
        'act-guards.ts',
        "  if (next.status === 'not_done' && next.effect !== 'read' && !surely) {",
        "  if (next.status === 'open' && !surely) {",
      ),
    ],
  },
  {
    name: 'grant-used-twice',
    says: 'A grant is not used up by the action that it allowed.',
    patches: [
      controller(
        'approvals.ts',
        'runId: string, now: string): Change[] {\n',
        'runId: string, now: string): Change[] {\n  if (now) return []\n',
      ),
    ],
  },
  {
    name: 'expired-grant-accepted',
    says: 'A grant is used after it expired.',
    patches: [
      controller('approvals.ts', ' && Date.parse(g.expires_at) > nowMs)', ' && nowMs > 0)'),
      controller(
        'approvals.ts',
        'state.approvals.filter((a) => Date.parse(a.expires_at) <= now)',
        "state.approvals.filter((a) => a.status === 'pending' && Date.parse(a.expires_at) <= now)",
      ),
      guard('act-guards.ts', '  if (Date.parse(next.expires_at as string) <= tx.nowMs) {', '  if (tx.nowMs < 0) {'),
    ],
  },
  {
    name: 'approval-bytes-not-compared',
    says: 'A decision on other bytes than are being asked for counts as a decision on these.',
    patches: [
      controller(
        'handle-approval.ts',
        'if (approval.action_hash !== content.action_hash) {',
        'if (approval.action_hash === null) {',
      ),
    ],
  },
  {
    name: 'approved-one-runs-another',
    says: 'What runs is not what was shown to the person who granted it.',
    patches: [
      controller(
        'granted.ts',
        'const snapshot = JSON.parse(granted.content) as { action: unknown }',
        'const snapshot = JSON.parse(granted.content.replace(\'"wording":0\', \'"wording":9\')) as { action: unknown }',
      ),
      kernel(
        'policy/authorize.ts',
        '    .filter((grant) => filled(grant.action_hash) && grant.action_hash === request.action_hash)\n',
        '',
      ),
      guard(
        'act-guards.ts',
        "  if (asked?.status !== 'granted' || asked.action_hash !== next.action_hash) {",
        "  if (asked?.status !== 'granted') {",
      ),
      guard('act-guards.ts', '  if (run?.parameters_hash !== next.action_hash) {', '  if (run === undefined) {'),
    ],
  },
  {
    name: 'stale-snapshot-accepted',
    says: 'A proposal is accepted although what it answers has changed meanwhile: each cycle shows what the one before saw.',
    patches: [
      controller(
        'cycle.ts',
        '  const state = await deps.store.load(lease.workspace)',
        `  const seen = (globalThis.seenBefore ??= new Map())
  const fresh = await deps.store.load(lease.workspace)
  const state = seen.get(lease.workspace) ?? fresh
  seen.set(lease.workspace, fresh)`,
      ),
      controller(
        'agent-turn.ts',
        'audit: [...(body.audit ?? []), outcome], basis: snapshot.basis }',
        'audit: [...(body.audit ?? []), outcome] }',
      ),
    ],
  },
  {
    name: 'log-after-commit',
    says: 'The audit is written in a second transaction after the rows.',
    patches: [
      controller(
        'commit.ts',
        '  const committed = await deps.store.commit({ workspace, fence, now: nowIso(deps), ...body })',
        `  const step = { workspace, fence, now: nowIso(deps), ...body }
  const first = await deps.store.commit({ ...step, audit: [] })
  const committed = first.ok && body.audit.length > 0
    ? await deps.store.commit({ ...step, running: undefined, basis: undefined, usage: undefined, changes: [] })
    : first`,
      ),
    ],
  },
  {
    name: 'lost-rejection',
    says: 'A refused proposal leaves no trace.',
    patches: [
      controller(
        'reject.ts',
        '  const aside = exhausted && ',
        "  if (!exhausted) return { did: 'refused', idle: true }\n  const aside = exhausted && ",
      ),
    ],
  },
  {
    name: 'policy-pin-ignored',
    says: 'A run goes on under a policy that is not in force any more.',
    patches: [
      kernel(
        'policy/authorize.ts',
        '  if (!samePins(run.pins, request.activePins) || !samePins(request.activePins, policy.pins)) {',
        '  if (run === null) {',
      ),
      controller(
        'gateway.ts',
        '    pins: { pack: effect.app.app.name, lanes: run.lanes_pin, roles: run.roles_pin },\n',
        '',
      ),
    ],
  },
  {
    name: 'journal-skipped',
    says: 'Something irreversible happens before its intent is in the journal.',
    patches: [
      controller(
        'gateway.ts',
        "  if (tool.effect !== 'irreversible') return null\n",
        '  if (tool.effect) return null\n',
      ),
    ],
  },
  {
    name: 'pause-ignored',
    says: 'Stops and pauses are not read again after the intent.',
    patches: [
      controller(
        'gateway.ts',
        '    (await deps.store.mayRun(lease.workspace, { pack: app.app.name, ...pins }))',
        '    null',
      ),
    ],
  },
  {
    name: 'stop-ignored',
    says: 'A stopped or paused workspace goes on asking its agent.',
    patches: [
      controller(
        'cycle.ts',
        "  if (stopped) return { did: 'is.stopped', idle: true }\n  return workspace.status === 'active' ? null",
        "  return workspace.status !== 'completed' ? null",
      ),
    ],
  },
  {
    name: 'inbox-consumed-twice',
    says: 'What a person said is done in one commit and marked as heard in the next.',
    patches: [
      controller(
        'inbox.ts',
        '    return tryCommit(deps, lease, {\n      changes: [...changes, ...(handled.changes ?? []), consumed],',
        `    const done = heard.changes ?? []
    const first = await tryCommit(deps, lease, { changes: done, audit: [...(('audit' in heard && heard.audit) || [told])] })
    if (!first.ok) return first
    return tryCommit(deps, lease, {
      changes: [...changes, consumed],`,
      ),
      controller(
        'inbox.ts',
        '  const consume = (handled: Answer) => {',
        '  const consume = async (heard: Answer) => {',
      ),
    ],
  },
  {
    name: 'prohibition-ignored',
    says: 'A lane does what it prohibits.',
    patches: [kernel('policy/authorize.ts', '  if (prohibited !== undefined) {', "  if (prohibited === 'anything') {")],
  },
  {
    name: 'presence-ignored',
    says: 'A lane that needs a person at the desk acts alone.',
    patches: [
      kernel(
        'policy/authorize.ts',
        "lane.presence === 'required' && request.present !== true",
        "lane.presence === 'required' && request.present === true",
      ),
    ],
  },
  {
    name: 'key-changes-with-try',
    says: 'The outside is told another key for each try of the same effect.',
    patches: [
      controller(
        'tool-run.ts',
        'idempotencyKey: outsideKey(intent.idempotency_key)',
        'idempotencyKey: intent.idempotency_key',
      ),
    ],
  },
  {
    name: 'completed-too-early',
    says: 'A workspace is completed while tasks are left, and nobody refuses it.',
    patches: [
      controller('lifecycle.ts', 'counts.done !== counts.total', 'counts.done === 0'),
      guard('guards.ts', "if (next.status === 'completed' && ", "if (next.status === 'initializing' && "),
    ],
  },
  {
    name: 'start-not-told',
    says: 'A run begins and the audit does not say so.',
    patches: [controller('runs.ts', "    recordStatus(deps, run, 'running', 'success'),\n", '')],
  },
  {
    name: 'newest-by-time',
    says: 'Of several tries the one with the latest time counts, although clocks jump.',
    patches: [
      {
        file: 'src/testing/simulator/memory-store.ts',
        find: "const latest = byKey.get(keys.findLast((key) => byKey.has(key)) ?? '')",
        replace:
          'const latest = [...byKey.values()].filter((i) => keys.includes(i.row.idempotency_key as string)).sort((a, b) => ((a.row.created_at as string) < (b.row.created_at as string) ? 1 : -1))[0]',
      },
    ],
  },
]
