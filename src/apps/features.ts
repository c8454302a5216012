import type { Refusal } from '#contracts/refusal.ts'

/** What is missing, and how to get it. */
export type Lack = Pick<Refusal, 'message' | 'next'>

/** An optional feature and what it needs of this machine. The product starts without; the person is told. */
export interface Feature {
  name: string
  /** Null when all is there. */
  probe(): Promise<Lack | null>
}

const features: Feature[] = [
  {
    name: 'the browser of campaigns',
    async probe() {
      const [{ findChromium }, { Failure }] = await Promise.all([
        import('#adapters/browser/executable.ts'),
        import('#contracts/refusal.ts'),
      ])
      try {
        findChromium()
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
      const { pythonSandbox } = await import('#adapters/python/sandbox.ts')
      const ready = await pythonSandbox().ready()
      return ready.ok ? null : ready.refusal
    },
  },
]

export interface ProbedFeature {
  name: string
  lacks: Lack | null
}

/** Every optional feature, tried out on this machine; a look that fails is something that it lacks. */
export function probeFeatures(known: Feature[] = features): Promise<ProbedFeature[]> {
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
