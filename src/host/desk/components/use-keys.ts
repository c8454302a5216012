import { useEffect, useRef } from 'react'

/**
 * Single keys that do something in this room; never while somebody writes, and never with Ctrl, Alt or Meta. A key that
 * is held down counts once, but for those that only move: what stands there by the second time was read by nobody.
 */
export function useKeys(keys: Record<string, () => void>, { moving = '' } = {}): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      const act = latest.current[event.key]
      if (!act || (event.repeat && !moving.includes(event.key))) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [moving])
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
