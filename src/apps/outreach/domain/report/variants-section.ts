import type { Variant } from '../views/answers.ts'
import { comparedBy, variantsChart, verdictOf } from './chart-variants.ts'
import { type Html, html } from './html.ts'
import type { ReportData } from './report-data.ts'
import { section } from './sections.ts'
import { table } from './table.ts'
import { count, draftName, NOTHING, percent, range, title } from './words.ts'

type Step = NonNullable<ReportData['campaign']['goal']['steps']>[number]

/** One part for each message of the sequence: the shares of its drafts, and their words. */
export function variantsSection({ per_variant, campaign: { goal } }: ReportData): Html {
  const steps = [...new Set(per_variant.map((v) => v.step))]
  if (steps.length === 0) return section('drafts', 'Drafts compared', html`<p>Nothing was sent yet.</p>`)
  return section(
    'drafts',
    'Drafts compared',
    html`<p class="quiet">The dot is the share, the line its 95% interval (Wilson): the fewer the messages, the longer the line.</p>`,
    html`${steps.map((step) => stepPart(step, per_variant, goal.steps?.[step - 1]))}`,
  )
}

function stepPart(step: number, all: Variant[], planned: Step | undefined): Html {
  const variants = all.filter((v) => v.step === step)
  const type = variants[0]?.type ?? 'follow_up'
  const accepted = comparedBy(variants, 'accepted_share')
  const replied = comparedBy(variants, 'replied_share')
  const charts = [
    ...(accepted.length > 0 ? [{ id: `step-${step}-accepted`, what: 'Accepted', compared: accepted }] : []),
    { id: `step-${step}-answered`, what: 'Answered', compared: replied },
  ]
  return html`<h3>Message ${step}: ${title(type)}</h3>
${charts.map(
  ({
    id,
    what,
    compared,
  }) => html`<figure><figcaption class="quiet">${what}</figcaption>${variantsChart(id, `Message ${step}: ${what.toLowerCase()}, by draft`, compared)}</figure>
<p>${verdictOf(compared)}</p>`,
)}
${numbers(step, variants, accepted.length > 0)}
${planned && wording(planned)}
`
}

function numbers(step: number, variants: Variant[], acceptable: boolean): Html {
  const number = (name: string) => ({ name, number: true as const })
  const columns = [{ name: 'Draft' }, number('Sent'), ...(acceptable ? [number('Accepted')] : []), number('Answered')]
  const rows = variants.map((v) => [
    html`<bdi>${capital(draftName(v.variant))}</bdi>`,
    count(v.sent),
    ...(acceptable ? [counted(v.accepted, v.accepted_share)] : []),
    counted(v.replied, v.replied_share),
  ])
  return table(`Message ${step} in numbers: people, share and 95% interval`, columns, rows)
}

function counted(people: number | null, interval: Variant['replied_share']): Html {
  if (people === null || interval === null) return html`${NOTHING}`
  const { share, low, high } = interval
  return html`${count(people)} (${percent(share)})<small>${range(low, high)}</small>`
}

function wording({ drafts }: Step): Html {
  return html`<dl class="drafts">${drafts.map(({ variant, text }) => html`<dt>${capital(draftName(variant))}</dt><dd>${text}</dd>`)}</dl>`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
