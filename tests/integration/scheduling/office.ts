import { createInterface } from 'node:readline'
import { schedulingApp } from '#apps/scheduling/app.ts'
import { steppedClock } from '#apps/scheduling/demo/demo-clock.ts'
import { openMailService } from '#apps/scheduling/services/mail-service.ts'
import { meetingsOf } from '#apps/scheduling/services/meetings.ts'
import { openLanewright } from '#host/open.ts'
import { readMailFile } from '#host/scheduling/mail-file.ts'
import type { State } from '#kernel/ports/store.ts'

/**
 * An office as a process of its own, so that it can be killed: it does one thing for each line that it is given, and
 * answers with a line. Its time is kept in a file.
 */
const { dataDir, secrets, begins } = JSON.parse(process.argv[2] as string) as {
  dataDir: string
  secrets: Record<string, string>
  begins: string
}
const clock = steppedClock(`${dataDir}/clock`, Date.parse(begins))
const settings = readMailFile(`${dataDir}/mail.yaml`)
const mail = openMailService({ dataDir, settings, secret: async (name) => secrets[name] ?? null, clock, log: () => {} })
const lw = await openLanewright({ dataDir, apps: [schedulingApp(mail)], attached: [mail], clock })
const meetings = meetingsOf(lw, mail)

type Query =
  | { do: 'create'; meeting: Parameters<typeof meetings.create>[0] }
  | { do: 'work'; id: string }
  | { do: 'grant'; id: string }
  | { do: 'tell'; id: string; kind: string; content: Record<string, unknown> }
  | { do: 'pass'; hours: number }
  | { do: 'verify'; id: string }
  | { do: 'end' }

async function answer(asked: Query): Promise<unknown> {
  switch (asked.do) {
    case 'create':
      return meetings.create(asked.meeting, 'anke')
    case 'work': {
      await mail.readOnce()
      for (let turn = 0; turn < 30; turn++) if ((await lw.drive(asked.id)).ended === 'idle') break
      return meetings.show(asked.id)
    }
    case 'grant': {
      const { approvals } = (await lw.store.load(asked.id)) as State
      const waiting = approvals.filter(({ status }) => status === 'pending')
      for (const { approval_id, action_hash } of waiting)
        await lw.send(asked.id, 'anke', 'approval.decide', {
          ...{ approval_id, action_hash, decision: 'grant', role: 'ASSISTANT' },
        })
      return waiting.length
    }
    case 'tell':
      return lw.send(asked.id, 'anke', asked.kind, asked.content)
    case 'pass':
      return clock.advanceTo(clock.nowMs() + asked.hours * 3_600_000)
    case 'verify':
      return { verified: (await lw.verify()).ok, replayed: await lw.replay(asked.id) }
    case 'end':
      return null
  }
}

process.stdout.write('ready\n')
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line) as Query
  process.stdout.write(`${JSON.stringify((await answer(asked)) ?? null)}\n`)
  if (asked.do === 'end') break
}
await lw.close()
process.exit(0)
