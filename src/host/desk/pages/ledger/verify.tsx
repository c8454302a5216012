import { createLazyRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import type { Verified } from '../../api/types.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Select } from '../../components/field.tsx'
import { LongWork, useLong } from '../../components/long-work.tsx'
import { Card, Section } from '../../components/page.tsx'
import { Refused } from '../../components/query-view.tsx'
import { Fact, Facts } from './facts.tsx'
import { ReplaySection } from './replay.tsx'

export const Route = createLazyRoute('/ledger/$workspace/verify')({ component: VerifyPage })

type Scope = 'workspace' | 'all' | 'since'

function VerifyPage() {
  const { workspace } = Route.useParams()
  return (
    <div className="flex flex-col gap-7">
      <VerifySection workspace={workspace} />
      <ReplaySection workspace={workspace} />
    </div>
  )
}

function VerifySection({ workspace }: { workspace: string }) {
  const [scope, setScope] = useState<Scope>('workspace')
  const { busy, ran, run, cancel } = useLong<Verified>((watch, signal) => {
    const query = scope === 'workspace' ? { workspace } : scope === 'since' ? { since: 'true' as const } : {}
    return api.GET('/api/verify', { params: { query: { ...query, watch } }, signal })
  })

  return (
    <Section title="Is the ledger whole?">
      <p className="max-w-prose text-quiet">
        Every hash is computed again outside of the database and compared with the chain, the seals and the journal. A
        change, an insertion, a removal or a cut is found, and the first bad entry named.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Select label="What" value={scope} onChange={(e) => setScope(e.target.value as Scope)} disabled={busy !== null}>
          <option value="workspace">this workspace</option>
          <option value="all">everything</option>
          <option value="since">everything since the last clean verification</option>
        </Select>
        <Button kind="main" busy={busy !== null} onClick={() => void run()}>
          {busy ? 'Verifying ...' : 'Verify'}
        </Button>
      </div>
      {busy && <LongWork watch={busy} label="Verification" unit="entries" cancel={cancel} />}
      <div aria-live="polite">
        {ran === 'cancelled' && <p role="status">The verification was cancelled. It changes nothing.</p>}
        {ran && ran !== 'cancelled' && 'result' in ran && (
          <Result workspace={workspace} result={ran.result} tookMs={ran.tookMs} />
        )}
        {ran && ran !== 'cancelled' && 'error' in ran && <Refused error={ran.error} again={() => void run()} />}
      </div>
    </Section>
  )
}

function Result({ workspace, result, tookMs }: { workspace: string; result: Verified; tookMs: number }) {
  return (
    <Card className={`flex flex-col gap-3 border-l-4 ${result.ok ? 'border-l-lane' : 'border-l-bad'}`}>
      <header className="flex flex-wrap items-center gap-3">
        <h3>{result.ok ? 'Whole: every entry is as it was written.' : 'Not whole.'}</h3>
        <Badge tone={result.ok ? 'good' : 'bad'}>{result.ok ? 'verified' : 'tampered'}</Badge>
      </header>
      <Facts>
        <Fact name="Entries">{result.entries.toLocaleString()}</Fact>
        <Fact name="Took">{(tookMs / 1000).toFixed(1)} s</Fact>
        {result.ok ? (
          <>
            <Fact name="Workspaces">{result.workspaces}</Fact>
            <Fact name="Head">
              <code className="text-xs break-all">{result.head}</code>
            </Fact>
          </>
        ) : (
          <FirstBad workspace={workspace} bad={result.first_bad} />
        )}
      </Facts>
      {(result.notices ?? []).length > 0 && (
        <div>
          <h4 className="font-medium">Worth knowing</h4>
          <ul className="list-disc pl-5 text-sm text-quiet">
            {result.notices?.map(({ code, message }) => (
              <li key={`${code}${message}`}>{message}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

function FirstBad({ workspace, bad }: { workspace: string; bad: Extract<Verified, { ok: false }>['first_bad'] }) {
  return (
    <>
      <Fact name="What">{bad.problem}</Fact>
      <Fact name="First bad entry">
        {bad.seq !== null &&
          (bad.workspace !== null && (bad.log === 'event' || bad.log === 'audit') ? (
            <Link
              to="/ledger/$workspace/entries"
              params={{ workspace: bad.workspace ?? workspace }}
              search={{ seq: bad.seq }}
            >
              {bad.seq}
              {bad.upto ? ` to ${bad.upto}` : ''} of the {bad.log} log
            </Link>
          ) : (
            `${bad.seq}${bad.upto ? ` to ${bad.upto}` : ''} (${bad.log})`
          ))}
      </Fact>
      <Fact name="Journal line">{bad.line}</Fact>
    </>
  )
}
