import type { Refusal } from '#kernel/contracts/refusal.ts'

const TRY_AGAIN = 'Try again; if it happens twice, cut the recording into parts.'
const OTHER_WAY = 'Type the answer, or name a speech server in LANEWRIGHT_SPEECH_URL and start again.'
const RECORD_WAV = 'Save the recording as WAV (PCM, mono or stereo) and give that.'

/** Every no of this room. `what` is our own word about the file or the server, never its text. */
const TEXTS = {
  'audio.missing': ['There is no recording at this place.', 'Upload it again.'],
  'audio.empty': ['The recording holds no sound at all.', 'Record it again, or choose another file.'],
  'audio.silent': [
    'Nothing is said in the recording.',
    'Listen to it: if there is speech, make it louder and try again.',
  ],
  'audio.broken': ['The recording is damaged', 'Take it from the recorder again, or save it as WAV once more.'],
  'audio.unsupported': ['This kind of audio cannot be read here', RECORD_WAV],
  'audio.too_long': ['The recording is too long', 'Cut it into shorter parts.'],
  'audio.too_large': ['The recording is too large to be sent', 'Cut it into parts, or save it as mono with 16 kHz.'],
  'speech.no_engine': ['There is no speech engine here', OTHER_WAY],
  'speech.engine_failed': ['The speech engine ended in the middle of its work.', TRY_AGAIN],
  'speech.took_too_long': ['The speech engine was stopped: it took too long.', TRY_AGAIN],
  'speech.out_of_memory': ['The speech engine was stopped: it took too much memory.', TRY_AGAIN],
  'speech.busy': ['Too many recordings wait for the speech engine.', 'Try again later.'],
  'speech.no_key': [
    'There is no key that can be sent to the speech server.',
    'Set the secret or the file that is named for it (LANEWRIGHT_SPEECH_KEY_...), or type the answer.',
  ],
  'speech.unauthorized': ['The speech server refused us', 'Check the key of the speech endpoint.'],
  'speech.unreachable': [
    'The speech server could not be reached',
    'Check its address and the network, then try again.',
  ],
  'speech.timeout': ['The speech server did not answer in time.', 'Try again later, or cut the recording into parts.'],
  'speech.server': ['The speech server could not do it', 'Check the address and the model of the endpoint.'],
  'speech.unreadable': ['The answer of the speech server cannot be read', 'Check the address of the speech endpoint.'],
} as const satisfies Record<string, readonly [message: string, next: string]>

export type SpeechCode = keyof typeof TEXTS

export function refusal(code: SpeechCode, what?: string): Refusal {
  const [message, next] = TEXTS[code]
  const said = message.replace(/\.$/, '')
  return { code, message: what === undefined ? `${said}.` : `${said}: ${what}.`, next }
}
