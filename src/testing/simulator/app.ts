import { Type } from 'typebox'
import { closed, OpenObject, oneOf, text, Uuid } from '#kernel/contracts/closed.ts'
import {
  CreateTaskProposal,
  NoOpProposal,
  PersistArtifactProposal,
  RequestUserInputProposal,
  SelectNextTaskProposal,
} from '#kernel/contracts/proposals.ts'
import { refuse } from '#kernel/decide.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { App, NewTask } from '#kernel/ports/app.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { coreSnapshot, waitingSnapshot } from '#kernel/snapshot.ts'
import { by } from './memory/load.ts'
import { defineTable, matches } from './memory/tables.ts'
import type { MemoryApp } from './memory-store.ts'
import { LANES, ROLES } from './policies.ts'

export interface SampleTask {
  number: number
  /** Other bytes for the same effect. */
  wording: number
  to: 'house' | 'stranger'
}

export const SampleTaskInput = closed({
  number: Type.Integer({ minimum: 0, maximum: 999 }),
  wording: Type.Integer({ minimum: 0, maximum: 99 }),
  to: oneOf(['house', 'stranger']),
})

/** What a workspace is for: errands in order, each a task that is done when the world shows it. */
export interface Goal extends Row {
  person?: string
  errands: Array<{ what: string; number: number }>
}

const WriteNote = closed({
  action_type: Type.Literal('write_note'),
  task_id: Type.Optional(Uuid),
  note_key: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  body: text(500, 5),
})

/** A pack with a tool for every kind of lane. `tools` and `agent` belong to the world that it runs in. */
export function sampleTasksApp(tools: Tool[], agent: Agent): App {
  return {
    name: 'errands',
    title: 'Errands',
    sql: new URL('./sql/', import.meta.url),
    snapshotSql: SNAPSHOT_SQL,
    policy: { lanes: { path: 'lanes.yaml', text: LANES.base }, roles: { path: 'roles.yaml', text: ROLES } },
    agent,
    agentRole: 'CLERK',
    rules: 'Serve the current task.',
    actions: {
      create_task: CreateTaskProposal,
      select_next_task: SelectNextTaskProposal,
      request_user_input: RequestUserInputProposal,
      persist_artifact: PersistArtifactProposal,
      no_op: NoOpProposal,
      write_note: WriteNote,
      execute_tool: closed({
        action_type: Type.Literal('execute_tool'),
        task_id: Type.Optional(Uuid),
        tool_name: oneOf(['look_up']),
        parameters: OpenObject,
      }),
    },
    tools,
    traits: ['foreign_recipient'],
    decide: { write_note: decideNote },
    buildSnapshot,
    standardTasks: (goal) => tasksOf(goal as Goal),
  }
}

const SNAPSHOT_SQL = `select jsonb_build_object('notes', coalesce(jsonb_agg(to_jsonb(n)), '[]')) from (
  select n.note_id, n.note_key, n.body, n.xmin::text as row_version
  from errands.notes n where n.workspace_id = $1 order by n.note_key limit 50) n`

/** The same table and the same answer without SQL. */
export const sampleTasksMemory: MemoryApp = {
  tables: [
    defineTable('errands.notes', {
      keys: ['note_id'],
      person: 'person_id',
      personal: ['body', 'details'],
      unfenced: true,
      deletable: true,
      columns: `
        note_id uuid
        note_key text
        person_id uuid null
        body text
        details jsonb null
        written_at timestamptz`,
      checks: { notes_note_key_check: matches('note_key', /^[a-z0-9-]{1,40}$/) },
      unique: { notes_workspace_id_note_key_key: ['note_key'] },
    }),
  ],
  snapshot(rows) {
    const notes = rows('errands.notes').sort((a, b) => by('note_key')(a.row, b.row))
    return {
      notes: notes.slice(0, 50).map(({ row: { note_id, note_key, body }, version }) => ({
        ...{ note_id, note_key, body, row_version: version },
      })),
    }
  },
}

interface Note {
  note_id: string
  note_key: string
  body: string
  row_version: string
}

const notesOf = (state: State) => state.app.notes as Note[]

function buildSnapshot(state: State) {
  const core = coreSnapshot(state)
  const { person } = state.workspace.goal as Goal
  return {
    snapshot: {
      ...core,
      ...waitingSnapshot(state),
      current_task: core.current_task && { ...core.current_task, metadata: state.current_task?.metadata },
      notes: notesOf(state).map(({ note_key, body }) => ({ note_key, body })),
    },
    ...(person ? { subjectId: person } : {}),
    rows: { 'errands.notes': notesOf(state).map((n): [string, string] => [n.note_id, n.row_version]) },
  }
}

function decideNote(state: State, proposal: { note_key: string; body: string }): Decision {
  const { note_key, body } = proposal
  if (notesOf(state).some((n) => n.note_key === note_key)) {
    return refuse('note.written', 'that note is written already', 'Go on.', '/note_key')
  }
  const { person } = state.workspace.goal as Goal
  return {
    kind: 'write',
    say: `Wrote ${note_key}.`,
    make: ({ now, uuid }) => [
      {
        table: 'errands.notes',
        op: 'insert',
        rows: [{ note_id: uuid(), note_key, person_id: person ?? null, body, details: { note_key }, written_at: now }],
      },
    ],
  }
}

function tasksOf({ errands: sampleTasks }: Goal): NewTask[] {
  return sampleTasks.map(({ what, number }, i) => ({
    description: `See to it: ${what} ${number}`,
    // Each waits for the one before, but for every third.
    ...(i > 0 && i % 3 !== 0 ? { preconditions: [i - 1] } : {}),
    ...requiredBy(what, number),
    metadata: { what, number },
  }))
}

function requiredBy(what: string, number: number): Pick<NewTask, 'required_effects'> {
  if (what === 'person') return {}
  if (what === 'note') {
    const where = { note_key: `note-${number}` }
    return { required_effects: [{ kind: 'rows_exist', table: 'errands.notes', where, at_least: 1 }] }
  }
  if (what === 'artifact') {
    const where = { artifact_key: `key-${number}`, status: 'approved' }
    return { required_effects: [{ kind: 'rows_exist', table: 'kernel.artifacts', where, at_least: 1 }] }
  }
  if (what === 'look_up') {
    // Each look is its own: it has no key of which one could speak.
    const where = { tool: what, status: 'verified' }
    return { required_effects: [{ kind: 'rows_exist', table: 'kernel.intents', where, at_least: 1 }] }
  }
  return { required_effects: [{ kind: 'effect_verified', tool: what, key: String(number) }] }
}
