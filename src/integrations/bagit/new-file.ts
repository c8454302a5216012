import { type FileHandle, open } from 'node:fs/promises'

/** A new file that grows at its end through one buffer. What was written may be written over in place. */
export interface NewFile {
  readonly path: string
  length(): number
  append(bytes: Uint8Array): Promise<void>
  overwrite(at: number, bytes: Uint8Array): Promise<void>
  /** Everything is in the file, and on the disk. */
  finish(): Promise<void>
  close(): Promise<void>
}

const BUFFER_BYTES = 256 * 1024

/** Refuses to write over what is there; nobody but its owner may read it. */
export async function createFile(path: string): Promise<NewFile> {
  const handle = await open(path, 'wx', 0o600)
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES)
  let held = 0
  let written = 0

  async function flush(): Promise<void> {
    await writeAll(handle, buffer.subarray(0, held), written)
    written += held
    held = 0
  }

  return {
    path,
    length: () => written + held,
    async append(bytes) {
      for (let from = 0; from < bytes.length; ) {
        const part = bytes.subarray(from, from + BUFFER_BYTES - held)
        buffer.set(part, held)
        held += part.length
        from += part.length
        if (held === BUFFER_BYTES) await flush()
      }
    },
    async overwrite(at, bytes) {
      if (at + bytes.length > written + held) throw new RangeError('Only what was written can be written over.')
      const before = Math.min(bytes.length, Math.max(0, written - at))
      if (before > 0) await writeAll(handle, bytes.subarray(0, before), at)
      if (before < bytes.length) buffer.set(bytes.subarray(before), Math.max(0, at - written))
    },
    async finish() {
      await flush()
      await handle.sync()
    },
    close: () => handle.close(),
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let from = 0; from < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, from, bytes.length - from, at + from)
    from += bytesWritten
  }
}
