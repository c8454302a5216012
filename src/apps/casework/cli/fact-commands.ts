import { type Command, Option } from 'commander'
import type { Runner } from '#host/cli/context.ts'
import { type Acting, say } from './acts.ts'
import { acting, ofCase, wholeNumber } from './command-parts.ts'

interface FactOptions extends Acting {
  reason: string
}

/** Facts are named by their ID; "lanewright cases facts" shows it. */
export function addFacts(group: Command, run: Runner): void {
  const deciding = (name: string, description: string) =>
    acting(ofCase(group, name, description).argument('<fact>', 'fact ID')).requiredOption('--reason <text>', 'why')
  deciding('reject-fact', 'reject a fact, so that it supports nothing; --restore takes the rejection back')
    .option('--restore', 'the fact counts again')
    .action(
      run((context, id: string, fact: string, { reason, restore, ...who }: FactOptions & { restore?: true }) => {
        const content = { fact_id: fact, reason, ...(restore ? { restore } : {}) }
        return say(context, id, 'case.reject_fact', content, who, 'ATTORNEY')
      }),
    )
  deciding('correct-fact', 'correct the wording, date or people of a fact; the words of the source stay beside it')
    .requiredOption('--statement <text>', 'how it reads now')
    .option('--date <day>', 'when it happened, as YYYY-MM-DD')
    .option('--people <names...>', 'who is named in it')
    .action(
      run(
        (
          context,
          id: string,
          fact: string,
          options: FactOptions & { statement: string; date?: string; people?: string[] },
        ) => {
          const { reason, statement, date, people, ...who } = options
          const content = {
            ...{ fact_id: fact, statement, reason },
            ...(date === undefined ? {} : { date: { from: date, text: date } }),
            ...(people === undefined ? {} : { entities: people }),
          }
          return say(context, id, 'case.correct_fact', content, who, 'ATTORNEY')
        },
      ),
    )
  deciding('map-fact', 'map a fact to an element of a cause of action, or take it away from there')
    .argument('<element>', 'cause and element, such as retaliation.adverse_action')
    .addOption(
      new Option('--relation <relation>', 'how it bears on the element; none takes it away')
        .choices(['supports', 'weighs_against', 'none'])
        .default('supports'),
    )
    .action(
      run((context, id: string, fact: string, element: string, options: FactOptions & { relation: string }) => {
        const { reason, relation, ...who } = options
        const [coa_id = '', element_id = ''] = element.split('.')
        const content = { fact_id: fact, coa_id, element_id, relation, reason }
        return say(context, id, 'case.map_fact', content, who, 'ATTORNEY')
      }),
    )
  acting(ofCase(group, 'add-fact', 'add a fact that nobody has found: a quote from a page of a document'))
    .argument('<document>', 'document ID')
    .requiredOption('--quote <text>', 'the sentence, as it is on the page')
    .requiredOption('--reason <text>', 'why it matters')
    .option('--page <number>', 'the page', wholeNumber, 1)
    .action(
      run((context, id: string, document: string, options: FactOptions & { quote: string; page: number }) => {
        const { quote, page, reason, ...who } = options
        const content = { document_id: document, page, quote, reason }
        return say(context, id, 'case.add_fact', content, who, 'ATTORNEY')
      }),
    )
}
