import { mkdirSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Journal } from '#ports/outside.ts'

/**
 * Heads of workspaces, one JSON line each, on disk before anything irreversible happens. Heads that arrive while a
 * write is under way share the next fsync.
 */
export function fileJournal(path: string): Journal & { close(): Promise<void> } {
  let file: Promise<FileHandle> | undefined
  let waiting: Array<{ line: string; done: () => void; failed: (error: unknown) => void }> = []
  let writing: Promise<void> | undefined

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        file ??= openJournal(path)
        const handle = await file
        await handle.appendFile(batch.map((w) => w.line).join(''))
        await handle.datasync()
        for (const w of batch) w.done()
      } catch (error) {
        for (const w of batch) w.failed(error)
      }
    }
    writing = undefined
  }

  return {
    record({ workspaceId, seq, hash }) {
      return new Promise((done, failed) => {
        waiting.push({
          line: `${JSON.stringify({ workspace: workspaceId, seq: seq.toString(), hash })}\n`,
          done,
          failed,
        })
        writing ??= flush()
      })
    },
    async close() {
      await writing
      await (await file)?.close()
    },
  }
}

function openJournal(path: string): Promise<FileHandle> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  return open(path, 'a', 0o600)
}
