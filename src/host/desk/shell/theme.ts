import { held } from './held.ts'

export type Theme = 'light' | 'dark' | 'system'

const KEY = 'lanewright.theme'
const dark = window.matchMedia('(prefers-color-scheme: dark)')

function chosen(): Theme {
  const kept = localStorage.getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

const theme = held(chosen())
export const useTheme = theme.use

export function applyTheme(): void {
  const now = theme.get()
  document.documentElement.dataset.theme = now === 'system' ? (dark.matches ? 'dark' : 'light') : now
}
dark.addEventListener('change', applyTheme)

export function setTheme(next: Theme): void {
  if (next === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, next)
  theme.set(next)
  applyTheme()
}
