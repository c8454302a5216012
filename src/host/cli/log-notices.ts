import type { Notifier } from '#kernel/ports/outside.ts'
import { oneLine } from './terminal.ts'

/** One line of the log for each notice. What others want to be reminded of is theirs, and no business of a log. */
export function logNotices(log: (line: string) => void, ownWorkspace: string): Notifier {
  return {
    notify({ workspaceId, kind, text }) {
      if (kind === 'reminder' && workspaceId !== ownWorkspace) log('a reminder fired')
      else log(oneLine(kind === 'reminder' ? text : `workspace ${workspaceId}, ${kind}: ${text}`))
    },
  }
}
