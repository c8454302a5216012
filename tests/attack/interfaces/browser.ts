import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openBrowser } from '#integrations/browser/browser.ts'
import { createAdmit } from '#integrations/browser/hosts.ts'
import type { Outcome, Stage } from '../attack.ts'

const never = new AbortController().signal

/** This machine and the private network in every spelling, the data of clouds, and what is no page of the web. */
export function addresses(port: number): string[] {
  const hosts = [
    ...[
      'localhost',
      'localhost.',
      'LOCALHOST',
      'sub.localhost',
      '0.0.0.0',
      '0',
      '127.1',
      '127.0.0.2',
      '127.255.255.254',
    ],
    ...['2130706433', '0x7f000001', '0x7f.0.0.1', '0177.0.0.1', '017700000001', '127.0.0.1.', '%31%32%37.0.0.1'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:7f00:1]', '[::7f00:1]'],
    ...['[64:ff9b::7f00:1]', '[64:ff9b::127.0.0.1]', '[2002:7f00:1::]', '[fe80::1]', '[fc00::1]', '[fd00:ec2::254]'],
    ...[
      '169.254.169.254',
      '2852039166',
      '0xa9fea9fe',
      '[::ffff:169.254.169.254]',
      'metadata.google.internal',
      '100.100.100.200',
    ],
    ...[
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.0.1',
      '100.64.0.1',
      '198.18.0.1',
      '192.0.0.1',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...[
      'user@127.0.0.1',
      'listed.example@127.0.0.1',
      '\u24db\u24de\u24d2\u24d0\u24db\u24d7\u24de\u24e2\u24e3',
      '１２７.０.０.１',
      '127。0。0。1',
    ],
  ]
  const web = hosts.flatMap((host) => [`http://${host}:${port}/`, `https://${host}:${port}/`, `ws://${host}:${port}/`])
  const other = [
    'file:///etc/passwd',
    'file://localhost/etc/passwd',
    'data:text/html,x',
    'blob:http://listed.example/x',
    'javascript:alert(1)',
  ]
  const more = [
    'view-source:http://127.0.0.1/',
    'chrome://settings',
    'about:blank',
    'ftp://127.0.0.1/',
    'filesystem:http://x/',
    'devtools://x',
    '',
  ]
  return [...web, ...other, ...more]
}

/** Names that look like a listed one and are others. */
const LOOK_ALIKES = [
  'l\u0456sted.example',
  'liste\u0501.example',
  'listed.ex\u0430mple',
  'listed\u2024example',
  'listed.example.evil.example',
  'listed-example',
  'xlisted.example',
]

/** Each address asked for, redirected to and put into a page, in a real browser; whatever listens there must hear nothing. */
export async function driveBrowser({ folder, short }: Stage): Promise<Outcome> {
  const outcome: Outcome = { tried: 0, breaches: [] }
  const [site, victim] = [await serveSite(), await serveSite()]
  const browser = await openBrowser({
    hosts: [`127.0.0.1:${site.port}`],
    ownPorts: [victim.port],
    profileDir: join(folder, 'profile'),
    headless: true,
  })
  try {
    const all = addresses(victim.port).filter((_, n) => !short || n % 4 === 0)
    for (const to of all)
      for (const [how, address] of [
        ['opened', to],
        ['redirected to', `http://127.0.0.1:${site.port}/?to=${encodeURIComponent(to)}`],
        ['redirected twice to', `http://127.0.0.1:${site.port}/?twice=${encodeURIComponent(to)}`],
      ] as const) {
        outcome.tried += 1
        // Nobody knows is an answer, too; what was heard elsewhere is counted below.
        const result = await browser.navigate(address, never).catch(() => null)
        if (result?.outcome === 'done' && !result.observation.url.startsWith(`http://127.0.0.1:${site.port}/`))
          outcome.breaches.push(`${to} was ${how}: ${result.observation.url}`)
      }
    for (const to of all) {
      outcome.tried += PARTS.length
      await browser.navigate(`http://127.0.0.1:${site.port}/?parts=${encodeURIComponent(to)}`, never).catch(() => null)
    }
    const seen = await browser.navigate(`http://127.0.0.1:${site.port}/plain`, never)
    if (seen.outcome !== 'done' || site.heard.length < all.length)
      outcome.breaches.push('the browser reached not even the listed site: nothing was shown')
    for (const line of victim.heard) outcome.breaches.push(`whoever listens on this machine heard ${line}`)
    await lieAboutNames(outcome)
    return outcome
  } finally {
    await browser.close()
    for (const { server } of [site, victim]) {
      server.closeAllConnections()
      server.close()
    }
  }
}

/** A name server that says something else each time, and names that only look like ours. */
async function lieAboutNames(outcome: Outcome): Promise<void> {
  for (const lie of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::ffff:10.0.0.1'], ['169.254.169.254'], []]) {
    const { url } = createAdmit({ hosts: ['listed.example'] }, async () => lie)
    outcome.tried += 1
    if ((await url('http://listed.example/')).ok) outcome.breaches.push(`a listed name led to ${lie}`)
  }
  let asked = 0
  const changing = createAdmit({ hosts: ['listed.example'] }, async () => [
    asked++ === 0 ? '93.184.216.34' : '127.0.0.1',
  ])
  for (let n = 0; n < 3; n++) {
    outcome.tried += 1
    const { ok, ...where } = await changing.url('http://listed.example/')
    // Who connects takes the address that was judged, and asks nobody again.
    if (ok && (where as { address: string }).address !== '93.184.216.34')
      outcome.breaches.push('a name that changed led inside')
  }
  const { url } = createAdmit({ hosts: ['listed.example'] }, async () => ['93.184.216.34'])
  if (!(await url('http://listed.example/')).ok)
    outcome.breaches.push('the judge is blind: the listed name itself is refused')
  for (const name of LOOK_ALIKES) {
    outcome.tried += 1
    if ((await url(`http://${name}/`)).ok) outcome.breaches.push(`${name} passed as listed.example`)
  }
}

const PARTS = ['img', 'script', 'iframe', 'fetch', 'socket', 'beacon', 'style', 'form', 'peer', 'download']

const pageOf = (to: string) => {
  const q = JSON.stringify(to).replaceAll('<', '\\u003c')
  return `<!doctype html><title>Parts</title><body><script>
const to = ${q}
const add = (tag, set) => { try { const e = document.createElement(tag); set(e); document.body.append(e); return e } catch {} }
add('img', (e) => { e.src = to }); add('script', (e) => { e.src = to }); add('iframe', (e) => { e.src = to })
add('link', (e) => { e.rel = 'stylesheet'; e.href = to })
try { fetch(to, { mode: 'no-cors' }).catch(() => {}) } catch {}
try { new WebSocket(to.replace(/^http/, 'ws')) } catch {}
try { navigator.sendBeacon(to, 'x') } catch {}
add('iframe', (e) => { e.name = 'f' }); add('form', (e) => { e.action = to; e.method = 'post'; e.target = 'f' })?.submit()
try { const p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + new URL(to).host }] }); p.createDataChannel('x'); p.createOffer().then((o) => p.setLocalDescription(o)) } catch {}
add('a', (e) => { e.href = to; e.download = 'x' })?.click()
</script>`
}

async function serveSite(): Promise<{ server: Server; port: number; heard: string[] }> {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.headers.host}${request.url}`)
    const asked = new URL(request.url ?? '/', 'http://x').searchParams
    const [to, twice, parts] = ['to', 'twice', 'parts'].map((name) => asked.get(name))
    const location = to ?? (twice ? `/?to=${encodeURIComponent(twice)}` : null)
    if (location) return void response.writeHead(302, { location: encodeURI(location) }).end()
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(parts ? pageOf(parts) : '<!doctype html><title>Plain</title><p>Plain')
  })
  server.on('connection', (socket) => socket.on('error', () => {}))
  server.listen(0)
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, heard }
}
