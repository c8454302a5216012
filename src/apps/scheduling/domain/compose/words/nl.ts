import type { Words } from './words.ts'

export const nl: Words = {
  locale: 'nl-NL',
  quotes: ['"', '"'],
  greetings: [
    'Beste {name},',
    'Dag {name},',
    'Hallo {name},',
    'Goedemorgen {name},',
    'Goedemiddag {name},',
    'Geachte {name},',
  ],
  composed: 2,
  greetingBare: 'Goedendag,',
  closings: ['Met vriendelijke groet', 'Vriendelijke groet', 'Met vriendelijke groeten', 'Hartelijke groet', 'Groeten'],
  subject: { initiate: 'Vergaderverzoek: {title}', followUp: 'Herinnering: {title}', reply: 'Re: {title}' },
  meeting: 'onze bespreking',

  date: '{weekday} {day} {month}',
  clock: '14:00',
  slot: '{date} om {time} uur',

  initiate: {
    open: [
      'Ik coördineer de bespreking {title} en zou u daar graag bij betrekken.',
      'Ik schrijf u om de bespreking {title} met u af te spreken.',
      'Ik neem contact met u op om de bespreking {title} te plannen.',
      'Ik organiseer de bespreking {title} en stel uw deelname zeer op prijs.',
    ],
    propose: [
      'Het voorgestelde tijdstip is {slot} ({duration}).',
      'We houden de bespreking graag op {slot} ({duration}).',
      'Deze staat gepland voor {slot} ({duration}).',
    ],
    place: ['Locatie: {place}.', 'De beoogde locatie: {place}.', 'Als locatie is voorzien: {place}.'],
  },
  ask: [
    'Schikt dit tijdstip u?',
    'Komt dit tijdstip u gelegen?',
    'Kunt u mij laten weten of dit tijdstip u schikt?',
    'Zou u dan beschikbaar zijn?',
    'Mag ik vragen of dit in uw agenda past?',
  ],
  askBare: ['Kunt u mij laten weten of u aanwezig kunt zijn?', 'Zou u kunnen deelnemen?'],
  followUp: {
    open: [
      'Ik kom terug op mijn bericht over de bespreking {title}[, gepland voor {slot}].',
      'Ik informeer graag even naar de bespreking {title}[ op {slot}].',
      'Dit is een korte herinnering aan de bespreking {title}[, die gepland staat voor {slot}].',
      'Ik neem nogmaals contact met u op over de bespreking {title}[, voorgesteld voor {slot}].',
    ],
    middle: [
      'Ik weet hoe vol een agenda kan zijn.',
      'Een kort antwoord is voldoende.',
      'Uw antwoord zou mij zeer helpen bij de planning.',
    ],
  },
  thanks: ['Dank u wel voor uw bericht.', 'Bedankt voor uw reactie.', 'Hartelijk dank voor uw vraag.'],
  planned: ['De bespreking {title} staat gepland[ voor {slot}].', 'Het tijdstip van de bespreking {title} is {slot}.'],
  clarify: {
    open: [
      'Hartelijk dank voor uw antwoord.',
      'Dank voor uw bericht; ik wil graag zeker weten dat ik het goed begrijp.',
      'Bedankt voor uw reactie, die ik graag juist wil begrijpen.',
    ],
    ask: [
      'Kunt u mij zeggen of u op dit tijdstip aanwezig kunt zijn?',
      'Kunt u bevestigen of dit tijdstip u wel of niet schikt?',
      'Mag ik noteren dat dit tijdstip u schikt?',
    ],
  },
  persist: {
    open: [
      'Dank u wel voor uw openheid.',
      'Bedankt dat u mij uw voorkeur hebt laten weten.',
      'Hartelijk dank voor uw reactie en uw flexibiliteit.',
    ],
    ask: [
      'Zou het u toch mogelijk zijn om op dit tijdstip aanwezig te zijn?',
      'Zou u dit tijdstip desondanks vrij kunnen houden?',
      'Mogen we op dit tijdstip toch op u rekenen?',
    ],
  },
  alternatives: {
    open: [
      'Dank u wel voor uw bericht over de bespreking {title}.',
      'Bedankt dat u laat weten dat het voorgestelde tijdstip voor de bespreking {title} lastig is.',
      'Ik begrijp dat het voorgestelde tijdstip voor de bespreking {title} u niet schikt.',
    ],
    note: ['Ik geef uw beschikbaarheid graag door.', 'Ik houd in de planning graag rekening met uw beschikbaarheid.'],
    ask: [
      'Welke andere tijdstippen zouden u schikken?',
      'Kunt u mij enkele tijdstippen noemen die u beter schikken?',
      'Wanneer zou u wel beschikbaar zijn?',
    ],
  },
  pending: {
    open: [
      'Dank u wel voor uw bevestiging van de bespreking {title}[ op {slot}].',
      'Bedankt, ik heb genoteerd dat u bij de bespreking {title} aanwezig kunt zijn[ ({slot})].',
      'Hartelijk dank dat u de bespreking {title} hebt geaccepteerd[ ({slot})].',
    ],
    next: [
      'Ik laat het u weten zodra alles definitief is.',
      'U hoort van mij zodra de bespreking definitief is.',
      'Ik stuur u de definitieve gegevens zodra die vaststaan.',
    ],
  },
  finalized: {
    open: [
      'De bespreking {title} is nu bevestigd[ voor {slot}].',
      'Met genoegen laat ik u weten dat de bespreking {title} definitief is[ en plaatsvindt op {slot}].',
      'Alles staat vast voor de bespreking {title}[ op {slot}].',
    ],
    next: [
      'U ontvangt de uitnodiging met alle gegevens.',
      'De uitnodiging met de gegevens ontvangt u afzonderlijk.',
      'Antwoord gerust op dit bericht als er aan uw kant iets verandert.',
    ],
  },

  answers: {
    where: 'de locatie is: {place}',
    when: 'de bespreking staat gepland voor {slot}',
    duration: 'de geplande duur is {duration}',
    zone: 'de tijden zijn vermeld in de tijdzone {zone}',
    about: 'wat het onderwerp van de bespreking betreft: {about}',
    aboutTitle: 'het onderwerp van de bespreking is {title}',
    who: 'de deelnemerslijst kan ik hier helaas niet delen; wat u nodig hebt, vindt u in de uitnodiging',
    confirmed: 'de bespreking is nog niet definitief, en ik laat het u weten zodra dat wel zo is',
    final: 'ja, de bespreking is bevestigd',
    another: 'een ander tijdstip kan ik zelf niet toezeggen, maar ik geef uw verzoek door',
    check: 'ik zoek uw vraag uit en kom er bij u op terug',
  },

  questions: {
    where:
      'waar(?! gaat)(?!(?:(?! waar)[^.?!;,])* over)|waarheen|locatie|plaats|adres|zaal|kamer|kantoor|fysiek|op locatie|online|welke ruimte',
    when: 'wanneer|hoe laat|(?:welke|wat voor) (?:dag|datum|tijd)|op welk(?:e)? (?:dag|tijdstip|moment|datum)|begint|tijdstip',
    duration: 'hoe ?lang|duur|duurt|hoeveel tijd|hoeveel (?:minuten|uur)|tot hoe laat',
    zone: 'hoe laat is (?:dat|het)[^.?!;]* (?:in|bij|voor)|tijdzones?|welke zone|lokale tijd|(?:mijn|uw|onze) tijd',
    about:
      'waarover|waar gaat|waar[^.?!;]* over|onderwerp|doel|reden|waarom|waarvoor|context|achtergrond|meer (?:informatie|details)|aanleiding',
    agenda: 'agenda|agendapunten|voorbereiden|voorbereiding|programma|bespreken we',
    link: 'link|inbel\\p{L}*|inlog\\p{L}*|url|zoom|teams|google meet|webex|telefoonnummer|video\\p{L}*',
    who: '(?:heeft|hebben) [^.?!;]{0,40}(?:toegezegd|gereageerd|geantwoord|bevestigd)|wie|deelnemers?|aanwezigen|iemand anders|nog iemand|andere mensen',
    confirmed: 'bevestigd|definitief|zeker|vast|gaat (?:het|de)[^.?!;]* door',
    another:
      'ander[e]? (?:tijd\\p{L}*|dag|dagen|datum|moment|week)|verzetten|verplaats\\p{L}*|verschuiv\\p{L}*|uitstel\\p{L}*|eerder|later|in plaats|alternatie\\p{L}*|volgende week|morgen|wijzig\\p{L}*',
  },
  asking:
    '^(?:wie|waar|wanneer|wat|welke?|waarom|hoe|kan|kunt|kunnen|zou|is|zijn|mag|heeft)|(?:laat|zeg|stuur|geef) (?:me|mij|het)|ik (?:zou|wil) graag weten|ik vraag me af|kunt u|kun je|graag hoor ik',
  smallTalk: 'hoe gaat het|alles goed|toch|nietwaar',

  weekdays: [
    'maandag(?:en)?',
    'dinsdag(?:en)?',
    'woensdag(?:en)?',
    'donderdag(?:en)?',
    'vrijdag(?:en)?',
    'zaterdag(?:en)?',
    'zondag(?:en)?',
  ],
  vagueTimes:
    "morgen|overmorgen|vandaag|gisteren|middernacht|volgende week|deze week|volgende maand|weekend|vanavond|vanmiddag|vanochtend|'s (?:ochtends|middags|avonds)|twaalf uur 's",
  minutes: 'minuut|minuten|min',
  hours: 'uren|uur',
  spokenLengths: { 'een half uur': 30, 'half uur': 30, anderhalf: 90, 'een uur': 60, 'twee uur': 120, 'drie uur': 180 },
  spokenHours:
    '(?:om|tot|vanaf|rond) (?:één|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf)(?: uur)|half (?:een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf)|kwart (?:voor|over)',
  others:
    "iedereen|de anderen|alle (?:anderen|deelnemers|aanwezigen)|andere (?:deelnemers|genodigden|partners|mensen|aanwezigen)|(?:uw|onze|zijn|haar) collega(?:'s)?",
  promises:
    'beloof\\p{L}*|beloven|garande\\p{L}*|(?:kunnen|kan|zullen|zal) (?:het|dit|de bespreking)? ?(?:verzetten|verplaatsen|uitstellen|verschuiven)|(?:is|wordt) (?:verzet|verplaatst|uitgesteld|verschoven)|verplaatst|uitgesteld|verzet|nieuwe? (?:tijd|tijdstip|datum|moment)',

  shortReplies:
    'ja|bedankt|dank je|dank u|dankjewel|prima|akkoord|goed|natuurlijk|uitstekend|graag|helaas|hallo|goedemorgen|nee|tot dan',
  common:
    'de|het|een|is|ik|u|wij|we|en|niet|voor|met|op|van|mij|uw|te|dat|die|dit|om|bij|waar|wanneer|hoe|wat|kan|kunt|kunnen|heb|heeft|wordt|zou|ook|nog|maar|of|aan|naar|er|zijn|mijn|je|jullie|graag|weten|laten|goed|uur|lang',
}
