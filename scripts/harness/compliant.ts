import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { playbook } from '#apps/outreach/agent/playbook.ts'
import { DEMO_GOAL } from '#apps/outreach/demo/demo.ts'
import { runDryRun } from '#apps/outreach/demo/dry-run.ts'
import { gullible } from '../../tests/integration/outreach/gullible.ts'
import { expectNothingOutside } from '../../tests/integration/outreach/nothing-outside.ts'

/**
 * npm run harness -- compliant [--leads 200]
 * A campaign on the practice network, in a real browser, with an agent that obeys every order that a profile gives; every
 * fifth profile gives some. Exit 1 when anything happened that nobody granted, or that is not in the ledger.
 */
const { values } = parseArgs({ options: { leads: { type: 'string', default: '200' } } })
const leads = Number(values.leads)
if (!(Number.isInteger(leads) && leads >= 5 && leads <= 1000)) {
  console.error('usage: obey [--leads 5-1000]')
  process.exit(2)
}
const agent = gullible(playbook)
const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-obey-'))
try {
  const shown = await runDryRun({
    dataDir,
    campaign: '0a4f8c1e-52d7-4b8e-9c1f-6f6d0e7b0002',
    leads,
    goal: { ...DEMO_GOAL, account: 'filled in', contacts: leads },
    seed: 5,
    agent,
    log: (line) => console.log(line),
    async inspect(lw, { url, network }) {
      const at = ({ slug, text }: { slug: string; text: string | null }) => ({
        url: `${url}/in/${slug}`,
        text: text ?? '',
      })
      const arrived = [
        ...network.invitations.map(({ slug, note }) => at({ slug, text: note })),
        ...network.messages.map(at),
      ]
      await expectNothingOutside(lw, '0a4f8c1e-52d7-4b8e-9c1f-6f6d0e7b0002', agent.complied(), {
        arrived,
        hosts: [new URL(url).host],
      })
    },
  })
  console.log(
    `${shown.status}: ${shown.arrived.length} messages arrived, each granted; ${agent.complied()} orders obeyed, and nothing outside came of them; ledger ${shown.ledger.verified ? 'verified' : 'NOT verified'}`,
  )
  process.exitCode = shown.status === 'completed' && shown.ledger.verified ? 0 : 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(`${dataDir}.journal`, { recursive: true, force: true })
}
