import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The protocol's own tools, which `npm test` installs beside these tests. */
const modules = join(import.meta.dirname, 'official', 'node_modules', '@modelcontextprotocol')
const INSPECTOR = join(modules, 'inspector', 'clients', 'launcher', 'build', 'index.js')
const CONFORMANCE = join(modules, 'conformance', 'dist', 'index.js')

export const installed = existsSync(INSPECTOR) && existsSync(CONFORMANCE)
export const notInstalled = 'the tools of tests/integration/mcp/official are not installed here'

export interface Ran {
  code: number
  out: string
  err: string
}

/** It would wait 15 s for a server to start, which a busy machine can take. */
export const inspect = (words: string[]) => run(INSPECTOR, ['--cli', ...words, '--connect-timeout', '100000'])
export const conform = (words: string[]) => run(CONFORMANCE, words)

/** A folder that goes with the test. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-mcp-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** With a home of its own: the inspector keeps what it has seen in the home of whoever runs it. */
function run(program: string, words: string[]): Promise<Ran> {
  const HOME = temporary()
  const options = { env: { PATH: process.env.PATH, HOME }, cwd: HOME, timeout: 120_000, maxBuffer: 20_000_000 }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, out, err }),
    )
  })
}
