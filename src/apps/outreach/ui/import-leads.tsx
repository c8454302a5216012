import { createLazyRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { queryClient } from '#host/desk/api/client.ts'
import { Button } from '#host/desk/components/button.tsx'
import { Card, Section } from '#host/desk/components/page.tsx'
import { Progress } from '#host/desk/components/progress.tsx'
import { Refused } from '#host/desk/components/query-view.tsx'
import { AddLead } from './add-lead.tsx'
import { MetricsTable } from './figure-table.tsx'
import { MappingForm } from './import-mapping.tsx'
import type { Imported, Preview } from './types.ts'
import { type Given, type Sending, sendLeads } from './upload-leads.ts'
import { count, share } from './words.ts'

export const Route = createLazyRoute('/campaigns/$id/import')({ component: ImportPage })

type ImportResult = { preview: Preview } | { refused: unknown } | null

/** A file is looked at first, and then taken whole or not at all. Wrong rows are told one by one and left out. */
function ImportPage() {
  const { id } = Route.useParams()
  const [file, setFile] = useState<File | null>(null)
  const [mapping, setMapping] = useState<Given>({})
  const [result, setResult] = useState<ImportResult>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [imported, setImported] = useState<Imported | null>(null)

  async function look(chosen: File, given: Given) {
    setImported(null)
    const answer = await sendLeads<Preview>('/api/leads/preview', chosen, {
      mapping: given,
      within: id,
      firstBytes: PREVIEW_BYTES,
    })
    setResult('refused' in answer ? answer : { preview: answer.value })
  }

  async function take() {
    if (!file) return
    const running = sendLeads<Imported>(`/api/campaigns/${id}/import`, file, {
      mapping,
      campaign: id,
      progress: setSending,
    })
    const answer = await running
    setSending(null)
    // Also of one that was cancelled: what is there is asked for, not guessed.
    void queryClient.invalidateQueries()
    if ('refused' in answer) return setResult(answer)
    setImported(answer.value)
    setResult(null)
  }

  return (
    <div className="flex flex-col gap-6">
      <Card className="flex flex-col gap-2">
        <label htmlFor="leads-file" className="font-medium">
          A CSV or XLSX file with people
        </label>
        <input
          id="leads-file"
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          disabled={sending !== null}
          onChange={(event) => {
            const chosen = event.target.files?.[0] ?? null
            setFile(chosen)
            setMapping({})
            setResult(null)
            if (chosen) void look(chosen, {})
          }}
        />
        <p className="text-sm text-quiet">
          Only a name and the address of a profile are needed. Addresses of mail and telephones are not kept. Nobody on
          the suppression list comes in.
        </p>
      </Card>
      {result && 'refused' in result && <Refused error={result.refused} />}
      {result && 'preview' in result && file && (
        <>
          <Section title="Which column is what">
            <MappingForm
              preview={result.preview}
              given={mapping}
              onChange={(given) => {
                setMapping(given)
                void look(file, given)
              }}
            />
          </Section>
          <Section title="The first rows, as they would be read">
            {result.preview.notices.map(({ code, message }) => (
              <p key={code} className="text-sm text-warn">
                {message}
              </p>
            ))}
            <MetricsTable
              caption={`${result.preview.rows.length} rows`}
              open
              words
              heads={['Row', 'Name', 'Profile', 'Title', 'Company', 'Read']}
              rows={result.preview.rows.map(({ row, lead, errors, warnings }) => [
                String(row),
                lead?.full_name ?? '',
                lead?.profile_url ?? '',
                lead?.job_title ?? '',
                lead?.company ?? '',
                errors[0] ? (
                  <span key="wrong" className="text-bad">
                    {errors[0].message}
                  </span>
                ) : warnings[0] ? (
                  <span key="warned" className="text-warn">
                    {warnings[0].message}
                  </span>
                ) : (
                  'good'
                ),
              ])}
            />
            <div className="flex flex-wrap items-center gap-3">
              <Button kind="main" busy={sending !== null} onClick={() => void take()}>
                Import {file.name}
              </Button>
              {sending && <Button onClick={() => sending.cancel()}>Cancel</Button>}
            </div>
            {sending && (
              <Progress
                done={sending.sentBytes}
                total={file.size}
                label="Import"
                words={
                  sending.rows === null
                    ? `${share(sending.sentBytes / Math.max(1, file.size))} of the file has left`
                    : `The file is there; ${count(sending.rows)} rows taken`
                }
              />
            )}
          </Section>
        </>
      )}
      {imported && <Done id={id} imported={imported} />}
      {!file && <AddLead campaign={id} />}
    </div>
  )
}

/** Enough for the first rows of any file; a workbook is read whole, because its parts lie anywhere in it. */
const PREVIEW_BYTES = 1024 * 1024

function Done({ id, imported }: { id: string; imported: Imported }) {
  const { rows, errors, warnings, warned, sha256, skipped } = imported
  return (
    <Section title="What became of it">
      <Card>
        <p role="status" className="font-semibold">
          {count(imported.imported)} of {count(rows)} rows imported, {count(skipped)} left out.
        </p>
        {warned > 0 && <p className="text-quiet">{count(warned)} imported rows need a look; see below.</p>}
        <p className="text-sm break-all text-quiet">SHA-256 of the file: {sha256}</p>
        <Link to="/campaigns/$id/leads" params={{ id }} className="mt-2 inline-block">
          Look at the leads
        </Link>
      </Card>
      {errors.length > 0 && (
        <MetricsTable
          caption={errors.length < skipped ? `The first ${errors.length} rows that were left out` : 'Left out'}
          open
          words
          heads={['Row', 'Why', 'Code']}
          rows={errors.map(({ row, message, code }) => [String(row), message, code])}
        />
      )}
      {warnings.length > 0 && (
        <MetricsTable
          caption="Imported, with a warning"
          open
          words
          heads={['Row', 'Why', 'Code']}
          rows={warnings.map(({ row, message, code }) => [String(row), message, code])}
        />
      )}
    </Section>
  )
}
