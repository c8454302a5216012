import { join } from 'node:path'
import { parse } from 'yaml'
import type { Lanewright } from '#apps/compose.ts'
import { exampleGoal } from '#apps/outreach/example-goal.ts'
import { importLeads } from '#apps/outreach/lead-import.ts'
import { foundPractice } from '#apps/outreach/practice-network.ts'
import { leadsCsv } from '#apps/outreach/rehearsal-leads.ts'
import type { Samples } from '#apps/server/samples-route.ts'
import { workspaceOf } from '#apps/tasks/local.ts'
import type { TasksService } from '#apps/tasks/service.ts'

const PEOPLE = 12

export function samplesOf(lw: Lanewright, tasks: TasksService, dataDir: string): Samples {
  return {
    start: ({ sample, time_zone: zone }, person) =>
      sample === 'tasks' ? sampleTasks(tasks, person, zone) : sampleCampaign(lw, dataDir, person, zone),
  }
}

const LIST = `# Home
- [ ] Water the plants every sunday
- [ ] Pay the rent on the 1st p1
# Work
- [ ] Send Ada the minutes tomorrow at 9
- [ ] Read about lanes
`

async function sampleTasks(tasks: TasksService, person: string, zone?: string): Promise<string> {
  await tasks.import({ user_id: person }, 'text', LIST, zone ? { time_zone: zone } : {})
  return workspaceOf(person)
}

/** The example goal, and people of this machine's practice network. */
async function sampleCampaign(lw: Lanewright, dataDir: string, person: string, zone?: string): Promise<string> {
  const { url, account, seed } = await foundPractice(join(dataDir, 'practice'))
  const goal = {
    ...parse(await exampleGoal()),
    account: account.name,
    contacts: PEOPLE,
    ...(zone ? { time_zone: zone } : {}),
  }
  const campaign = await lw.create({ pack: 'outreach', name: 'Sample campaign', goal })
  const bytes = Buffer.from(leadsCsv(seed, PEOPLE, url))
  const file = {
    name: 'practice.csv',
    sizeBytes: bytes.length,
    async *open() {
      yield bytes
    },
  }
  await importLeads(lw, { campaign, person, file })
  return campaign
}
