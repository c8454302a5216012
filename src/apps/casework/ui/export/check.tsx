import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Refused } from '#host/desk/components/query-view.tsx'
import type { Checked } from '../types.ts'
import { counted } from '../words.ts'
import { checksOf } from './checks.ts'

/** Reads the whole package again and computes everything anew, as anybody could with the file alone. */
export function CheckBundle({ id, bundle }: { id: string; bundle: string }) {
  const [busy, setBusy] = useState(false)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [refused, setRefused] = useState<unknown>(null)

  async function check() {
    setBusy(true)
    setRefused(null)
    setChecked(null)
    try {
      const result = await api.GET('/api/cases/{id}/bundles/{bundle}/check', { params: { path: { id, bundle } } })
      if (!result.data) throw result.error
      setChecked(result.data)
    } catch (error) {
      setRefused(asRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={busy} onClick={() => void check()}>
          {busy ? 'Verifying ...' : 'Verify the package'}
        </Button>
        <span className="text-sm text-quiet">
          Anybody can do the same with the file alone: <code>lanewright verify package.zip</code>
        </span>
      </div>
      {refused !== null && <Refused error={refused} />}
      {checked && <Result checked={checked} />}
    </div>
  )
}

function Result({ checked }: { checked: Checked }) {
  const { ok, entries, signed_by, problems } = checked
  return (
    <div
      role="status"
      className={`flex flex-col gap-2 rounded-lg border p-4 ${ok ? 'border-lane bg-lane-soft' : 'border-bad bg-bad-soft'}`}
    >
      <p className="font-semibold">
        {ok ? 'Whole: every byte is as it was packed.' : `Not whole: ${counted(problems.length, 'problem')}.`}
      </p>
      <p>
        {counted(entries, 'file')} read{signed_by ? ', signed with the key ' : '; no signature could be read.'}
        {signed_by && <code className="break-all">{signed_by}</code>}
      </p>
      <ul aria-label="Checks" className="flex flex-col gap-1">
        {checksOf(checked).map(({ what, ok: isGood, problems: found }) => (
          <li key={what} className="flex gap-2">
            {isGood ? (
              <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-lane" />
            ) : (
              <CircleX aria-hidden className="mt-0.5 size-4.5 shrink-0 text-bad" />
            )}
            <div className="min-w-0">
              <p>
                {what}: <span className="font-medium">{isGood ? (ok ? 'yes' : 'nothing wrong was found') : 'no'}</span>
              </p>
              {found.map(({ path, code, message, offset }) => (
                <p key={`${path}${code}${offset}${message}`} className="text-sm break-words">
                  {path && <code className="break-all">{readable(path)}</code>} {readable(message)}
                  {offset !== undefined && `, at byte ${offset.toLocaleString()}`} (<code>{code}</code>)
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
