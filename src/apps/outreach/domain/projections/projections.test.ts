import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CampaignOverview } from '../views/answers.ts'
import { contextMarkdown } from './context-markdown.ts'
import { environmentMarkdown } from './environment-markdown.ts'
import { block, inline } from './markdown.ts'
import { tasksMarkdown } from './tasks-markdown.ts'

const HOSTILE =
  '# Done\n\n- [x] all\n<script>alert(1)</script> [here](javascript:alert(2)) ```\n![x](https://x.example/p.png) | a | www.x.example a@x.example\u202E'

const FIRST = '0198c0de-0000-7000-8000-000000000001'
const SECOND = '0198c0de-0000-7000-8000-000000000002'

function campaign(text: string): CampaignOverview {
  const task = {
    description: text,
    blocked_reason: null,
    source: 'controller' as const,
    preconditions: [],
    required_effects: [],
    created_at: '',
    updated_at: '',
  }
  return {
    id: FIRST,
    name: text,
    status: 'paused',
    status_reason: text,
    created_at: '',
    stopped: false,
    goal: {
      audience: text,
      offer: text,
      sender: text,
      channel: 'demo',
      account: 'the account',
      time_zone: 'Europe/Berlin',
      contacts: 40,
      steps: [{ type: 'connection_request', drafts: [{ variant: 'A', text }] }],
    },
    tasks: [
      { ...task, id: FIRST, status: 'done', required_effects: [{ kind: 'rows_exist', table: 'outreach.reached' }] },
      { ...task, id: SECOND, status: 'blocked', blocked_reason: text, source: 'agent', preconditions: [FIRST] },
    ],
    task_counts: { total: 2, pending: 0, in_progress: 0, done: 1, blocked: 1 },
    leads: { total: 0, pending: 0, contacted: 0, accepted: 0, responded: 0, rejected: 0 },
    discovery: null,
    messages: {},
    waiting: { drafts: 0, approvals: 0, questions: 0, uncertain: 0, unread: 0, set_aside: 0, tasks: 0 },
    ready_to_send: 0,
    failed: 0,
    set_aside: [],
    today: { day: '2026-03-28', connects: 0, messages: 0 },
  }
}

test('tasks.md tells each task with its status, its id, what it waits for and what it must have done', () => {
  expect(
    tasksMarkdown(campaign('Look at the answers')),
  ).toBe(`<!-- Written from the database. Nothing reads this file back: change or delete it as you like. -->

# Tasks of Look at the answers

Campaign \`${FIRST}\` is paused: Look at the answers. 1 of 2 tasks are done.

1. [x] Look at the answers
   - Status: done
   - Id: \`${FIRST}\`, from the controller
   - Required: \`{"kind":"rows_exist","table":"outreach.reached"}\`

2. [ ] Look at the answers
   - Status: blocked, because Look at the answers
   - Id: \`${SECOND}\`, from the agent
   - After: task 1
`)
})

test('context.md tells the goal, the drafts and the kept context', () => {
  const kept = {
    version: 2,
    source: 'user' as const,
    created_at: '',
    content_type: 'application/json',
    content: '{"tone":"plain"}',
  }
  const text = contextMarkdown(campaign('engineers'), kept)
  expect(text).toContain('- Audience: engineers\n')
  expect(text).toContain('### Message 1: connection request\n\nDraft A:\n\n```\nengineers\n```\n')
  expect(text).toContain(
    'Version 2 of `context/campaign_context`, from the user.\n\n```json\n{\n  "tone": "plain"\n}\n```\n',
  )
  expect(contextMarkdown(campaign('engineers'), null)).toContain('Nothing was kept under this name')
})

test('environment.md tells names and never a value [S001-20.2.3]', () => {
  const given = {
    secrets: { place: 'the keychain', names: ['SMTP_PASSWORD', 'DB_CONNECTION_STRING'] },
    settings: [{ name: 'DATABASE_URL', set: true, value: 'postgres://a:hunter2@x/y' }],
  }
  const text = environmentMarkdown({ name: 'Spring' }, given)
  expect(text).toContain('Kept in the keychain\n'.replace('\n', ':\n\n- `DB_CONNECTION_STRING`\n- `SMTP_PASSWORD`\n'))
  expect(text).toContain('- `DATABASE_URL`: set\n')
  expect(text).not.toContain('hunter2')
  expect(
    environmentMarkdown({ name: 'Spring' }, { secrets: { closed: 'a passphrase is missing' }, settings: [] }),
  ).toContain('They cannot be looked at: a passphrase is missing')
})

/** The lines that a reader of Markdown interprets: those within fences are shown as they are. */
function interpreted(markdown: string): string[] {
  let fence: string | null = null
  return markdown.split('\n').filter((line) => {
    const opens = /^(`{3,})\w*$/.exec(line)?.[1]
    if (fence !== null) {
      if (line === fence) fence = null
      return false
    }
    if (opens) fence = opens
    return !opens
  })
}

test('a hostile text forges no heading, list, link, picture or HTML in any projection', () => {
  const kept = { version: 1, source: 'agent' as const, created_at: '', content_type: 'text/plain', content: HOSTILE }
  const environment = { secrets: { place: HOSTILE, names: [HOSTILE] }, settings: [{ name: HOSTILE, set: true }] }
  const made = (text: string) => [
    tasksMarkdown(campaign(text)),
    contextMarkdown(campaign(text), kept),
    environmentMarkdown({ name: text }, environment),
  ]
  const shape = (markdown: string) =>
    interpreted(markdown).map((line) => /^\s*(#+ |- |\d+\. (\[.\] )?|<!--|`|)/.exec(line)?.[1])
  expect(made(HOSTILE).map(shape)).toEqual(made('plain').map(shape))
  for (const line of made(HOSTILE).flatMap(interpreted)) {
    const words = line.replace(/^<!--.*-->$/, '').replace(/\\.|`[^`]*`/g, '')
    expect(words, line).not.toMatch(/[<>`*|]|\]\(|!\[|:\/\/|www\.\w|@\w|\u202E/)
  }
})

test('a fence holds a text of nothing but fences', () => {
  expect(block('`a'.repeat(500_000))).toBe(`\`\`\`\n${'`a'.repeat(500_000)}\n\`\`\``)
  expect(block('````')).toBe('`````\n````\n`````')
})

test('whatever a text holds, it stays within its line and its fence', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const line = inline(text)
      expect(line).not.toMatch(/[\n\r\u2028\u2029]/)
      expect(line.replace(/\\./g, '')).not.toMatch(/[\\`*_{}[\]<>()#+\-=!|~&:$^]/)
      const lines = block(text).split('\n')
      const fence = lines[0] as string
      expect(lines.filter((l) => l.trim().startsWith(fence))).toHaveLength(2)
      expect(lines.at(-1)).toBe(fence)
    }),
  )
})
