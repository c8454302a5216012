import type { Command } from 'commander'
import { requirePerson } from '#host/answers.ts'
import { type Context, type Runner, requireUuid } from '#host/cli/context.ts'
import { osUser } from '#host/cli/settings.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { CAMPAIGN_AGENTS } from '../contracts.ts'
import { withAgents } from './campaigns/agents.ts'

/** Who proposes in a campaign; asked for any campaign at any time. */
export function addCampaignsAgent(group: Command, run: Runner): void {
  group
    .command('agent')
    .argument('<id>', 'campaign id')
    .argument('<agent>', `who proposes from now on: ${CAMPAIGN_AGENTS.join(', ')}`)
    .description('let another agent propose; what the campaign has come to stays as it is')
    .option('--person <name>', 'who decides this (default: your user name)')
    .addHelpText(
      'after',
      `
playbook proposes by the book, offline. model is the one that LANEWRIGHT_MODEL names, if outreach is in LANEWRIGHT_MODEL_APPS. external comes by itself, over
MCP: \`lanewright mcp --campaigns\`, or /mcp/campaigns of the running server.`,
    )
    .action(run(choose))
}

async function choose(
  { settings, out }: Context,
  id: string,
  given: string,
  { person = osUser() }: { person?: string },
): Promise<number> {
  const campaign = requireUuid(id, 'workspace')
  const agent = CAMPAIGN_AGENTS.find((known) => known === given)
  if (!agent)
    throw new Failure('agent.unknown', 'there is no such agent', `Choose one of: ${CAMPAIGN_AGENTS.join(', ')}.`)
  const chosen = await withAgents(settings, (agents) => agents.choose(campaign, requirePerson(person), agent))
  if ('refused' in chosen) throw new Failure(chosen.refused.code, chosen.refused.message, chosen.refused.next)
  out.answer({ ok: true, campaign, ...chosen })
  out.say(`From now on the proposals come from: ${agent}.`)
  return 0
}
