/** Served as /style.css. */
export const STYLE = `
:root { color-scheme: light; --paper: #f4f6f8; --card: #fff; --ink: #1c2530; --quiet: #566373; --line: #d9e0e7; --blue: #0b5cad; --green: #1c6b3f; --amber: #7a4b00; --red: #a3202b }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", sans-serif }
header { background: var(--card); border-bottom: 1px solid var(--line) }
.bar { max-width: 46rem; margin: 0 auto; padding: .6rem 1rem; display: flex; flex-wrap: wrap; gap: .4rem 1.4rem; align-items: center }
.brand { font-weight: 700; margin: 0 }
nav { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; flex: 1 }
.account { margin: 0; color: var(--quiet) }
main { max-width: 46rem; margin: 1.4rem auto 4rem; padding: 0 1rem }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1.1rem 1.3rem; margin: 0 0 1rem }
.narrow { max-width: 26rem; margin: 4rem auto }
ul + p, ul + form { margin: 1rem 0 0 }
.card > :first-child { margin-top: 0 }
.card > :last-child { margin-bottom: 0 }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem }
h2 { font-size: .95rem; color: var(--quiet); margin: 0 0 .35rem; font-weight: 600 }
a { color: var(--blue) }
.exact { white-space: pre-wrap; overflow-wrap: anywhere }
.quiet { color: var(--quiet) }
.facts { display: flex; flex-wrap: wrap; gap: 0 1.4rem; color: var(--quiet); margin: .4rem 0 .9rem }
.relation { display: inline-block; margin: 0 0 .8rem; padding: .1rem .6rem; border: 1px solid var(--line); border-radius: 1rem; font-size: .9rem }
.relation.connected { color: var(--green); border-color: currentColor }
.relation.pending { color: var(--amber); border-color: currentColor }
.alert { border: 1px solid currentColor; border-left-width: .35rem; border-radius: .4rem; padding: .6rem .9rem; margin: 0 0 1rem; background: var(--card); color: var(--amber) }
.alert.bad { color: var(--red) }
ul { list-style: none; margin: 0; padding: 0 }
li + li { border-top: 1px solid var(--line) }
li { padding: .7rem 0 }
li a { font-weight: 600 }
li p { margin: 0 }
.thread li { border: 0; padding: .3rem 0 }
.bubble { max-width: 85%; width: fit-content; background: var(--paper); border: 1px solid var(--line); border-radius: .8rem; padding: .5rem .8rem }
.me .bubble { margin-left: auto; background: #e4effb; border-color: #bcd6f0 }
.bubble p { margin: 0 }
time { font-size: .8rem; color: var(--quiet) }
label { display: block; font-weight: 600; margin: 0 0 .25rem }
input:not([type=checkbox]), textarea { width: 100%; font: inherit; color: inherit; background: #fff; border: 1px solid #8895a3; border-radius: .4rem; padding: .5rem .6rem }
textarea { min-height: 6.5rem; resize: vertical }
.field { margin: 0 0 .9rem }
.check label { display: inline; font-weight: 400 }
.search { display: flex; gap: .6rem; align-items: end; margin: 0 0 1rem }
.search .field { flex: 1; margin: 0 }
button, .button { font: inherit; font-weight: 600; border: 1px solid var(--blue); border-radius: 1.2rem; padding: .45rem 1.1rem; background: var(--blue); color: #fff; cursor: pointer; text-decoration: none; display: inline-block }
button.plain { background: #fff; color: var(--blue) }
:focus-visible { outline: 3px solid #f0a500; outline-offset: 2px }
dialog { border: 1px solid var(--line); border-radius: .7rem; padding: 1.3rem; width: min(30rem, calc(100vw - 2rem)); color: inherit }
dialog::backdrop { background: rgb(20 30 40 / .5) }
dialog h2 { font-size: 1.15rem; color: inherit }
.actions { margin: 0; display: flex; gap: .7rem; flex-wrap: wrap }
`

/** Served as /dialog.js. Closing needs none of it: the button Cancel submits to the dialog itself. */
export const DIALOG_SCRIPT = `
'use strict'
for (const button of document.querySelectorAll('button[data-opens]')) {
  button.addEventListener('click', () => document.getElementById(button.dataset.opens).showModal())
}
`
