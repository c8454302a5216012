import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDemoMailServer } from '#demo/mailbox/mail-server.ts'
import { MAIL_SERVER } from '#demo/mailbox/messages.ts'
import { createMailCodec } from '#integrations/mail/codec.ts'
import { mailboxSuite } from './mailbox-suite.ts'

const codec = createMailCodec({ trustedServers: [MAIL_SERVER] })
const clock = { nowMs: Date.now, after: async () => {} }

mailboxSuite('of the built-in post', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-post-'))
  const mail = openDemoMailServer({ dataDir, codec, clock })
  const anna = { name: 'Anna', address: 'anna@practice.test' }
  return {
    anna: mail.mailbox(anna),
    bob: mail.mailbox({ name: 'Bob', address: 'bob@practice.test' }),
    again: () => openDemoMailServer({ dataDir, codec, clock }).mailbox(anna),
    deliver: async (to, raw) => mail.deliver('stranger@elsewhere.test', to, Buffer.from(raw as Uint8Array)),
    stop: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
})
