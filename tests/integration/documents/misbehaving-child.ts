import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'

/** In the place of the program that reads: does what the file says, with all that a child has. */

const say = (value: unknown): void => void writeSync(3, `${JSON.stringify(value)}\n`)
const held: unknown[] = []
let files = 0

type Act = (id: number, answer: (text: string) => void) => void | Promise<void>

const ACTS: Record<string, Act> = {
  'says its number': (_, answer) => answer(String(process.pid)),
  'says its environment': (_, answer) => answer(Object.keys(process.env).join()),
  hangs: () => {
    for (;;);
  },
  waits: () => new Promise(() => {}),
  ends: () => process.exit(0),
  'ends unless it is the first': (_, answer) => (files > 1 ? process.exit(1) : answer(String(process.pid))),
  crashes: () => process.abort(),
  'eats memory': () => {
    for (;;) held.push(Array.from({ length: 100_000 }, (_, i) => ({ i })))
  },
  'keeps much': (id) =>
    say({ kind: 'refused', id, heldBytes: 2 ** 40, refusal: { code: 'a.b', message: '', next: '' } }),
  'says nonsense': () => void writeSync(3, 'what?\n'),
  'says too much': () => {
    for (;;) writeSync(3, 'x'.repeat(100_000))
  },
  'gives without end': (id) => {
    const text = 'x'.repeat(200_000)
    for (let page = 1; page <= 5_000; page++) say({ kind: 'page', id, page, text, method: 'text' })
  },
  'speaks of another': (id) => say({ kind: 'page', id: id + 1, page: 1, text: 'not yours', method: 'text' }),
  'skips a page': (id) => say({ kind: 'page', id, page: 2, text: 'where is one?', method: 'text' }),
  'adds a field': (id) => say({ kind: 'page', id, page: 1, text: '', method: 'text', path: '/' }),
  'speaks afterwards': (id, answer) => {
    answer('mine')
    say({ kind: 'page', id, page: 2, text: 'too late', method: 'text' })
  },
  'reaches out': async (_, answer) => {
    const tried = await fetch('http://127.0.0.1:8099/').catch((error: Error) => String(error.cause ?? error))
    answer(String(tried))
  },
  'reaches out from a thread': async (_, answer) => {
    const code = `fetch('http://127.0.0.1:8099/').catch((error) => require('node:worker_threads').parentPort.postMessage(String(error.cause ?? error)))`
    const thread = new Worker(code, { eval: true })
    answer(await new Promise<string>((resolve) => thread.once('message', resolve)))
  },
  'writes a file': (_, answer) => {
    try {
      writeFileSync(new URL('./written', import.meta.url), 'x')
      answer('written')
    } catch (error) {
      answer((error as NodeJS.ErrnoException).code ?? '')
    }
  },
}

say({ kind: 'ready' })
for await (const line of createInterface({ input: process.stdin })) {
  files++
  const { id, path } = JSON.parse(line) as { id: number; path: string }
  const answer = (text: string) => {
    say({ kind: 'page', id, page: 1, text, method: 'text' })
    say({ kind: 'done', id, heldBytes: 1, contentType: 'text/plain', about: {}, attachments: [], notices: [] })
  }
  await ACTS[readFileSync(path, 'utf8')]?.(id, answer)
}
