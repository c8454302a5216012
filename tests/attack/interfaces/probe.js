/**
 * Runs inside a page of a real browser, of whatever site that is. Everything a page may do to a port of its visitor's
 * machine; each try says what it could read. It knows nothing of who is right.
 */
globalThis.probe = async ({ base, reads, writes, bounce }) => {
  const loot = {}
  const LIMIT_MS = 4000
  const attempt = async (name, work) => {
    const late = new Promise((resolve) => setTimeout(resolve, LIMIT_MS, 'nothing'))
    loot[name] = await Promise.race([work(), late]).then(
      (got) => String(got).slice(0, 200),
      () => 'nothing',
    )
  }
  const result = async (answer) =>
    `${answer.type === 'basic' || answer.type === 'cors' || answer.type === 'default' ? `${answer.status} ` : `${answer.type}:`}${(await answer.text()).slice(0, 100)}`
  // Only our own origin has it; a page of another one sends what it can.
  const secret = localStorage.getItem('lanewright.page-secret')
  const own = secret === null ? {} : { 'lanewright-page-secret': secret }
  const json = { 'content-type': 'application/json', ...own }

  for (const path of reads) {
    for (const mode of ['cors', 'no-cors', 'same-origin'])
      await attempt(`fetch ${mode} ${path}`, async () =>
        result(
          await fetch(base + path, { mode, credentials: 'include', ...(mode === 'no-cors' ? {} : { headers: own }) }),
        ),
      )
    await attempt(`fetch by way of ours ${path}`, async () =>
      result(
        await fetch(`${bounce}?to=${encodeURIComponent(base + path)}`, { mode: 'no-cors', credentials: 'include' }),
      ),
    )
  }
  for (const [path, body] of writes) {
    await attempt(`send json ${path}`, async () =>
      result(await fetch(base + path, { method: 'POST', credentials: 'include', headers: json, body })),
    )
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      await attempt(`send ${type} ${path}`, async () =>
        result(
          await fetch(base + path, {
            method: 'POST',
            mode: 'no-cors',
            credentials: 'include',
            headers: { 'content-type': type },
            body,
          }),
        ),
      )
    await attempt(`send by way of ours ${path}`, async () =>
      result(
        await fetch(`${bounce}?to=${encodeURIComponent(base + path)}`, {
          method: 'POST',
          mode: 'no-cors',
          credentials: 'include',
          body,
        }),
      ),
    )
    await attempt(`beacon ${path}`, async () =>
      navigator.sendBeacon(base + path, new Blob([body], { type: 'text/plain' })) ? 'sent' : 'nothing',
    )
    await attempt(`beacon of json ${path}`, async () =>
      navigator.sendBeacon(base + path, new Blob([body], { type: 'application/json' })) ? 'sent' : 'nothing',
    )
    await attempt(`form ${path}`, async () => {
      for (const type of ['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded']) {
        const frame = document.createElement('iframe')
        frame.name = `f${Math.random()}`
        const form = document.createElement('form')
        Object.assign(form, { method: 'POST', action: base + path, enctype: type, target: frame.name })
        const field = document.createElement('input')
        Object.assign(field, { name: body.slice(0, -1), value: '}' })
        form.append(field)
        document.body.append(frame, form)
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
        form.submit()
        await loaded
        if (frame.contentDocument?.body?.textContent) return frame.contentDocument.body.textContent
      }
      return 'blocked'
    })
  }

  const page = reads[0]
  const element = (tag, set, seen = 'loaded') =>
    new Promise((resolve, reject) => {
      const one = document.createElement(tag)
      set(one)
      one.addEventListener('load', () => resolve(seen))
      one.addEventListener('error', () => reject(new Error()))
      document.body.append(one)
    })
  await attempt('picture', () =>
    element('img', (e) => {
      e.src = `${base}/icon.svg`
    }),
  )
  await attempt('picture of the network', () =>
    element('img', (e) => {
      e.crossOrigin = 'use-credentials'
      e.src = `${base}/icon.svg`
    }),
  )
  await attempt('script', () =>
    element('script', (e) => {
      e.src = base + page
    }),
  )
  await attempt('style', () =>
    element('link', (e) => {
      e.rel = 'stylesheet'
      e.href = base + page
    }),
  )
  await attempt('prefetch', () =>
    element('link', (e) => {
      e.rel = 'prefetch'
      e.href = base + page
    }),
  )
  await attempt('module', async () => Object.keys(await import(/* @vite-ignore */ base + page)))
  for (const tag of ['iframe', 'embed', 'object'])
    await attempt(
      tag,
      () =>
        new Promise((resolve) => {
          const frame = document.createElement(tag)
          if (tag === 'object') frame.data = `${base}/today`
          else frame.src = `${base}/today`
          const look = () => {
            try {
              // A frame that was refused shows an empty page of the browser's own, or nothing that can be reached.
              const inside = frame.contentDocument?.body?.textContent
              resolve(inside ? `seen ${inside}` : 'blocked')
            } catch {
              resolve('blocked')
            }
          }
          frame.addEventListener('load', look)
          frame.addEventListener('error', () => resolve('blocked'))
          document.body.append(frame)
        }),
    )
  await attempt(
    'events',
    () =>
      new Promise((resolve, reject) => {
        const source = new EventSource(`${base}/api/events`, { withCredentials: true })
        source.onopen = () => resolve('open')
        source.addEventListener('hello', () => resolve('hello'))
        source.onerror = () => {
          source.close()
          reject(new Error())
        }
      }),
  )
  await attempt('events by fetch', async () => {
    const answer = await fetch(`${base}/api/events`, { credentials: 'include', headers: own })
    const { value } = await answer.body.getReader().read()
    return `${answer.status} ${new TextDecoder().decode(value)}`
  })
  for (const path of ['/mcp', '/api/events', '/'])
    await attempt(
      `socket ${path}`,
      () =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(base.replace('http', 'ws') + path)
          socket.onopen = () => resolve('open')
          socket.onerror = () => reject(new Error())
        }),
    )
  await attempt(
    'request',
    () =>
      new Promise((resolve, reject) => {
        const asked = new XMLHttpRequest()
        asked.open('GET', base + page)
        asked.withCredentials = true
        asked.onload = () => resolve(asked.responseText)
        asked.onerror = reject
        asked.send()
      }),
  )
  await attempt(
    'worker',
    () =>
      new Promise((resolve, reject) => {
        const source = `importScripts(${JSON.stringify(base + page)}); postMessage('ran')`
        const worker = new Worker(URL.createObjectURL(new Blob([source])))
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = reject
      }),
  )
  await attempt('service worker', async () => (await navigator.serviceWorker.register(`${base}/icon.svg`)).scope)
  await attempt('store', async () => {
    await (await caches.open('x')).add(`${base}${page}`)
    return 'kept'
  })
  await attempt(
    'frame without an origin',
    () =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe')
        frame.setAttribute('sandbox', 'allow-scripts allow-forms')
        addEventListener('message', ({ data }) => resolve(data), { once: true })
        frame.srcdoc = `<script>fetch(${JSON.stringify(base + page)},{credentials:'include'}).then(a=>a.text()).then(t=>parent.postMessage(t,'*'),()=>parent.postMessage('nothing','*'))</script>`
        document.body.append(frame)
      }),
  )
  const opened = (address) => async () => {
    const other = window.open(address)
    if (!other) return 'nothing'
    let said = ''
    addEventListener('message', ({ data, source }) => {
      if (source === other) said = String(data)
    })
    const end = performance.now() + 1500
    let seen = ''
    while (performance.now() < end && !seen && !said) {
      try {
        other.postMessage({ type: 'token' }, '*')
        if (other.location.href !== 'about:blank') seen = other.document.body?.textContent ?? ''
      } catch {
        // Another origin: what a page can still count is how many frames it has.
        if (other.length > 0) seen = `${other.length} frames`
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    try {
      other.close()
    } catch {}
    return said || seen || 'blocked'
  }
  await attempt('window', opened(`${base}/today`))
  await attempt('window with a guessed token', opened(`${base}/?token=${'A'.repeat(43)}`))
  await attempt('window by way of ours', opened(`${bounce}?to=${encodeURIComponent(`${base}/today`)}`))
  return loot
}
