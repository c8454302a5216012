import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { CampaignGoal } from '#apps/outreach/contracts.ts'
import type { Lanewright } from '#host/open.ts'

/** A campaign with so many leads, imported from a file by a process of its own, as people do it. */

const TITLES = ['Senior Engineer', 'Head of Sales', 'Chief Executive Officer', 'Product Manager', 'Clerk']
const CITIES = ['Berlin, Germany', 'Paris, France', 'Austin, Texas', 'Wien']
export const SCORING = {
  criteria: {
    job_title_relevance: { weight: 0.4, target_keywords: ['engineer', 'head'] },
    company_size: { weight: 0.2, min: 50, max: 500 },
    recent_activity: { weight: 0.1, days: 30 },
    profile_completeness: { weight: 0.1 },
    location: { weight: 0.2, places: ['Berlin', 'Paris'] },
  },
}

const GOAL: CampaignGoal = {
  audience: 'Everybody',
  offer: 'nothing',
  sender: 'Bench',
  channel: 'demo',
  account: 'Bench',
  time_zone: 'UTC',
  contacts: 50,
  steps: [
    {
      type: 'connection_request',
      drafts: [{ variant: 'a', text: 'Hello {first_name}, may I connect with {company}?' }],
    },
  ],
  scoring: SCORING,
}

const ROLES = ['owner', 'app', 'desk', 'auditor', 'dispatch'] as const

function* lines(count: number): Generator<string> {
  yield 'Name,Profile URL,Title,Company,Company Size,Location,Headline,Last Activity\n'
  for (let i = 0; i < count; i++) {
    const day = String((i % 28) + 1).padStart(2, '0')
    yield `Person Number ${i},https://network.example/in/person-${i},${TITLES[i % 5]},Company ${i % 20_000} GmbH,51-200,"${CITIES[i % 4]}",Building what people use every day,2026-01-${day}\n`
  }
}

export async function imported(
  lw: Lanewright,
  folder: string,
  count: number,
  ringing = false,
): Promise<{ campaign: string; ms: number; residentBytes: number }> {
  const path = join(folder, `${count}.csv`)
  await pipeline(Readable.from(lines(count)), createWriteStream(path))
  const campaign = await lw.create({ pack: 'outreach', name: `${count} leads`, goal: { ...GOAL } })
  const program = fileURLToPath(new URL('./import-leads.ts', import.meta.url))
  // With the youngest memory as small as the product's own programs have it.
  const flags = ['--max-semi-space-size=8', '--conditions=lanewright-source']
  const child = spawn(process.execPath, [...flags, program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const urls = Object.fromEntries(ROLES.map((role) => [role, lw.server!.url(role)]))
  child.stdin.end(JSON.stringify({ urls, dataDir: join(folder, `child-${count}`), campaign, path, ringing }))
  return { campaign, ...JSON.parse(await text(child.stdout)) }
}
