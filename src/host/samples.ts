import { join } from 'node:path'
import { parse } from 'yaml'
import type { OpenCaseworkServices } from '#apps/casework/services/casework-services.ts'
import { sampleCase } from '#apps/casework/services/sample-case.ts'
import { leadsCsv } from '#apps/outreach/demo/dry-run-leads.ts'
import { exampleGoal } from '#apps/outreach/demo/example-goal.ts'
import { importLeads } from '#apps/outreach/services/lead-import.ts'
import type { MeetingsService } from '#apps/scheduling/services/meetings-service.ts'
import { workspaceOf } from '#apps/tasks/services/local.ts'
import type { TasksService } from '#apps/tasks/services/service.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Lanewright } from './open.ts'
import { foundDemoNetwork } from './outreach/demo-network.ts'
import type { Samples } from './server/samples-route.ts'

const PEOPLE = 12

/** What there is to try things with; a pack that does not run here has no sample. */
export function samplesOf(
  lw: Lanewright,
  tasks: TasksService,
  dataDir: string,
  {
    meetings,
    casework,
  }: { meetings?: MeetingsService | undefined; casework?: Pick<OpenCaseworkServices, 'files'> | undefined } = {},
): Samples {
  return {
    start({ sample, time_zone: zone }, person, roles) {
      if (sample === 'casework') return sampleCase(lw, casework, person, roles)
      if (sample === 'tasks') return sampleTasks(tasks, person, zone)
      if (sample === 'outreach') return sampleCampaign(lw, dataDir, person, zone)
      return sampleMeeting(meetings, lw.deps.clock.nowMs(), person, zone)
    },
  }
}

const DAY_MS = 86_400_000

/** Two people to play, and a week to look for a time in. */
async function sampleMeeting(
  meetings: MeetingsService | undefined,
  nowMs: number,
  person: string,
  zone = 'Europe/Berlin',
): Promise<string> {
  if (!meetings) throw new Failure('sample.unknown', 'meetings are not coordinated here', 'Start another sample.')
  const at = (days: number) => new Date(nowMs + days * DAY_MS).toISOString()
  const made = await meetings.create(
    {
      title: 'Sample meeting',
      duration: 45,
      location: 'https://meet.example.com/sample',
      time_zone: zone,
      description: 'How we work together from now on.',
      account: 'demo',
      calendars: ['demo'],
      window: { from: at(5), to: at(15) },
      attendees: [
        { full_name: 'Michael Chen', email: 'michael.chen@northwind.example', required: true },
        { full_name: 'Claire Dubois', email: 'claire.dubois@atelier.example', required: true, default_language: 'fr' },
      ],
    },
    person,
  )
  if ('refused' in made) throw new Failure(made.refused.code, made.refused.message, made.refused.next)
  return made.id
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
  const { url, account, seed } = await foundDemoNetwork(join(dataDir, 'demo-network'))
  const goal = {
    ...parse(await exampleGoal()),
    account: account.name,
    contacts: PEOPLE,
    ...(zone ? { time_zone: zone } : {}),
  }
  const campaign = await lw.create({ pack: 'outreach', name: 'Sample campaign', goal })
  const bytes = Buffer.from(leadsCsv(seed, PEOPLE, url))
  const file = {
    name: 'demo.csv',
    sizeBytes: bytes.length,
    async *open() {
      yield bytes
    },
  }
  await importLeads(lw, { campaign, person, file })
  return campaign
}
