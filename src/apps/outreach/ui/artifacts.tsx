import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { $api } from '#host/desk/api/client.ts'
import { Status } from '#host/desk/components/badge.tsx'
import { Bytes, laidOut } from '#host/desk/components/bytes.tsx'
import { Diff } from '#host/desk/components/diff.tsx'
import { Select } from '#host/desk/components/field.tsx'
import { Empty } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import type { Artifact } from './types.ts'
import { spelled } from './words.ts'

export const Route = createLazyRoute('/campaigns/$id/artifacts')({ component: ArtifactsPage })

function ArtifactsPage() {
  const { id } = Route.useParams()
  const { type, key } = Route.useSearch()
  const asked = $api.useQuery('get', '/api/campaigns/{id}/artifacts', { params: { path: { id } } })
  return (
    <QueryView query={asked}>
      {({ artifacts }) =>
        artifacts.length === 0 ? (
          <Empty title="Nothing is kept yet.">
            Scorings, scripts, context and reports are kept here, each in versions that never change.
          </Empty>
        ) : (
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
            <nav aria-label="Artifacts" className="flex flex-col gap-1">
              {artifacts.map((one) => (
                <Link
                  key={`${one.artifact_type}/${one.artifact_key}`}
                  to="/campaigns/$id/artifacts"
                  params={{ id }}
                  search={{ type: one.artifact_type, key: one.artifact_key }}
                  className="rounded-md px-3 py-2 text-ink no-underline hover:bg-sunk aria-[current=page]:bg-lane-soft"
                >
                  <span className="block truncate font-medium">{one.artifact_key}</span>
                  <span className="flex items-center gap-2 text-xs text-quiet">
                    {spelled(one.artifact_type)}, version {one.version} <Status of={one.status} />
                  </span>
                </Link>
              ))}
            </nav>
            {type && key ? (
              <Versions key={`${type}/${key}`} id={id} type={type} name={key} />
            ) : (
              <Empty title="Choose one to read it and compare its versions." />
            )}
          </div>
        )
      }
    </QueryView>
  )
}

function Versions({ id, type, name }: { id: string; type: string; name: string }) {
  const { version, with: other } = Route.useSearch()
  const navigate = useNavigate()
  const params = { path: { id }, query: { type, key: name } }
  const asked = $api.useQuery('get', '/api/campaigns/{id}/artifacts/versions', { params })
  const go = (chosen: { version?: string; with?: string }) =>
    void navigate({
      to: '/campaigns/$id/artifacts',
      params: { id },
      search: { type, key: name, ...chosen },
      replace: true,
    })
  return (
    <QueryView query={asked}>
      {({ versions }) => {
        const shown = versions.find((one) => String(one.version) === version) ?? versions[0]
        if (!shown) return <Empty title="There is no such artifact." />
        const before = versions.find((one) => String(one.version) === other && one.version !== shown.version)
        return (
          <div className="flex min-w-0 flex-col gap-3">
            <div className="flex flex-wrap items-end gap-3">
              <div className="w-64">
                <Select
                  label="Version"
                  value={String(shown.version)}
                  onChange={(event) => go({ version: event.target.value, ...(other ? { with: other } : {}) })}
                >
                  {versions.map((one) => (
                    <option key={one.version} value={one.version}>
                      {one.version}, by {one.source}, {one.status}
                    </option>
                  ))}
                </Select>
              </div>
              {versions.length > 1 && (
                <div className="w-64">
                  <Select
                    label="Compared with"
                    value={before ? String(before.version) : ''}
                    onChange={(event) =>
                      go({
                        version: String(shown.version),
                        ...(event.target.value ? { with: event.target.value } : {}),
                      })
                    }
                  >
                    <option value="">nothing</option>
                    {versions
                      .filter((one) => one.version !== shown.version)
                      .map((one) => (
                        <option key={one.version} value={one.version}>
                          version {one.version}
                        </option>
                      ))}
                  </Select>
                </div>
              )}
            </div>
            <p className="text-sm text-quiet">
              Kept <Timestamp at={shown.created_at} />, {shown.byte_size} bytes of {shown.content_type}. SHA-256{' '}
              <code className="break-all">{shown.hash}</code>
            </p>
            <Content id={id} shown={shown} before={before} />
          </div>
        )
      }}
    </QueryView>
  )
}

function useContent(id: string, artifact: Artifact) {
  const { artifact_type: type, artifact_key: key, version } = artifact
  const params = { path: { id }, query: { type, key, version: String(version) } }
  return $api.useQuery('get', '/api/campaigns/{id}/artifacts/content', { params })
}

function Content({ id, shown, before }: { id: string; shown: Artifact; before: Artifact | undefined }) {
  const [raw, setRaw] = useState(false)
  const asked = useContent(id, shown)
  return (
    <QueryView query={asked}>
      {({ content }) =>
        content === null ? (
          <Empty title="It cannot be shown.">It is no text, too large for a page, or was erased.</Empty>
        ) : before ? (
          <Compared id={id} before={before} after={content} version={shown.version} />
        ) : (
          <>
            <label className="flex items-center gap-2 text-sm">
              <input type="checkbox" checked={raw} onChange={(event) => setRaw(event.target.checked)} /> The exact bytes
            </label>
            <Bytes text={raw ? content : laidOut(content)} label={`Version ${shown.version}`} />
          </>
        )
      }
    </QueryView>
  )
}

function Compared(props: { id: string; before: Artifact; after: string; version: number }) {
  const { id, before, after, version } = props
  return (
    <QueryView query={useContent(id, before)}>
      {({ content }) =>
        content === null ? (
          <Empty title="The other version cannot be shown." />
        ) : (
          <Diff
            before={laidOut(content)}
            after={laidOut(after)}
            label={`What version ${version} changed of version ${before.version}`}
          />
        )
      }
    </QueryView>
  )
}
