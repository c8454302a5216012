import { useQueryClient } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { useState } from 'react'
import { $api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { Button } from '#host/desk/components/button.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { DownloadLink } from '#host/desk/components/download-link.tsx'
import { Input, Select, TextArea } from '#host/desk/components/field.tsx'
import { Refused } from '#host/desk/components/query-view.tsx'
import { zone } from '#host/desk/components/zone.ts'
import { notifyDone } from '#host/desk/shell/notices.ts'
import { lookAgain } from './acts.ts'

type Format = 'text' | 'todoist' | 'csv'
const LARGEST_BYTES = 2 * 1024 * 1024

/** A list comes in as a file or as pasted lines, and goes out as a file. */
export function Exchange() {
  const [open, setOpen] = useState<'import' | 'export' | null>(null)
  return (
    <>
      <Button onClick={() => setOpen('import')}>
        <ArrowDownToLine aria-hidden className="size-4" /> Import
      </Button>
      <Button onClick={() => setOpen('export')}>
        <ArrowUpFromLine aria-hidden className="size-4" /> Export
      </Button>
      <ImportDialog open={open === 'import'} onClose={() => setOpen(null)} />
      <Dialog
        open={open === 'export'}
        onClose={() => setOpen(null)}
        title="Export all tasks"
        description="All of them, open and completed, as one file."
      >
        <ul className="flex flex-col gap-2">
          {EXPORTS.map(({ format, text }) => (
            <li key={format}>
              <DownloadLink path={`/api/tasks/export?format=${format}`} download={`tasks.${format}`}>
                {text}
              </DownloadLink>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

const EXPORTS = [
  { format: 'csv', text: 'CSV, for a spreadsheet, or to import here again' },
  { format: 'ics', text: 'iCalendar (VTODO), for a calendar' },
  { format: 'json', text: 'JSON, for programs' },
]

function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [format, setFormat] = useState<Format>('text')
  const [text, setText] = useState('')
  const [tooLarge, setTooLarge] = useState(false)
  const queries = useQueryClient()
  const bring = $api.useMutation('post', '/api/tasks/import', {
    onSuccess: ({ imported }) => {
      notifyDone(`${imported} ${imported === 1 ? 'task was' : 'tasks were'} imported.`, 'Undo takes them back.')
      setText('')
      onClose()
    },
    onSettled: () => lookAgain(queries),
  })
  async function read(file: File | undefined) {
    setTooLarge((file?.size ?? 0) > LARGEST_BYTES)
    if (!file || file.size > LARGEST_BYTES) return
    if (file.name.toLowerCase().endsWith('.csv') && format === 'text') setFormat('csv')
    setText(await file.text())
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Import tasks"
      description="A file is read whole or not at all. What cannot be read is told with its line."
    >
      <Select label="What it is" value={format} onChange={(event) => setFormat(event.target.value as Format)}>
        <option value="text">Plain text, one task a line</option>
        <option value="todoist">A project of Todoist (CSV)</option>
        <option value="csv">A CSV that was exported here</option>
      </Select>
      <Input
        label="File"
        type="file"
        accept=".txt,.md,.csv,text/plain,text/csv"
        hint="Up to 2 MiB."
        problem={tooLarge ? 'This file is larger than 2 MiB. Split it.' : undefined}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <TextArea
        label="Or paste it here"
        rows={6}
        value={text}
        placeholder={'# Home\n- water the plants every week\n- [x] call Anna'}
        onChange={(event) => setText(event.target.value)}
      />
      {bring.error && <Refused error={asRefusal(bring.error)} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          kind="main"
          busy={bring.isPending}
          disabled={text.trim() === ''}
          onClick={() => bring.mutate({ body: { format, text, time_zone: zone } })}
        >
          Import
        </Button>
      </div>
    </Dialog>
  )
}
