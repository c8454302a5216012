import { createHash } from 'node:crypto'
import type { WaitingApproval, WorkspaceLine } from './product.ts'

/** A workspace that does some things only while a person is there, and who is. */
export interface Desk {
  workspace: string
  name: string
  present?: { person: string; until: string } | undefined
}

/** A plain page for a person who opens the link: what runs, what waits, and how to decide. No script. */
export function statusPage(view: {
  workspaces: WorkspaceLine[]
  approvals: WaitingApproval[]
  desks: Desk[]
  version: string
}): string {
  const { workspaces, approvals, desks, version } = view
  const active = workspaces.filter((w) => w.status === 'active' && !w.stopped).length
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<title>Lanewright</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Lanewright</h1>
<p>${count(active, 'workspace')} at work, ${count(approvals.length, 'approval')} waiting</p>
</header>
<main>
<section aria-labelledby="waits">
<h2 id="waits">What waits for you</h2>
${approvals.length === 0 ? '<p class="quiet">Nothing. You will find here what needs your yes or no.</p>' : approvals.map(approvalCard).join('\n')}
</section>
${desks.length === 0 ? '' : `<section aria-labelledby="desk">\n<h2 id="desk">Are you here?</h2>\n${desks.map(deskCard).join('\n')}\n</section>`}
<section aria-labelledby="runs">
<h2 id="runs">Workspaces</h2>
${workspaces.length === 0 ? `<p class="quiet">None yet. Make one: <code>lanewright workspaces create PACK --name NAME --goal JSON</code></p>` : workspaceTable(workspaces)}
</section>
</main>
<footer><p>Lanewright ${asText(version)}. Agents propose. Lanewright decides, acts, and proves it: <code>lanewright verify</code></p></footer>
</body>
</html>
`
}

function approvalCard(a: WaitingApproval): string {
  const more = a.people_needed > 1 ? ` Granted by ${a.granted_by.length} of ${a.people_needed} people.` : ''
  return `<article>
<h3>${asText(a.action)}${a.recipient === null ? '' : ` <span>to ${asText(a.recipient)}</span>`}</h3>
<p class="quiet">${asText(a.workspace_name)}, lane ${asText(a.lane)}, until <time>${asText(a.expires_at.slice(0, 16).replace('T', ' '))} UTC</time>.${more}</p>
<pre tabindex="0" aria-label="Exact content">${asText(pretty(a.content))}</pre>
<p>Decide: <code>lanewright approve ${asText(a.approval)}</code> or <code>lanewright approve ${asText(a.approval)} --reject --reason WHY</code></p>
</article>`
}

/** No script: pressing the button is an act of the person, and the only one. */
function deskCard({ workspace, name, present }: Desk): string {
  const button = (act: string, says: string) => `<button name="act" value="${act}">${says}</button>`
  const stands = present
    ? `${asText(present.person)} is here until <time>${asText(present.until.slice(11, 16))} UTC</time>. Press again to stay.`
    : 'Nobody is here: what is done in the browser waits for you.'
  return `<form method="post" action="/presence" class="card">
<h3>${asText(name)}</h3>
<p class="quiet" role="status">${stands}</p>
<input type="hidden" name="workspace" value="${asText(workspace)}">
<p>${button('here', 'I am here')}${present ? ` ${button('leave', 'I am leaving')}` : ''}</p>
</form>`
}

function workspaceTable(workspaces: WorkspaceLine[]): string {
  const rows = workspaces.map((w) => {
    const state = w.stopped ? 'stopped' : w.status
    return `<tr><th scope="row">${asText(w.name)}<small>${asText(w.workspace)}</small></th><td>${asText(w.pack)}</td><td><span class="state ${asText(state)}">${asText(state)}</span>${w.status_reason ? `<small>${asText(w.status_reason)}</small>` : ''}</td><td class="number">${w.tasks.done} of ${w.tasks.total}</td><td class="number">${w.waiting.approvals}</td></tr>`
  })
  return `<div class="wide"><table>
<thead><tr><th scope="col">Workspace</th><th scope="col">Pack</th><th scope="col">Status</th><th scope="col" class="number">Tasks done</th><th scope="col" class="number">Waiting</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`
}

/** Text from anywhere becomes text on the page, and nothing else; what would turn or hide it is shown by number. */
export function asText(value: string): string {
  return value
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
    .replace(/[^\P{C}\n\t]/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`)
}

function pretty(content: string): string {
  try {
    return JSON.stringify(JSON.parse(content), null, 2)
  } catch {
    return content
  }
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`
}

const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #1d2126; --quiet: #5b636e; --line: #dfdcd3; --lane: #0b6b57; --warn: #8a4b00; --bad: #a3202b }
@media (prefers-color-scheme: dark) { :root { --paper: #15181c; --card: #1d2227; --ink: #e8e6e1; --quiet: #a3abb5; --line: #343b43; --lane: #5fd0b3; --warn: #f0b45c; --bad: #ff8e94 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
header, main, footer { max-width: 62rem; margin: 0 auto; padding: 0 1.25rem }
header { padding-top: 2.5rem; display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1rem }
h1 { margin: 0; font-size: 1.6rem; letter-spacing: -.01em; border-left: .35rem solid var(--lane); padding-left: .6rem; line-height: 1.1 }
header p, .quiet, small, footer { color: var(--quiet) }
header p { margin: 0 }
h2 { font-size: 1.1rem; margin: 2.2rem 0 .7rem }
h3 { font-size: 1rem; margin: 0 }
h3 span { font-weight: 400 }
article, .card { background: var(--card); border: 1px solid var(--line); border-left: .35rem solid var(--warn); border-radius: .5rem; padding: 1rem 1.1rem; margin: 0 0 .8rem }
article p, .card p { margin: .3rem 0 }
button { font: inherit; font-weight: 600; color: var(--card); background: var(--lane); border: 0; border-radius: .35rem; padding: .45rem .9rem; cursor: pointer }
button:focus-visible { outline: .2rem solid var(--ink); outline-offset: .15rem }
pre { background: var(--paper); border: 1px solid var(--line); border-radius: .35rem; padding: .7rem; overflow: auto; max-height: 22rem; white-space: pre-wrap; overflow-wrap: anywhere }
pre, code { font: .875em/1.45 ui-monospace, monospace }
code { overflow-wrap: anywhere }
.wide { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: .5rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .55rem .9rem; border-bottom: 1px solid var(--line); vertical-align: top }
tbody tr:last-child > * { border-bottom: 0 }
thead th { font-size: .85rem; color: var(--quiet); font-weight: 600 }
tbody th { font-weight: 600 }
small { display: block; font-weight: 400; font-size: .8rem }
.number { text-align: right; font-variant-numeric: tabular-nums }
.state { font-weight: 600 }
.active, .completed { color: var(--lane) }
.paused, .stopped, .initializing { color: var(--warn) }
.error { color: var(--bad) }
footer { padding: 2rem 1.25rem; font-size: .9rem }
`

export const PAGE_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
