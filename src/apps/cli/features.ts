/** An optional feature and what it needs of this machine. The product starts without; the person is told. */
export interface Feature {
  name: string
  /** What is missing and how to get it; null when all is there. */
  probe(): Promise<string | null>
}

export const features: Feature[] = []

export async function missingFeatures(known: Feature[] = features): Promise<string[]> {
  const missing = await Promise.all(known.map(async (f) => ({ name: f.name, lacks: await f.probe().catch(String) })))
  return missing.flatMap(({ name, lacks }) => (lacks === null ? [] : [`${name} is off: ${lacks}`]))
}
