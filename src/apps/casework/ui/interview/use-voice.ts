import { useEffect, useRef, useState } from 'react'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { notifyRefused } from '#host/desk/shell/notices.ts'
import { documentByHash } from '../filed.ts'
import type { CaseRole } from '../roles.ts'
import type { Session, Turn } from '../types.ts'
import { sendFile } from '../upload/send-file.ts'
import { addDocument } from '../upload/uploads.ts'
import { useAct } from '../use-case.ts'
import { type Microphone, MOST_MS, openMicrophone } from './recorder.ts'

export type Voice = { state: 'idle' } | { state: 'recording'; since: number } | { state: 'sending'; sentBytes: number }

const NOT_HEARD = {
  ...{ code: 'desk.not_heard', message: 'The recording arrived, and nobody works on the case just now.' },
  next: 'See whether it is paused or stopped; then add the file again.',
}

/** An answer that is spoken: begun and ended in the ledger, brought into the file, and given as the answer. */
export function useVoice(id: string, session: Session, turn: Turn | undefined, role: CaseRole | null) {
  const [voice, setVoice] = useState<Voice>({ state: 'idle' })
  const { act } = useAct(id)
  const microphone = useRef<Microphone>(undefined)
  const { client_session_id } = session
  // Whoever leaves the page does not speak into it any more.
  useEffect(() => () => microphone.current?.cancel(), [])

  async function dictate(step: 'start' | 'stop'): Promise<boolean> {
    const done = step === 'start' ? 'Recording.' : 'The recording is ended.'
    return act('keep', 'case.dictate', { client_session_id, step }, done)
  }

  async function begin() {
    const opened = await openMicrophone()
    if ('refused' in opened) return notifyRefused(opened.refused)
    // Nothing is kept of which the ledger does not know that it began.
    if (!(await dictate('start'))) return opened.microphone.cancel()
    microphone.current = opened.microphone
    microphone.current.begin()
    setVoice({ state: 'recording', since: Date.now() })
  }

  async function end() {
    const own = microphone.current
    microphone.current = undefined
    setVoice({ state: 'sending', sentBytes: 0 })
    const file = own ? await own.end().catch(() => null) : null
    await dictate('stop')
    if (file) await give(file)
    setVoice({ state: 'idle' })
  }

  /** A WAV file, recorded here or brought along. */
  async function give(file: File) {
    if (!turn || !role) return
    setVoice({ state: 'sending', sentBytes: 0 })
    try {
      const signal = new AbortController().signal
      const result = ({ sentBytes }: { sentBytes: number }) => setVoice({ state: 'sending', sentBytes })
      const arrived = await sendFile(id, file, { signal, listener: result })
      if (arrived === 'stopped') return
      if ('refused' in arrived) return notifyRefused(arrived.refused)
      const heard = await addDocument(id, file, role, arrived)
      // Exactly these bytes may have come before, when the answer could not be given.
      if (!heard.ok && heard.refusal.code !== 'document.already_there') return notifyRefused(heard.refusal)
      const document = await documentByHash(id, arrived.sha256)
      if (!document) return notifyRefused(NOT_HEARD)
      const answer = { turn_id: turn.turn_id, document_id: document.document_id }
      await act('keep', 'case.answer', answer, 'The recording is in the file. It is being written down.')
    } catch (error) {
      notifyRefused(asRefusal(error))
    } finally {
      setVoice({ state: 'idle' })
    }
  }

  const latest = useRef(end)
  latest.current = end
  const isRecording = voice.state === 'recording'
  useEffect(() => {
    if (!isRecording) return
    const timer = setTimeout(() => void latest.current(), MOST_MS)
    return () => clearTimeout(timer)
  }, [isRecording])

  return { voice, begin, end, give, dictate }
}
