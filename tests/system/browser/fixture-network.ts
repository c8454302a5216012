import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FixtureNetwork {
  url: string
  /** Bodies of what was sent. */
  sent: string[]
  stop(): Promise<void>
}

/** Pages like the practice network's that do not keep their word. */
export async function startFixtureNetwork(): Promise<FixtureNetwork> {
  const sent: string[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    if (request.method === 'POST') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      sent.push(Buffer.concat(chunks).toString())
      return
    }
    if (path === '/in/moved') return void response.writeHead(302, { location: '/in/anna' }).end()
    if (path === '/messages/gone') return void response.writeHead(302, { location: '/messages/anna' }).end()
    if (path === '/in/broken') return void response.writeHead(500).end('<h1>Anna Lind</h1>')
    const page = pages[path]
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(page ?? '<h1>Page not found</h1>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, sent, stop }
}

const NAME = 'Anna Lind'
const relation = (text: string) => `<p role="status" aria-label="Relation">${text}</p>`

interface Trick {
  dialogFor?: string
  field?: string
  buttons?: string
  script?: string
}

function profile({ dialogFor = NAME, field = '<textarea></textarea>', buttons, script = '' }: Trick = {}): string {
  return `<h1>${NAME}</h1>${relation('Not connected')}
    <button onclick="document.querySelector('dialog').showModal()">Connect</button>
    <dialog aria-label="Invite ${dialogFor}"><form method="post"><label>Note ${field}</label>
    ${buttons ?? '<button>Send invitation</button>'}</form></dialog><script>${script}</script>`
}

const friend = `<h1>${NAME}</h1>${relation('Connected')}<a href="/messages/x">Message</a>`
const thread = (person: string, more = '') => `<h1>${person}</h1><ul aria-label="Conversation"></ul>
  <form method="post"><label>Write a message <textarea></textarea></label><button>Send</button></form>${more}`

const pages: Record<string, string> = {
  '/in/anna': profile(),
  '/in/other-dialog': profile({ dialogFor: 'Bert Sand' }),
  '/in/changing-field': profile({ field: '<textarea oninput="this.value += \' and more\'"></textarea>' }),
  // Changed when the pointer comes near the button: after it was typed and compared, before the click.
  '/in/late-change': profile({
    buttons: `<button onmousemove="document.querySelector('textarea').value = 'something else'">Send invitation</button>`,
  }),
  '/in/late-person': profile({
    buttons: `<button onmousemove="document.querySelector('h1').textContent = 'Bert Sand'">Send invitation</button>`,
  }),
  '/in/late-address': profile({
    buttons: `<button onmousemove="history.replaceState(null, '', '/in/bert')">Send invitation</button>`,
  }),
  '/in/two-buttons': profile({ buttons: '<button>Send invitation</button><button>Send invitation</button>' }),
  '/in/disabled': profile({ buttons: '<button disabled>Send invitation</button>' }),
  '/in/no-button': profile({ buttons: '' }),
  '/in/secret-field': profile({ field: '<input type="password">' }),
  '/search?q=nothing&page=1': '<label>Search people <input type="search"></label>',
  '/search?q=nobody&page=1': '<label>Search people <input type="search"></label><h2>No results found</h2>',
  '/search?q=late&page=1': `<label>Search people <input type="search"></label><ul aria-label="Results"></ul><script>
    setTimeout(() => { document.querySelector('ul').innerHTML = '<li><a href="/in/anna">Anna</a></li>' }, 300)</script>`,
  '/in/strange': '<h1>Anna Lind</h1><p>A page of another kind.</p>',
  '/in/gone': friend,
  '/in/wrong-thread': friend,
  '/messages/anna': thread(NAME),
  '/messages/wrong-thread': thread('Bert Sand'),
}
