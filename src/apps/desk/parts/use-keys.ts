import { useEffect, useRef } from 'react'

/** Single keys that do something in this room; never while somebody writes, and never with Ctrl, Alt or Meta. */
export function useKeys(keys: Record<string, () => void>, active = true): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!active) return
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [active])
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
