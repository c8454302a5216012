import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { conform, installed, notInstalled, temporary } from '../../integration/mcp/official-tools.ts'
import { serveProduct } from '../../integration/mcp/real-product.ts'

interface Check {
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  errorMessage?: string
}

/** Scenarios that any server with tools can pass: these must, without one failed check. */
const APPLY: Record<string, string[]> = {
  '2025-11-25': [
    'server-initialize',
    'ping',
    'tools-list',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
    'server-session-lifecycle',
  ],
  '2026-07-28': ['tools-list', 'server-sse-multiple-streams', 'dns-rebinding-protection', 'http-header-validation'],
}

/** Scenarios of which a part needs what we do not have; every other check of them must pass. */
const APPLY_IN_PART: Record<string, string[]> = {
  // It calls three tools of its own for these four.
  'server-stateless': [
    'sep-2575-server-rejects-undeclared-capability',
    'sep-2575-missing-capability-http-400',
    'sep-2575-http-server-no-independent-requests-on-stream',
    'sep-2575-server-no-log-without-loglevel',
  ],
  // We have neither prompts nor resources whose lists could be cached.
  caching: [
    'sep-2549-prompts-list-caching-hints',
    'sep-2549-resources-list-caching-hints',
    'sep-2549-resources-templates-list-caching-hints',
  ],
}

/** Why every other scenario cannot say anything about this server. */
const DO_NOT_APPLY: [RegExp, string][] = [
  [/^resources-|^sep-2164-/, 'there are no resources'],
  [/^prompts-|^input-required-result-non-tool-request$/, 'there are no prompts'],
  [/^completion-/, 'there is nothing to complete'],
  [/^logging-|^tools-call-with-logging$/, 'the protocol deprecates logging; ours goes to stderr'],
  [/^tools-call-|^elicitation-|^input-required-result-|^json-schema-/, 'it calls a tool that only its own server has'],
  [/^server-sse-polling$/, 'a stream that broke is not taken up again: no answer of ours takes long'],
  [/^http-custom-header-/, 'no argument of ours is repeated in a header'],
  [/^tasks-/, 'the extension for long-running calls is not offered'],
]

describe.each(Object.keys(APPLY))('the conformance suite for %s', (revision) => {
  test('everything that applies to a server with tools passes; what does not apply is known', async ({ skip }) => {
    if (!installed) skip(notInstalled)
    const checks = await checksOf(revision)
    const unexplained = [...checks.keys()].filter((name) => expectationOf(revision, name) === undefined)
    expect(unexplained).toEqual([])
    expect([...checks.keys()]).toEqual(expect.arrayContaining(APPLY[revision]!))
    for (const [name, found] of checks) {
      const failed = found.filter(({ status }) => status === 'FAILURE').map(({ id }) => id)
      // Whatever a scenario was after: each message that we sent had the form that the revision asks for.
      expect(failed, name).not.toContain('wire-schema-valid')
      const expected = expectationOf(revision, name)
      if (expected !== 'elsewhere') expect(failed, name).toEqual(expected)
    }
    const idle = APPLY[revision]!.filter((name) => !checks.get(name)?.some(({ status }) => status === 'SUCCESS'))
    expect(idle).toEqual([])
  })
})

/** The checks of it that may fail; `elsewhere` where the whole scenario is about something that we do not have. */
function expectationOf(revision: string, scenario: string): string[] | 'elsewhere' | undefined {
  if (APPLY[revision]!.includes(scenario)) return []
  if (scenario in APPLY_IN_PART) return APPLY_IN_PART[scenario]
  return DO_NOT_APPLY.some(([pattern]) => pattern.test(scenario)) ? 'elsewhere' : undefined
}

/** Runs what the revision requires against a real server, and reads what was found. */
async function checksOf(revision: string): Promise<Map<string, Check[]>> {
  const host = await serveProduct({ visitor: 'anna' })
  onTestFinished(() => host.close())
  const results = temporary()
  await conform(['server', '--url', host.url, '--requirements', revision, '-o', results])
  return new Map(
    globSync(join(results, '*', 'checks.json')).map((file) => [
      basename(dirname(file)).replace(/^server-(.+?)-\d{4}-\d\d-\d\dT.*$/, '$1'),
      JSON.parse(readFileSync(file, 'utf8')) as Check[],
    ]),
  )
}
