import { NOTE_LIMIT } from './events.ts'
import { type Html, html, NOTHING } from './html.ts'
import { alertOf, documentOf } from './layout.ts'
import type { Person } from './people.ts'
import type { Relation, RelationState } from './relations.ts'
import type { Found } from './search.ts'

const SHOWN_OF_HEADLINE = 200

export interface HomeView {
  connections: number
  pending: number
  unread: number
  usedThisWeek: number
  weeklyLimit: number
}

export function homePage(account: string, view: HomeView): string {
  const body = html`<div class="card"><h1>Welcome to the practice network</h1>
<p>${count(view.connections, 'connection')}, ${count(view.pending, 'pending invitation')}, ${count(view.unread, 'unread message')}.</p>
<p class="quiet">${view.usedThisWeek} of ${count(view.weeklyLimit, 'invitation')} used in the last 7 days.</p></div>`
  return documentOf('Home', account, body)
}

export function searchPage(account: string, query: string, page: number, found: Found): string {
  const next = `/search?q=${encodeURIComponent(query)}&page=${page + 1}`
  const body = html`<h1>Search</h1>
<form class="search" role="search" action="/search" method="get">
<div class="field"><label for="q">Search people</label><input id="q" name="q" type="search" maxlength="200" value="${query}"></div>
<button>Search</button>
</form>
<div class="card">
<p class="quiet">${found.total === 1 ? '1 person' : `${found.total} people`}, page ${page}</p>
<ul role="list" aria-label="Results">${found.people.map(resultOf)}</ul>
${found.more ? html`<p><a href="${next}">Next page</a></p>` : NOTHING}
</div>`
  return documentOf('Search', account, body)
}

function resultOf({ name, slug, headline, location }: Person): Html {
  return html`<li><a href="/in/${slug}" dir="auto">${name}</a><p dir="auto">${headline.slice(0, SHOWN_OF_HEADLINE).toWellFormed()}</p><p class="quiet">${location}</p></li>`
}

const RELATIONS: Record<Relation, string> = {
  none: 'Not connected',
  pending: 'Invitation pending',
  connected: 'Connected',
}

/** `alert` is what the last act was refused with; `warning` is about the weekly limit. */
export function profilePage(
  account: string,
  person: Person,
  state: RelationState,
  says: { alert: string | null; warning: string | null },
): string {
  const { relation, invitation } = state
  const activity = person.active_days_ago === null ? 'No recent activity' : `Active ${person.active_days_ago} days ago`
  const body = html`${says.alert === null ? NOTHING : alertOf(says.alert, 'bad')}
${says.warning === null ? NOTHING : alertOf(says.warning, 'warning')}
<div class="card">
<h1 dir="auto">${person.name}</h1>
<section aria-label="Headline" class="exact" dir="auto">${person.headline}</section>
<div class="facts"><section aria-label="Company">${person.company}</section><section aria-label="Location">${person.location}</section></div>
<p role="status" aria-label="Relation" class="relation ${relation}">${RELATIONS[relation]}</p>
${actionOf(person, relation)}
</div>
${invitation?.note ? titled('Your note', html`${invitation.note}`) : NOTHING}
${titled('About', html`${person.about}`)}
${titled('Activity', html`${activity}`)}`
  return documentOf(person.name, account, body)
}

/** The heading stands outside, so that the region holds exactly the text. */
function titled(name: string, content: Html): Html {
  return html`<div class="card"><h2>${name}</h2><section aria-label="${name}" class="exact" dir="auto">${content}</section></div>`
}

function actionOf({ name, slug }: Person, relation: Relation): Html {
  if (relation === 'connected')
    return html`<p class="actions"><a class="button" href="/messages/${slug}">Message</a></p>`
  if (relation === 'pending')
    return html`<form class="actions" method="post" action="/in/${slug}"><button class="plain" name="act" value="withdraw">Withdraw</button></form>`
  return html`<p class="actions"><button type="button" data-opens="invite" aria-haspopup="dialog">Connect</button></p>
<dialog id="invite" aria-labelledby="invite-title">
<h2 id="invite-title">Invite ${name}</h2>
<form method="post" action="/in/${slug}">
<div class="field"><label for="note">Note</label><textarea id="note" name="note" maxlength="${NOTE_LIMIT}" aria-describedby="note-limit"></textarea>
<p id="note-limit" class="quiet">Up to ${NOTE_LIMIT} characters. May be empty.</p></div>
<div class="actions"><button name="act" value="invite">Send invitation</button><button class="plain" formmethod="dialog">Cancel</button></div>
</form>
</dialog>`
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`
}
