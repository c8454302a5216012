import { MESSAGE_LIMIT } from './events.ts'
import { type Html, html, NOTHING } from './html.ts'
import { alertOf, documentOf, timeOf } from './layout.ts'
import type { Person } from './people.ts'
import type { RelationState } from './relations.ts'

export interface Conversation {
  person: Person
  unread: number
  lastAt: number
}

export function conversationsPage(account: string, conversations: Conversation[]): string {
  const items = conversations.map(
    ({ person, unread, lastAt }) =>
      html`<li><a href="/messages/${person.slug}" dir="auto">${person.name}</a> <span>${unread} unread</span> <p>${timeOf(lastAt)}</p></li>`,
  )
  const body = html`<div class="card"><h1>Messages</h1>
${items.length === 0 ? html`<p class="quiet">No messages yet.</p>` : NOTHING}
<ul role="list" aria-label="Conversations">${items}</ul></div>`
  return documentOf('Messages', account, body)
}

export function conversationPage(
  account: string,
  person: Person,
  relation: RelationState,
  alert: string | null,
): string {
  const items = relation.thread.map(
    ({ from, text, at }) =>
      html`<li aria-label="${from === 'me' ? 'You' : person.name}" class="${from}"><div class="bubble"><p class="exact" data-part="text" dir="auto">${text}</p>${timeOf(at)}</div></li>`,
  )
  const body = html`${alert === null ? NOTHING : alertOf(alert, 'bad')}
<div class="card"><h1 dir="auto">${person.name}</h1>
<p><a href="/in/${person.slug}">Profile</a></p>
<ul role="list" aria-label="Conversation" class="thread">${items}</ul>
${relation.relation === 'connected' ? writingOf(person) : html`<p class="quiet">You can write once you are connected.</p>`}
</div>`
  return documentOf(person.name, account, body)
}

function writingOf({ slug }: Person): Html {
  return html`<form method="post" action="/messages/${slug}">
<div class="field"><label for="text">Write a message</label><textarea id="text" name="text" maxlength="${MESSAGE_LIMIT}" required></textarea></div>
<button>Send</button>
</form>`
}
