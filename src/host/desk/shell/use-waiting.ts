import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { $api } from '../api/client.ts'
import { notify } from './notifications.ts'
import { isMore, setWaitingCount, type Waiting, waitingText } from './waiting.ts'

/** Follows what waits for this person: it stands in the title, and is told outside of the page while that is hidden. */
export function useWaiting(): { approvals: number } {
  const today = $api.useQuery('get', '/api/today').data
  const go = useNavigate()
  const known = useRef<Waiting>(undefined)
  useEffect(() => {
    if (!today) return
    const now = {
      approvals: today.approvals,
      questions: today.questions.length + today.tasks.length,
      newest_at: today.newest_at,
    }
    const before = known.current
    known.current = now
    setWaitingCount(now.approvals + now.questions)
    // What waited when the page was opened is no news.
    if (before && isMore(before, now) && document.visibilityState === 'hidden')
      notify(waitingText(now), () => void go({ to: now.approvals > 0 ? '/approvals' : '/today' }))
  }, [today, go])
  // Whoever is out sees nothing of it.
  useEffect(() => () => setWaitingCount(0), [])
  return { approvals: today?.approvals ?? 0 }
}
