import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'

export interface Machine {
  env: Record<string, string | undefined>
  platform: NodeJS.Platform
  /** Is there a program at this path that may be run? */
  runnable(path: string): boolean
}

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'brave',
]

/** Where installers put it, below the folders that the platform's variables name. */
function usualPlaces({ env, platform }: Machine): string[] {
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined)
    const tails = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']
    return roots.flatMap((root) => tails.map((tail) => `${root}\\${tail}`))
  }
  return ['/opt/google/chrome/chrome', '/snap/bin/chromium', '/usr/lib/chromium/chromium']
}

/** The browser of this machine: the one that was named, else the first that is found. */
export function findChromium(given: Partial<Machine> = {}): string {
  const machine = { ...thisMachine, ...given }
  const { env, platform, runnable } = machine
  const named = env.LANEWRIGHT_CHROMIUM
  if (named) {
    if (runnable(named)) return named
    throw missing('LANEWRIGHT_CHROMIUM names no program that can be run')
  }
  const suffix = platform === 'win32' ? '.exe' : ''
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, `${name}${suffix}`)))
  const found = [...onPath, ...usualPlaces(machine)].find(runnable)
  if (found === undefined) throw missing('No Chromium, Chrome or Edge was found on this machine')
  return found
}

function missing(message: string): Failure {
  return new Failure(
    'browser.missing',
    message,
    'Install Chromium or Chrome, or set LANEWRIGHT_CHROMIUM to the path of its program.',
  )
}

const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  runnable(path) {
    try {
      accessSync(path, constants.X_OK)
      return statSync(path).isFile()
    } catch {
      return false
    }
  },
}
