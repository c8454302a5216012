/** The library: define a pack, run it embedded in your own program. */
export { Type } from 'typebox'
export { scriptedAgent } from '#adapters/agents/scripted.ts'
export { type Lanewright, type LanewrightOptions, openLanewright } from '#apps/compose.ts'
export { closed, list, oneOf, text, Uuid } from '#contracts/closed.ts'
export {
  CreateTaskProposal,
  ExecuteToolProposal,
  NoOpProposal,
  PersistArtifactProposal,
  RequestUserInputProposal,
  SelectNextTaskProposal,
} from '#contracts/proposals.ts'
export { Failure, type Refusal } from '#contracts/refusal.ts'
export { canonicalText, hashCanonical, sha256Hex } from '#kernel/canonical.ts'
export { refuse } from '#kernel/decide.ts'
export { coreSnapshot, waitingSnapshot } from '#kernel/snapshot.ts'
export type { Agent, AgentCall, AgentReply } from '#ports/agent.ts'
export type { Decision } from '#ports/decision.ts'
export type { NewTask, Pack } from '#ports/pack.ts'
export type { Change, Row, State } from '#ports/store.ts'
export type { Evidence, Tool, ToolContext, ToolResult } from '#ports/tool.ts'
