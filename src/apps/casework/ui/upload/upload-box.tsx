import { Check, Upload as UploadIcon, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Progress } from '#host/desk/components/progress.tsx'
import { sayBytes } from '#host/desk/pages/settings/facts.tsx'
import type { CaseRole } from '../roles.ts'
import { abandonUpload } from './send-file.ts'
import { type Unfinished, unfinished } from './unfinished.ts'
import { addFiles, dismissUpload, stopUpload, type Upload, useUploads } from './uploads.ts'

/** Files are dropped here or chosen; each says how far it is, and goes on after a lost connection. */
export function UploadBox({ caseId, role }: { caseId: string; role: CaseRole }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [, lookAgain] = useState(0)
  const hint = useId()
  const all = useUploads().filter((one) => one.caseId === caseId)
  // Those that are under way stand in both.
  const cut = unfinished().filter((one) => one.caseId === caseId && !all.some(({ name }) => name === one.name))

  function take(list: FileList | null) {
    addFiles(caseId, [...(list ?? [])], role)
    if (input.current) input.current.value = ''
  }

  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
        className={`flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed px-5 py-4 ${isOver ? 'border-lane bg-lane-soft' : 'border-line'}`}
      >
        <p id={hint} className="min-w-0 text-quiet">
          <span className="max-md:hidden">Drop files here, or choose them. </span>
          Each is hashed on arrival; after a lost connection it goes on where it stood.
        </p>
        <Button kind="main" aria-describedby={hint} onClick={() => input.current?.click()}>
          <UploadIcon aria-hidden className="size-4" /> Add files
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files for the case"
          onChange={(event) => take(event.target.files)}
        />
      </div>
      {cut.map((one) => (
        <CutShort
          key={one.uploadId}
          one={one}
          forgotten={() => lookAgain((times) => times + 1)}
          choose={() => input.current?.click()}
        />
      ))}
      {all.length > 0 && (
        <ul aria-label="Uploads" className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card">
          {all.map((upload) => (
            <li key={upload.key} className="px-4 py-2.5">
              <Line upload={upload} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A page cannot keep a file over a reload: the person chooses it once more, and it goes on from where it stands. */
function CutShort({ one, forgotten, choose }: { one: Unfinished; forgotten(): void; choose(): void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line border-l-4 border-l-warn bg-card px-4 py-2.5">
      <p className="min-w-0 break-words">
        <span className="font-medium">{readable(one.name)}</span> was not finished. Choose the same file again: it goes
        on where it stood.
      </p>
      <span className="flex gap-2">
        <Button onClick={choose}>Choose it again</Button>
        <Button
          kind="quiet"
          onClick={() => {
            void abandonUpload(one.caseId, one.uploadId)
            forgotten()
          }}
        >
          Give it up
        </Button>
      </span>
    </div>
  )
}

function Line({ upload }: { upload: Upload }) {
  const { key, name, sizeBytes, sentBytes, state, sha256, refusal } = upload
  const isOver = state === 'done' || state === 'sent' || state === 'refused'
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium break-words">
          {state === 'done' && <Check aria-hidden className="mr-1 inline size-4 text-lane" />}
          {readable(name)}
        </p>
        <Button
          kind="quiet"
          aria-label={`${isOver ? 'Take off the list' : 'Cancel'}: ${readable(name)}`}
          onClick={() => (isOver ? dismissUpload(key) : stopUpload(key))}
        >
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      {refusal ? (
        <p role="alert" className="text-bad">
          {refusal.message}. {refusal.next} <code className="text-xs">{refusal.code}</code>
        </p>
      ) : isOver ? (
        <p className="text-sm text-quiet">
          {state === 'done' ? 'In the file' : 'Arrived; it comes into the file when the case is worked on'},{' '}
          {sayBytes(sizeBytes)}. SHA-256 <code className="break-all">{sha256}</code>
        </p>
      ) : (
        <Progress
          done={sentBytes}
          total={Math.max(1, sizeBytes)}
          label={`Upload of ${readable(name)}`}
          words={wordsFor(upload)}
        />
      )}
    </div>
  )
}

function wordsFor({ state, sentBytes, sizeBytes }: Upload): string {
  const far = `${sayBytes(sentBytes)} of ${sayBytes(sizeBytes)}`
  if (state === 'queued') return 'Waits for the others'
  if (state === 'broken') return `${far}. The connection was lost; it goes on by itself.`
  return state === 'adding' ? 'Arrived; it is being put into the file ...' : far
}
