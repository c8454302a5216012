import type { Refusal } from '#kernel/contracts/refusal.ts'
import { type Installation, secretsAt } from './installation.ts'
import type { SpeechChoice } from './speech-choice.ts'

/** What is missing, and how to get it. */
export type Lack = Pick<Refusal, 'message' | 'next'>

/** An optional feature and what it needs of this machine. The product starts without; the person is told. */
export interface Feature {
  name: string
  /** Null when all is there. */
  probe(): Promise<Lack | null>
}

const everywhere = (env: NodeJS.ProcessEnv): Feature[] => [
  {
    name: 'the browser of campaigns',
    async probe() {
      const [{ findChromium }, { Failure }] = await Promise.all([
        import('#integrations/browser/executable.ts'),
        import('#kernel/contracts/refusal.ts'),
      ])
      try {
        findChromium({ env })
        return null
      } catch (error) {
        if (error instanceof Failure) return { message: `${error.message}.`, next: error.next }
        throw error
      }
    },
  },
  {
    name: 'python_execute',
    async probe() {
      const { pythonSandbox } = await import('#integrations/python/sandbox.ts')
      const ready = await pythonSandbox().ready()
      return ready.ok ? null : ready.refusal
    },
  },
]

/** Every optional feature, as whoever started the product set it up. */
export function featuresOf(installation?: Installation): Feature[] {
  const probe = async () => {
    const choice = installation?.speech
    if (installation && choice) return speechServerLack(installation, choice)
    const { embeddedSpeechLack } = await import('#integrations/speech/weights.ts')
    return embeddedSpeechLack()
  }
  return [...everywhere(installation?.env ?? process.env), { name: 'speech to text', probe }]
}

/** Nothing is sent to the server for this: whether it answers is seen with the first recording. */
async function speechServerLack(
  installation: Installation,
  { keySecret, keyFile }: SpeechChoice,
): Promise<Lack | null> {
  if (keySecret && !(await secretNames(installation)).includes(keySecret))
    return {
      message: `There is no secret ${keySecret} for the speech server.`,
      next: `Set it with \`lanewright secrets set ${keySecret}\`.`,
    }
  if (keyFile && !(await isFilled(keyFile)))
    return { message: `There is no key of the speech server in ${keyFile}.`, next: 'Put it there.' }
  return null
}

/** Opening them makes a key where there is none, which looking does not. */
async function secretNames(installation: Installation): Promise<string[]> {
  const { hasSecrets } = await import('#integrations/secrets/secrets.ts')
  return (await hasSecrets(installation.dataDir)) ? (await secretsAt(installation)).names() : []
}

async function isFilled(path: string): Promise<boolean> {
  const { stat } = await import('node:fs/promises')
  return ((await stat(path).catch(() => null))?.size ?? 0) > 0
}

export interface ProbedFeature {
  name: string
  lacks: Lack | null
}

/** Every optional feature, tried out on this machine; a look that fails is something that it lacks. */
export function probeFeatures(known: Feature[] = featuresOf()): Promise<ProbedFeature[]> {
  return Promise.all(
    known.map(async ({ name, probe }) => {
      const lacks = await probe().catch((error) => ({ message: String(error), next: 'Run `lanewright doctor`.' }))
      return { name, lacks: lacks && { message: lacks.message, next: lacks.next } }
    }),
  )
}

export async function missingFeatures(known?: Feature[]): Promise<string[]> {
  const probed = await probeFeatures(known)
  return probed.flatMap(({ name, lacks }) => (lacks ? [`${name} is off: ${lacks.message} ${lacks.next}`] : []))
}
