import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { DecisionContext } from '#apps/tasks/contracts.ts'
import { processMessage } from '#apps/tasks/domain/decide/engine.ts'
import { utterances } from '#apps/tasks/domain/decide/language/utterances.fixture.ts'
import { median } from './support/fixture.ts'

/**
 * What does one decision of the deterministic engine cost beside the bare JSON.parse of its context, and does it keep
 * anything of the conversations it has seen? The contexts are the smallest there are: no history, nothing pending.
 * Exit 1 above a limit.
 */
const COST_LIMIT = 20
const MEMORY_LIMIT = 1.2
const ROUNDS = 15
const CALLS = 40
const CONVERSATIONS = { few: 10_000, many: 100_000 }

const texts = utterances.map(({ says }) => JSON.stringify(contextOf(says)))
let sink = 0
// What is kept is asked for, not what has not been swept yet.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const ratios = texts.map((text) => {
  const parsed = JSON.parse(text) as DecisionContext
  const sides = { parse: [] as number[], decide: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    sides.parse.push(time(() => (JSON.parse(text) as DecisionContext).conversation_id.length))
    sides.decide.push(time(() => decide(parsed)))
  }
  return { parse: median(sides.parse), decide: median(sides.decide) }
})
const cost = median(ratios.map(({ parse, decide: d }) => d / parse))
console.log(`parse   ${(median(ratios.map((r) => r.parse)) * 1000).toFixed(2)} µs, median of ${texts.length} contexts`)
console.log(`decide  ${(median(ratios.map((r) => r.decide)) * 1000).toFixed(2)} µs`)
console.log(`ratio   ${cost.toFixed(2)} (at most ${COST_LIMIT})`)

const few = converse(CONVERSATIONS.few)
const many = converse(CONVERSATIONS.many - CONVERSATIONS.few)
const memory = many / few
console.log(
  `memory  ${mib(few)} MiB after ${CONVERSATIONS.few} conversations, ${mib(many)} MiB after ${CONVERSATIONS.many}: ${memory.toFixed(3)} (at most ${MEMORY_LIMIT})`,
)
if (sink === 0) throw new Error('Nothing was measured.')
console.log(JSON.stringify({ ratios: { decide: Number(cost.toFixed(2)), memory: Number(memory.toFixed(3)) } }))
process.exitCode = cost <= COST_LIMIT && memory <= MEMORY_LIMIT ? 0 : 1

function contextOf(message: string): DecisionContext {
  return { user_id: 'anna', message, conversation_id: randomUUID(), message_history: [], pending_confirmation: null }
}

function decide(context: DecisionContext): number {
  const input = { context, now: '2026-03-02T09:00:00.000Z', time_zone: 'Europe/Berlin', asked: null, resolution: null }
  return processMessage(input).decision.decision_type.length
}

function time(run: () => number): number {
  const start = performance.now()
  for (let call = 0; call < CALLS; call++) sink += run()
  return (performance.now() - start) / CALLS
}

/** Conversations of five messages each, every one its own; the resident memory afterwards. */
function converse(conversations: number): number {
  for (let n = 0; n < conversations; n++) {
    for (let turn = 0; turn < 5; turn++) {
      const says = utterances[(n * 5 + turn) % utterances.length]?.says ?? ''
      sink += decide(contextOf(`${says} ${n}`))
    }
  }
  collect()
  return process.memoryUsage.rss()
}

function mib(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0)
}
