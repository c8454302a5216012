import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Failure } from '#kernel/contracts/refusal.ts'

/** Built by scripts/desk.ts. From the sources as from the package it lies in dist/desk. */
export const DESK_FOLDER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../dist/desk/' : '../../desk/', import.meta.url),
)

const NONCE = '__nonce__'

const BESIDE = ['icon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest']

/** Addresses of the page: whichever is asked for, the page itself knows what to show. */
const PLACES = [
  '/',
  '/today',
  '/approvals',
  '/campaigns',
  '/tasks',
  '/meetings',
  '/cases',
  '/ledger',
  '/settings',
  '/people',
  '/sign-in',
  '/join',
]

/** The desk as files. The name of an asset changes with its content, so a browser may keep it for good; the page never. */
export async function addDesk(app: FastifyInstance, folder = DESK_FOLDER): Promise<void> {
  await app.register(files, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    serveDotFiles: false,
    preCompressed: true,
    schemaHide: true,
    cacheControl: false,
    setHeaders: (response) => response.header('cache-control', 'private, max-age=31536000, immutable'),
  })
  for (const name of BESIDE)
    app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) => reply.sendFile(name, folder))
  const page = (reply: FastifyReply) => sendPage(reply, folder)
  for (const place of PLACES) {
    app.get(place, { schema: { hide: true } }, (_request, reply) => page(reply))
    if (place !== '/') app.get(`${place}/*`, { schema: { hide: true } }, (_request, reply) => page(reply))
  }
}

/** A style that a component adds while the page runs must carry this page's own nonce; scripts come as files only. */
async function sendPage(reply: FastifyReply, folder: string): Promise<FastifyReply> {
  const html = await readFile(`${folder}index.html`, 'utf8').catch((error) => {
    const next = 'Run `npm run build:desk`, then reload.'
    throw new Failure('desk.not_built', 'the page was not built yet', next, error)
  })
  const nonce = randomBytes(18).toString('base64url')
  return reply
    .header('content-security-policy', pagePolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(NONCE, nonce))
}

function pagePolicy(nonce: string): string {
  const own = "'self'"
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src ${own}`,
    `manifest-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
