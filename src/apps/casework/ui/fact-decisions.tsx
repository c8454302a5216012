import { type ReactNode, useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { readable, visible } from '#host/desk/components/bytes.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { Input, Select, TextArea } from '#host/desk/components/field.tsx'
import type { Fact } from './types.ts'
import { useAct } from './use-case.ts'
import type { titlesOf } from './words.ts'

type Titles = ReturnType<typeof titlesOf>
type Step = 'reject' | 'restore' | 'correct' | 'map'

/** What a person can decide about a fact. The sentence of the source stays as it is. */
export function FactDecisions({ id, fact, titles }: { id: string; fact: Fact; titles: Titles }) {
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  const about = `fact ${fact.number}`
  if (fact.rejected)
    return (
      <>
        <Button kind="quiet" aria-label={`Restore ${about}`} onClick={() => setStep('restore')}>
          Restore
        </Button>
        {step === 'restore' && <RejectDialog {...{ id, fact, close }} restore />}
      </>
    )
  return (
    <>
      <Button kind="quiet" aria-label={`Correct ${about}`} onClick={() => setStep('correct')}>
        Correct
      </Button>
      <Button kind="quiet" aria-label={`Map ${about}`} onClick={() => setStep('map')}>
        Map
      </Button>
      <Button kind="quiet" aria-label={`Reject ${about}`} onClick={() => setStep('reject')}>
        Reject
      </Button>
      {step === 'reject' && <RejectDialog {...{ id, fact, close }} />}
      {step === 'correct' && <CorrectDialog {...{ id, fact, close }} />}
      {step === 'map' && <MapDialog {...{ id, fact, titles, close }} />}
    </>
  )
}

interface Deciding {
  id: string
  fact: Fact
  close(): void
}

function RejectDialog({ id, fact, close, restore = false }: Deciding & { restore?: boolean }) {
  const { busy, act } = useAct(id)
  const [reason, setReason] = useState('')
  async function decide() {
    const content = { fact_id: fact.fact_id, reason: reason.trim(), ...(restore ? { restore } : {}) }
    if (await act('keep', 'case.reject_fact', content, restore ? 'Fact restored.' : 'Fact rejected.')) close()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={restore ? `Restore fact ${fact.number}?` : `Reject fact ${fact.number}?`}
      description={
        restore
          ? 'It supports the same elements as before.'
          : 'It supports no element from now on. It stays in this list with your reason, and no agent can add it again.'
      }
    >
      <Form
        onSubmit={decide}
        close={close}
        label={restore ? 'Restore' : 'Reject'}
        busy={busy !== null}
        ready={reason.trim() !== ''}
      >
        <blockquote className="border-l-2 border-line pl-3 break-words text-quiet">
          {visible(fact.statement)}
        </blockquote>
        <Reason value={reason} onChange={setReason} />
      </Form>
    </Dialog>
  )
}

function CorrectDialog({ id, fact, close }: Deciding) {
  const { busy, act } = useAct(id)
  const happened = (fact.happened ?? {}) as { from?: unknown; text?: unknown }
  const people = fact.entities.filter((name) => typeof name === 'string').join('; ')
  const [statement, setStatement] = useState(fact.statement)
  const [day, setDay] = useState(typeof happened.from === 'string' ? happened.from : '')
  const [names, setNames] = useState(people)
  const [reason, setReason] = useState('')
  async function decide() {
    const entities = names
      .split(';')
      .map((name) => name.trim())
      .filter(Boolean)
    const content = {
      ...{ fact_id: fact.fact_id, statement: statement.trim(), reason: reason.trim() },
      ...(day !== '' && day !== happened.from ? { date: { from: day, text: day } } : {}),
      ...(names === people ? {} : { entities }),
    }
    if (await act('keep', 'case.correct_fact', content, 'Fact corrected.')) close()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={`Correct fact ${fact.number}`}
      description="The source and its own words stay beside your correction."
    >
      <Form
        onSubmit={decide}
        close={close}
        label="Save correction"
        busy={busy !== null}
        ready={reason.trim() !== '' && statement.trim() !== ''}
      >
        <TextArea
          label="Statement"
          required
          maxLength={500}
          value={statement}
          onChange={(event) => setStatement(event.target.value)}
        />
        <Input label="Date" type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        <Input
          label="People"
          hint="Separate names with a semicolon."
          maxLength={1000}
          value={names}
          onChange={(event) => setNames(event.target.value)}
        />
        <Reason value={reason} onChange={setReason} />
      </Form>
    </Dialog>
  )
}

const RELATIONS = [
  ['supports', 'supports it'],
  ['weighs_against', 'weighs against it'],
  ['none', 'does not bear on it'],
] as const

function MapDialog({ id, fact, titles, close }: Deciding & { titles: Titles }) {
  const { busy, act } = useAct(id)
  const first = fact.elements[0]
  const [element, setElement] = useState(first ? `${first.coa_id}.${first.element_id}` : '')
  const [relation, setRelation] = useState<string>('supports')
  const [reason, setReason] = useState('')
  async function decide() {
    const [coa_id, element_id] = element.split('.')
    const content = { fact_id: fact.fact_id, coa_id, element_id, relation, reason: reason.trim() }
    if (await act('keep', 'case.map_fact', content, 'Mapping saved.')) close()
  }
  return (
    <Dialog open onClose={close} title={`Map fact ${fact.number}`} description={visible(fact.statement)}>
      <Form
        onSubmit={decide}
        close={close}
        label="Save mapping"
        busy={busy !== null}
        ready={reason.trim() !== '' && element !== ''}
      >
        <Select label="Element" required value={element} onChange={(event) => setElement(event.target.value)}>
          <option value="">Choose an element</option>
          {titles.causes.map((cause) => (
            <optgroup key={cause.id} label={readable(cause.title)}>
              {cause.elements.map((one) => (
                <option key={one.id} value={`${cause.id}.${one.id}`}>
                  {readable(one.title)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Select label="This fact" value={relation} onChange={(event) => setRelation(event.target.value)}>
          {RELATIONS.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <Reason value={reason} onChange={setReason} />
      </Form>
    </Dialog>
  )
}

/** A fact that nobody has found, quoted from the page that is shown. */
export function AddFact({ id, document, page }: { id: string; document: string; page: number }) {
  const [open, setOpen] = useState(false)
  const [quote, setQuote] = useState('')
  const [reason, setReason] = useState('')
  const { busy, act } = useAct(id)
  const close = () => setOpen(false)
  async function add() {
    const content = { document_id: document, page, quote: quote.trim(), reason: reason.trim() }
    if (!(await act('keep', 'case.add_fact', content, 'Fact added.'))) return
    setQuote('')
    setReason('')
    close()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a fact</Button>
      <Dialog
        open={open}
        onClose={close}
        title={`Add a fact from page ${page}`}
        description="Copy the sentence from the page. Map it to an element on the facts page afterwards."
      >
        <Form
          onSubmit={add}
          close={close}
          label="Add fact"
          busy={busy !== null}
          ready={quote.trim() !== '' && reason.trim() !== ''}
        >
          <TextArea
            label="Quote"
            required
            maxLength={500}
            value={quote}
            onChange={(event) => setQuote(event.target.value)}
          />
          <Reason value={reason} onChange={setReason} />
        </Form>
      </Dialog>
    </>
  )
}

function Reason({ value, onChange }: { value: string; onChange(reason: string): void }) {
  return (
    <Input label="Reason" required maxLength={2000} value={value} onChange={(event) => onChange(event.target.value)} />
  )
}

function Form(props: {
  onSubmit(): Promise<void>
  close(): void
  label: string
  busy: boolean
  ready: boolean
  children: ReactNode
}) {
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void props.onSubmit()
      }}
    >
      {props.children}
      <div className="flex justify-end gap-2">
        <Button onClick={props.close}>Cancel</Button>
        <Button kind="main" type="submit" busy={props.busy} disabled={!props.ready}>
          {props.label}
        </Button>
      </div>
    </form>
  )
}
