import { expect, test, vi } from 'vitest'
import { openEmbeddedTranscriber } from '#integrations/speech/embedded.ts'
import { acceptSample, clean, openCaseInstallation, sampleFile, tab } from './case-installation.ts'
import { openBrowser, SOON } from './harness.ts'

vi.setConfig({ testTimeout: 900_000 })

/** A browser whose microphone hears the sample interview, over and over. */
openBrowser([
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${sampleFile('interview.wav')}`,
])

test('an answer is spoken into the microphone after consent to it, kept as a WAV file and written down; another is brought as a file [D-case.5]', async () => {
  const { desk, rows } = await openCaseInstallation({ transcriber: async () => openEmbeddedTranscriber() })
  const page = await desk.open('/cases', { permissions: ['microphone'] })
  await acceptSample(page)
  await tab(page, /Interview/).click()
  await page.getByRole('button', { name: 'Open a session' }).click()
  await page.getByLabel('What the client answered').fill('Yes, and you may record me.')
  await page.getByLabel('The client also consents to a recording').check()
  await page.getByRole('button', { name: 'Record the consent and begin' }).click()
  await page.getByText('Question 1', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByText('Recording, 0:06').waitFor()
  await clean(page, 'while somebody speaks')
  await page.getByRole('button', { name: 'Stop and send' }).click()
  await page.getByText('Question 2', { exact: true }).waitFor({ timeout: 180_000 })
  const said = page.getByRole('list', { name: 'Said so far' })
  await said.getByText('dictated', { exact: true }).waitFor()
  const [first] = await rows<{ answer: string; source: string }>(
    'select answer, source from casework.turns where number = 1',
  )
  expect(first?.source).toBe('dictated')
  expect(first?.answer.split(/\s+/).length).toBeGreaterThan(3)
  // What was begun and ended at the microphone stands in the ledger.
  const runs = await rows<{ run_name: string }>(
    `select distinct run_name from kernel.runs where run_name like 'dictation.%' order by run_name`,
  )
  expect(runs.map(({ run_name }) => run_name)).toEqual(['dictation.start', 'dictation.stop'])

  await page.getByLabel('Answer as a WAV file').setInputFiles(sampleFile('interview.wav'))
  await page.getByText('Question 3', { exact: true }).waitFor({ timeout: 180_000 })
  await expect.poll(() => said.getByText('dictated', { exact: true }).count(), SOON).toBe(2)
  expect(
    await rows(`select artifact_kind, content_type from casework.documents where artifact_kind = 'audio'`),
  ).toEqual([
    { artifact_kind: 'audio', content_type: 'audio/wav' },
    { artifact_kind: 'audio', content_type: 'audio/wav' },
  ])

  // What is no speech is told, and the question stays open.
  const noise = { name: 'noise.wav', mimeType: 'audio/wav', buffer: Buffer.from('this is no recording') }
  await page.getByLabel('Answer as a WAV file').setInputFiles(noise)
  await page.getByText('The recording could not be written down:', { exact: false }).waitFor()
  await page.getByText('Question 3', { exact: true }).waitFor()
  await clean(page, 'a recording that could not be read')
})
