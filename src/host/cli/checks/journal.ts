import { stat } from 'node:fs/promises'
import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type JournalWalk, startWalk } from '#kernel/ledger/journal-walk.ts'
import { type JournalLayout, journalLayout, requireOutside } from '#storage/journal/folder.ts'
import { keyInForce } from '#storage/journal/keys.ts'
import { cutProblem, JOURNAL_CUT, JOURNAL_GONE, workspacesBehind } from '#storage/journal/open.ts'
import { readJournal } from '#storage/journal/reader.ts'
import { catalogFingerprint, installationOf } from '#storage/seals.ts'
import { mirroredLines } from '#storage/verify-rows.ts'
import type { Settings } from '../settings.ts'
import { bad, broken, type Check, good, warn } from './check.ts'

const NAME = 'journal'

/** The journal as it lies there; nothing is begun. */
export async function checkJournal(settings: Settings): Promise<Check[]> {
  const layout = journalLayout(settings.journalDir)
  try {
    await requireOutside(settings.journalDir, settings.dataDir)
    if (!(await stat(layout.lines).catch(() => null)))
      return [warn(NAME, `there is none in ${layout.folder} yet`, 'It begins with the first `lanewright start`.')]
    const walk = await walkOf(layout)
    const key = await keyInForce(layout, walk.key).catch(() => null)
    return [
      good(NAME, `${walk.n} lines in ${layout.folder}`),
      ...(await closedToOthers(layout)),
      key
        ? good('signing key', `at hand: ${walk.key.slice(0, 16)}`)
        : bad(
            'signing key',
            'the key in force is not at hand',
            'Put it back, or state it: `lanewright keys lost --reason`.',
          ),
    ]
  } catch (error) {
    return [broken(NAME, error)]
  }
}

async function walkOf(layout: JournalLayout): Promise<JournalWalk> {
  const read = await readJournal(layout, true)
  if (!read?.bad) return read?.walk ?? startWalk()
  const next = 'Run `lanewright verify`; keep the file as it is.'
  throw new Failure('journal.damaged', `line ${read.bad.line} is bad: ${read.bad.problem}`, next)
}

async function closedToOthers(layout: JournalLayout): Promise<Check[]> {
  if (process.platform === 'win32') return []
  for (const path of [layout.folder, layout.lines, layout.key]) {
    const found = await stat(path).catch(() => null)
    if (found && (found.mode & 0o077) !== 0)
      return [bad('journal mode', `other users may read ${path}`, `Close it: chmod go= ${path}`)]
  }
  return [good('journal mode', 'closed to other users')]
}

async function withoutJournal(layout: JournalLayout, auditor: pg.Pool): Promise<Check[]> {
  const { rows } = await auditor.query<{ entries: string }>('select coalesce(sum(seq), 0) as entries from kernel.heads')
  const entries = rows[0]?.entries ?? '0'
  if (entries === '0') return []
  return [
    bad('seals', `the database holds ${entries} entries, and there is no journal in ${layout.folder}`, JOURNAL_GONE),
  ]
}

/** Journal and database side by side. */
export async function checkSeals(settings: Settings, auditor: pg.Pool): Promise<Check[]> {
  const layout = journalLayout(settings.journalDir)
  const installation = await installationOf(auditor)
  if (installation === null) return []
  // Before the journal is read: what it names must be there.
  const mirrored = await mirroredLines(auditor)
  const walk = await walkOf(layout)
  if (walk.n === 0) return withoutJournal(layout, auditor)
  if (walk.installation !== installation)
    return [
      bad(
        'seals',
        `the journal belongs to installation ${walk.installation}, the database is ${installation}`,
        'Name its journal with --journal.',
      ),
    ]
  const cut = cutProblem(walk, mirrored)
  if (cut) return [bad('seals', `${layout.lines} ${cut}`, JOURNAL_CUT)]
  const behind = (await workspacesBehind(walk, auditor)).length
  const { rows } = await auditor.query<{ workspace: string; seq: string }>(
    'select workspace_id as workspace, seq from kernel.heads where seq > 0',
  )
  const open = rows.filter((r) => Number(r.seq) > Number(walk.heads.get(r.workspace)?.seq ?? 0)).length
  const look = 'Run `lanewright verify`; it names what is not as it was.'
  return [
    behind > 0
      ? bad('seals', `${behind} workspaces end before what was sealed, or differently`, look)
      : good('seals', open > 0 ? `${open} of ${rows.length} heads wait for their next seal` : 'every head is sealed'),
    walk.catalog === (await catalogFingerprint(auditor))
      ? good('catalog', 'as the journal stated it')
      : bad('catalog', 'tables, functions, triggers or rights changed since they were stated', look),
  ]
}
