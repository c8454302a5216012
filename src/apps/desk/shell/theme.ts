import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'

const KEY = 'lanewright.theme'
const dark = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function chosen(): Theme {
  const kept = localStorage.getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export function applyTheme(): void {
  const theme = chosen()
  document.documentElement.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme
}
dark.addEventListener('change', applyTheme)

export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, theme)
  applyTheme()
  for (const told of listeners) told()
}

export function useTheme(): Theme {
  return useSyncExternalStore((told) => {
    listeners.add(told)
    return () => listeners.delete(told)
  }, chosen)
}
