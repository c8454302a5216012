import { spawnSync } from 'node:child_process'
import { AUDIT_EXCEPTIONS } from './exceptions.ts'
import { root } from './lock.ts'

/** As much of `npm audit --json` as is read here. */
export interface Audit {
  vulnerabilities?: Record<string, { via: Array<string | { source: number; title: string; severity: string }> }>
  error?: { summary?: string; detail?: string }
  message?: string
}

export type Audited = { asked: false; why: string } | { asked: true; problems: string[] }

export function askAudit(): Audited {
  const ran = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 2 ** 26,
  })
  try {
    return checkAudit(JSON.parse(ran.stdout) as Audit, AUDIT_EXCEPTIONS)
  } catch {
    return { asked: false, why: (ran.error?.message ?? ran.stderr.trim().split('\n').at(-1)) || 'npm said nothing' }
  }
}

/** Without a list of vulnerabilities nobody answered: that is not the same as clean. */
export function checkAudit(audit: Audit, exceptions: Record<string, string>): Audited {
  if (!audit.vulnerabilities) return { asked: false, why: audit.error?.summary || audit.message || 'no answer' }
  const found = new Map<string, string>()
  for (const [name, { via }] of Object.entries(audit.vulnerabilities))
    for (const one of via)
      if (typeof one !== 'string') found.set(String(one.source), `${name}: ${one.severity}: ${one.title}`)
  return {
    asked: true,
    problems: [
      ...[...found].filter(([id]) => !(id in exceptions)).map(([id, what]) => `advisory ${id}: ${what}`),
      ...Object.keys(exceptions)
        .filter((id) => !found.has(id))
        .map((id) => `the exception for advisory ${id} is needed by nothing`),
    ],
  }
}
