import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FixtureSite {
  url: string
  /** As a list of allowed hosts spells it. */
  host: string
  port: number
  /** Paths that were asked for, in order; sockets as `socket <path>`. */
  hits: string[]
  stop(): Promise<void>
}

type Answer = string | ((response: ServerResponse, request: IncomingMessage) => void)

/** A small site of hostile pages. `outside` is the address that they try to reach. */
export async function startFixtureSite(outside = 'http://127.0.0.1:9'): Promise<FixtureSite> {
  const pages = hostilePages(outside)
  const hits: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (path !== '/favicon.ico') hits.push(path)
    const answer = pages[path.split('?')[0]!]
    if (typeof answer === 'function') return answer(response, request)
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(answer ?? '<h1>Nothing here</h1>')
  })
  server.on('upgrade', (request, socket) => {
    hits.push(`socket ${request.url}`)
    socket.destroy()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, port, hits, stop }
}

const redirect =
  (to: string): Answer =>
  (response) =>
    response.writeHead(302, { location: to }).end()

const never: Answer = () => {}

function hostilePages(outside: string): Record<string, Answer> {
  return {
    '/plain': '<title>Plain</title><h1>Plain page</h1><p>Some text.</p><a href="/next">Next</a>',
    '/next': '<title>Next</title><h1>The next page</h1>',
    '/redirect': redirect(`${outside}/redirected`),
    '/redirect-twice': redirect('/redirect'),
    '/redirect-metadata': redirect('http://169.254.169.254/latest/meta-data'),
    '/redirect-https': redirect('https://127.0.0.1:9/secure'),
    '/refresh': `<meta http-equiv="refresh" content="0;url=${outside}/refreshed"><h1>Soon elsewhere</h1>`,
    '/script-away': `<script>location.href = '${outside}/scripted'</script><h1>Soon elsewhere</h1>`,
    '/frames': `<h1>Frames</h1><iframe src="${outside}/framed"></iframe><iframe src="/redirect?frame"></iframe>
      <iframe sandbox src="/redirect?sandboxed"></iframe>
      <iframe sandbox="allow-scripts" srcdoc="<img src='${outside}/in-srcdoc'><img src='/redirect?img'>"></iframe>`,
    '/parts': `<h1>Parts</h1><img src="${outside}/image"><link rel="stylesheet" href="${outside}/style">
      <link rel="prefetch" href="${outside}/prefetch"><link rel="preconnect" href="${outside}"><script src="${outside}/script"></script>
      <script>fetch('${outside}/fetched', { mode: 'no-cors' }).catch(() => {}); navigator.sendBeacon('${outside}/beacon', 'x');
      new WebSocket('${outside.replace('http', 'ws')}/socket'); new EventSource('${outside}/events')
      new Worker(URL.createObjectURL(new Blob(["fetch('${outside}/worker', { mode: 'no-cors' })"])))</script>`,
    '/worker': `<h1>Worker</h1><script>navigator.serviceWorker?.register('/sw.js').catch(() => {})</script>`,
    '/sw.js': (response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(''),
    '/ways-out': `<h1>Ways out</h1><a href="${outside}/linked">Away</a><a href="${outside}/blank" target="_blank">New window</a>
      <a href="/redirect?popup" target="_blank">New window here</a>
      <button onclick="window.open('${outside}/opened')">Open</button>
      <form action="${outside}/posted" method="post"><button>Post</button></form>
      <button onclick="navigator.sendBeacon('/told', 'x'); location.href = '${outside}/after-telling'">Tell and leave</button>
      <a href="javascript:document.querySelector('h1').textContent = 'Changed by a link'">Script</a>
      <a href="data:text/html,<h1>Data</h1>">Data</a>`,
    '/told': (response) => response.writeHead(204).end(),
    '/dialogs': `<h1>Dialogs</h1><button onclick="document.querySelector('p').textContent = confirm('Sure?') + ' ' + prompt('Who?')">Ask</button><p></p>
      <input type="file" aria-label="File" hidden><button onclick="document.querySelector('input').click()">Choose</button>`,
    '/download': '<h1>Download</h1><a href="/file">Save</a>',
    '/file': (response) =>
      response.writeHead(200, { 'content-disposition': 'attachment; filename="file.bin"' }).end('bytes of a file'),
    '/hidden': hiddenPage(),
    '/names': `<h1>Names</h1><button>Send</button><button>Send\u200b</button><button>S\u0435nd</button><button> send </button>
      <button aria-hidden="true">Ghost</button><button style="display:none">Nowhere</button><button>Twice</button>
      <button disabled>Later</button><button onclick="document.querySelector('h1').textContent = 'Second'">Twice</button>
      <button>${'\u202e'}evil</button><a href="/next" aria-label="${'n'.repeat(500)}">long</a>`,
    '/fields': fieldsPage(),
    '/huge': `<h1>Huge</h1>${Array.from({ length: 1_000 }, (_, i) => `<p>Line ${i} of many <button>Button ${i}</button></p>`).join('')}`,
    '/giant': `<h1>Giant</h1>${'<i>x</i>'.repeat(25_000)}`,
    '/slow': never,
    '/slow-answer': `<h1>Slow</h1><form action="/slow" method="post"><button>Wait</button></form>`,
    '/evidence': `<h1>Evidence</h1><h2>Shown</h2><h2 style="visibility:hidden">Hidden</h2>`,
  }
}

const unseen = (style: string, word: string) => `<div style="${style}">${word}</div>`

function hiddenPage(): string {
  return `<title>Hid\u200bden\u202e title</title><h1>What is seen</h1><p>Seen\u200b by\u2060 every\u{e0041}body</p>
    ${unseen('display:none', 'UNSEEN 1')}${unseen('visibility:hidden', 'UNSEEN 2')}${unseen('opacity:0', 'UNSEEN 3')}
    ${unseen('position:absolute;left:-9999px', 'UNSEEN 4')}${unseen('font-size:0', 'UNSEEN 5')}
    ${unseen('color:white', 'UNSEEN 6')}${unseen('color:#123456;background:#123457', 'UNSEEN 7')}
    ${unseen('height:0;overflow:hidden', 'UNSEEN 8')}${unseen('transform:scale(0)', 'UNSEEN 9')}
    ${unseen('clip-path:inset(100%)', 'UNSEEN 10')}${unseen('text-indent:-9999px', 'UNSEEN 11')}
    ${unseen('color:transparent', 'UNSEEN 12')}${unseen('filter:opacity(0)', 'UNSEEN 13')}
    ${unseen('position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)', 'UNSEEN 14')}
    <!-- UNSEEN 15 --><template>UNSEEN 16</template><noscript>UNSEEN 17</noscript><script>'UNSEEN 18'</script>
    ${unseen('opacity:.2', `<div style="opacity:.2">UNSEEN 19</div>`)}
    <div style="background:#000;color:#fff">White on black</div><p>End</p>`
}

function fieldsPage(): string {
  return `<h1>Fields</h1><label>Name <input></label><label>Story <textarea></textarea></label>
    <label>Shout <input oninput="this.value = this.value.toUpperCase()"></label>
    <label>Trimmer <textarea onchange="" oninput="this.value = this.value.slice(0, 5)"></textarea></label>
    <label>Secret <input type="password"></label><label>Shown secret <input autocomplete="current-password"></label>
    <label>Fixed <input readonly value="fixed"></label><label>Off <input disabled></label>
    <div role="textbox" aria-label="Rich" contenteditable="true"></div>`
}
