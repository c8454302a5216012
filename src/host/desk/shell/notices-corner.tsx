import { useLocation } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { dismiss, dismissRefused, useNotices } from './notices.ts'

export function Notices() {
  const notices = useNotices()
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname) return dismissRefused
  }, [pathname])
  return (
    <div
      aria-live="polite"
      className="fixed right-4 bottom-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 max-md:bottom-20"
    >
      {notices.map(({ id, tone, title, detail }) => (
        <div
          key={id}
          role={tone === 'refused' ? 'alert' : 'status'}
          className={`flex items-start gap-3 rounded-lg border bg-card p-3 shadow-lg ${tone === 'refused' ? 'border-bad' : 'border-line'}`}
        >
          <div className="min-w-0 flex-1 break-words">
            <p className="font-semibold">{title}</p>
            {detail && <p className="text-sm text-quiet">{detail}</p>}
          </div>
          <button type="button" onClick={() => dismiss(id)} aria-label="Close" className="rounded p-0.5 hover:bg-sunk">
            <X aria-hidden className="size-4" />
          </button>
        </div>
      ))}
    </div>
  )
}
