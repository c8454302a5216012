import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from '#integrations/browser/executable.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { layoutOf, writePrivate } from '#system/private-folder.ts'
import { surroundings } from '#system/surroundings.ts'

/**
 * The command line of a process can be read by every user of the machine, and the link holds the token. So whatever
 * opens is given a private file that leads there. Where nothing can be opened, the printed link is enough.
 */
export async function openWindow(
  dataDir: string,
  url: string,
  env: NodeJS.ProcessEnv,
  commands = (file: string) =>
    waysToShow(
      file,
      process.platform,
      appBrowser(() => findChromium({ env })),
    ),
): Promise<() => Promise<void>> {
  const file = join(layoutOf(dataDir).run, 'open.html')
  await writePrivate(
    file,
    `<!doctype html><meta http-equiv="refresh" content="0; url=${url}"><a href="${url}">Lanewright</a>\n`,
  )
  tryInTurn(commands(file), env)
  return () => rm(file, { force: true })
}

/** A window of its own first: no bar of addresses, no other tabs. Else the browser that the person prefers. */
export function waysToShow(file: string, platform: NodeJS.Platform, browser: string | null): string[][] {
  const [program, ...args] = openers[platform] ?? ['xdg-open']
  const preferred = [program as string, ...args, file]
  return browser === null ? [preferred] : [[browser, `--app=${pathToFileURL(file).href}`], preferred]
}

const openers: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** A browser that can show one page as a window. One in a snap may not read our file. */
export function appBrowser(find: () => string): string | null {
  try {
    const path = find()
    return path.startsWith('/snap/') ? null : path
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

/** Whoever fails to show a page fails soon; what ends later was closed by its person. */
const FAILS_WITHIN_MS = 10_000

/** A program that cannot be started, or soon says that it failed, makes room for the next. */
function tryInTurn([first, ...rest]: string[][], env: NodeJS.ProcessEnv): void {
  if (!first) return
  const [program, ...args] = first
  const child = spawn(program as string, args, { stdio: 'ignore', detached: true, env: surroundings(env) })
  const began = performance.now()
  child.on('error', () => tryInTurn(rest, env))
  child.on('exit', (code) => {
    if (code && performance.now() - began < FAILS_WITHIN_MS) tryInTurn(rest, env)
  })
  child.unref()
}
