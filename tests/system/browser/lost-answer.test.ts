import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import type { OpenedBrowser } from '#integrations/browser/browser.ts'
import { needChromium } from '../../support/chromium.ts'
import { never, openTestBrowser, seen } from './harness.ts'

/** Takes what is posted, and hangs up instead of answering. */
const posted: string[] = []
const server = createServer((request, response) => {
  if (request.method === 'POST') {
    posted.push(request.url ?? '')
    request.resume().on('end', () => request.socket.destroy())
    return
  }
  response.writeHead(200, { 'content-type': 'text/html', connection: 'keep-alive' })
  response.end('<h1>Form</h1><form action="/sent" method="post"><button>Send</button></form>')
})
let browser: OpenedBrowser
let url: string

needChromium(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  url = `http://127.0.0.1:${port}/`
  browser = await openTestBrowser({ hosts: [`127.0.0.1:${port}`] })
})

afterAll(async () => {
  await browser?.close()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

test('a form whose answer is lost is sent once: nobody knows, and the browser does not try again', async () => {
  seen(await browser.navigate(url, never))
  await expect(browser.click({ role: 'button', name: 'Send' }, never)).rejects.toMatchObject({
    code: 'browser.no_answer',
  })
  expect(seen(await browser.navigate(url, never)).text).toContain('Form')
  expect(posted).toEqual(['/sent'])
})
