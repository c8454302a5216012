import { openDemoMailServer } from '#demo/mailbox/mail-server.ts'
import { createMailCodec } from '#integrations/mail/codec.ts'

// Sends one mail after the other and says so, until it is ended. Each line is a mail that was acknowledged.
const [dataDir, name, most] = process.argv.slice(2) as [string, string, string]
const address = `${name}@practice.test`
const clock = { nowMs: Date.now, after: async () => {} }
const box = openDemoMailServer({ dataDir, codec: createMailCodec(), clock }).mailbox({ name, address })
for (let i = 0; i < Number(most); i++) {
  const messageId = `<${i}.${name}@practice.test>`
  const to = { name: '', address: 'everybody@practice.test' }
  const mail = { messageId, from: { name, address }, to, subject: `${i}`, text: `${i} of ${name}` }
  const sent = await box.send({ ...mail, inReplyTo: null, references: [] }, new AbortController().signal)
  process.stdout.write(`${sent.outcome === 'done' ? messageId : sent.error.code}\n`)
}
