import type { Requirement } from './requirement.ts'

/** specs/casework.md, The agents' work: dictated audio, transcribed by a pluggable engine. */
export const caseworkSpeech = {
  'C-speech.1': {
    says: 'An offline engine for English is the embedded default: the sample interview is transcribed without a network, segments in order and within its duration, and the engine and its version are named.',
    source: "specs/casework.md, The agents' work; seed 004, 4.3",
  },
  'C-speech.2': {
    says: 'Audio of any length is heard in bounded chunks that end at pauses, nothing twice and nothing lost, and a model that repeats itself is stopped.',
    source: "specs/casework.md, The agents' work; specs/trust.md, Adversaries and controls",
  },
  'C-speech.3': {
    says: 'WAV of 8 to 32 bits or floats, of one or more channels and of any rate is read and resampled without folding what the engine cannot hear into what it hears.',
    source: "specs/casework.md, The agents' work",
  },
  'C-speech.4': {
    says: 'Empty, silent, damaged, lying, unknown and overlong recordings each get a refusal with a next step, whatever the bytes are, and no size that a file claims is allocated.',
    source: 'specs/trust.md, Adversaries and controls; specs/kernel.md, Bad input',
  },
  'C-speech.5': {
    says: 'Where no engine can be had the answer says so and names the other way; weights that are not the ones we know are not used.',
    source: "specs/casework.md, The agents' work; specs/trust.md, How it is tested",
  },
  'C-speech.6': {
    says: 'The engine works in a process of its own with limits of memory and time: the product never waits for it, it is ended and replaced when it is over them, and whoever gives up is let go at once.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'C-speech.7': {
    says: 'An OpenAI-compatible endpoint is the other engine: over TLS or on this machine, bounded in time and size, its errors are refusals, its answer is data, and the key stands in no message.',
    source: "specs/casework.md, The agents' work; specs/trust.md, Adversaries and controls",
  },
} as const satisfies Record<string, Requirement>
