import { join } from 'node:path'
import { FIELDS } from '../../integration/hostile/fields.ts'
import { runLoad } from '../../integration/hostile/load.ts'
import { oracle } from '../../integration/hostile/oracle.ts'
import type { Attack, Outcome, Stage } from '../attack.ts'
import { runCaseScenario } from './casework/scenario.ts'
import { flood } from './flood.ts'
import { runCampaignScenario } from './outreach/scenario.ts'
import { reckon } from './scenario.ts'
import { runMeetingScenario } from './scheduling/scenario.ts'
import { runTaskScenario } from './tasks/scenario.ts'

const SHORT_EVERY = 14
const SHORT_LOAD = 200
const LONG_LOAD = 100_000

const attempt = ({ folder, seed, short }: Stage) => ({ folder, seed, every: short ? SHORT_EVERY : 1 })

async function runLoadOn(app: string, stage: Stage): Promise<Outcome> {
  const field = FIELDS[app]?.(stage.folder)
  if (!field) throw new Error(`there is no pack ${app} to storm`)
  const proposals = stage.short ? SHORT_LOAD : LONG_LOAD
  const done = await runLoad({ dataDir: stage.folder, field, proposals, seed: stage.seed })
  try {
    const { breaches, refused, calls } = await oracle(done)
    stage.log(
      `  ${calls} calls, ${refused} refused; again with: npm run harness -- hostile --app ${app} --seed ${stage.seed}`,
    )
    return { tried: done.made, breaches }
  } finally {
    await done.lw.close()
  }
}

/** Orders in texts, models that were bought, servers that lie, one act for another, and whoever wants to make it dear. */
export const compliantAttacks: Attack[] = [
  {
    adversary: 'orders-in-text',
    name: 'meetings: every order of mails and events, obeyed',
    async run(stage) {
      const result = await runMeetingScenario(attempt(stage))
      return reckon(stage, result).finally(() => result.fixture.lw.close())
    },
  },
  {
    adversary: 'orders-in-text',
    name: 'cases: every order of papers, pictures, answers and spoken words, obeyed',
    async run(stage) {
      const result = await runCaseScenario(attempt(stage))
      return reckon(stage, result).finally(() => result.fixture.lw.close())
    },
  },
  {
    adversary: 'orders-in-text',
    name: 'campaigns: every order of profiles, rows, pages, answers and tools of servers, obeyed',
    async run(stage) {
      const result = await runCampaignScenario(attempt(stage))
      return reckon(stage, result).finally(() => result.close())
    },
  },
  {
    adversary: 'orders-in-text',
    name: 'tasks: every order of titles and messages, obeyed',
    async run(stage) {
      const result = await runTaskScenario(attempt(stage))
      return reckon(stage, result).finally(() => result.lw.close())
    },
  },
  {
    adversary: 'orders-in-text',
    name: 'hostile profiles and mails that were read before',
    suite: [
      'tests/integration/outreach/compliant.test.ts',
      'tests/system/scheduling/soak.test.ts',
      'tests/integration/mail/hostile-mails.test.ts',
    ],
  },
  ...Object.keys(FIELDS).map(
    (app): Attack => ({
      adversary: 'bought-model',
      name: `${app}: random, mutated, replayed, oversized and purposeful proposals`,
      run: (stage) => runLoadOn(app, stage),
    }),
  ),
  {
    adversary: 'bought-model',
    name: 'agents of cases outside their lanes, and random words to the chat',
    suite: [
      'tests/integration/casework/denials.test.ts',
      'tests/integration/casework/scope.test.ts',
      'tests/system/tasks/load.test.ts',
    ],
  },
  {
    adversary: 'mcp-server',
    name: 'rug pull, poisoned description, leaking, lying, endless and dying servers',
    suite: [
      'tests/system/mcp/mounts-hostile.test.ts',
      'tests/integration/mcp/mounts.test.ts',
      'tests/integration/mcp/mounts-lanes.test.ts',
    ],
  },
  {
    adversary: 'another-act',
    name: 'grants replayed, expired, of other bytes, recipients, artifacts and policies, and what the screen shows',
    suite: [
      ...[
        'tests/integration/flow/approvals.test.ts',
        'tests/integration/flow/approval-on.test.ts',
        'tests/integration/flow/policy.test.ts',
      ],
      ...[
        'tests/integration/security/raw-sql/approvals.test.ts',
        'tests/system/desk/approvals.test.ts',
        'tests/system/desk/drafts.test.ts',
      ],
    ],
  },
  {
    adversary: 'cost-and-denial',
    name: 'an agent that says nothing useful, let go on again and again',
    run: ({ folder, seed, short }) =>
      flood({ folder: join(folder, 'flood'), seed, budget: short ? 60 : 5000, resumes: short ? 40 : 3000 }),
  },
  {
    adversary: 'cost-and-denial',
    name: 'budgets, shared limits, stops and retries',
    suite: [
      ...[
        'tests/integration/flow/budgets.test.ts',
        'tests/integration/flow/quota.test.ts',
        'tests/integration/flow/stops.test.ts',
      ],
      ...[
        'tests/integration/flow/ask-again.test.ts',
        'tests/integration/flow/validation-and-retry.test.ts',
        'tests/integration/outreach/limits.test.ts',
      ],
    ],
  },
]
