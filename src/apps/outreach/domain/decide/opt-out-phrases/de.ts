import { joined, type OptOutPhrases } from './phrases.ts'

const ASKED = [
  ...['kontaktieren Sie mich', 'kontaktiere mich', 'kontaktier mich', 'kontaktiert mich', 'belästigen Sie mich'],
  ...['schreiben Sie mir', 'schreibe mir', 'schreib mir', 'schreibt mir', 'schreiben Sie mich', 'rufen Sie mich'],
  ...['melden Sie sich', 'melde dich', 'meldet euch'],
]
const NO_MORE = ['nicht mehr', 'nie wieder', 'nie mehr', 'nicht wieder', 'nicht weiter', 'nicht noch einmal']

export const de: OptOutPhrases = {
  alone: ['stopp', 'stop', 'nein', 'nein danke', 'abmelden', 'austragen', 'abbestellen'],
  phrases: [
    ...joined(ASKED, NO_MORE),
    ...joined(['mich'], NO_MORE, ['kontaktieren', 'zu kontaktieren', 'anschreiben', 'anzuschreiben', 'belästigen']),
    ...joined(['mir'], NO_MORE, ['schreiben', 'zu schreiben']),
    ...joined(['kontaktieren Sie mich', 'kontaktiere mich', 'schreiben Sie mir', 'schreib mir'], ['nicht']),
    ...joined(['keine', 'keinerlei'], ['weiteren Nachrichten', 'weiteren Mails', 'Nachrichten mehr', 'Mails mehr']),
    ...['keine weitere Kontaktaufnahme', 'keine weiteren Kontaktversuche', 'keinen weiteren Kontakt'],
    ...joined(
      ['nicht', 'nicht mehr', 'nicht weiter'],
      ['kontaktiert werden', 'angeschrieben werden', 'belästigt werden'],
    ),
    ...['nichts mehr von Ihnen hören', 'nichts mehr von dir hören', 'nichts von Ihnen hören'],
    ...joined(['lassen Sie', 'lass', 'lasst'], ['mich in Ruhe', 'mich in Frieden', 'mich zufrieden']),
    ...joined(['hören Sie', 'hör', 'hört'], ['auf mir zu schreiben', 'auf zu schreiben', 'auf mich zu', 'damit auf']),
    ...['unterlassen Sie das', 'unterlassen Sie weitere', 'unterlassen Sie jede'],
    ...joined(['nehmen Sie', 'nimm', 'nehmt'], ['mich von', 'mich aus']),
    ...joined(
      ['streichen Sie', 'streich', 'entfernen Sie', 'entferne', 'löschen Sie', 'lösche'],
      [...['mich von', 'mich aus', 'meine Daten', 'meine Adresse', 'meinen Namen']],
    ),
    ...['tragen Sie mich aus', 'trag mich aus', 'melden Sie mich ab', 'meld mich ab', 'mich abmelden'],
    ...joined(['widerspreche der'], ['Nutzung', 'Verwendung', 'Verarbeitung', 'Speicherung', 'Kontaktaufnahme']),
  ],
  // Who wants to think about it in peace asks for time, not for silence.
  spared: [
    ...joined(
      ['in Ruhe'],
      ['darüber', 'nachdenken', 'überlegen', 'lesen', 'durchlesen', 'ansehen', 'anschauen', 'prüfen'],
    ),
    ...joined(['nicht'], ['vor', 'bis', 'heute', 'diese Woche', 'diesen Monat', 'dieses Jahr']),
  ],
  fillers: ['bitte', 'bitte sehr', 'in Zukunft', 'künftig', 'zukünftig', 'endlich', 'doch', 'jetzt'],
}
