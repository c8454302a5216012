import { type Static, Type } from 'typebox'
import { closed, list, nullable, OpenObject, oneOf, Sha256Hex, text, Uuid } from '#kernel/contracts/closed.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { type InterviewContext, nextPrompt } from '../domain/interview/next-prompt.ts'
import { loadPromptPack } from '../domain/interview/prompt-pack.ts'
import { notOfCase } from './conflict-check.ts'
import type { CaseworkServices } from './services.ts'

const inSession = { case_id: Uuid, client_session_id: Uuid }
const scope = ({ case_id, client_session_id }: { case_id: string; client_session_id: string }) => ({
  case_id,
  client_session_id,
})

export const PromptInput = closed({
  ...inSession,
  prompt_pack: text(100, 1),
  form: nullable(OpenObject),
  asked: list(closed({ question_id: text(100, 1), answer: nullable(text(20_000)) }), 200),
})
export type PromptInput = Static<typeof PromptInput>

export const DictationInput = closed({ ...inSession, dictation_id: Uuid })
export type DictationInput = Static<typeof DictationInput>

export const SpeechInput = closed({ ...inSession, turn_id: Uuid, document_id: Uuid, hash: Sha256Hex })
export type SpeechInput = Static<typeof SpeechInput>

export function interviewTools(casework: CaseworkServices): Tool[] {
  return [
    nextQuestion(),
    dictation('dictation.start'),
    dictation('dictation.stop'),
    transcribe(casework),
    engine(casework),
  ]
}

/** One question after another, out of a pack that somebody approved; nothing is asked that does not stand in it. */
function nextQuestion(): Tool<PromptInput> {
  return {
    name: 'interview.prompt.next',
    input: PromptInput,
    output: closed({ question_id: nullable(text(100)), question: nullable(text(1000)), done: Type.Boolean() }),
    effect: 'read',
    timeoutMs: 10_000,
    key: ({ client_session_id, asked }) => `${client_session_id}:${asked.length}`,
    scope,
    async run({ case_id, prompt_pack, form, asked }, { workspaceId }) {
      if (case_id !== workspaceId) return notOfCase()
      const next = nextPrompt(loadPromptPack(prompt_pack), { form, asked } as unknown as InterviewContext)
      const output =
        'question' in next
          ? { question_id: next.question.id, question: next.question.text, done: false }
          : { question_id: null, question: null, done: true }
      return { outcome: 'done', output }
    },
    verify: async () => ({ found: true }),
  }
}

/** Recording happens at the desk, in the person's own hands; these two say when it began and ended. */
function dictation(name: 'dictation.start' | 'dictation.stop'): Tool<DictationInput> {
  return {
    name,
    input: DictationInput,
    output: closed({ dictation_id: Uuid }),
    effect: 'read',
    timeoutMs: 10_000,
    key: ({ dictation_id }) => dictation_id,
    scope,
    async run({ case_id, dictation_id }, { workspaceId }) {
      return case_id === workspaceId ? { outcome: 'done', output: { dictation_id } } : notOfCase()
    },
    verify: async () => ({ found: true }),
  }
}

export interface SpokenWords {
  text: string
}

function transcribe(casework: CaseworkServices): Tool<SpeechInput> {
  return {
    name: 'transcription.run',
    input: SpeechInput,
    output: closed({
      engine: text(100),
      version: text(100),
      language: text(35),
      duration_ms: Type.Integer(),
      segments: Type.Integer(),
      text_hash: Sha256Hex,
    }),
    effect: 'read',
    timeoutMs: 30 * 60_000,
    key: ({ turn_id, hash }) => `${turn_id}:${hash}`,
    scope,
    async run({ case_id, document_id, hash }, { workspaceId, signal }) {
      if (case_id !== workspaceId) return notOfCase()
      const transcriber = await casework.transcriber()
      if (!transcriber) return { outcome: 'not_done', error: NO_ENGINE }
      const files = await casework.files()
      const heard = await files.withFile(case_id, hash, (path) =>
        transcriber.transcribe({ path, name: document_id }, signal),
      )
      if (!heard.ok) return { outcome: 'not_done', error: heard.refusal }
      const { spoken } = heard
      const words = spoken.segments.map((segment) => segment.text.trim()).join(' ')
      // Nothing that a client said is left out in silence.
      if (words.length > ANSWER_MAX_CHARS) return { outcome: 'not_done', error: TOO_MUCH }
      const output = {
        ...{ engine: spoken.engine.name.slice(0, 100), version: spoken.engine.version.slice(0, 100) },
        ...{ language: spoken.language.slice(0, 35), duration_ms: Math.round(spoken.durationMs) },
        ...{ segments: spoken.segments.length, text_hash: sha256Hex(words) },
      }
      const transient: SpokenWords = { text: words }
      return { outcome: 'done', output, transient }
    },
    verify: async () => ({ found: true }),
  }
}

const ANSWER_MAX_CHARS = 20_000
const TOO_MUCH = {
  code: 'speech.answer_too_long',
  message: `more was said than the ${ANSWER_MAX_CHARS} characters of one answer`,
  next: 'Cut the recording, and give the rest with the next question or in another session.',
}

const NO_ENGINE = {
  code: 'speech.no_engine',
  message: 'there is no engine here that writes speech down',
  next: 'Type the answer, or name a speech server in LANEWRIGHT_SPEECH_URL and start again.',
}

function engine(casework: CaseworkServices): Tool<{ case_id: string; client_session_id: string }> {
  return {
    name: 'transcription.status',
    input: closed(inSession),
    output: closed({ engine: nullable(text(100)), state: oneOf(['ready', 'absent']) }),
    effect: 'read',
    timeoutMs: 30_000,
    key: ({ client_session_id }) => client_session_id,
    scope,
    async run({ case_id }, { workspaceId }) {
      if (case_id !== workspaceId) return notOfCase()
      const transcriber = await casework.transcriber()
      const output = { engine: transcriber?.name.slice(0, 100) ?? null, state: transcriber ? 'ready' : 'absent' }
      return { outcome: 'done', output }
    },
    verify: async () => ({ found: true }),
  }
}
