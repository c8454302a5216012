import type { Refusal } from '#kernel/contracts/refusal.ts'
import { WAV_RATE, wavOf } from './wav.ts'

/** An answer is some minutes long; what is longer is ended, and kept. */
export const MOST_MS = 10 * 60_000

export interface Microphone {
  /** From now on what is said is kept. */
  begin(): void
  /** What was said since, as a WAV file; the microphone is let go. */
  end(): Promise<File>
  cancel(): void
}

/** The microphone, once the person has allowed it in the browser, which shows that it listens. Nothing is kept yet. */
export async function openMicrophone(): Promise<{ microphone: Microphone } | { refused: Refusal }> {
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } })
  } catch {
    return {
      refused: {
        ...{ code: 'desk.no_microphone', message: 'The microphone cannot be used.' },
        next: 'Allow it in the browser, or type the answer or add a WAV file.',
      },
    }
  }
  const listening = new MediaRecorder(stream)
  const pieces: Blob[] = []
  listening.ondataavailable = ({ data }) => pieces.push(data)
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  const ended = new Promise<void>((resolve) => {
    listening.onstop = () => resolve()
  })
  return {
    microphone: {
      begin: () => listening.start(1000),
      async end() {
        if (listening.state !== 'inactive') listening.stop()
        await ended
        letGo()
        return new File([await wavFrom(new Blob(pieces))], `answer-${Date.now()}.wav`, { type: 'audio/wav' })
      },
      cancel() {
        if (listening.state !== 'inactive') listening.stop()
        letGo()
      },
    },
  }
}

/** What the browser wrote down in a form of its own, as plain samples. */
async function wavFrom(recorded: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(1, WAV_RATE, WAV_RATE)
  const heard = await context.decodeAudioData(await recorded.arrayBuffer())
  // It was decoded at the rate of the context already; several channels become one.
  const mixed = new OfflineAudioContext(1, Math.max(1, heard.length), WAV_RATE)
  const source = mixed.createBufferSource()
  source.buffer = heard
  source.connect(mixed.destination)
  source.start()
  return wavOf((await mixed.startRendering()).getChannelData(0))
}
