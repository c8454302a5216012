import { Copy } from 'lucide-react'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { notifyDone } from '../../shell/notices.ts'
import { counted, Exact, Fact, Facts } from './facts.tsx'
import type { Work } from './types.ts'

type Checked = NonNullable<Work['checked']>

/** The backup is whole. A restore never replaces anything, so it is done beside the running product, by these steps. */
export function RestorePlan({ file, checked }: { file: string; checked: Checked }) {
  const { taken_at, rows, tables, workspaces, entries, key, known_key, since, steps } = checked
  return (
    <section
      aria-label={`Restore ${file}`}
      className="flex flex-col gap-3 rounded-lg border border-l-4 border-line border-l-lane p-4"
    >
      <h3 className="flex flex-wrap items-center gap-2">
        <span className="break-all">{file}</span> <Badge tone="good">every byte is as it was written</Badge>
      </h3>
      <Facts>
        <Fact name="Taken">
          <Timestamp at={taken_at} />
        </Fact>
        <Fact name="Holds">
          {entries.toLocaleString()} entries of {counted(workspaces, 'workspace')}; {rows.toLocaleString()} rows of{' '}
          {tables} tables
        </Fact>
        <Fact name="Signed by">
          {known_key ? (
            <Badge tone="good">a key of this journal</Badge>
          ) : (
            <Badge tone="warn">nobody here knows the key</Badge>
          )}{' '}
          <Exact>{key}</Exact>
        </Fact>
        <Fact name="Since then">{sinceThen(since)} People who were erased since are erased again.</Fact>
      </Facts>
      <h3>To restore it</h3>
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        {steps.map(({ says, command }) => (
          <li key={says}>
            {says}
            {command && <Command text={command} />}
          </li>
        ))}
      </ol>
      <p className="text-sm text-quiet">
        In a clone, write <code>npm run -s lanewright --</code> for <code>lanewright</code>.
      </p>
    </section>
  )
}

function sinceThen(since: Checked['since']): string {
  if (!since) return 'No journal tells what has happened. A restore stops every open workspace.'
  const { gone_on, begun } = since
  const moved =
    gone_on === 0
      ? 'None of its workspaces has gone on.'
      : `${counted(gone_on, 'workspace')} of it went on: a restore stops what is open of them until you have looked which effects have happened.`
  return begun === 0 ? moved : `${moved} ${counted(begun, 'workspace')} began later and will not be there.`
}

function Command({ text }: { text: string }) {
  return (
    <span className="mt-1 flex items-start gap-2">
      <code className="min-w-0 flex-1 rounded-md bg-sunk px-3 py-2 text-[0.8125rem] break-all">{text}</code>
      <Button
        aria-label="Copy the command"
        onClick={async () => {
          await navigator.clipboard.writeText(text)
          notifyDone('Copied.')
        }}
      >
        <Copy aria-hidden className="size-4" />
      </Button>
    </span>
  )
}
