import { readFileSync } from 'node:fs'
import { ProposalByAction } from '#kernel/contracts/proposals.ts'
import type { App } from '#kernel/ports/app.ts'
import { modelInput } from './agent/model-input.ts'
import { playbook } from './agent/playbook.ts'
import { EditedMessage } from './contracts.ts'
import { decideArtifact } from './domain/decide/artifact.ts'
import { checkGoal, standardTasks } from './domain/decide/goal.ts'
import { decideMessage, refuseDraft } from './domain/decide/message.ts'
import { outcome } from './domain/decide/outcome.ts'
import { receive } from './domain/decide/receive.ts'
import { decideAnalysis } from './domain/decide/scoring.ts'
import { setAside } from './domain/decide/set-aside.ts'
import { buildSnapshot, rest } from './domain/decide/snapshot.ts'
import { decideTool } from './domain/decide/tools.ts'
import { profileProblem } from './domain/leads/profile-channel.ts'
import { leadViews } from './domain/leads/views.ts'
import { campaignViews } from './domain/views.ts'
import { browserTools } from './tools/browser-tools.ts'
import { pythonExecute } from './tools/python-execute.ts'
import { sendMessage } from './tools/send-message.ts'
import type { ChannelName, OutreachServices } from './tools/services.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

export interface OutreachApp extends App {
  /** What is wrong with the address of a profile on this channel; null where nothing is. */
  profileProblem(channel: ChannelName, url: string): string | null
}

/** Outreach: campaigns that survive a forgetful agent. One workspace is one campaign. */
export function outreachApp(outreach: OutreachServices): OutreachApp {
  return {
    profileProblem: (channel, url) => profileProblem(channel, outreach.hostsOf(channel), url),
    name: 'outreach',
    title: 'Outreach',
    sql: new URL('./schema/', import.meta.url),
    snapshotSql: read('./schema/snapshot.sql'),
    policy: {
      lanes: { path: 'policy/lanes.yaml', text: read('./policy/lanes.yaml') },
      roles: { path: 'policy/roles.yaml', text: read('./policy/roles.yaml') },
    },
    agent: playbook,
    // A model sees the same snapshot and passes the same gate; it takes the playbook's place whole.
    model: { agentWith: (model) => model, sends: modelInput },
    agentOf: ({ agent }) => (agent === 'playbook' ? 'own' : (agent as 'model' | 'external' | undefined)),
    agentRole: 'OUTREACH_AGENT',
    rules: read('./agent/prompts/rules.md'),
    actions: { ...ProposalByAction },
    edits: { generate_message: EditedMessage },
    writes: ['apply_scoring', 'change_scoring', 'categorize_leads', 'return_draft', 'keep_script'],
    tools: [...browserTools(outreach), sendMessage(outreach), pythonExecute(outreach)],
    traits: ['foreign_site', 'page_action'],
    decide: {
      generate_message: decideMessage,
      analyze_leads: decideAnalysis,
      execute_tool: decideTool,
      persist_artifact: decideArtifact,
    },
    checkGoal,
    standardTasks,
    buildSnapshot,
    rest,
    outcome,
    setAside,
    refuseApproval: refuseDraft,
    receive,
    views: { ...leadViews, ...campaignViews, figures: 'select outreach.figures($1)' },
  }
}
