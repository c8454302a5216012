import type { ButtonHTMLAttributes, ReactNode } from 'react'

type Kind = 'main' | 'plain' | 'danger' | 'quiet'

const LOOKS: Record<Kind, string> = {
  main: 'bg-lane text-on-lane hover:brightness-110',
  plain: 'border border-line bg-card hover:bg-sunk',
  danger: 'border border-bad text-bad hover:bg-bad-soft',
  quiet: 'text-quiet hover:bg-sunk hover:text-ink',
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: Kind
  /** Work is under way: it cannot be pressed twice. */
  busy?: boolean
  children: ReactNode
}

export function Button({ kind = 'plain', busy = false, className = '', children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`inline-flex min-h-8 items-center justify-center gap-1.5 rounded-md px-3 py-1 font-medium disabled:opacity-55 ${LOOKS[kind]} ${className}`}
    >
      {children}
    </button>
  )
}
