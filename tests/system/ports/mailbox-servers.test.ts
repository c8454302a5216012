import { openMailbox } from '#integrations/mail/mailbox.ts'
import { mailboxSuite } from '../../integration/ports/mailbox-suite.ts'
import { needMailServers, startMailServers } from '../../support/mail-servers.ts'

for (const savesSent of [false, true]) {
  const how = savesSent ? 'a server that keeps what is sent' : 'a copy to ourselves'
  mailboxSuite(
    `over SMTP and IMAP, with ${how} as evidence`,
    async () => {
      const servers = await startMailServers({ savesSent })
      const anna = servers.account('anna@practice.test', { bccSelf: !savesSent })
      const boxes = [openMailbox(anna), openMailbox(servers.account('bob@practice.test', { imap: servers.imaps }))]
      return {
        anna: boxes[0]!,
        bob: boxes[1]!,
        again: () => openMailbox(anna),
        deliver: (to, raw) => servers.deliver(to, raw),
        async stop() {
          await Promise.all(boxes.map((box) => box.close()))
          await servers.stop()
        },
      }
    },
    needMailServers,
  )
}
