import { columns, oneLine, printable } from '#host/cli/terminal.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { RemoteTasks } from '../services/remote.ts'
import type { Caller } from '../services/service.ts'
import { historyCells, taskLine } from './show.ts'

/** What a line led to, ready for the screen. */
export interface ProcessedItem {
  text: string
  /** The person is done. */
  end?: true
}

export interface Chat {
  handle(line: string): Promise<ProcessedItem>
  /** Reminders that fired since this was last asked, oldest first; the first time none, whatever fired before. */
  news(): Promise<string[]>
}

const SHOWN = 20

export const CHAT_HELP = `Say what you want, in your own words: "remind me to call mom tomorrow at 5", "what do I need to do?", "I finished the report".
/list           your tasks; their numbers can be used in what you say next
/search WORDS   tasks with these words
/undo           take the last change back
/history        what was changed last
/quit           end (so does Ctrl-D)`

/** One conversation. What begins with / is a command of the person and no message. */
export function openChat(tasks: RemoteTasks, caller: Caller, zone: string): Chat {
  let conversation_id: string | undefined
  let result: Set<string> | undefined

  async function say(message: string): Promise<ProcessedItem> {
    const around = { time_zone: zone, ...(conversation_id === undefined ? {} : { conversation_id }) }
    const said = await tasks.say(caller, message, around)
    conversation_id = said.conversation_id
    return { text: printable(said.reply) }
  }

  const commands: Record<string, (words: string) => Promise<ProcessedItem>> = {
    help: async () => ({ text: CHAT_HELP }),
    // In words, so that the conversation knows which numbers were shown.
    list: () => say('show my tasks'),
    async search(words) {
      if (words === '') return { text: 'Say what to search for: /search WORDS' }
      const page = await tasks.list(caller, { search: words.slice(0, 200), limit: SHOWN })
      const rest = page.total - page.tasks.length
      const lines = page.tasks.map((task) => taskLine(task, zone))
      if (rest > 0) lines.push(`and ${rest} more`)
      return { text: lines.join('\n') || 'Nothing was found.' }
    },
    undo: async () => ({ text: printable((await tasks.undo(caller)).reply) }),
    async history() {
      const entries = await tasks.history(caller, { limit: SHOWN })
      return { text: columns(entries.map((entry) => historyCells(entry, zone))) || 'Nothing was changed yet.' }
    },
    quit: async () => ({ text: '', end: true }),
  }

  return {
    async handle(line) {
      const [, name, words = ''] = /^\s*\/(\w+)\s*(.*)$/s.exec(line) ?? []
      if (name === undefined) return say(line)
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined
      return command ? command(words.trim()) : { text: 'There is no such command; /help lists them.' }
    },
    async news() {
      try {
        const notices = await tasks.notices(caller)
        const fresh = notices.filter(({ notice_id }) => result && !result.has(notice_id))
        result = new Set(notices.map(({ notice_id }) => notice_id))
        return fresh.map(({ text }) => oneLine(text)).reverse()
      } catch (error) {
        // They stand in the database and are asked for again; a conversation is not disturbed for it.
        if (error instanceof Failure) return []
        throw error
      }
    },
  }
}
