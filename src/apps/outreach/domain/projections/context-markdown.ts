import type { CampaignOverview, ContextArtifact } from '../views/answers.ts'
import { block, code, inline, NOTICE } from './markdown.ts'

/** context.md: the goal, and what the artifact context/campaign_context says. */
export function contextMarkdown({ name, goal }: CampaignOverview, context: ContextArtifact | null): string {
  const facts: Array<[string, string | number | undefined]> = [
    ['Audience', goal.audience],
    ['Offer', goal.offer],
    ['Sender', goal.sender],
    ['Channel', goal.channel],
    ['Time zone', goal.time_zone],
    ['People at most', goal.contacts],
  ]
  return [
    NOTICE,
    '',
    `# Context of ${inline(name)}`,
    '',
    ...facts.flatMap(([what, value]) => (value === undefined ? [] : [`- ${what}: ${inline(String(value))}`])),
    '',
    '## Sequence',
    '',
    ...(goal.steps ?? []).flatMap((step, i) => stepLines(step, i + 1)),
    '## Campaign context',
    '',
    ...contextLines(context),
    '',
  ].join('\n')
}

type Step = NonNullable<CampaignOverview['goal']['steps']>[number]

function stepLines({ type, wait_days, drafts }: Step, number: number): string[] {
  const wait = wait_days ? `, after ${wait_days} days` : ''
  return [
    `### Message ${number}: ${inline(type.replaceAll('_', ' '))}${wait}`,
    '',
    ...drafts.flatMap(({ variant, text }) => [`Draft ${inline(variant)}:`, '', block(text), '']),
  ]
}

function contextLines(context: ContextArtifact | null): string[] {
  if (!context) return ['Nothing was kept under this name, or nobody has approved it yet.']
  const { version, source, content, content_type } = context
  const isJson = content_type === 'application/json'
  return [
    `Version ${version} of ${code('context/campaign_context')}, from the ${source}.`,
    '',
    block(isJson ? pretty(content) : content, isJson ? 'json' : ''),
  ]
}

function pretty(content: string): string {
  try {
    return JSON.stringify(JSON.parse(content), null, 2)
  } catch {
    return content
  }
}
