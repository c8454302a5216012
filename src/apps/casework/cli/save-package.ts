import { resolve } from 'node:path'
import { unwrap } from '#host/answers.ts'
import { type Context, requireUuid } from '#host/cli/context.ts'
import { toNewFile } from '#host/new-file.ts'
import { withCases } from './with-cases.ts'

/** A finished package, as anybody would receive it. */
export async function savePackage(context: Context, id: string, bundle: string, out: string): Promise<number> {
  const size = await withCases(context, async (cases) => {
    const { bytes, size_bytes } = unwrap(await cases.package(requireUuid(id, 'workspace'), bundle))
    await toNewFile(resolve(context.io.cwd(), out), bytes)
    return size_bytes
  })
  context.out.answer({ ok: true, file: out, size_bytes: size })
  context.out.say(`${out}: ${size} bytes. Check it with: lanewright verify ${out}`)
  return 0
}
