import { expect, test } from 'vitest'
import { webhookFrom } from './webhook-choice.ts'

const URL = 'https://hooks.example.org/desk'
const from = (url: string, more: Record<string, string> = {}) =>
  webhookFrom({ LANEWRIGHT_WEBHOOK_URL: url, LANEWRIGHT_WEBHOOK_SECRET: 'WEBHOOK_KEY', ...more })

test('an address and the name of a secret; without the address there is none', () => {
  expect(webhookFrom({ LANEWRIGHT_WEBHOOK_SECRET: 'X' })).toBeUndefined()
  expect(from(URL)).toEqual({ url: URL, secret: 'WEBHOOK_KEY', allow: [] })
  const allow = ['10.0.0.5:8443', '[fd00::5]:443']
  expect(from(URL, { LANEWRIGHT_WEBHOOK_PRIVATE: allow.join(',') })).toMatchObject({ allow })
})

test('what is no such thing is refused, and not repeated', () => {
  for (const url of [
    'http://hooks.example.org/',
    'https://me:hush@hooks.example.org/',
    `${URL}#hush`,
    'hush',
    'file:///hush',
  ])
    expect(() => from(url), url).toThrow(/^LANEWRIGHT_WEBHOOK_URL is no https address/)
  for (const name of ['', 'hush hush', 'lower'])
    expect(() => from(URL, { LANEWRIGHT_WEBHOOK_SECRET: name })).toThrow('LANEWRIGHT_WEBHOOK_SECRET names no secret')
  for (const listed of ['10.0.0.5', 'localhost:1', '10.0.0.5:99999', 'fd00::5:443', '10.0.0.5:1,,x'])
    expect(() => from(URL, { LANEWRIGHT_WEBHOOK_PRIVATE: listed }), listed).toThrow(/^LANEWRIGHT_WEBHOOK_PRIVATE lists/)
})
