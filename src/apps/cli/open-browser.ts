import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { layoutOf, writePrivate } from '#adapters/postgres/embedded/folder.ts'
import { surroundings } from '#adapters/system/surroundings.ts'

/**
 * The command line of a process can be read by every user of the machine, and the link holds the token. So the
 * browser is given a private file that leads there. Where none can be opened, the printed link is enough.
 */
export async function openInBrowser(dataDir: string, url: string): Promise<() => Promise<void>> {
  const file = join(layoutOf(dataDir).run, 'open.html')
  await writePrivate(
    file,
    `<!doctype html><meta http-equiv="refresh" content="0; url=${url}"><a href="${url}">Lanewright</a>\n`,
  )
  const [program, ...args] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(program as string, [...args, file], { stdio: 'ignore', detached: true, env: surroundings() })
  child.on('error', () => {})
  child.unref()
  return () => rm(file, { force: true })
}

const openers: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}
