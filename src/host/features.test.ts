import { expect, test } from 'vitest'
import { missingFeatures } from './features.ts'

test('what a feature lacks is told by name, also when the looking itself fails; what is there is not', async () => {
  const lines = await missingFeatures([
    { name: 'speech', probe: async () => ({ message: 'It is not installed.', next: 'Install it.' }) },
    { name: 'mail', probe: async () => null },
    { name: 'browser', probe: () => Promise.reject(new Error('no permission')) },
  ])
  expect(lines).toEqual([
    'speech is off: It is not installed. Install it.',
    'browser is off: Error: no permission Run `lanewright doctor`.',
  ])
})
