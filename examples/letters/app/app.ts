import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type App,
  CreateTaskProposal,
  coreSnapshot,
  type NewTask,
  NoOpProposal,
  PersistArtifactProposal,
  RequestUserInputProposal,
  SelectNextTaskProposal,
  type State,
  waitingSnapshot,
} from 'lanewright'
import { clerk } from './agent/clerk.ts'
import { DraftLetter, SendLetter } from './contracts.ts'
import { decideDraft, decideSend, lettersOf } from './domain/letters.ts'
import { postLetter } from './tools/post-letter.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Letters: drafts are free, posting needs a person, and nothing is posted twice. */
export function lettersApp(options: { postOffice: string }): App {
  return {
    name: 'letters',
    title: 'Letters',
    sql: new URL('./schema/', import.meta.url),
    snapshotSql: read('./schema/snapshot.sql'),
    policy: {
      lanes: { path: 'policy/lanes.yaml', text: read('./policy/lanes.yaml') },
      roles: { path: 'policy/roles.yaml', text: read('./policy/roles.yaml') },
    },
    agent: clerk,
    agentRole: 'CLERK',
    rules: read('./agent/rules.md'),
    actions: {
      create_task: CreateTaskProposal,
      select_next_task: SelectNextTaskProposal,
      request_user_input: RequestUserInputProposal,
      persist_artifact: PersistArtifactProposal,
      no_op: NoOpProposal,
      draft_letter: DraftLetter,
      send_letter: SendLetter,
    },
    tools: [postLetter(options.postOffice)],
    traits: ['foreign_recipient'],
    decide: { draft_letter: decideDraft, send_letter: decideSend },
    buildSnapshot,
    standardTasks,
  }
}

/** For `lanewright --app`: the post office is a folder in the data folder. */
export default ({ dataDir }: { dataDir: string }): App => lettersApp({ postOffice: join(dataDir, 'post-office') })

function buildSnapshot(state: State) {
  const core = coreSnapshot(state)
  return {
    snapshot: {
      ...core,
      ...waitingSnapshot(state),
      current_task: core.current_task && { ...core.current_task, metadata: state.current_task?.metadata },
      goal: state.workspace.goal,
      letters: lettersOf(state).map(({ letter_key, body }) => ({ letter_key, body })),
    },
    rows: { 'letters.letters': lettersOf(state).map((l): [string, string] => [l.letter_id, l.row_version]) },
  }
}

/** Two tasks a letter; each is done when the world shows it, not when somebody says so. */
function standardTasks(goal: { letters?: Array<{ key: string }> }): NewTask[] {
  return (goal.letters ?? []).flatMap(({ key }, i) => [
    {
      description: `Draft the letter ${key}`,
      required_effects: [
        { kind: 'rows_exist' as const, table: 'letters.letters', where: { letter_key: key }, at_least: 1 },
      ],
      metadata: { letter_key: key, step: 'draft' },
    },
    {
      description: `Post the letter ${key}`,
      preconditions: [i * 2],
      required_effects: [{ kind: 'effect_verified' as const, tool: 'post_letter', key }],
      metadata: { letter_key: key, step: 'send' },
    },
  ])
}
