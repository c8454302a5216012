import type { Words } from './words.ts'

export const de: Words = {
  locale: 'de-DE',
  quotes: ['„', '“'],
  greetings: ['Guten Tag {name},', 'Hallo {name},', 'Guten Morgen {name},'],
  smallStart: true,
  greetingBare: 'Guten Tag,',
  closings: ['Mit freundlichen Grüßen', 'Freundliche Grüße', 'Beste Grüße', 'Viele Grüße', 'Mit besten Grüßen'],
  subject: { initiate: 'Terminanfrage: {title}', followUp: 'Nachfrage: {title}', reply: 'Re: {title}' },
  meeting: 'unsere Besprechung',

  date: '{weekday}, {day}. {month}',
  clock: '14:00',
  slot: '{date}, um {time} Uhr',
  zoneNames: { CET: 'MEZ', CEST: 'MESZ', EET: 'OEZ', EEST: 'OESZ', WET: 'WEZ', WEST: 'WESZ' },

  initiate: {
    open: [
      'ich koordiniere die Besprechung {title} und möchte Sie gern dazu einladen.',
      'ich schreibe Ihnen, um die Besprechung {title} mit Ihnen zu vereinbaren.',
      'ich melde mich bei Ihnen, um einen Termin für die Besprechung {title} abzustimmen.',
      'ich organisiere die Besprechung {title} und würde mich über Ihre Teilnahme freuen.',
    ],
    propose: [
      'Vorgesehen ist {slot} ({duration}).',
      'Als Termin schlagen wir {slot} vor ({duration}).',
      'Geplant ist die Besprechung für {slot} ({duration}).',
    ],
    place: ['Ort: {place}.', 'Der vorgesehene Ort: {place}.', 'Als Ort ist vorgesehen: {place}.'],
  },
  ask: [
    'Passt Ihnen dieser Termin?',
    'Wäre Ihnen dieser Termin recht?',
    'Könnten Sie mir mitteilen, ob Ihnen dieser Termin passt?',
    'Hätten Sie zu dieser Zeit Gelegenheit zur Teilnahme?',
    'Darf ich fragen, ob Sie diesen Termin einrichten können?',
  ],
  askBare: ['Könnten Sie mir mitteilen, ob Sie teilnehmen können?', 'Wäre Ihnen eine Teilnahme möglich?'],
  followUp: {
    open: [
      'ich komme auf meine Nachricht zur Besprechung {title} zurück[, die für {slot} geplant ist].',
      'ich möchte kurz wegen der Besprechung {title} nachfragen[, vorgesehen für {slot}].',
      'hiermit möchte ich an die Besprechung {title} erinnern[, die für {slot} vorgesehen ist].',
      'ich melde mich noch einmal wegen der Besprechung {title}[, vorgeschlagen für {slot}].',
    ],
    middle: [
      'Mir ist bewusst, wie voll ein Kalender sein kann.',
      'Eine kurze Antwort genügt mir.',
      'Ihre Rückmeldung würde mir bei der Planung sehr helfen.',
    ],
  },
  thanks: ['vielen Dank für Ihre Nachricht.', 'danke für Ihre Rückmeldung.', 'vielen Dank für Ihre Nachfrage.'],
  planned: ['Die Besprechung {title} ist[ für {slot}] geplant.', 'Der Termin für die Besprechung {title} ist {slot}.'],
  clarify: {
    open: [
      'vielen Dank für Ihre Antwort.',
      'danke für Ihre Nachricht; ich möchte sichergehen, dass ich sie richtig verstehe.',
      'vielen Dank für Ihre Rückmeldung, bei der ich nichts missverstehen möchte.',
    ],
    ask: [
      'Könnten Sie mir sagen, ob Sie zu dieser Zeit teilnehmen können?',
      'Könnten Sie mir bestätigen, ob Ihnen dieser Termin passt oder nicht?',
      'Darf ich festhalten, dass Ihnen dieser Termin passt?',
    ],
  },
  persist: {
    open: [
      'vielen Dank für Ihre offenen Worte.',
      'danke, dass Sie mir Ihre Präferenz mitgeteilt haben.',
      'vielen Dank für Ihre Rückmeldung und Ihre Flexibilität.',
    ],
    ask: [
      'Wäre es Ihnen dennoch möglich, zu dieser Zeit teilzunehmen?',
      'Könnten Sie den Termin trotzdem einrichten?',
      'Dürfen wir zu dieser Zeit dennoch mit Ihnen rechnen?',
    ],
  },
  alternatives: {
    open: [
      'vielen Dank für Ihre Rückmeldung zur Besprechung {title}.',
      'danke für den Hinweis, dass der vorgeschlagene Termin für die Besprechung {title} schwierig ist.',
      'ich verstehe, dass Ihnen der vorgeschlagene Termin für die Besprechung {title} nicht passt.',
    ],
    note: ['Ihre Angaben gebe ich gern weiter.', 'Ihre Verfügbarkeit nehme ich gern in die Planung auf.'],
    ask: [
      'Welche anderen Zeiten würden Ihnen passen?',
      'Könnten Sie mir einige Zeiten nennen, die Ihnen besser passen?',
      'Wann hätten Sie stattdessen Zeit?',
    ],
  },
  pending: {
    open: [
      'vielen Dank für Ihre Zusage zur Besprechung {title}[, geplant für {slot}].',
      'danke, Ihre Teilnahme an der Besprechung {title} habe ich notiert[ (Termin: {slot})].',
      'haben Sie vielen Dank, dass Sie die Besprechung {title} bestätigt haben[ (Termin: {slot})].',
    ],
    next: [
      'Ich melde mich, sobald alles endgültig feststeht.',
      'Sie hören von mir, sobald der Termin endgültig ist.',
      'Die endgültigen Angaben sende ich Ihnen, sobald sie feststehen.',
    ],
  },
  finalized: {
    open: [
      'die Besprechung {title} ist nun bestätigt[ (Termin: {slot})].',
      'ich freue mich, Ihnen die Besprechung {title} verbindlich bestätigen zu können[ (Termin: {slot})].',
      'für die Besprechung {title} steht nun alles fest[, der Termin ist {slot}].',
    ],
    next: [
      'Die Einladung mit allen Angaben erhalten Sie gesondert.',
      'Die Einladung mit den Einzelheiten ist auf dem Weg zu Ihnen.',
      'Bitte antworten Sie auf diese Nachricht, falls sich bei Ihnen etwas ändert.',
    ],
  },

  answers: {
    where: 'als Ort ist vorgesehen: {place}',
    when: 'geplant ist die Besprechung für {slot}',
    duration: 'die vorgesehene Dauer beträgt {duration}',
    zone: 'die Zeiten sind in der Zeitzone {zone} angegeben',
    about: 'zum Thema der Besprechung: {about}',
    aboutTitle: 'das Thema der Besprechung lautet {title}',
    who: 'zum Teilnehmerkreis kann ich hier leider keine Angaben machen; das Nötige finden Sie in der Einladung',
    confirmed: 'der Termin ist noch nicht endgültig, und ich melde mich, sobald er feststeht',
    final: 'ja, der Termin ist bestätigt',
    another: 'einen anderen Termin kann ich selbst nicht zusagen, aber ich gebe Ihren Wunsch gern weiter',
    check: 'Ihre Frage kläre ich und komme dann auf Sie zurück',
  },

  questions: {
    where:
      'wo|wohin|ort|adresse|anschrift|raum|treffpunkt|welche[mnrs]? (?:raum|ort|büro|gebäude)|vor ort|persönlich|online|standort',
    when: 'wann|um wie ?viel uhr|wie ?viel uhr|uhrzeit|welche[mnr]? (?:tag|datum|uhrzeit|zeit)|beginnt|datum',
    duration: 'wie lange?|dauer|dauert|wie ?viel zeit|wie viele (?:minuten|stunden)|bis wann',
    zone: '(?:wie ?viel uhr|wie spät) (?:ist|wäre) (?:das|es)[^.?!;]* (?:in|bei|hier|für)|zeitzonen?|welche[rn]? zone|(?:meine|deine|ihre|unsere)[rn]? zeit|ortszeit',
    about:
      'worum|um was|thema|zweck|anlass|inhalt|hintergrund|wozu|warum|weshalb|grund|mehr (?:informationen|infos|details)|worüber',
    agenda: 'agenda|tagesordnung|ablauf|programm|vorbereiten|vorbereitung|besprechen wir|themen',
    link: 'link|einwahl\\p{L}*|einwähl\\p{L}*|url|zoom|teams|google meet|webex|telefonnummer|video\\p{L}*|zugangsdaten',
    who: '(?:hat|haben) [^.?!;]{0,40}(?:zugesagt|abgesagt|geantwortet)|kommt (?:auch|herr|frau)[^.?!;]*|(?:auch|noch) dabei|wer|wem|wen|teilnehmer\\p{L}*|teilnehmende\\p{L}*|noch jemand|weitere personen',
    confirmed: 'bestätigt|fix|endgültig|verbindlich|steht (?:der|das|es)[^.?!;]*|definitiv|sicher|bleibt es',
    another:
      'andere[nmrs]? (?:termin\\p{L}*|tag|zeit\\p{L}*|uhrzeit|datum|woche)|verschieb\\p{L}*|verleg\\p{L}*|verlegt|stattdessen|früher|später|alternativ\\p{L}*|ausweich\\p{L}*|nächste[rn]? woche|morgen|umleg\\p{L}*',
  },
  asking:
    '^(?:wer|wo|wann|was|welche\\p{L}*|warum|wie|kann|können|könnten|wäre|ist|sind|gibt|darf|worum|haben)|(?:sagen|mitteilen|schicken|senden|nennen) sie mir|bitte (?:um|teilen|sagen|senden|schicken|nennen)|ich (?:möchte|würde gern|wüsste gern)[^.?!;]* wissen|wüsste gern\\p{L}*|frage mich',
  smallTalk: 'wie geht es ihnen|wie geht.s|oder|nicht wahr|richtig',

  weekdays: ['montags?', 'dienstags?', 'mittwochs?', 'donnerstags?', 'freitags?', 'samstags?|sonnabends?', 'sonntags?'],
  vagueTimes:
    'morgen|übermorgen|heute|gestern|mittags?|mitternacht|nächste[rn]? woche|diese[rn]? woche|nächsten monat|wochenende|vormittags?|nachmittags?|abends?',
  minutes: 'minuten?|min',
  hours: 'stunden?|std',
  spokenLengths: {
    'eine halbe stunde': 30,
    'halbe stunde': 30,
    'eine stunde': 60,
    'anderthalb stunden': 90,
    'eineinhalb stunden': 90,
    'zwei stunden': 120,
    'drei stunden': 180,
  },
  spokenHours:
    '(?:um|bis|ab|gegen) (?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)|(?:eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) uhr|halb \\p{L}+|viertel (?:vor|nach)',
  others:
    'alle (?:anderen|übrigen|teilnehmer\\p{L}*|beteiligten)|die anderen|(?:andere|übrige|weitere)[nr]? (?:teilnehmer\\p{L}*|gäste|partner|personen|beteiligten)|kolleg(?:e|in|en|innen)|alle haben',
  promises:
    'versprech\\p{L}*|verspricht|garantier\\p{L}*|(?:wurde|wird|werden|können|könnten) [^.?!;]*(?:verschoben|verschieben|verlegt|verlegen)|verschoben|verlegt|neue[rn]? (?:termin|zeit|uhrzeit)',

  shortReplies:
    'ja|passt|danke|vielen dank|gerne?|einverstanden|alles klar|in ordnung|nein|leider|guten tag|hallo|prima|klar|selbstverständlich',
  common:
    'der|die|das|ist|ich|sie|wir|und|nicht|für|mit|auf|ein|eine|einen|mir|ihnen|es|zu|den|dem|am|um|bei|wo|wann|wie|was|kann|können|haben|hat|wird|werde|auch|noch|aber|oder|bitte|termin|von|im|dass|wäre|findet|statt|passt|meine|ihre|sehr|gut',
}
