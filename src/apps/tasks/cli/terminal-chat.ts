import { createInterface } from 'node:readline'
import type { Io } from '#host/cli/io.ts'
import type { Out } from '#host/cli/out.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { MESSAGE_MAX } from '../contracts.ts'
import type { Chat } from './chat.ts'
import { boundedLines } from './lines.ts'
import { type Memory, TYPED_LINES } from './memory.ts'

/** Four bytes a character: a longer line is a message that is too long, and the chat says so. */
const LINE_BYTES = 4 * (MESSAGE_MAX + 1)

/** Hears one line; what is refused is told, and the chat goes on. */
async function answer(chat: Chat, out: Out, line: string): Promise<{ well: boolean; end: boolean }> {
  try {
    const { text, end = false } = await chat.handle(line)
    if (text !== '') out.say(text)
    return { well: true, end }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    out.note(`${error.code}: ${error.message}\n  ${error.next}`)
    return { well: false, end: false }
  }
}

/** Line by line, as they come; answers go out as soon as they are there. */
export async function chatWithPipe(chat: Chat, { stdin }: Io, out: Out): Promise<number> {
  let code = 0
  for await (const line of boundedLines(stdin, LINE_BYTES)) {
    const text = 'bytes' in line ? line.bytes.toString('utf8') : 'x'.repeat(MESSAGE_MAX + 1)
    if (text.trim() === '') continue
    const { well, end } = await answer(chat, out, text)
    if (!well) code = 1
    if (end) break
  }
  return code
}

/** With a prompt, what was typed before, Ctrl-C for another line and Ctrl-D for the end. */
export async function chatAtTerminal(chat: Chat, io: Io, out: Out, memory: Memory): Promise<number> {
  // Before the reader is there: what is typed while nobody waits for a line would be lost.
  await chat.news()
  let typed = await memory.typed()
  const reader = createInterface({
    input: io.stdin,
    output: out.json ? io.stderr : io.stdout,
    terminal: true,
    prompt: `${out.paint('>', 'dim')} `,
    history: typed,
    historySize: TYPED_LINES,
    removeHistoryDuplicates: true,
  })
  // Ctrl-D may come while an answer is being waited for, and what is closed cannot prompt.
  let open = true
  reader.on('close', () => {
    open = false
  })
  const prompt = () => open && reader.prompt()
  reader.on('history', (lines: string[]) => {
    typed = lines
  })
  reader.on('SIGINT', () => {
    out.note('^C')
    reader.write(null, { ctrl: true, name: 'e' })
    reader.write(null, { ctrl: true, name: 'u' })
    prompt()
  })
  out.note('Say what you want, or /help. Ctrl-D ends.')
  prompt()
  for await (const line of reader) {
    if (line.trim() !== '') {
      const { end } = await answer(chat, out, line)
      await memory.rememberTyped(typed)
      if (end) break
      for (const text of await chat.news()) out.say(out.paint(text, 'yellow'))
    }
    prompt()
  }
  reader.close()
  return 0
}
