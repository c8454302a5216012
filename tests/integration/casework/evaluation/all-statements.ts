import { labelledSentences } from '#apps/casework/domain/mapping/samples.fixture.ts'
import { interview } from './interview-sentences.ts'
import { development, holdout, probes } from './labelled-sets.ts'
import { hostile, tuning, unseen } from './mapping-sets.ts'
import { drafts, laterVoices, voices } from './statement-sets.ts'
import { turned } from './turned-sentences.ts'

/** Every labelled sentence that the weights of statement-weights.ts are learned from. */
export const statementSets: Readonly<Record<string, { nothing: readonly string[]; plain: readonly string[] }>> = {
  ...Object.fromEntries(
    ['tuned.txt', 'unseen.txt'].map((file) => {
      const sentences = labelledSentences(file)
      const isPlain = ({ expected }: (typeof sentences)[number]) => [...expected].some((one) => !/^[-?]/.test(one))
      const nothing = sentences.filter(({ labels }) => labels.includes('none'))
      return [
        file,
        { nothing: nothing.map(({ text }) => text), plain: sentences.filter(isPlain).map(({ text }) => text) },
      ]
    }),
  ),
  ...Object.fromEntries(
    Object.entries({ interview, hostile, tuning, unseen, turned }).map(([name, { nothing, plain }]) => [
      name,
      { nothing, plain: plain.map((line) => line.slice(line.indexOf(' | ') + 3)) },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({ development, holdout, probes, drafts, voices, laterVoices }).map(([name, { nothing, plain }]) => [
      name,
      { nothing, plain: plain.map(({ text }) => text) },
    ]),
  ),
}
