import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'

/** A question over the page: focus stays in it, Escape closes it, and then it is again where it was. */
export function Dialog(props: {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  children: ReactNode
}) {
  const before = useRef<Element | null>(null)
  return (
    <Radix.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <Radix.Content
          {...(props.description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            before.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (before.current instanceof HTMLElement) before.current.focus()
          }}
          className="fixed top-[12vh] left-1/2 z-50 flex max-h-[80vh] w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 flex-col gap-3 overflow-auto rounded-xl border border-line bg-card p-5 shadow-xl"
        >
          <Radix.Title className="text-base font-semibold">{props.title}</Radix.Title>
          {props.description && <Radix.Description className="text-quiet">{props.description}</Radix.Description>}
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
