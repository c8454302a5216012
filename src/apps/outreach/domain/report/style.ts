/** Light and dark by the reader's wish, plain for paper. Letters have at least 4.5 to 1 against their ground, marks 3. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2128; --quiet: #57606a; --line: #d0d7de; --faint: #eaeef2; --ground: #ffffff; --panel: #f6f8fa;
  --first: #2b5c8a; --second: #2a7a62; --third: #8a5a00; --warn: #9a3412; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ed; --quiet: #a3adb8; --line: #3a424c; --faint: #262c34; --ground: #14181d; --panel: #1b2027;
  --first: #7fb2e5; --second: #6cc5a8; --third: #dcae5a; --warn: #f0a080; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 3rem 1.5rem 4rem; }
header { border-bottom: 2px solid var(--ink); padding-bottom: 1.25rem; }
.kind { margin: 0; color: var(--quiet); font-size: .875rem; letter-spacing: .04em; }
h1 { font-size: 2rem; line-height: 1.2; margin: .25rem 0 .75rem; font-weight: 650; letter-spacing: -.01em; overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .25rem; font-weight: 650; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; font-weight: 650; }
section { margin-top: 3rem; }
p { margin: .5rem 0; max-width: 42rem; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.facts { margin: 0; } .facts div { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: .5rem; }
.facts dt { color: var(--quiet); } .facts dd { margin: 0; overflow-wrap: anywhere; }
.figures { display: grid; grid-template-columns: repeat(4, 1fr); margin: 2rem 0 0; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
.figures div { padding: 1rem 1.125rem; border-left: 1px solid var(--line); display: flex; flex-direction: column; }
.figures div:first-child { border-left: 0; }
.figures dt { color: var(--quiet); font-size: .875rem; order: 2; line-height: 1.35; }
.figures dd { margin: 0; } .figures .value { font-size: 1.875rem; line-height: 1.2; font-weight: 650; font-variant-numeric: tabular-nums; }
.figures .part { color: var(--quiet); font-size: .875rem; order: 3; }
figure { margin: 1.25rem 0 0; }
.chart { display: block; overflow: visible; }
.chart text { fill: var(--quiet); font: 13px/1 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; font-variant-numeric: tabular-nums; }
.chart .strong { fill: var(--ink); font-weight: 600; } .chart .tick { font-size: 12px; }
.chart .grid { stroke: var(--faint); } .chart .axis { stroke: var(--quiet); } .chart .track { fill: var(--faint); }
.chart rect.first, .chart circle.first { fill: var(--first); } .chart rect.second { fill: var(--second); } .chart rect.third { fill: var(--third); }
.chart rect.soft { fill-opacity: .45; } .chart .whisker { stroke: var(--first); stroke-width: 2; }
.table { overflow-x: auto; margin-top: 1.25rem; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; line-height: 1.45; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--quiet); padding-bottom: .375rem; }
th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 500; } thead th { color: var(--quiet); font-weight: 500; border-bottom-color: var(--quiet); }
.n { text-align: right; padding-right: 0; padding-left: .75rem; } .n, .whole { white-space: nowrap; }
td, tbody th { overflow-wrap: break-word; } td bdi, th bdi { overflow-wrap: anywhere; } thead .n { white-space: normal; } .n small { display: block; font-size: .8125rem; color: var(--quiet); }
code { font: .8125rem/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
summary { cursor: pointer; color: var(--quiet); font-size: .875rem; margin-top: 1.25rem; }
summary:focus-visible { outline: 2px solid var(--first); outline-offset: 2px; }
.drafts { margin: 1rem 0 0; } .drafts dt { font-weight: 600; font-size: .875rem; margin-top: .75rem; }
.drafts dd { margin: .125rem 0 0; padding-left: .875rem; border-left: 3px solid var(--line); white-space: pre-line; overflow-wrap: anywhere; max-width: 42rem; }
.answers { list-style: none; padding: 0; margin: 1.25rem 0 0; border-top: 1px solid var(--line); }
.answers li { padding: 1rem 0; border-bottom: 1px solid var(--line); }
.answers .who { margin: 0; max-width: none; display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; } .answers .who time { color: var(--quiet); font-size: .875rem; }
.answers .role { margin: 0; color: var(--quiet); font-size: .875rem; } .answers .said { margin: .5rem 0 0; white-space: pre-line; }
.flag { color: var(--warn); font-size: .875rem; font-weight: 600; margin: .25rem 0 0; }
footer { margin-top: 3.5rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .875rem; } footer code { white-space: nowrap; }
@media (max-width: 36rem) { main { padding: 1.75rem 1.125rem 3rem; } h1 { font-size: 1.625rem; } .figures { grid-template-columns: 1fr 1fr; }
  th, td { padding-right: .5rem; } .n { padding-left: .5rem; white-space: normal; }
  .figures div:nth-child(odd) { border-left: 0; } .figures div:nth-child(n+3) { border-top: 1px solid var(--line); } .facts div { grid-template-columns: 5rem minmax(0, 1fr); } section { margin-top: 2.5rem; } }
@page { margin: 16mm 15mm; }
@media print { :root { color-scheme: light; --ink: #000000; --quiet: #4a525b; --line: #c3cad1; --faint: #e6eaee; --ground: #ffffff; --panel: #ffffff;
    --first: #2b5c8a; --second: #2a7a62; --third: #8a5a00; --warn: #9a3412; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } body { font-size: 10.5pt; } main { max-width: none; padding: 0; }
  h2, h3, caption { break-after: avoid; } figure, tr, .answers li, .figures, .drafts dt, .drafts dd { break-inside: avoid; } section { margin-top: 2rem; } .table { overflow: visible; }
  summary { display: none; } details::details-content { content-visibility: visible; block-size: auto; } }
`
