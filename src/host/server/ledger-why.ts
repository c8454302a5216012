import { wordsOf } from './ledger-pipeline-rows.ts'
import { PIPELINE, WHY_NODES_MAX, type Why, type WhyNode } from './ledger-schemas.ts'
import type { StepLine } from './ledger-steps.ts'
import type { Thread } from './ledger-thread.ts'

/** The road that led to an entry, as a picture: what stands on it in the order of the road, and what leads to what. */

type Fact = [name: string, value: string | number | null | undefined]

/** Shown on the road by themselves; the rest of what changed are the rows that it was all about. */
const IN_PIPELINE = new Set([
  'kernel.agent_calls',
  'kernel.approvals',
  'kernel.grants',
  'kernel.intents',
  'kernel.receipts',
  'kernel.evidence',
  'kernel.inbox',
])

export function drawWhy(thread: Thread): Why {
  const { asked, run } = thread
  const lines = thread.steps.flatMap((step) => step.lines)
  const seqsOf = (...ids: string[]) => lines.filter((l) => l.log === 'event' && ids.includes(l.id)).map((l) => l.seq)
  const all = [
    ...proposalNodes(thread, seqsOf),
    ...verdictNodes(thread, lines),
    ...laneNodes(thread, lines),
    ...approvalNodes(thread, seqsOf),
    ...grantNodes(thread, seqsOf),
    ...intentNodes(thread, seqsOf, lines),
    ...receiptNodes(thread, seqsOf),
    ...evidenceNodes(thread, seqsOf),
    ...rowNodes(thread, lines),
  ]
  const nodes = all.slice(0, WHY_NODES_MAX)
  const focus = nodes.find((n) => n.seqs.includes(asked.seq))?.id ?? null
  const cut = thread.cut || nodes.length < all.length
  return { focus, seq: asked.seq, nodes, edges: edgesOf(nodes), run: run?.run ?? null, cut }
}

/** Each stage leads to the next one that is there. */
function edgesOf(nodes: WhyNode[]): Why['edges'] {
  const stages = PIPELINE.map((kind) => nodes.filter((n) => n.kind === kind)).filter((stage) => stage.length > 0)
  return stages.flatMap((stage, i) => {
    const from = stage.at(-1)
    const next = stages[i + 1] ?? []
    return from ? next.map((to) => ({ from: from.id, to: to.id })) : []
  })
}

type SeqsOf = (...ids: string[]) => string[]

function node(
  kind: WhyNode['kind'],
  id: string,
  result: Partial<Omit<WhyNode, 'facts'>> & { title: string; facts?: Fact[]; most?: number },
): WhyNode {
  const { facts = [], seqs = [], text = '', title, actor = null, most, ...rest } = result
  return {
    id: `${kind}:${id}`,
    kind,
    status: null,
    tone: 'plain',
    at: null,
    ...rest,
    title: cut(title),
    text: cut(text, most),
    actor: actor === null ? null : cut(actor),
    seqs: seqs.slice(0, 50),
    facts: facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => ({ name, value: cut(String(value)) })),
  }
}

const MOST_CHARS = 600
/** What was approved is shown whole: a message has no more. */
const EXACT_CHARS = 10_000
const cut = (text: string, most = MOST_CHARS) =>
  text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`
const pin = (hash: string) => hash.slice(0, 12)

function proposalNodes({ call, processed, approvals }: Thread, seqsOf: SeqsOf): WhyNode[] {
  if (call)
    return [
      node('proposal', call.id, {
        title: call.verdict.action_type ?? 'An answer that could not be read',
        text: call.output ?? 'The agent gave no answer.',
        actor: call.agent,
        at: call.at,
        seqs: seqsOf(call.id),
        facts: [
          ['model', call.model],
          ['tokens', call.tokens || null],
          ['took', `${call.latency_ms} ms`],
          ['snapshot', pin(call.snapshot_hash)],
        ],
      }),
    ]
  if (!processed) return []
  return [
    node('proposal', processed.id, {
      title: processed.kind,
      text: approvals.length > 0 ? 'Said by a person.' : (processed.outcome ?? 'Not taken up yet.'),
      status: processed.outcome === null ? 'waiting' : null,
      tone: processed.outcome === null ? 'waiting' : 'plain',
      actor: processed.person,
      at: processed.at,
      seqs: seqsOf(processed.id),
    }),
  ]
}

function verdictNodes({ call }: Thread, lines: StepLine[]): WhyNode[] {
  if (!call) return []
  const { ok, error, warnings = [] } = call.verdict
  const said = lines.filter((l) => l.log === 'audit' && l.target === 'proposal' && l.operation === 'validate')
  return [
    node('verdict', call.id, {
      title: ok ? 'Accepted' : 'Refused',
      text: error ? `${error.code}: ${error.message}` : 'Strict parse, closed schema and the rules of the pack.',
      status: ok ? 'accepted' : 'refused',
      tone: ok ? 'good' : 'bad',
      actor: 'controller',
      at: call.at,
      seqs: said.map((l) => l.seq),
      facts: [['warnings', warnings.length || null]],
    }),
  ]
}

/** Every authorisation of this action, in order: asked first, allowed later. */
function laneNodes({ approvals, intent, run, call }: Thread, lines: StepLine[]): WhyNode[] {
  const hashes = new Set([...approvals, ...(intent ? [intent] : [])].map((a) => a.action_hash))
  // A proposal that was denied led to nothing else: all that was decided in its step was about it.
  const alone = call !== null && run === null && hashes.size === 0
  const ofThis = (l: StepLine) =>
    alone || (l.request_hash !== null && hashes.has(l.request_hash)) || (run !== null && l.run === run.run)
  const authz = lines.filter((l) => l.log === 'audit' && l.about === 'authz_decision' && ofThis(l))
  // The run's own beginning and end stand with what allowed it.
  const ofRun = lines.filter((l) => run !== null && (l.id === run.run || (l.about === 'system' && l.run === run.run)))
  const last = authz.at(-1)
  const lane = run?.lane ?? intent?.lane ?? approvals.at(-1)?.lane ?? last?.lane
  if (!last && !lane) return []
  const pins = run ?? approvals.at(-1)
  const allowed = last?.outcome === 'allow'
  return [
    node('lane', last?.seq ?? lane ?? '', {
      title: lane ?? 'No lane',
      text: authz.map((l) => [l.rule, l.reason].filter(Boolean).join(': ')).join('\n'),
      status: last ? (allowed ? 'allowed' : 'denied') : null,
      tone: !last ? 'plain' : allowed ? 'good' : last.rule === 'approval.missing' ? 'waiting' : 'bad',
      actor: last?.actor ?? null,
      at: last?.at ?? null,
      seqs: [...authz, ...ofRun].map((l) => l.seq).toSorted((a, b) => Number(a) - Number(b)),
      facts: [
        ['role', run?.role],
        ['lanes', pins && pin(pins.lanes_pin)],
        ['roles', pins && pin(pins.roles_pin)],
        ['run', run?.run],
      ],
    }),
  ]
}

const TONE_OF: Record<string, WhyNode['tone']> = {
  pending: 'waiting',
  granted: 'good',
  used: 'good',
  rejected: 'bad',
  expired: 'bad',
  open: 'waiting',
  verified: 'good',
  not_done: 'bad',
  uncertain: 'bad',
  done: 'good',
  unknown: 'bad',
}
const toneOf = (status: string) => TONE_OF[status] ?? 'plain'

function approvalNodes({ approvals }: Thread, seqsOf: SeqsOf): WhyNode[] {
  return approvals.map((a) =>
    node('approval', a.id, {
      title: a.action,
      text: wordsOf(a.content),
      most: EXACT_CHARS,
      status: a.status,
      tone: toneOf(a.status),
      actor: a.decided_by,
      at: a.at,
      seqs: seqsOf(a.id),
      facts: [
        ['decided by', a.decided_by],
        ['decided at', a.decided_at],
        ['recipient', a.recipient],
        ['people needed', a.people_needed],
        ['author', a.author],
        ['reason', a.reason],
        ['bytes', pin(a.action_hash)],
      ],
    }),
  )
}

function grantNodes({ grants, intent }: Thread, seqsOf: SeqsOf): WhyNode[] {
  return grants.map((g) =>
    node('grant', g.id, {
      title: `${g.person} said yes`,
      text: `As ${g.role}, for exactly these bytes, once.`,
      status: g.status,
      tone: toneOf(g.status),
      actor: g.person,
      at: g.at,
      seqs: seqsOf(g.id),
      facts: [
        ['role', g.role],
        ['used at', g.used_at],
        ['used by run', g.used_by],
        ['used for', g.used_at && intent ? `${intent.tool} ${intent.id}` : null],
      ],
    }),
  )
}

function intentNodes({ intent, run }: Thread, seqsOf: SeqsOf, lines: StepLine[]): WhyNode[] {
  if (!intent) return []
  const calls = lines.filter((l) => l.log === 'audit' && l.about === 'tool_call' && l.run === intent.run)
  return [
    node('intent', intent.id, {
      title: intent.tool,
      text: intent.request,
      status: intent.status,
      tone: toneOf(intent.status),
      actor: intent.decided_by ?? run?.actor ?? null,
      at: intent.at,
      seqs: [...seqsOf(intent.id), ...calls.map((l) => l.seq)],
      facts: [
        ['effect', intent.effect],
        ['key', intent.key],
        ['bytes', pin(intent.action_hash)],
      ],
    }),
  ]
}

function receiptNodes({ receipts, intent }: Thread, seqsOf: SeqsOf): WhyNode[] {
  return receipts.map((r) =>
    node('receipt', r.id, {
      title: `Attempt ${r.attempt}`,
      text: r.result ?? '',
      status: r.outcome,
      tone: toneOf(r.outcome),
      actor: intent?.tool ?? null,
      at: r.at,
      seqs: seqsOf(r.id),
    }),
  )
}

function evidenceNodes({ evidence }: Thread, seqsOf: SeqsOf): WhyNode[] {
  return evidence.map((e) =>
    node('evidence', e.id, {
      title: e.kind,
      text: e.detail ?? '',
      status: e.found ? 'found' : 'not found',
      tone: e.found ? 'good' : 'bad',
      at: e.at,
      seqs: seqsOf(e.id),
      facts: [['content', e.content_hash && pin(e.content_hash)]],
    }),
  )
}

/** One for each row, with all that happened to it in these steps. */
function rowNodes({ run, asked }: Thread, lines: StepLine[]): WhyNode[] {
  const rows = new Map<string, StepLine[]>()
  for (const line of lines) {
    if (line.log === 'audit' || IN_PIPELINE.has(line.about) || line.id === run?.run) continue
    const key = `${line.about}:${line.id}`
    rows.set(key, [...(rows.get(key) ?? []), line])
  }
  const nodes = [...rows].map(([key, changes]) => {
    const last = changes.at(-1) as StepLine
    return node('row_change', key, {
      title: last.about,
      text: `${changes.map((l) => l.op).join(', ')} of ${last.id}`,
      status: last.status ?? last.op,
      at: last.at,
      seqs: changes.map((l) => l.seq),
    })
  })
  // What was asked about is always there, however many others there are.
  const mine = (n: WhyNode) => n.seqs.includes(asked.seq)
  return [...nodes.filter(mine), ...nodes.filter((n) => !mine(n))]
}
