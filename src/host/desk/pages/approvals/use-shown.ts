import { useEffect, useState } from 'react'
import type { Approval } from '../../api/types.ts'

/** So long something has been on the screen before a key decides on it: nobody reads faster, and a key is pressed twice in less. */
const SHOWN_MS = 300

/** Whether exactly this, with these bytes, has been on the screen for a moment. */
export function useShown({ approval, action_hash }: Pick<Approval, 'approval' | 'action_hash'>): boolean {
  const now = `${approval} ${action_hash}`
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The second frame begins after the first was drawn.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => setShown(now), SHOWN_MS)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [now])
  return shown === now
}
