import { Link } from '@tanstack/react-router'
import {
  FileCheck2,
  KeyRound,
  type LucideIcon,
  MessageSquareText,
  Route as RouteIcon,
  Rows3,
  Scale,
  ScanSearch,
  Send,
  UserCheck,
} from 'lucide-react'
import type { WhyPicture } from '../../api/types.ts'
import { Badge, type Tone } from '../../components/badge.tsx'
import { laidOut, visible } from '../../components/bytes.tsx'
import { Empty } from '../../components/page.tsx'
import { sentence } from '../../components/sentence.ts'
import { ExactTimestamp, Fact, Facts } from './facts.tsx'

type Node = WhyPicture['nodes'][number]
type Kind = Node['kind']

const STATIONS: Array<{ kind: Kind; text: string; Icon: LucideIcon }> = [
  { kind: 'proposal', text: 'Proposal', Icon: MessageSquareText },
  { kind: 'verdict', text: 'Verdict', Icon: Scale },
  { kind: 'lane', text: 'Lane', Icon: RouteIcon },
  { kind: 'approval', text: 'Approval', Icon: UserCheck },
  { kind: 'grant', text: 'Grant', Icon: KeyRound },
  { kind: 'intent', text: 'Intent', Icon: Send },
  { kind: 'receipt', text: 'Receipt', Icon: FileCheck2 },
  { kind: 'evidence', text: 'Evidence', Icon: ScanSearch },
  { kind: 'row_change', text: 'Row changes', Icon: Rows3 },
]

const TONES: Record<Node['tone'], Tone> = { good: 'good', bad: 'bad', waiting: 'warn', plain: 'plain' }
const RINGS: Record<Node['tone'], string> = {
  good: 'border-lane bg-lane-soft text-lane',
  bad: 'border-bad bg-bad-soft text-bad',
  waiting: 'border-warn bg-warn-soft text-warn',
  plain: 'border-line bg-card text-quiet',
}
const ABSENT = 'border-dashed border-line text-quiet opacity-60'

/** What counts of a station with several: what went wrong, else what waits. */
function toneOf(nodes: Node[]): Node['tone'] {
  for (const tone of ['bad', 'waiting', 'good'] as const) if (nodes.some((n) => n.tone === tone)) return tone
  return 'plain'
}

/** The road that led to an entry: all stations at a glance, then each with what is known of it. An ordered list for all. */
export function Pipeline({ workspace, picture }: { workspace: string; picture: WhyPicture }) {
  const { nodes, focus, cut } = picture
  if (nodes.length === 0)
    return <Empty title="Nothing led here.">This entry stands alone: no proposal, no person, no effect.</Empty>
  const stations = STATIONS.map((station) => ({ ...station, nodes: nodes.filter((n) => n.kind === station.kind) }))
  const present = stations.filter((station) => station.nodes.length > 0)
  return (
    <div className="flex flex-col gap-6">
      <div aria-hidden className="overflow-x-auto rounded-lg border border-line bg-card px-3 py-4">
        <div className="flex min-w-[46rem]">
          {stations.map(({ kind, text, Icon, nodes: here }, i) => (
            <div key={kind} className="relative flex flex-1 flex-col items-center gap-1.5">
              {i > 0 && (
                <span
                  className={`absolute top-4.5 right-1/2 h-0.5 w-full ${here.length > 0 ? 'bg-lane' : 'bg-line'}`}
                />
              )}
              <span
                className={`relative z-10 flex size-9 items-center justify-center rounded-full border-2 bg-card ${
                  here.length > 0 ? RINGS[toneOf(here)] : ABSENT
                } ${here.some((n) => n.id === focus) ? 'ring-2 ring-lane ring-offset-2 ring-offset-card' : ''}`}
              >
                <Icon className="size-4.5" />
              </span>
              <span className={`text-xs font-medium ${here.length > 0 ? '' : 'text-quiet'}`}>
                {text}
                {here.length > 1 && ` ×${here.length}`}
              </span>
            </div>
          ))}
        </div>
      </div>
      <ol aria-label="The road that led here" className="flex flex-col">
        {present.map(({ kind, text, Icon, nodes: here }, i) => (
          <li key={kind} className="relative flex gap-4 pb-5">
            {i < present.length - 1 && <span aria-hidden className="absolute top-9 bottom-0 left-4.25 w-0.5 bg-line" />}
            <span
              aria-hidden
              className={`z-10 flex size-9 shrink-0 items-center justify-center rounded-full border-2 ${RINGS[toneOf(here)]}`}
            >
              <Icon className="size-4.5" />
            </span>
            <div className="flex min-w-0 flex-1 flex-col gap-2">
              <h2 className="pt-1">{text}</h2>
              <div className={here.length > 1 ? 'grid grid-cols-1 gap-2 md:grid-cols-2' : 'flex flex-col gap-2'}>
                {here.map((node) => (
                  <Station key={node.id} workspace={workspace} node={node} focus={node.id === focus} />
                ))}
              </div>
            </div>
          </li>
        ))}
      </ol>
      {cut && (
        <p className="text-sm text-quiet">More happened in these steps than is drawn. The entries have all of it.</p>
      )}
    </div>
  )
}

function Station({ workspace, node, focus }: { workspace: string; node: Node; focus: boolean }) {
  const { kind, title, text, status, tone, actor, at, facts, seqs } = node
  const shown = kind === 'row_change' ? text : visible(laidOut(text))
  return (
    <article
      aria-current={focus || undefined}
      className="flex flex-col gap-2 rounded-lg border border-line bg-card p-3.5 aria-current:border-lane aria-current:ring-1 aria-current:ring-lane"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 break-words">
          {kind === 'row_change' || kind === 'lane' ? title : sentence(visible(title))}
        </h3>
        <span className="flex items-center gap-2">
          {focus && <Badge tone="info">asked about</Badge>}
          {status && <Badge tone={TONES[tone]}>{status.replaceAll('_', ' ')}</Badge>}
        </span>
      </header>
      {text && (
        <pre className="font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap text-quiet">
          {shown}
        </pre>
      )}
      <Facts>
        <Fact name="Who">{actor && visible(actor)}</Fact>
        <Fact name="When">{at && <ExactTimestamp at={at} />}</Fact>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name.charAt(0).toUpperCase() + name.slice(1)}>
            {visible(value)}
          </Fact>
        ))}
        <Fact name={seqs.length === 1 ? 'Entry' : 'Entries'}>
          {seqs.length > 0 && (
            <span className="flex flex-wrap gap-x-2">
              {seqs.map((seq) => (
                <Link key={seq} to="/ledger/$workspace/entries" params={{ workspace }} search={{ seq }}>
                  {seq}
                </Link>
              ))}
            </span>
          )}
        </Fact>
      </Facts>
    </article>
  )
}
