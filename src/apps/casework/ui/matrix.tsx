import { createLazyRoute, Link } from '@tanstack/react-router'
import { $api } from '#host/desk/api/client.ts'
import { Badge, type Tone } from '#host/desk/components/badge.tsx'
import { Bytes, readable, visible } from '#host/desk/components/bytes.tsx'
import { Card, Empty, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { FactPlace } from './fact-place.tsx'
import type { Matrix, MatrixRow } from './types.ts'
import { useReference } from './use-case.ts'
import { counted, titlesOf } from './words.ts'

export const Route = createLazyRoute('/cases/$id/matrix')({ component: MatrixPage })

type Titles = ReturnType<typeof titlesOf>

function MatrixPage() {
  const { id } = Route.useParams()
  const asked = $api.useQuery('get', '/api/cases/{id}/matrix', { params: { path: { id } } })
  const reference = useReference().data
  return (
    <QueryView query={asked}>
      {(matrix) =>
        matrix.round === 0 ? (
          <Empty title="Nothing is mapped yet.">
            Facts are laid beside the elements of each cause of action once the documents are read.
          </Empty>
        ) : (
          <Mapped id={id} matrix={matrix} titles={titlesOf(reference, matrix.coa_version)} />
        )
      }
    </QueryView>
  )
}

const STATUS: Record<MatrixRow['status'], { text: string; tone: Tone; look: string }> = {
  supported: { text: 'supported', tone: 'good', look: 'bg-lane' },
  thin: { text: 'thin', tone: 'warn', look: 'bg-warn' },
  gap: { text: 'gap', tone: 'bad', look: 'border border-bad' },
}

interface Cause {
  id: string
  rows: MatrixRow[]
}

function Mapped({ id, matrix, titles }: { id: string; matrix: Matrix; titles: Titles }) {
  const causes = [...new Set(matrix.rows.map(({ coa_id }) => coa_id))].map(
    (coa): Cause => ({ id: coa, rows: matrix.rows.filter(({ coa_id }) => coa_id === coa) }),
  )
  const covered = ({ rows }: Cause) => rows.filter(({ status }) => status !== 'gap').length / rows.length
  const touched = causes.filter((cause) => covered(cause) > 0).toSorted((a, b) => covered(b) - covered(a))
  const idle = causes.filter((cause) => covered(cause) === 0)
  return (
    <div className="flex flex-col gap-7">
      <Section title="Causes of action and their elements">
        <p className="max-w-prose text-sm text-quiet">
          A fact supports an element or weighs against it; what follows from that an attorney decides. Map{' '}
          {matrix.round}, taxonomy <code>{matrix.coa_version}</code>.
        </p>
        <Card className="overflow-x-auto">
          <table className="w-full text-left">
            <caption className="sr-only">How far each cause of action is supported</caption>
            <thead className="border-b border-line text-sm text-quiet">
              <tr>
                <th className="py-2 pr-2 font-medium">Cause of action</th>
                <th className="px-2 py-2 font-medium max-sm:hidden">Elements</th>
                <th className="px-2 py-2 text-right font-medium">Supported</th>
                <th className="px-2 py-2 text-right font-medium">Thin</th>
                <th className="py-2 pl-2 text-right font-medium">Gaps</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {[...touched, ...idle].map((cause) => (
                <Row key={cause.id} cause={cause} titles={titles} isLinked={touched.includes(cause)} />
              ))}
            </tbody>
          </table>
        </Card>
      </Section>
      {touched.map((cause) => (
        <CauseView key={cause.id} id={id} cause={cause} titles={titles} />
      ))}
      {idle.length > 0 && (
        <Section title="No fact yet">
          <p className="text-quiet">
            Nothing in the file supports an element of: {idle.map(({ id: coa }) => titles.cause(coa)).join('; ')}.
          </p>
        </Section>
      )}
      {matrix.summary && (
        <details>
          <summary className="cursor-pointer text-lane">The map as text</summary>
          <div className="mt-2">
            <Bytes text={matrix.summary} label="The map as text" />
          </div>
        </details>
      )}
    </div>
  )
}

function Row({ cause, titles, isLinked }: { cause: Cause; titles: Titles; isLinked: boolean }) {
  const count = (status: MatrixRow['status']) => cause.rows.filter((row) => row.status === status).length
  const title = titles.cause(cause.id)
  return (
    <tr>
      <th scope="row" className="py-2 pr-2 font-medium">
        {isLinked ? (
          <Link to="." hash={`cause-${cause.id}`}>
            {title}
          </Link>
        ) : (
          title
        )}
      </th>
      <td className="px-2 py-2 max-sm:hidden">
        <span className="flex gap-1" aria-hidden>
          {cause.rows.map(({ element_id, status }) => (
            <span
              key={element_id}
              title={`${titles.element(cause.id, element_id)}: ${STATUS[status].text}`}
              className={`h-3.5 w-6 rounded-sm ${STATUS[status].look}`}
            />
          ))}
        </span>
        <span className="sr-only">{counted(cause.rows.length, 'element')}</span>
      </td>
      <td className="px-2 py-2 text-right tabular-nums">{count('supported')}</td>
      <td className="px-2 py-2 text-right tabular-nums">{count('thin')}</td>
      <td className="py-2 pl-2 text-right tabular-nums">{count('gap')}</td>
    </tr>
  )
}

function CauseView({ id, cause, titles }: { id: string; cause: Cause; titles: Titles }) {
  return (
    <div id={`cause-${cause.id}`} className="scroll-mt-4">
      <Section title={titles.cause(cause.id)}>
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card">
          {cause.rows.map((row) => (
            <li key={row.element_id} className="grid gap-x-5 gap-y-2 px-4 py-3 md:grid-cols-[15rem_minmax(0,1fr)]">
              <div>
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-medium">{titles.element(row.coa_id, row.element_id)}</span>
                  <Badge tone={STATUS[row.status].tone}>{STATUS[row.status].text}</Badge>
                </p>
                <p className="text-sm text-quiet">{titles.needs(row.coa_id, row.element_id)}</p>
              </div>
              <Evidence id={id} row={row} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Evidence({ id, row }: { id: string; row: MatrixRow }) {
  const relationOf = (fact: MatrixRow['facts'][number]) =>
    fact.elements.find(({ coa_id, element_id }) => coa_id === row.coa_id && element_id === row.element_id)?.relation
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {row.facts.map((fact) => (
        <div key={fact.fact_id} className="min-w-0">
          <p className="break-words">
            <span className={relationOf(fact) === 'weighs_against' ? 'text-warn' : 'text-lane'}>
              {relationOf(fact) === 'weighs_against' ? 'weighs against' : 'supports'}:
            </span>{' '}
            {visible(fact.statement)}
          </p>
          <p className="text-sm">
            <FactPlace id={id} fact={fact} />
          </p>
        </div>
      ))}
      {row.missing && row.status !== 'supported' && (
        <p className={`break-words ${row.status === 'gap' ? 'text-bad' : 'text-warn'}`}>{readable(row.missing)}</p>
      )}
    </div>
  )
}
