import { type Static, Type } from 'typebox'
import { Count, closed, IsoTime, list, nullable, OpenObject, oneOf, text, Uri, Uuid } from './closed.ts'

export const PENDING_TASKS_MAX = 10
export const AUDIT_ENTRIES_MAX = 5
export const MOUNTED_TOOLS_MAX = 20

/** Stored with an underscore, shown with a hyphen; a snapshot that comes in may use either. */
export const TASK_STATUSES = ['pending', 'in_progress', 'done', 'blocked'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]
export type TaskStatusView = Exclude<TaskStatus, 'in_progress'> | 'in-progress'

export function showStatus(status: TaskStatus | TaskStatusView): TaskStatusView {
  return status === 'in_progress' ? 'in-progress' : status
}

export function storeStatus(status: TaskStatus | TaskStatusView): TaskStatus {
  return status === 'in-progress' ? 'in_progress' : status
}

const Description = text(500)

/** Everything an agent knows in one cycle. It remembers nothing else, so what is missing here does not exist for it. */
export const StateSnapshot = closed(
  {
    campaign: closed({
      id: Uuid,
      name: text(200),
      status: oneOf(['initializing', 'active', 'paused', 'completed', 'error']),
    }),
    current_task: nullable(
      closed({
        id: Uuid,
        description: Description,
        status: oneOf(['pending', 'in-progress', 'in_progress', 'done', 'blocked']),
        preconditions: Type.Optional(list(Uuid, 50)),
      }),
    ),
    pending_tasks: list(closed({ id: Uuid, description: Description }), PENDING_TASKS_MAX),
    // The list is cut at ten; without the total an agent would take ten for all.
    pending_total: Type.Optional(Count),
    leads_summary: closed({
      total: Count,
      pending: Count,
      contacted: Count,
      responded: Count,
      current_lead: nullable(
        closed({
          id: Uuid,
          full_name: text(300),
          profile_url: Uri,
          job_title: Type.Optional(text(300)),
          company: Type.Optional(text(300)),
          weight_score: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
        }),
      ),
    }),
    recent_audit_log: list(
      closed({
        action_type: text(128),
        timestamp: IsoTime,
        success: Type.Boolean(),
        payload: Type.Optional(OpenObject),
      }),
      AUDIT_ENTRIES_MAX,
    ),
    available_artifacts: Type.Optional(
      list(
        closed({
          artifact_type: text(64),
          artifact_key: text(200),
          // Present only when the active task names the artifact.
          content: Type.Optional(OpenObject),
        }),
        200,
      ),
    ),
    // What the task in progress needs beyond this, as the pack has it.
    work: Type.Optional(OpenObject),
    // Present only where tools of other servers are mounted and stand in a lane; the words are the servers'.
    mounted_tools: Type.Optional(
      list(
        closed({ tool_name: text(128), description: text(300), parameters: Type.Optional(OpenObject) }),
        MOUNTED_TOOLS_MAX,
      ),
    ),
  },
  { title: 'StateSnapshot' },
)
export type StateSnapshot = Static<typeof StateSnapshot>
