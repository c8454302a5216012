import type { ExecuteToolProposal } from '#kernel/contracts/proposals.ts'
import { decidePersistArtifact, refuse } from '#kernel/decide.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Decide } from '#kernel/ports/app.ts'
import type { Observation } from '#kernel/ports/browser.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'
import { compileSchema } from '#kernel/validate.ts'
import {
  ClickParameters,
  NavigateParameters,
  PythonParameters,
  SendParameters,
  TypeParameters,
  type Watched,
} from '../../contracts.ts'
import type { SendMessageInput } from '../../tools/send-message.ts'
import { normalizeProfileUrl } from '../leads/profile-url.ts'
import { CLOSE_DAYS, campaignOf, GIVE_UP_DAYS, goalOf, type WorkLead } from './campaign.ts'
import { discoverInput, refuseSearch } from './discover.ts'

/** An agent names little; what a tool really takes is made here, from the rows. */
export const decideTool: Decide = (state: State, proposal: ExecuteToolProposal) => {
  const known = own[proposal.tool_name]
  // A tool of a mounted server takes what its own schema says.
  if (!known) return { kind: 'tool', tool: proposal.tool_name, input: proposal.parameters }
  const error = compileSchema(known.parameters)(proposal.parameters)
  if (error) return { kind: 'refuse', error: { ...error, path: `/parameters${error.path}` } }
  return known.decide(state, proposal.parameters)
}

// biome-ignore lint/suspicious/noExplicitAny: each tool has its own parameters; the schema guards them
const own: Record<string, { parameters: object; decide(state: State, parameters: any): Decision }> = {
  browser_navigate: { parameters: NavigateParameters, decide: navigate },
  browser_click: { parameters: ClickParameters, decide: (state, target) => usePage(state, 'browser_click', target) },
  browser_type: { parameters: TypeParameters, decide: (state, target) => usePage(state, 'browser_type', target) },
  send_message: { parameters: SendParameters, decide: send },
  python_execute: { parameters: PythonParameters, decide: python },
}

function navigate(state: State, { url }: { url: string }): Decision {
  const { lead } = campaignOf(state)
  const { account, channel } = goalOf(state)
  const wanted = discoverInput(state, url)
  if (wanted)
    return { kind: 'tool', tool: 'browser_navigate', input: { url, channel, account, watched: null, ...wanted } }
  const astray = refuseSearch(state, url)
  if (astray) return astray
  const theirs = lead !== null && normalizeProfileUrl(url) === lead.profile_url
  const watched = theirs ? watchedOf(state, lead) : null
  return { kind: 'tool', tool: 'browser_navigate', input: { url, channel, account, watched } }
}

/** Somebody who was written to is not only looked at: what they answered is read, and what follows from it is written. */
function watchedOf(state: State, { id, status, standing: progress }: WorkLead): Watched | null {
  if (!progress || progress.closed_why) return null
  const { steps, give_up_days = GIVE_UP_DAYS, close_days = CLOSE_DAYS } = goalOf(state)
  const next = steps[progress.step]
  return {
    lead_id: id,
    status,
    relation: progress.relation,
    step: progress.step,
    sent_at: progress.sent_at,
    accepted_at: progress.accepted_at,
    replies: progress.replies,
    next_step: next ? progress.step + 1 : null,
    wait_days: next?.wait_days ?? 3,
    give_up_days,
    close_days,
  }
}

interface PageTarget {
  role: string
  name: string
  nth?: number
}

/** Only what stood on the page when it was last shown can be used. */
function usePage(state: State, tool: string, target: PageTarget): Decision {
  const seen = observationOf(state)?.elements ?? []
  const alike = seen.filter(({ role, name }) => role === target.role && name === target.name)
  if (alike.length <= (target.nth ?? 0))
    return refuse(
      'page.not_seen',
      'no such element was on the page when it was last shown',
      'Name a role and a name of the last observation.',
      '/parameters',
    )
  const { account, channel } = goalOf(state)
  return { kind: 'tool', tool, input: { ...target, channel, account } }
}

export function observationOf(state: State): Observation | null {
  const { page } = campaignOf(state)
  if (page === null) return null
  try {
    return (JSON.parse(page) as { observation?: Observation }).observation ?? null
  } catch {
    // A receipt that was cut for its length, or whose person was erased.
    return null
  }
}

function send(state: State, { message_id }: { message_id: string }): Decision {
  const { message, lead } = campaignOf(state)
  if (message?.message_id !== message_id || !lead)
    return refuse(
      'message.not_next',
      'that is not the approved message that can be sent now',
      'Send the message that stands in the snapshot.',
      '/parameters/message_id',
      message?.message_id ?? 'no message can be sent now',
    )
  if (message.pins.lanes !== state.pins?.lanes || message.pins.roles !== state.pins.roles) return returned(message_id)
  const { account, channel } = goalOf(state)
  const input: SendMessageInput = {
    message_id,
    lead_id: lead.id,
    profile_url: lead.profile_url,
    channel,
    account,
    type: message.type,
    step: message.step,
    text: message.content,
    sent_before: message.sent_before,
    replies: lead.standing?.replies ?? 0,
    failures: message.failures,
  }
  return { kind: 'tool', tool: 'send_message', input }
}

/** It was approved under another policy: it must be asked for again. */
function returned(message_id: string): Decision {
  return {
    kind: 'write',
    action: 'return_draft',
    say: 'The policy was changed since a message was approved; it must be approved again.',
    make: () => [{ table: 'outreach.messages', op: 'update', where: { message_id }, row: { status: 'returned' } }],
  }
}

interface Script {
  artifact_key?: string
  code?: string
  input?: Record<string, unknown>
  leads?: number
}

function python(state: State, { artifact_key, code, input = {}, leads = 0 }: Script): Decision {
  if (code !== undefined) return keepScript(state, artifact_key ?? `script-${sha256Hex(code).slice(0, 12)}`, code)
  const { scripts } = campaignOf(state)
  const script = artifact_key !== undefined && Object.hasOwn(scripts, artifact_key) ? scripts[artifact_key] : undefined
  if (artifact_key === undefined || !script)
    return refuse(
      'script.not_approved',
      'no approved script has that key',
      'Name the key of an approved python_script, or propose the code.',
      '/parameters/artifact_key',
    )
  return { kind: 'tool', tool: 'python_execute', input: { artifact_key, ...script, input, leads } }
}

/** Code that was proposed runs nothing: it waits for a person, who sees all of it. */
function keepScript(state: State, artifact_key: string, code: string): Decision {
  const artifact = { artifact_type: 'python_script' as const, artifact_key, content: { code } }
  const kept = decidePersistArtifact(state, { action_type: 'persist_artifact', artifact })
  return kept.kind === 'write' ? { ...kept, action: 'keep_script' } : kept
}
