import { joined, type OptOutPhrases } from './phrases.ts'

const WRITING = ['scrivermi', 'contattarmi', 'disturbarmi', 'mandarmi', 'inviarmi', 'chiamarmi', 'importunarmi']
const ASKED = ['contattarmi', 'contattatemi', 'scrivermi', 'scrivetemi', 'disturbarmi', 'disturbatemi']
const ASKED_FORMALLY = ['contatti', 'contattate', 'contattare', 'scriva', 'scrivete', 'scrivere', 'disturbi']
const FROM = ['da', 'dalla', 'dal', 'dalle', 'dai', 'dall']

export const it: OptOutPhrases = {
  alone: ['stop', 'no', 'no grazie', 'basta', 'disiscrivimi', 'disiscrizione', 'cancellami', 'rimuovimi'],
  phrases: [
    ...joined(['non'], ASKED),
    ...joined(['non mi'], ASKED_FORMALLY),
    ...joined(['non mi'], ['mandi', 'mandate', 'mandare', 'invii', 'inviate', 'inviare'], ['più', 'altri', 'altro']),
    ...joined(['non voglio', 'non desidero', 'non intendo'], ['essere contattato', 'essere contattata', 'ricevere']),
    ...joined(
      ['non voglio più', 'non desidero più'],
      ['essere contattato', 'essere contattata', 'ricevere', 'sentirvi'],
    ),
    ...joined(['smetti di', 'smetta di', 'smettete di', 'smettila di', 'smettetela di', 'la smetta di'], WRITING),
    ...['lasciami in pace', 'mi lasci in pace', 'lasciatemi in pace', 'lasciami stare', 'lasciatemi stare'],
    ...joined(
      ['toglimi', 'mi tolga', 'toglietemi', 'cancellami', 'mi cancelli', 'cancellatemi', 'rimuovimi', 'mi rimuova'],
      FROM,
    ),
    ...joined(['cancella', 'cancelli', 'cancellate', 'elimini', 'elimina'], ['i miei dati', 'il mio indirizzo']),
    ...['disiscrivimi', 'disiscrivetemi', 'basta messaggi', 'nessun altro messaggio', 'niente più messaggi'],
  ],
  spared: [
    ...['non smettere di', 'non smetta di', 'non smetti di', 'non smettete di'],
    ...joined([...ASKED, ...ASKED_FORMALLY], ['prima', 'fino', 'oggi', 'questa settimana']),
  ],
  fillers: ['per favore', 'per cortesia', 'per piacere', 'la prego', 'ti prego', 'mai più', 'subito'],
}
