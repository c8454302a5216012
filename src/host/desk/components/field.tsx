import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { useId } from 'react'

const BOX =
  'w-full rounded-md border border-line bg-card px-2.5 py-1.5 placeholder:text-quiet aria-invalid:border-bad disabled:opacity-60'

interface Around {
  label: string
  hint?: ReactNode
  /** What is wrong with what stands in it. */
  problem?: string | undefined
}

function Labeled({ label, hint, problem, id, children }: Around & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-quiet">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

function described(id: string, { hint, problem }: Around) {
  const ids = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ')
  return { id, ...(ids ? { 'aria-describedby': ids } : {}), ...(problem ? { 'aria-invalid': true } : {}) }
}

export function Input({ label, hint, problem, ...rest }: Around & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  const around = { label, hint, problem }
  return (
    <Labeled {...around} id={id}>
      <input {...rest} {...described(id, around)} className={BOX} />
    </Labeled>
  )
}

export function TextArea({ label, hint, problem, ...rest }: Around & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId()
  const around = { label, hint, problem }
  return (
    <Labeled {...around} id={id}>
      <textarea rows={4} {...rest} {...described(id, around)} className={BOX} />
    </Labeled>
  )
}

/** The system's own list: it works with every keyboard, screen reader and phone. */
export function Select({ label, hint, problem, children, ...rest }: Around & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId()
  const around = { label, hint, problem }
  return (
    <Labeled {...around} id={id}>
      <select {...rest} {...described(id, around)} className={BOX}>
        {children}
      </select>
    </Labeled>
  )
}
