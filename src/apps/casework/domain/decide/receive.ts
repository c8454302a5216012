import { refuse } from '#kernel/decide.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'
import { checkLater } from '#kernel/validate.ts'
import { type CaseItem, CaseItems, type ItemContent } from '../../contracts.ts'
import { correctTranscript, readTranscript } from '../interview/transcript.ts'
import { loadTaxonomy } from '../mapping/taxonomy.ts'
import { caseOf, refOf } from './case.ts'
import { addFact, correctFact, mapFact, rejectFact } from './facts.ts'
import { goalOf } from './goal.ts'
import { mark, privilegeRows } from './privilege.ts'
import { blobOf, insert, insertArtifact, jsonBytes, update, updateCase, write } from './rows.ts'
import { file, upload } from './upload.ts'
import { conflictProblem, waivedNames } from './waiver.ts'

const checks = new Map(Object.entries(CaseItems).map(([kind, schema]) => [kind, checkLater(schema)]))

/** What people send to a case. Each is an act in a lane; here stands only what it would write. */
export function receive(state: State, item: State['inbox'][number]): Decision {
  const check = checks.get(item.kind)
  if (!check) return refuse('inbox.unknown_kind', `a case does not understand ${item.kind}`, 'Send a known kind.')
  const problem = check(item.content)
  if (problem) return { kind: 'refuse', error: problem }
  if (item.kind !== 'case.open' && !caseOf(state).case)
    return refuse('case.not_open', 'the case is not open yet', 'Open it first.')
  return handlers[item.kind as CaseItem](state, item.content as never, item.person ?? 'unknown')
}

type Handlers = { [K in CaseItem]: (state: State, content: ItemContent<K>, by: string) => Decision }

const handlers: Handlers = {
  'case.open': open,
  'case.upload': upload,
  'case.file': file,
  'case.consent': consent,
  'case.answer': answer,
  'case.dictate': dictate,
  'case.correct': correct,
  'case.mark': mark,
  'case.reject_fact': rejectFact,
  'case.correct_fact': correctFact,
  'case.map_fact': mapFact,
  'case.add_fact': addFact,
  'case.decide': decide,
  'case.override': override,
  'case.close': close,
}

function open(state: State): Decision {
  if (caseOf(state).case) return refuse('case.open', 'the case is open already', 'Go on with it.')
  const { version, hash } = loadTaxonomy(goalOf(state).coa_version)
  return write(state, 'case.open', ({ now }) => [
    insert('cases', { case_id: state.workspace.id, coa_version: version, coa_hash: hash, updated_at: now }),
  ])
}

function consent(state: State, content: ItemContent<'case.consent'>): Decision {
  const { session } = caseOf(state)
  if (session?.client_session_id !== content.client_session_id)
    return refuse('session.unknown', 'there is no such open session', 'Open a session first.')
  if (session.consent_at) return refuse('session.consent_is_fixed', 'the consent is recorded already', 'Go on.')
  const { consent_by, words, recording } = content
  return write(
    state,
    'consent.record',
    ({ now }) => [
      update(
        'sessions',
        { client_session_id: session.client_session_id },
        { consent_by, consent_text: words, consent_recording: recording, consent_at: now },
      ),
    ],
    { scope: { client_session_id: session.client_session_id } },
  )
}

const INTERVIEW_BASIS = 'Attorney-client communication (interview)'

/** What a client said is put into the file; the agent makes the transcript of it. */
function answer(state: State, content: ItemContent<'case.answer'>, by: string): Decision {
  const { session, turns, named } = caseOf(state)
  const turn = turns.find(({ turn_id }) => turn_id === content.turn_id)
  if (!session || !turn) return refuse('turn.unknown', 'that question is not asked now', 'Answer the open question.')
  if (turn.answered_at || turn.audio_id)
    return refuse('turn.answered', 'it is answered already', 'Correct the transcript.')
  const given = [content.text, content.document_id, content.skip].filter((x) => x !== undefined).length
  if (given !== 1)
    return refuse('turn.one_answer', 'an answer is typed, spoken or left out', 'Send exactly one of them.')
  const audio = content.document_id ? named[content.document_id] : undefined
  if (content.document_id && audio?.artifact_kind !== 'audio')
    return refuse('turn.no_audio', 'that is no recording of this case', 'Upload the recording first, as audio.')
  if (audio && !session.consent_recording)
    return refuse('session.no_recording', 'the client has not consented to a recording', 'Type the answer.')
  return write(
    state,
    'upload',
    (context) => [
      update(
        'turns',
        { turn_id: turn.turn_id },
        audio
          ? { audio_id: audio.document_id, source: 'dictated' }
          : { source: 'typed', answer: content.text ?? null, skipped: content.skip === true, answered_at: context.now },
      ),
      // What a client tells the house is not for the other side, neither in writing nor in their own voice.
      ...(audio && !audio.privileged
        ? privilegeRows(audio, { decision: 'withhold', basis: INTERVIEW_BASIS, by }, context)
        : []),
    ],
    {
      scope: { client_session_id: session.client_session_id },
      ...(audio ? { inputs: [refOf(state.workspace.id, audio)] } : {}),
    },
  )
}

function dictate(state: State, { client_session_id, step }: ItemContent<'case.dictate'>): Decision {
  const { session, turns } = caseOf(state)
  if (session?.client_session_id !== client_session_id)
    return refuse('session.unknown', 'there is no such open session', 'Open a session first.')
  if (!session.consent_recording)
    return refuse('session.no_recording', 'the client has not consented to a recording', 'Type the answer.')
  const open = turns.some((turn) => !turn.answered_at && !turn.audio_id)
  if (step === 'start' && (!open || session.dictation_id || session.dictation_requested))
    return refuse(
      'dictation.not_now',
      'nothing is to be dictated now',
      'Answer the open question, or wait for the next.',
    )
  if (step === 'stop' && !session.dictation_id)
    return refuse('dictation.none', 'nobody is dictating', 'Begin to dictate first.')
  const row = step === 'start' ? { dictation_requested: true } : { dictation_ended: true }
  return write(state, 'upload', () => [update('sessions', { client_session_id }, row)], {
    scope: { client_session_id },
  })
}

function correct(state: State, { edits }: ItemContent<'case.correct'>, by: string): Decision {
  const { transcript, transcript_text, last_transcript } = caseOf(state)
  if (!transcript || transcript_text === null)
    return refuse('transcript.unknown', 'there is no such transcript here', 'Look at the transcripts again.')
  if (transcript.version !== last_transcript)
    return refuse('transcript.old', 'there is a later version of it', 'Correct the last one.')
  const corrected = correctTranscript(readTranscript(transcript_text), edits)
  if (!corrected.ok) return { kind: 'refuse', error: corrected.refusal }
  const made = {
    ...{ artifact_type: 'transcript', artifact_key: transcript.client_session_id, version: transcript.version + 1 },
    ...{ source: 'user' as const, content_type: 'application/json', bytes: jsonBytes(corrected.transcript) },
    ...{ transformation: 'correction', derivedFrom: [transcript.artifact_id] },
  }
  const { client_session_id, version, transcript_id } = transcript
  return write(
    state,
    'transcript.correct',
    (context) => {
      const artifact_id = context.uuid()
      return [
        insertArtifact(made, artifact_id, context),
        insert('transcripts', {
          ...{ transcript_id: context.uuid(), client_session_id, version: version + 1, artifact_id },
          ...{ hash: blobOf(made).hash, corrected_from: transcript_id, corrected_by: by },
          ...{ run_id: context.runId, created_at: context.now },
        }),
      ]
    },
    { blobs: [blobOf(made)], scope: { client_session_id } },
  )
}

function decide(state: State, { decision, reason, waiver }: ItemContent<'case.decide'>, by: string): Decision {
  const own = caseOf(state).case
  if (own?.status !== 'intake' && own?.status !== 'needs_more')
    return refuse('case.decided', `the case is ${own?.status}`, 'It was decided already.')
  if (decision !== 'request_more' && own.intake_round === 0)
    return refuse('intake.not_ready', 'nobody has summed up the intake yet', 'Wait for the summary, then decide.')
  const status = { accept: 'accepted', reject: 'rejected', request_more: 'needs_more' }[decision]
  if (status === own.status) return refuse('case.decided', 'more was asked for already', 'Wait for it.')
  const problem = decision === 'accept' ? conflictProblem(own.conflict, caseOf(state).flagged, waiver) : null
  if (problem) return { kind: 'refuse', error: problem }
  return write(state, `intake.${decision}`, (context) => [
    ...(decision === 'accept' && own.conflict !== 'no' && waiver
      ? [
          insert('conflict_waivers', {
            ...{ waiver_id: context.uuid(), answer: own.conflict, ...waiver, recorded_by: by },
            names: waivedNames(waiver.names, caseOf(state).flagged),
            ...{ run_id: context.runId, recorded_at: context.now },
          }),
        ]
      : []),
    updateCase(context, { status, decided_by: by, decided_at: context.now, decision_reason: reason }),
  ])
}

function override(state: State, content: ItemContent<'case.override'>, by: string): Decision {
  const { action, override_ticket_id, override_reason, what } = content
  const own = caseOf(state).case
  const scope = {
    ...(override_ticket_id ? { override_ticket_id } : {}),
    ...(override_reason ? { override_reason } : {}),
  }
  return write(
    state,
    action,
    (context) => [
      insert('overrides', {
        ...{ override_id: context.uuid(), override_ticket_id, action, reason: override_reason, person: by },
        ...{ run_id: context.runId, created_at: context.now },
      }),
      ...(action === 'taxonomy.unlock' ? [updateCase(context, { taxonomy_unlocked: true })] : []),
      ...(action === 'rerun.force' && own
        ? [
            updateCase(
              context,
              what === 'intake'
                ? {
                    requested_intake_round: own.intake_round + 1,
                    ...(own.status === 'intake' ? { conflict: 'unknown' } : {}),
                  }
                : { requested_map_round: own.map_round + 1 },
            ),
          ]
        : []),
    ],
    { run: 'override', scope },
  )
}

function close(state: State, { reason }: ItemContent<'case.close'>, by: string): Decision {
  const own = caseOf(state).case
  if (own?.status !== 'accepted')
    return refuse('case.not_accepted', `the case is ${own?.status}`, 'Only a case that was accepted is closed.')
  return write(state, 'case.close', (context) => [
    updateCase(context, { status: 'closed', closed_by: by, ...(reason ? { decision_reason: reason } : {}) }),
  ])
}
