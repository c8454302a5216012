import { openSecrets } from '#integrations/secrets/secrets.ts'

// A process of its own that writes: `together NAME COUNT` many at once, `endless NAME` one after the other for ever.
const [dataDir = '', way, name = '', count] = process.argv.slice(2)
const secrets = await openSecrets({ dataDir, env: {}, keychain: async () => null })
if (way === 'together') {
  const numbers = Array.from({ length: Number(count) }, (_, i) => i)
  await Promise.all(numbers.map((i) => secrets.set(`${name}_${i}`, `value of ${name} ${i}`)))
} else {
  for (let i = 0; ; i++) await secrets.set(name, `${i % 10}`.repeat(8000))
}
