import { type Html, html, NOTHING } from './html.ts'

/** A whole document. `account` is who is signed in; without one there is no navigation. */
export function documentOf(title: string, account: string | null, body: Html): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Practice network</title>
<link rel="stylesheet" href="/style.css">
<script src="/dialog.js" defer></script>
</head>
<body>
${account === null ? NOTHING : barOf(account)}
<main>
${body}
</main>
</body>
</html>
`
  return page.text
}

function barOf(account: string): Html {
  return html`<header><div class="bar">
<p class="brand">Practice network</p>
<nav aria-label="Main"><a href="/">Home</a> <a href="/search">Search</a> <a href="/messages">Messages</a> <a href="/sign-out">Sign out</a></nav>
<p role="status" aria-label="Account" class="account" dir="auto">${account}</p>
</div></header>`
}

export type Tone = 'bad' | 'warning'

export function alertOf(text: string, tone: Tone): Html {
  return html`<p role="alert" class="alert ${tone}">${text}</p>`
}

/** Nothing but a word to the person: errors, and pages that stand in the way. */
export function plainPage(account: string | null, heading: string, body: Html): string {
  return documentOf(heading, account, html`<div class="card narrow"><h1>${heading}</h1>${body}</div>`)
}

export function timeOf(at: number): Html {
  const iso = new Date(at).toISOString()
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}
