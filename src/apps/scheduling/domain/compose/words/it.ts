import type { Words } from './words.ts'

export const it: Words = {
  locale: 'it-IT',
  quotes: ['«', '»'],
  greetings: ['Buongiorno {name},', 'Salve {name},', 'Buonasera {name},', 'Gentile {name},'],
  greetingBare: 'Buongiorno,',
  closings: ['Cordiali saluti', 'Un cordiale saluto', 'Distinti saluti', 'Saluti', 'Cordialmente'],
  subject: { initiate: 'Richiesta di riunione: {title}', followUp: 'Promemoria: {title}', reply: 'Re: {title}' },
  meeting: 'la nostra riunione',

  date: '{weekday} {day} {month}',
  firstDay: '1°',
  clock: '14:00',
  slot: '{date} alle ore {time}',

  initiate: {
    open: [
      'Sto coordinando la riunione {title} e sarei felice di averLa tra i presenti.',
      'Le scrivo per organizzare con Lei la riunione {title}.',
      'La contatto per fissare la riunione {title}.',
      'Sto organizzando la riunione {title} e la Sua partecipazione sarebbe molto gradita.',
    ],
    propose: [
      'La data proposta è {slot} ({duration}).',
      'Vorremmo tenerla {slot} ({duration}).',
      'È prevista per {slot} ({duration}).',
    ],
    place: ['Luogo: {place}.', 'Il luogo previsto: {place}.', 'Il luogo sarebbe il seguente: {place}.'],
  },
  ask: [
    'Le andrebbe bene questo orario?',
    'Questa data Le è comoda?',
    'Potrebbe farmi sapere se questo orario Le va bene?',
    'Avrebbe disponibilità in quel momento?',
    'Le sarebbe possibile partecipare in quella data?',
  ],
  askBare: ['Potrebbe farmi sapere se può partecipare?', 'Le sarebbe possibile partecipare?'],
  followUp: {
    open: [
      'Faccio seguito al mio messaggio sulla riunione {title}[, prevista per {slot}].',
      'Le scrivo di nuovo a proposito della riunione {title}[, proposta per {slot}].',
      'Questo è un breve promemoria per la riunione {title}[, che è prevista per {slot}].',
      'Torno a contattarLa per la riunione {title}[ di {slot}].',
    ],
    middle: [
      'So bene quanto possa essere piena la Sua agenda.',
      'Mi basterebbe una breve risposta.',
      "La Sua risposta mi aiuterebbe molto nell'organizzazione.",
    ],
  },
  thanks: ['Grazie per il Suo messaggio.', 'La ringrazio per la risposta.', 'Grazie mille per la Sua domanda.'],
  planned: ['La riunione {title} è prevista[ per {slot}].', 'La data della riunione {title} è {slot}.'],
  clarify: {
    open: [
      'La ringrazio per la Sua risposta.',
      'Grazie per il Suo messaggio; vorrei avere la certezza di capirlo bene.',
      'Grazie per il riscontro, che vorrei comprendere correttamente.',
    ],
    ask: [
      'Potrebbe dirmi se può partecipare a questo orario?',
      'Potrebbe confermarmi se questo orario Le va bene oppure no?',
      'Posso annotare che questo orario Le va bene?',
    ],
  },
  persist: {
    open: [
      'La ringrazio per la Sua franchezza.',
      'Grazie per avermi comunicato la Sua preferenza.',
      'La ringrazio per la risposta e per la Sua flessibilità.',
    ],
    ask: [
      'Le sarebbe comunque possibile partecipare a questo orario?',
      'Potrebbe riservare ugualmente questo orario?',
      'Possiamo contare comunque sulla Sua presenza a questo orario?',
    ],
  },
  alternatives: {
    open: [
      'Grazie per il Suo riscontro sulla riunione {title}.',
      "La ringrazio per avermi segnalato che l'orario proposto per la riunione {title} Le risulta difficile.",
      "Capisco che l'orario proposto per la riunione {title} non Le va bene.",
    ],
    note: ['Riferirò volentieri le Sue disponibilità.', 'Terrò conto delle Sue disponibilità nella pianificazione.'],
    ask: [
      'Quali altri orari Le andrebbero bene?',
      'Potrebbe indicarmi alcuni orari per Lei più comodi?',
      'Quando avrebbe disponibilità?',
    ],
  },
  pending: {
    open: [
      'Grazie per aver confermato la riunione {title}[, prevista per {slot}].',
      'La ringrazio, ho annotato la Sua presenza alla riunione {title}[ di {slot}].',
      'Grazie mille per aver accettato la riunione {title}[ di {slot}].',
    ],
    next: [
      'La contatterò non appena tutto sarà definitivo.',
      'Riceverà mie notizie non appena la riunione sarà definitiva.',
      'Le invierò i dettagli definitivi non appena saranno stabiliti.',
    ],
  },
  finalized: {
    open: [
      'La riunione {title} è ora confermata[ per {slot}].',
      'Ho il piacere di comunicarLe che la riunione {title} è definitiva[ e si terrà {slot}].',
      'È tutto pronto per la riunione {title}[ di {slot}].',
    ],
    next: [
      "Riceverà l'invito con tutti i dettagli.",
      "L'invito con i dettagli Le arriverà separatamente.",
      'La prego di rispondere a questo messaggio se qualcosa cambia da parte Sua.',
    ],
  },

  answers: {
    where: 'il luogo è il seguente: {place}',
    when: 'la riunione è prevista per {slot}',
    duration: 'la durata prevista è di {duration}',
    zone: 'gli orari sono indicati nel fuso orario {zone}',
    about: "quanto all'argomento della riunione: {about}",
    aboutTitle: "l'argomento della riunione è {title}",
    who: "non mi è possibile condividere qui l'elenco dei partecipanti; troverà quanto serve nell'invito",
    confirmed: 'la riunione non è ancora definitiva, e La avviserò non appena lo sarà',
    final: 'sì, la riunione è confermata',
    another: 'non posso concordare personalmente un orario diverso, ma riferirò la Sua richiesta',
    check: 'verificherò quanto mi chiede e Le darò una risposta',
  },

  questions: {
    where: 'dove|dov.è|luogo|indirizzo|sede|sala|ufficio|di persona|in presenza|online|da remoto',
    when: 'quando|(?:a )?che ora|(?:che|quale) (?:giorno|data|ora)|orario (?:di inizio|esatto)|inizia',
    duration: 'quanto (?:dura\\p{L}*|tempo)|durata|quant[ie] (?:minuti|ore)|fino a che ora',
    zone: 'che ora (?:è|sarebbe|sarà) (?:da|a|in|per)|fuso orario|quale fuso|che fuso|fuso|ora locale|(?:mia|sua|nostra) ora',
    about:
      'di cosa|di che cosa|di che|argomento|tema|scopo|oggetto|motivo|perché|a proposito di cosa|contesto|più (?:informazioni|dettagli)|riguarda',
    agenda: 'ordine del giorno|agenda|programma|punti|preparare|preparazione',
    link: 'link|collegamento|url|zoom|teams|google meet|webex|numero di telefono|telefono|video\\p{L}*|collegar\\p{L}*',
    who: '(?:ha|hanno) (?:già )?(?:confermato|accettato|risposto)|chi|partecipanti|partecipa\\p{L}*|qualcun altro|altre persone|invitati',
    confirmed: 'confermat[ao]|definitiv[ao]|sicur[ao]|cert[ao]|fissat[ao]',
    another:
      '(?:altr[oaie]|un.altr[ao]|divers[oaie]) (?:orari[oi]?|giorn[oi]|dat[ae]|momento|settimana|ora)|spostar\\p{L}*|rimandar\\p{L}*|rinviar\\p{L}*|prima|più tardi|dopo|invece|alternativ[ae]|prossima settimana|settimana prossima|domani|cambiare',
  },
  asking:
    '^(?:chi|dove|dov.è|quando|che|cosa|quale|quali|come|quanto|perché|può|potrebbe|è|c.è|posso|sarebbe)|(?:mi dica|mi faccia sapere|mi indichi|mi invii|mi mandi)|vorrei sapere|potrebbe (?:dirmi|indicarmi|inviarmi)|mi piacerebbe sapere',
  smallTalk: 'come sta|come va|come stai|vero|giusto',

  weekdays: ['luned[iì]', 'marted[iì]', 'mercoled[iì]', 'gioved[iì]', 'venerd[iì]', 'sabat[oi]', 'domenic(?:a|he)'],
  vagueTimes:
    'domani|dopodomani|oggi|ieri|mezzogiorno|mezzanotte|(?:la )?(?:prossima|questa) settimana|settimana prossima|fine settimana|stasera|di (?:mattina|pomeriggio|sera)|nel pomeriggio|in mattinata',
  minutes: 'minut[oi]|min',
  hours: 'or[ae]',
  spokenLengths: { "mezz'ora": 30, "un'ora e mezza": 90, "un'ora": 60, 'due ore': 120, 'tre ore': 180 },
  spokenHours:
    '(?:alle|dalle|verso le|fino alle) (?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)|all.una',
  others:
    'tutti (?:hanno|sono|possono|gli altri|i partecipanti|gli invitati)|gli altri|le altre persone|altri (?:partecipanti|invitati|soci)|(?:i suoi|i nostri) colleghi|(?:il suo|il nostro) collega',
  promises:
    'prometto|promettiamo|garanti\\p{L}*|(?:possiamo|posso|potremmo) (?:spostar|rinviar|cambiar|rimandar)\\p{L}*|è stat[ao] (?:spostat|rinviat|modificat)[ao]|spostat[ao]|rinviat[ao]|nuov[ao] (?:data|orario|ora)',

  shortReplies: 'sì|grazie|grazie mille|va bene|d.accordo|perfetto|certo|certamente|buongiorno|salve|ottimo|volentieri',
  common:
    'chi|cosa|di|parleremo|partecipa|il|lo|la|gli|le|è|che|di|per|con|non|una|un|sono|mi|si|del|della|al|alla|alle|ma|dove|quando|come|quanto|può|posso|potrebbe|sarà|riunione|orario|ora|grazie|molto|bene|ho|questa|questo|anche|nel|sarebbe|dura',
}
