/** An optional feature and what it needs of this machine. The product starts without; the person is told. */
export interface Feature {
  name: string
  /** What is missing and how to get it; null when all is there. */
  probe(): Promise<string | null>
}

export const features: Feature[] = [
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
        if (error instanceof Failure) return `${error.message}. ${error.next}`
        throw error
      }
    },
  },
  {
    name: 'python_execute',
    async probe() {
      const { pythonSandbox } = await import('#adapters/python/sandbox.ts')
      const ready = await pythonSandbox().ready()
      return ready.ok ? null : `${ready.refusal.message} ${ready.refusal.next}`
    },
  },
]

export async function missingFeatures(known: Feature[] = features): Promise<string[]> {
  const missing = await Promise.all(known.map(async (f) => ({ name: f.name, lacks: await f.probe().catch(String) })))
  return missing.flatMap(({ name, lacks }) => (lacks === null ? [] : [`${name} is off: ${lacks}`]))
}
