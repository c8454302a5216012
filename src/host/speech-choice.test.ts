import { expect, test } from 'vitest'
import { speechFrom } from './speech-choice.ts'

const at = (url: string, more: NodeJS.ProcessEnv = {}) => speechFrom({ LANEWRIGHT_SPEECH_URL: url, ...more })

test('a speech server is an address, a model, and a key that stands elsewhere; without an address there is none [C-speech.8]', () => {
  expect(speechFrom({ LANEWRIGHT_SPEECH_MODEL: 'large' })).toBeUndefined()
  expect(at('https://speech.example')).toEqual({ url: 'https://speech.example', model: 'whisper-1' })
  expect(at('http://127.0.0.1:8000/v1', { LANEWRIGHT_SPEECH_MODEL: 'org/large-v3' })).toEqual({
    url: 'http://127.0.0.1:8000/v1',
    model: 'org/large-v3',
  })
  expect(at('https://speech.example', { LANEWRIGHT_SPEECH_KEY_SECRET: 'SPEECH_KEY' })).toMatchObject({
    keySecret: 'SPEECH_KEY',
  })
  expect(at('https://speech.example', { LANEWRIGHT_SPEECH_KEY_FILE: '/run/key' })).toMatchObject({
    keyFile: '/run/key',
  })
})

test.for([
  ['no address', 'speech', {}, 'speech.address'],
  ['a key in the address', 'https://me:sk-canary@speech.example', {}, 'speech.address'],
  ['speech over the network in the clear', 'http://speech.example', {}, 'speech.insecure'],
  ['a model with a blank', 'https://speech.example', { LANEWRIGHT_SPEECH_MODEL: 'a b' }, 'speech.bad_model'],
  [
    'two keys',
    'https://speech.example',
    { LANEWRIGHT_SPEECH_KEY_SECRET: 'A', LANEWRIGHT_SPEECH_KEY_FILE: 'b' },
    'speech.two_keys',
  ],
] as const)('%s is refused before anything starts, and not repeated [C-speech.8]', ([, url, more, code]) => {
  const refused = expect(() => at(url, more))
  refused.toThrow(expect.objectContaining({ code }))
  refused.not.toThrow(expect.objectContaining({ message: expect.stringContaining('canary') }))
})
