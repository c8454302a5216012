import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Files } from '#kernel/ports/outside.ts'

export const systemFiles: Files = {
  async hash(path) {
    const hash = createHash('sha256')
    let sizeBytes = 0
    try {
      await pipeline(createReadStream(path), async (chunks) => {
        for await (const chunk of chunks) {
          hash.update(chunk)
          sizeBytes += chunk.length
        }
      })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
    return { sha256: hash.digest('hex'), sizeBytes }
  },
}
