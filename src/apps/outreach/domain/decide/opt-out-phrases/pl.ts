import { joined, type OptOutPhrases } from './phrases.ts'

export const pl: OptOutPhrases = {
  alone: ['stop', 'nie', 'nie dziękuję', 'nie dzięki', 'wypisz', 'wypisz mnie', 'rezygnuję', 'dość'],
  phrases: [
    ...joined(['nie'], ['pisz', 'piszcie', 'pisać'], ['do mnie', 'więcej', 'już']),
    ...joined(['do mnie', 'do mnie więcej', 'więcej', 'proszę', 'proszę więcej', 'proszę już'], ['nie pisać']),
    ...joined(['nie'], ['kontaktuj się', 'kontaktujcie się', 'kontaktować się'], ['ze mną', 'więcej']),
    ...joined(['ze mną'], ['nie kontaktować', 'więcej nie kontaktować', 'nie kontaktuj', 'nie kontaktujcie']),
    ...joined(['nie życzę sobie'], ['kontaktu', 'dalszego', 'wiadomości', 'takich', 'dalszych', 'żadnych']),
    ...joined(['nie chcę', 'nie chciałbym', 'nie chciałabym'], ['otrzymywać', 'dostawać', 'być nękany', 'kontaktu']),
    ...joined(
      ['przestań', 'przestańcie', 'proszę przestać', 'przestać'],
      [...['pisać', 'do mnie pisać', 'mnie nękać', 'mi wysyłać', 'wysyłać']],
    ),
    ...['daj mi spokój', 'dajcie mi spokój', 'dać mi spokój', 'zostaw mnie w spokoju', 'zostawcie mnie w spokoju'],
    ...['zostawić mnie w spokoju', 'nie wysyłaj mi', 'nie wysyłajcie mi', 'nie przysyłajcie mi', 'nie wysyłać mi'],
    ...joined(['usuń', 'usuńcie', 'usunąć'], ['mnie', 'moje dane', 'mój adres']),
    ...['proszę mnie usunąć', 'wypisz mnie', 'wypiszcie mnie', 'mnie wypisać', 'rezygnuję z otrzymywania'],
  ],
  spared: [
    ...['nie przestań', 'nie przestawaj', 'nie przestawać', 'nie przestawajcie'],
    ...joined(['pisz', 'piszcie', 'pisać', 'mnie'], ['przed', 'dziś', 'dzisiaj', 'w tym tygodniu']),
  ],
  fillers: ['bardzo', 'uprzejmie', 'państwa', 'pana', 'panią', 'już', 'nigdy'],
}
