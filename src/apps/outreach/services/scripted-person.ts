import type { NetworkAdmin } from '#demo/network/admin-client.ts'
import type { Lanewright } from '#host/open.ts'
import type { ApprovalRow, IntentRow, State } from '#kernel/ports/store.ts'

export const PERSON = 'rehearsal'

export interface ScriptedPerson {
  /** Decides on everything that waits, and says how much that was. */
  decide(): Promise<number>
}

/** Whose draft is written anew by the person, and whose is turned down once: by the last letter of the address. */
const EDITED = /[37]$/
const TURNED_DOWN = /[59]$/

/**
 * A person for rehearsals. What they decide follows from what lies before them and from nothing else, so that a second
 * run, or one that was interrupted, comes to the same.
 */
export function scriptedPerson(lw: Lanewright, campaign: string, admin: NetworkAdmin): ScriptedPerson {
  const send = async (kind: string, content: Record<string, unknown>) => {
    const sent = await lw.send(campaign, PERSON, kind, content)
    if (!sent.ok) throw new Error(`${sent.refusal.code}: ${sent.refusal.message}`)
  }
  const turnedDown = async (lead: string | null) => {
    const { rows } = await lw.database
      .pool('auditor')
      .query(`select 1 from kernel.approvals where workspace_id = $1 and subject_id = $2 and status = 'rejected'`, [
        campaign,
        lead,
      ])
    return rows.length > 0
  }

  async function onDraft(approval: ApprovalRow): Promise<void> {
    const { approval_id, action_hash, author, recipient } = approval
    const decide = (decision: string, reason?: string) =>
      send('approval.decide', { approval_id, action_hash, decision, role: 'OWNER', ...(reason ? { reason } : {}) })
    if (!isWanted(approval)) return decide('reject', 'I did not ask for this.')
    const first = approval.content.includes('"connection_request"')
    if (first && author === 'agent' && EDITED.test(recipient ?? ''))
      return send('approval.edit', { approval_id, proposal: edited(approval.content) })
    if (first && author === 'agent' && TURNED_DOWN.test(recipient ?? '') && !(await turnedDown(approval.subject_id)))
      return decide('reject', 'Too stiff; say it otherwise.')
    return decide('grant')
  }

  return {
    async decide() {
      const state = (await lw.store.load(campaign)) as State
      const pending = state.approvals.filter(({ status }) => status === 'pending')
      for (const approval of pending) await onDraft(approval)
      for (const intent of state.uncertain)
        await send('effect.settle', { intent_id: intent.intent_id, outcome: await seenOn(admin, intent) })
      const paused = state.workspace.status === 'paused'
      if (paused) {
        await admin.trouble({ kind: 'none' })
        await send('workspace.resume', {})
      }
      // A task that the agent made up, and that nothing can show to be done: the person closes it.
      const task = state.current_task?.source === 'agent' ? state.current_task : null
      if (task) await send('task.complete', { task_id: task.task_id })
      return (task ? 1 : 0) + pending.length + state.uncertain.length + (paused ? 1 : 0)
    },
  }
}

/** A person reads what they approve: letters in the manner of the campaign, and its report. */
function isWanted({ action, content }: ApprovalRow): boolean {
  const { action: asked } = JSON.parse(content) as {
    action: { message?: { content: string }; artifact?: { artifact_key: string } }
  }
  if (action === 'generate_message') return /^(?:Hello|Dear|Thank you,) /.test(asked.message?.content ?? '')
  return action === 'persist_artifact' && asked.artifact?.artifact_key === 'campaign_report'
}

/** The same, with a word of the person's own; short enough wherever the draft was. */
function edited(content: string): string {
  const { action } = JSON.parse(content) as { action: { message: { content: string } } }
  const message = { ...action.message, content: action.message.content.replace(/^Hello /, 'Dear ') }
  return JSON.stringify({ ...action, message })
}

/** The person goes and looks: is it there or not? */
async function seenOn(admin: NetworkAdmin, intent: IntentRow): Promise<'verified' | 'not_done'> {
  const { parameters } = JSON.parse(intent.request) as { parameters: { profile_url?: string; text?: string } }
  const { invitations, messages } = await admin.state()
  const there = [...invitations.map(({ slug, note }) => ({ slug, text: note })), ...messages].some(
    ({ slug, text }) => parameters.profile_url?.endsWith(`/in/${slug}`) && text === parameters.text,
  )
  return there ? 'verified' : 'not_done'
}
