import { CLIENT, CONSENT, RECORDING, SPOKEN, saidTo } from './demo-script.ts'
import type { Filed, Stage } from './demo-stage.ts'

interface Session {
  client_session_id: string
  consent_at: string | null
  dictation_id: string | null
}

interface Turn {
  turn_id: string
  number: number
  question_id: string
  problem: string | null
}

const MOST_QUESTIONS = 100
const SHOWN_CHARS = 100

/** The client is heard: after consent, the first answer in her own voice, the next ones typed for her. */
export async function interviewClient(stage: Stage): Promise<void> {
  await stage.file('client_session', 'session.json', { about: 'First talk with the client' })
  const { client_session_id, consent_at } = await sessionOf(stage)
  if (consent_at === null)
    await stage.act('case.consent', { role: 'ASSISTANT', client_session_id, consent_by: CLIENT, ...CONSENT })
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    const open = await openTurn(stage)
    if (!open) break
    // A recording that could not be written down is told beside its question, and the answer is typed.
    if (open.number === 1 && open.problem === null) await dictate(stage, open)
    else await type(stage, open)
  }
  const { typed, spoken } = (await stage.row<{ typed: number; spoken: string | null }>(
    `select count(*) filter (where source = 'typed' and not skipped)::integer as typed, max(answer) filter (where source = 'dictated') as spoken
      from casework.turns where workspace_id = $1`,
  )) ?? { typed: 0, spoken: null }
  if (spoken !== null) {
    const engine = (await stage.casework.transcriber())?.name
    stage.log(`  interview: consent first; ${RECORDING.name} written down on this machine by ${engine}:`)
    stage.log(`    "${spoken.slice(0, SHOWN_CHARS)}..."`)
  }
  stage.log(`  interview: ${typed} answers typed, a transcript and notes`)
}

async function dictate(stage: Stage, { turn_id }: Turn): Promise<void> {
  const role = 'ASSISTANT'
  const { client_session_id } = await sessionOf(stage)
  const step = async (which: 'start' | 'stop') => stage.act('case.dictate', { role, client_session_id, step: which })
  const isRecorded =
    (await stage.row('select 1 from casework.documents where workspace_id = $1 and name = $2', RECORDING.name)) !==
    undefined
  if (!isRecorded && (await sessionOf(stage)).dictation_id === null) await step('start')
  const { document_id }: Filed = await stage.upload(RECORDING.name, RECORDING.type, 'audio')
  if ((await sessionOf(stage)).dictation_id !== null) await step('stop')
  await stage.act('case.answer', { role, turn_id, document_id })
}

async function type(stage: Stage, { turn_id, question_id, problem }: Turn): Promise<void> {
  if (problem !== null) stage.log(`  interview: ${problem}`)
  const said = problem === null ? saidTo(question_id) : SPOKEN
  await stage.act('case.answer', { role: 'ASSISTANT', turn_id, ...(said === null ? { skip: true } : { text: said }) })
}

async function sessionOf(stage: Stage): Promise<Session> {
  return (await stage.row<Session>(
    'select client_session_id, consent_at, dictation_id from casework.sessions where workspace_id = $1',
  )) as Session
}

async function openTurn(stage: Stage): Promise<Turn | undefined> {
  return stage.row<Turn>(
    'select turn_id, number, question_id, problem from casework.turns where workspace_id = $1 and answered_at is null',
  )
}
