/** The library: define an app, run it embedded in your own program. */
export { Type } from 'typebox'
export { type Lanewright, type LanewrightOptions, openLanewright } from '#host/open.ts'
export { scriptedAgent } from '#integrations/models/scripted.ts'
export { closed, list, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'
export {
  CreateTaskProposal,
  ExecuteToolProposal,
  NoOpProposal,
  PersistArtifactProposal,
  RequestUserInputProposal,
  SelectNextTaskProposal,
} from '#kernel/contracts/proposals.ts'
export { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
export { refuse } from '#kernel/decide.ts'
export { canonicalText, hashCanonical, sha256Hex } from '#kernel/ledger/canonical.ts'
export type { Agent, AgentCall, AgentReply } from '#kernel/ports/agent.ts'
export type { App, NewTask } from '#kernel/ports/app.ts'
export type { Decision } from '#kernel/ports/decision.ts'
export type { Change, Row, State } from '#kernel/ports/store.ts'
export type { Evidence, Tool, ToolContext, ToolResult } from '#kernel/ports/tool.ts'
export { coreSnapshot, waitingSnapshot } from '#kernel/snapshot.ts'
