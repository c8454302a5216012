import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { $api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { Button } from '#host/desk/components/button.tsx'
import { notifyDone, notifyRefused } from '#host/desk/shell/notices.ts'
import { lookAgain } from './acts.ts'

/** Takes the last change back, a confirmed deletion included. */
export function UndoButton() {
  const queries = useQueryClient()
  const undo = $api.useMutation('post', '/api/tasks/undo', {
    onSuccess: ({ reply }) => notifyDone(reply),
    onError: (error) => notifyRefused(asRefusal(error)),
    onSettled: () => lookAgain(queries),
  })
  return (
    <Button busy={undo.isPending} onClick={() => undo.mutate({ body: {} })}>
      <Undo2 aria-hidden className="size-4" /> Undo last change
    </Button>
  )
}
