import { expect, test } from 'vitest'
import { profileProblem } from './profile-channel.ts'
import { normalizeProfileUrl } from './profile-url.ts'

const DEMO = ['127.0.0.1:4123']
const LINKEDIN = ['www.linkedin.com', 'static.licdn.com']
const problem = (channel: 'demo' | 'linkedin', url: string) =>
  profileProblem(channel, channel === 'demo' ? DEMO : LINKEDIN, normalizeProfileUrl(url) ?? url)

test.each([
  'https://www.linkedin.com/in/jane',
  'linkedin.com/in/jane/',
  'http://de.linkedin.com/in/jane?trk=x',
  'https://m.linkedin.com/in/jane-d%C3%B6-1a2b',
])('a LinkedIn profile belongs to a LinkedIn campaign and to no other: %s [H-campaign.7]', (url) => {
  expect(problem('linkedin', url)).toBeNull()
  expect(problem('demo', url)).toMatch(/^a LinkedIn profile .* Import it into a LinkedIn campaign\./)
})

test('a profile of the practice network belongs to a practice campaign and to no other [H-campaign.7]', () => {
  expect(problem('demo', 'http://127.0.0.1:4123/in/jane')).toBeNull()
  expect(problem('linkedin', 'http://127.0.0.1:4123/in/jane')).toMatch(/^a profile of the practice network/)
  // Before the network was ever started, its port is not known.
  expect(profileProblem('demo', [], 'http://127.0.0.1:9/in/jane')).toBeNull()
  expect(profileProblem('demo', [], 'https://www.linkedin.com/in/jane')).not.toBeNull()
})

test.each([
  'http://127.0.0.1:9999/in/jane',
  'https://127.0.0.1:4123/in/jane',
  'http://127.0.0.1:4123/jane',
  'http://127.0.0.1:4123/in/',
  'http://127.0.0.1:4123/in/jane/more',
  'https://xing.com/profile/jane',
  'https://example.com/in/jane',
  'https://www.linkedin.com.evil.example/in/jane',
  'https://www.linkedin.com/company/acme',
  'https://static.licdn.com/in/jane',
])('what is no profile of the channel is refused with an example: %s [H-campaign.7]', (url) => {
  expect(problem('demo', url)).toContain('Use addresses like http://127.0.0.1:4123/in/name.')
  expect(problem('linkedin', url)).toContain('Use addresses like https://www.linkedin.com/in/name.')
})

test('one LinkedIn profile has one address, whatever country it was copied from', () => {
  const one = 'https://www.linkedin.com/in/jane'
  for (const url of ['linkedin.com/in/jane', 'http://fr.linkedin.com/in/jane/', `${one}?x=1`])
    expect(normalizeProfileUrl(url)).toBe(one)
  expect(normalizeProfileUrl('https://linkedin.com.evil.example/in/jane')).toBe(
    'https://linkedin.com.evil.example/in/jane',
  )
})
