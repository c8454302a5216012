import type {
  CreateTaskProposal,
  ExecuteToolProposal,
  NoOpProposal,
  PersistArtifactProposal,
  RequestUserInputProposal,
  SelectNextTaskProposal,
} from '#kernel/contracts/proposals.ts'
import type { Warning } from '#kernel/contracts/verdict.ts'
import { canonicalBytes, sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Decide } from '#kernel/ports/app.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'

/** The business rules of the actions that every pack may use. No clock, no database, no surprise. */
export const genericDecisions: Record<string, Decide> = {
  create_task: decideCreateTask,
  select_next_task: decideSelectTask,
  execute_tool: decideExecuteTool,
  request_user_input: decideRequestUserInput,
  persist_artifact: decidePersistArtifact,
  no_op: decideNoOp,
}

/** Those that plan, ask or wait need no task in progress. */
const needsNoTask = new Set(['create_task', 'request_user_input', 'no_op'])

/** A proposal serves the current task; without a task_id that one is meant. */
export function checkTarget(state: State, proposal: { action_type: string; task_id?: string }): Decision | null {
  const { action_type, task_id } = proposal
  if (action_type === 'select_next_task') return null
  const current = state.current_task
  if (!current && !needsNoTask.has(action_type)) {
    return refuse('task.none_current', 'no task is in progress', 'Select a pending task first.', '/task_id')
  }
  if (task_id !== undefined && task_id !== current?.task_id) {
    return refuse(
      'task.not_current',
      'the proposal names another task than the one in progress',
      'Serve the current task, or leave task_id out.',
      '/task_id',
      current?.task_id ?? 'no task_id',
    )
  }
  return null
}

export function decideCreateTask(state: State, proposal: CreateTaskProposal): Decision {
  const warnings: Warning[] = []
  if (!proposal.justification) {
    const message = 'a new task should say why it is needed'
    if (!state.current_task) {
      return refuse('task.unjustified', message, 'Add a justification.', '/justification', 'a justification')
    }
    warnings.push({ code: 'task.unjustified', path: '/justification', message })
  }
  const { description, preconditions = [] } = proposal.task
  if ([state.current_task, ...state.eligible_tasks].some((t) => t?.description === description)) {
    return refuse('task.exists', 'that task is there already', 'Work on the one that stands in the snapshot.')
  }
  if (new Set(preconditions).size !== preconditions.length) {
    return refuse('task.precondition_twice', 'a precondition is named twice', 'Name each once.', '/task/preconditions')
  }
  return {
    kind: 'write',
    warnings,
    say: `New task: ${description}`,
    make: ({ now, uuid }) => [
      {
        table: 'kernel.tasks',
        op: 'insert',
        rows: [{ task_id: uuid(), description, preconditions, source: 'agent', created_at: now, updated_at: now }],
      },
    ],
  }
}

export function decideSelectTask(state: State, proposal: SelectNextTaskProposal): Decision {
  if (state.current_task) {
    return refuse('task.one_at_a_time', 'a task is in progress already', 'Finish or block the current task first.')
  }
  const task = state.eligible_tasks.find((t) => t.task_id === proposal.task_id)
  if (!task) {
    return refuse(
      'task.unknown',
      'that task is not among those that can be started',
      'Propose the id of a pending task that stands in the snapshot.',
      '/task_id',
      state.eligible_tasks.map((t) => t.task_id).join(' or ') || 'no task can be started now',
    )
  }
  return { kind: 'start', taskId: task.task_id }
}

export function decideExecuteTool(_state: State, proposal: ExecuteToolProposal): Decision {
  return { kind: 'tool', tool: proposal.tool_name, input: proposal.parameters }
}

const MAX_OPEN_QUESTIONS = 3

export function decideRequestUserInput(state: State, proposal: RequestUserInputProposal): Decision {
  const open = state.questions.filter((q) => q.status === 'open')
  if (open.some((q) => q.question === proposal.question)) {
    return refuse('question.asked', 'the same question is open already', 'Wait for the answer.', '/question')
  }
  if (open.length >= MAX_OPEN_QUESTIONS) {
    return refuse('question.too_many', `${open.length} questions are open already`, 'Wait for the answers.')
  }
  return {
    kind: 'write',
    say: proposal.question,
    make: ({ now, uuid, runId }) => [
      {
        table: 'kernel.questions',
        op: 'insert',
        rows: [
          {
            question_id: uuid(),
            run_id: runId,
            task_id: state.current_task?.task_id ?? null,
            question: proposal.question,
            options: proposal.options ?? [],
            context: proposal.context ?? null,
            asked_at: now,
          },
        ],
      },
    ],
  }
}

/** A new content under a key is a new version. The lane always asks a person: no policy may waive that. */
export function decidePersistArtifact(state: State, proposal: PersistArtifactProposal): Decision {
  const { artifact_key, content } = proposal.artifact
  const artifact_type = storedArtifactType(proposal.artifact.artifact_type)
  const bytes = canonicalBytes(content)
  const hash = sha256Hex(bytes)
  const latest = state.artifacts.find((a) => a.artifact_type === artifact_type && a.artifact_key === artifact_key)
  if (latest?.hash === hash) {
    return refuse('artifact.unchanged', 'the newest version has this content already', 'Nothing needs persisting.')
  }
  return {
    kind: 'write',
    blobs: [{ hash, bytes }],
    artifacts: [hash],
    say: `Kept ${artifact_type} "${artifact_key}", version ${(latest?.version ?? 0) + 1}.`,
    make: ({ now, uuid, runId, author }) => [
      {
        table: 'kernel.artifacts',
        op: 'insert',
        rows: [
          {
            artifact_id: uuid(),
            artifact_type,
            artifact_key,
            version: (latest?.version ?? 0) + 1,
            source: author === 'human' ? 'user' : 'agent',
            ...storedJson(hash, bytes),
            run_id: runId,
            created_at: now,
          },
        ],
      },
    ],
  }
}

/** The columns of an artifact whose content is canonical JSON that a person stands behind. */
export function storedJson(hash: string, bytes: Uint8Array) {
  const form = { hash_source: 'normalized_json', content_type: 'application/json' }
  return { status: 'approved', hash, ...form, byte_size: bytes.length }
}

/** Two names for one thing are stored under one. */
export function storedArtifactType(type: string): string {
  return type === 'scoring_algorithm' ? 'lead_scoring_config' : type
}

/** Waiting changes nothing: completion is found by the controller, never announced by an agent. */
export function decideNoOp(_state: State, proposal: NoOpProposal): Decision {
  return { kind: 'wait', reason: proposal.reason }
}

export function refuse(code: string, message: string, next: string, path = '', expected?: string): Decision {
  return { kind: 'refuse', error: { code, message, next, path, expected: expected ?? next } }
}
