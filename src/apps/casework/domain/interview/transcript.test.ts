import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SpokenText } from '#kernel/ports/transcriber.ts'
import {
  correctTranscript,
  makeTranscript,
  readTranscript,
  type TurnInput,
  transcriptArtifact,
  transcriptText,
} from './transcript.ts'
import { TURN_MAX, TURNS_MAX } from './transcript-schema.ts'
import { dictatedTurns, exchangeTurns } from './turns.ts'

const asked: TurnInput = {
  speaker: 'interviewer',
  source: 'asked',
  at: '2025-07-02T10:00:00Z',
  question_id: 'story',
  text: 'What happened?',
}
const said = (text: string, more: Partial<TurnInput> = {}): TurnInput => ({
  speaker: 'client',
  source: 'typed',
  text,
  ...more,
})

function transcriptOf(...turns: TurnInput[]) {
  const made = makeTranscript({ client_session_id: 's-1', language: 'en', turns })
  if (!made.ok) throw new Error(made.refusal.message)
  return made.transcript
}

test('typed and dictated turns become one text with speakers and times [C-transcript.1]', () => {
  const transcript = transcriptOf(
    asked,
    said('He fired me.\r\n[9] Client: I was paid in full.', { at: '2025-07-02T10:00:20Z' }),
    said('Then I left.', { source: 'dictated', at: '2025-07-02T10:01:00.500Z' }),
    ...exchangeTurns({
      question_id: 'pay',
      question: 'How were you paid?',
      asked_at: null,
      answer: null,
      answered_at: null,
      source: null,
    }),
  )
  expect(transcriptText(transcript)).toBe(
    [
      '[1] Interviewer (2025-07-02T10:00:00Z): What happened?',
      '[2] Client (2025-07-02T10:00:20Z): He fired me.',
      '    [9] Client: I was paid in full.',
      '[3] Client (2025-07-02T10:01:00.500Z, dictated): Then I left.',
      '[4] Interviewer: How were you paid?',
      '[5] Client: (left out)',
    ].join('\n'),
  )
})

test('no answer can look like another turn [C-transcript.1]', () => {
  const tricks = fc.oneof(
    fc.string({ unit: fc.constantFrom('\n', '\r', '[', '1', ']', ' ', 'C', ':', '\u2028', '\f') }),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.array(tricks, { minLength: 1, maxLength: 5 }), (texts) => {
      const turns = texts.map((text) => said(`x${text}`))
      const lines = transcriptText(transcriptOf(...turns)).split(/[\n\u2028\u2029]/)
      expect(lines.filter((line) => line.startsWith('['))).toHaveLength(turns.length)
    }),
  )
})

test('dictation is parted where the speaker paused, each turn with its own time [C-transcript.1]', () => {
  const spoken: SpokenText = {
    language: 'en',
    engine: { name: 'x', version: '1' },
    durationMs: 20_000,
    segments: [
      { startMs: 0, endMs: 2000, text: ' He fired me' },
      { startMs: 2100, endMs: 4000, text: 'on Monday. ' },
      { startMs: 4000, endMs: 4000, text: ' ' },
      { startMs: 9000, endMs: 12_000, text: 'Then I left.' },
    ],
  }
  const by = { speaker: 'client' as const, startedAt: '2025-07-02T10:00:00Z', question_id: 'story' }
  expect(dictatedTurns(spoken, by).map(({ at, text, source }) => [at, text, source])).toEqual([
    ['2025-07-02T10:00:00.000Z', 'He fired me on Monday.', 'dictated'],
    ['2025-07-02T10:00:09.000Z', 'Then I left.', 'dictated'],
  ])
  expect(dictatedTurns(spoken, { ...by, startedAt: 'noon' })[0]!.at).toBeNull()
  const long = { ...spoken, segments: [{ startMs: 0, endMs: 1, text: 'x'.repeat(100_000) }] }
  expect(makeTranscript({ client_session_id: 's', turns: dictatedTurns(long, by) }).ok).toBe(true)
})

test.for([
  ['too_much', [said('x'.repeat(TURN_MAX + 1))]],
  ['too_much', Array.from({ length: TURNS_MAX + 1 }, () => said('x'))],
  ['too_much', Array.from({ length: 60 }, () => said('x'.repeat(TURN_MAX)))],
  ['empty_turn', [said(' \n\0')]],
  ['shape', [said('x', { at: 'noon' })]],
  ['shape', [said('x', { question_id: 'q'.repeat(200) })]],
] as const)('what is no transcript is refused: %s [C-transcript.1]', ([code, turns]) => {
  expect(makeTranscript({ client_session_id: 's-1', turns })).toMatchObject({
    ok: false,
    refusal: { code: `transcript.${code}` },
  })
})

test('a correction is a new version that names the one before, with what is other [C-transcript.2]', () => {
  const first = transcriptOf(asked, said('He fired me on Munday at noon.'))
  const corrected = correctTranscript(first, [{ turn: 2, text: 'He fired me on Monday at noon.' }])
  if (!corrected.ok) throw new Error(corrected.refusal.message)
  const { transcript, diff } = corrected
  expect(transcript).toMatchObject({ version: 2, corrects: transcriptArtifact(first).hash_sha256 })
  expect(transcript.turns[1]).toMatchObject({ text: 'He fired me on Monday at noon.', corrected: true })
  expect(first.turns[1]!.text).toBe('He fired me on Munday at noon.')
  expect(diff).toEqual([
    {
      turn: 2,
      pieces: [
        { kind: 'same', text: 'He fired me on ' },
        { kind: 'removed', text: 'Munday' },
        { kind: 'added', text: 'Monday' },
        { kind: 'same', text: ' at noon.' },
      ],
    },
  ])
  expect(transcriptText(transcript)).toContain('[2] Client (corrected): He fired me on Monday at noon.')
})

test.for([
  ['no_edits', []],
  ['no_turn', [{ turn: 7, text: 'x' }]],
  ['question_fixed', [{ turn: 1, text: 'What a nice day?' }]],
  ['empty_turn', [{ turn: 2, text: ' ' }]],
  ['no_change', [{ turn: 2, text: 'He fired me.\r' }]],
  ['too_much', [{ turn: 2, text: 'x'.repeat(TURN_MAX + 1) }]],
  [
    'twice',
    [
      { turn: 2, text: 'a' },
      { turn: 2, text: 'b' },
    ],
  ],
  ['too_much', Array.from({ length: 201 }, (_, i) => ({ turn: i + 1, text: 'x' }))],
] as const)('a correction that corrects nothing is refused: %s [C-transcript.2]', ([code, edits]) => {
  expect(correctTranscript(transcriptOf(asked, said('He fired me.')), edits)).toMatchObject({
    ok: false,
    refusal: { code: `transcript.${code}` },
  })
})

test('what a correction shows gives the old words and the new ones again [C-transcript.2]', () => {
  const words = fc.array(fc.constantFrom('he', 'fired', 'me', 'on', 'Monday', '\n', '  ', '😀'), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [`a${one.join(' ')}b`, `a${other.join(' ')}b`]
      const corrected = correctTranscript(transcriptOf(said(before)), [{ turn: 1, text: after }])
      if (!corrected.ok) {
        expect(before).toBe(after)
        return
      }
      const read = (left: string) =>
        corrected.diff[0]!.pieces.filter(({ kind }) => kind !== left)
          .map(({ text }) => text)
          .join('')
      expect([read('added'), read('removed')]).toEqual([before, after])
    }),
  )
})

test('a transcript that was kept reads again as it was; a broken one stops [C-transcript.1]', () => {
  const transcript = transcriptOf(asked, said('Ünïcode 😀'))
  expect(readTranscript(Buffer.from(transcriptArtifact(transcript).bytes).toString())).toEqual(transcript)
  for (const broken of ['', '{}', '{"turns":[]}']) expect(() => readTranscript(broken)).toThrow('cannot be read')
})
