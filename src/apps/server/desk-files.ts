import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Failure } from '#contracts/refusal.ts'

/** Built by scripts/desk.ts. From the sources as from the package it lies in dist/desk. */
export const DESK_FOLDER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../dist/desk/' : '../../desk/', import.meta.url),
)

const NONCE = '__nonce__'

/** Addresses of the page: whichever is asked for, the page itself knows what to show. */
const PLACES = ['/', '/today', '/approvals', '/campaigns', '/tasks', '/meetings', '/cases', '/ledger', '/settings']

/** The desk as files. Its name changes with its content, so a browser may keep an asset for good, but never the page. */
export async function addDesk(app: FastifyInstance, folder = DESK_FOLDER): Promise<void> {
  await app.register(files, {
    root: folder,
    index: false,
    wildcard: true,
    serveDotFiles: false,
    preCompressed: true,
    schemaHide: true,
    setHeaders(response, path) {
      const kept = path.includes('/assets/') || path.includes('\\assets\\')
      response.header('cache-control', kept ? 'private, max-age=31536000, immutable' : 'no-cache')
    },
  })
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
