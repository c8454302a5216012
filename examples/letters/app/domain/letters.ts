import { type Decision, refuse, type State } from 'lanewright'

export interface Letter {
  letter_id: string
  letter_key: string
  recipient: string
  body: string
  row_version: string
}

interface Goal {
  letters?: Array<{ key: string; to: string; about: string }>
}

export function lettersOf(state: State): Letter[] {
  return state.app.letters as Letter[]
}

export function wanted(state: State, key: string) {
  return (state.workspace.goal as Goal).letters?.find((l) => l.key === key)
}

/** The recipient comes from the goal that a person set, never from the agent. */
export function decideDraft(state: State, proposal: { letter_key: string; body: string }): Decision {
  const goal = wanted(state, proposal.letter_key)
  if (!goal)
    return refuse(
      'letter.unwanted',
      'nobody asked for that letter',
      'Draft one of the letters in the goal.',
      '/letter_key',
    )
  if (lettersOf(state).some((l) => l.letter_key === proposal.letter_key)) {
    return refuse('letter.drafted', 'that letter is drafted already', 'Send it, or wait.', '/letter_key')
  }
  return {
    kind: 'write',
    say: `Drafted ${proposal.letter_key}.`,
    make: ({ now, uuid }) => [
      {
        table: 'letters.letters',
        op: 'insert',
        rows: [
          {
            letter_id: uuid(),
            letter_key: proposal.letter_key,
            recipient: goal.to,
            body: proposal.body,
            drafted_at: now,
          },
        ],
      },
    ],
  }
}

export function decideSend(state: State, proposal: { letter_key: string }): Decision {
  const letter = lettersOf(state).find((l) => l.letter_key === proposal.letter_key)
  if (!letter) return refuse('letter.no_draft', 'there is no draft of that letter', 'Draft it first.', '/letter_key')
  const { letter_key, recipient, body } = letter
  return { kind: 'tool', tool: 'post_letter', input: { letter_key, recipient, body } }
}
