import { playbook } from '#apps/outreach/agent/playbook.ts'
import type { CampaignSnapshot } from '#apps/outreach/domain/decide/snapshot.ts'
import type { Agent } from '#kernel/ports/agent.ts'

/** A mail to a server that a person will let pass. */
export const HONEST_MAIL = { to: 'desk@office.example', text: 'The campaign is under way.' }

/** The playbook, which also does once what a person's own tasks ask: looks at a page, or calls a tool of a server. */
export function runner(): Agent {
  const done = new Set<string>()
  const use = (tool_name: string, parameters: object) => ({
    bytes: Buffer.from(JSON.stringify({ action_type: 'execute_tool', tool_name, parameters })),
  })
  return {
    name: 'runner',
    async propose(call) {
      const { current_task, work } = call.snapshot as CampaignSnapshot
      if (!current_task || work.kind !== null || done.has(current_task.id)) return playbook.propose(call)
      done.add(current_task.id)
      const [, url] = /^Look at (\S+)$/.exec(current_task.description) ?? []
      if (url) return use('browser_navigate', { url })
      const [, tool, about] = /^Call (\S+) about (\S+)$/.exec(current_task.description) ?? []
      if (tool) return use(tool, { about })
      return current_task.description === 'Mail the desk' ? use('crm.send_mail', HONEST_MAIL) : playbook.propose(call)
    },
  }
}
