import type { Words } from './words.ts'

/** Impersonal where the forms of address would need the reader's gender, present tense where the past would need the writer's. */
export const pl: Words = {
  locale: 'pl-PL',
  quotes: ['„', '”'],
  greetings: [
    'Dzień dobry, {name},',
    'Dzień dobry {name},',
    'Witam, {name},',
    'Dobry wieczór, {name},',
    'Dzień dobry, {name}!',
  ],
  smallStart: true,
  greetingBare: 'Dzień dobry,',
  closings: ['Z poważaniem', 'Z wyrazami szacunku', 'Pozdrawiam', 'Serdecznie pozdrawiam', 'Łączę pozdrowienia'],
  subject: { initiate: 'Prośba o spotkanie: {title}', followUp: 'Przypomnienie: {title}', reply: 'Re: {title}' },
  meeting: 'nasze spotkanie',

  date: '{weekday}, {day} {month}',
  weekdayInDate: ['poniedziałek', 'wtorek', 'środę', 'czwartek', 'piątek', 'sobotę', 'niedzielę'],
  clock: '14:00',
  slot: '{date}, o {time}',

  initiate: {
    open: [
      'koordynuję spotkanie {title} i uprzejmie zapraszam do udziału.',
      'piszę, aby umówić spotkanie {title}.',
      'kontaktuję się w sprawie ustalenia terminu spotkania {title}.',
      'organizuję spotkanie {title} i serdecznie proszę o obecność.',
    ],
    propose: [
      'Proponujemy {slot} ({duration}).',
      'Chcemy zaplanować je na {slot} ({duration}).',
      'Spotkanie jest planowane na {slot} ({duration}).',
    ],
    place: ['Miejsce: {place}.', 'Przewidziane miejsce: {place}.', 'Miejsce spotkania: {place}.'],
  },
  ask: [
    'Czy ten termin będzie odpowiedni?',
    'Czy ten termin odpowiada?',
    'Czy mogę prosić o informację, czy ten termin jest dogodny?',
    'Czy udział w tym terminie będzie możliwy?',
    'Czy mogę prosić o potwierdzenie tego terminu?',
  ],
  askBare: ['Czy mogę prosić o informację, czy udział będzie możliwy?', 'Czy udział w spotkaniu będzie możliwy?'],
  followUp: {
    open: [
      'wracam do mojej wiadomości w sprawie spotkania {title}[, planowanego na {slot}].',
      'piszę ponownie w sprawie spotkania {title}[, które proponujemy na {slot}].',
      'uprzejmie przypominam o spotkaniu {title}[, planowanym na {slot}].',
      'nawiązuję do wcześniejszej korespondencji o spotkaniu {title}[ z terminem na {slot}].',
    ],
    middle: [
      'Wiem, jak napięty bywa kalendarz.',
      'Wystarczy krótka odpowiedź.',
      'Odpowiedź bardzo pomoże mi w planowaniu.',
    ],
  },
  thanks: ['dziękuję za wiadomość.', 'dziękuję za odpowiedź.', 'bardzo dziękuję za pytanie.'],
  planned: ['Spotkanie {title} jest planowane[ na {slot}].', 'Termin spotkania {title} przypada na {slot}.'],
  clarify: {
    open: [
      'bardzo dziękuję za odpowiedź.',
      'dziękuję za wiadomość; chcę się upewnić, że dobrze ją rozumiem.',
      'dziękuję za odpowiedź, którą chcę dobrze zrozumieć.',
    ],
    ask: [
      'Czy mogę prosić o informację, czy udział w tym terminie będzie możliwy?',
      'Czy mogę prosić o potwierdzenie, czy ten termin odpowiada, czy nie?',
      'Czy mogę zanotować, że ten termin odpowiada?',
    ],
  },
  persist: {
    open: [
      'dziękuję za szczerość.',
      'dziękuję za informację o preferencjach.',
      'bardzo dziękuję za odpowiedź i za elastyczność.',
    ],
    ask: [
      'Czy mimo to udział w tym terminie będzie możliwy?',
      'Czy mimo wszystko można zarezerwować ten termin?',
      'Czy mimo to możemy liczyć na obecność w tym terminie?',
    ],
  },
  alternatives: {
    open: [
      'dziękuję za informację w sprawie spotkania {title}.',
      'dziękuję za wiadomość, że proponowany termin spotkania {title} jest trudny.',
      'rozumiem, że proponowany termin spotkania {title} nie odpowiada.',
    ],
    note: ['Chętnie przekażę informację o dostępności.', 'Uwzględnię dostępność w planowaniu.'],
    ask: [
      'Jakie inne terminy będą odpowiednie?',
      'Czy mogę prosić o kilka dogodniejszych terminów?',
      'Kiedy udział będzie możliwy?',
    ],
  },
  pending: {
    open: [
      'dziękuję za potwierdzenie udziału w spotkaniu {title}[, planowanym na {slot}].',
      'dziękuję, notuję obecność na spotkaniu {title}[, planowanym na {slot}].',
      'bardzo dziękuję za przyjęcie spotkania {title}[ z terminem na {slot}].',
    ],
    next: [
      'Odezwę się, gdy wszystko będzie ostatecznie ustalone.',
      'Dam znać, gdy tylko termin będzie ostateczny.',
      'Prześlę ostateczne informacje, gdy tylko zostaną ustalone.',
    ],
  },
  finalized: {
    open: [
      'spotkanie {title} jest już potwierdzone[ na {slot}].',
      'z przyjemnością informuję, że spotkanie {title} jest ostatecznie ustalone[ na {slot}].',
      'wszystko jest już ustalone w sprawie spotkania {title}[, zaplanowanego na {slot}].',
    ],
    next: [
      'Zaproszenie ze wszystkimi informacjami dotrze osobno.',
      'Zaproszenie ze szczegółami jest już w drodze.',
      'Proszę o odpowiedź na tę wiadomość, jeśli coś się zmieni.',
    ],
  },

  answers: {
    where: 'miejsce spotkania: {place}',
    when: 'spotkanie jest planowane na {slot}',
    duration: 'przewidziany czas trwania to {duration}',
    zone: 'godziny podano w strefie czasowej {zone}',
    about: 'jeśli chodzi o temat spotkania: {about}',
    aboutTitle: 'temat spotkania to {title}',
    who: 'nie mogę tutaj udostępnić listy uczestników; potrzebne informacje będą w zaproszeniu',
    confirmed: 'termin nie jest jeszcze ostateczny i dam znać, gdy tylko będzie',
    final: 'tak, spotkanie jest potwierdzone',
    another: 'nie mogę samodzielnie ustalić innego terminu, ale przekażę tę prośbę',
    check: 'sprawdzę to pytanie i wrócę z odpowiedzią',
  },

  questions: {
    where: 'gdzie|dokąd|miejsc[eau]|adres|lokalizacj\\p{L}*|sal[aię]|biur[oz]e?|stacjonarnie|osobiście|zdalnie|online',
    when: 'kiedy|o której|(?:jakiego|którego|jaki|który) (?:dnia|dzień)|jak(?:a|ą) (?:data|datę|godzina|godzinę)|godzin[aię]|zaczyna|jaki termin',
    duration:
      'jak długo|ile (?:potrwa|trwa|czasu|minut|godzin|to potrwa|będzie trwa\\p{L}*)|czas trwania|długość|do której',
    zone: '(?:która|jaka) to (?:będzie )?godzina|stref\\p{L}*|czasu lokalnego|(?:mojego|waszego|naszego) czasu|czas lokalny',
    about:
      'o czym|czego (?:dotyczy|będzie)|temat\\p{L}*|cel|w jakiej sprawie|w jakim celu|po co|dlaczego|kontekst|więcej (?:informacji|szczegółów)|powód|dotyczy',
    agenda: 'agend\\p{L}*|plan spotkania|porządek|program|przygotować|przygotowanie|punkty|omawia\\p{L}*',
    link: 'link\\p{L}*|adres url|url|zoom\\p{L}*|teams\\p{L}*|google meet|webex|numer telefonu|telefon\\p{L}*|wideo\\p{L}*|połącz\\p{L}*',
    who: '(?:potwierdził|zgodził|odpowiedział|odpowiedziel|potwierdzil)\\p{L}*|kto|kogo|kim|uczestni\\p{L}*|ktoś jeszcze|inne osoby',
    confirmed: 'potwierdzon\\p{L}*|ostateczn\\p{L}*|pewn[yea]|na pewno|aktualn\\p{L}*|ustalon\\p{L}*',
    another:
      'inn(?:y|ą|a|ego|ym|e) (?:termin\\p{L}*|dzień|dnia|godzin\\p{L}*|dat\\p{L}*|pora|tydzień)|przełoż\\p{L}*|przesun\\p{L}*|przenieś\\p{L}*|wcześniej|później|zamiast|alternatyw\\p{L}*|przyszłym tygodniu|jutro|zmieni\\p{L}*',
  },
  asking:
    '^(?:kto|gdzie|kiedy|co|jak\\p{L}*|któr\\p{L}*|dlaczego|czy|ile|o której|o czym|czego)|proszę (?:o|podać|powiedzieć|przesłać|dać)|daj(?:cie)? znać|chci?a\\p{L}+ wiedzieć|proszę mi',
  smallTalk: 'co słychać|jak się|prawda',

  weekdays: [
    'poniedział(?:ek|ku|ki|kiem|ków)',
    'wtor(?:ek|ku|ki|kiem|ków)',
    'środ(?:a|ę|y|zie|ą)|śród',
    'czwart(?:ek|ku|ki|kiem|ków)',
    'piąt(?:ek|ku|ki|kiem|ków)',
    'sobot(?:a|ę|y|ą)|sobocie',
    'niedziel(?:a|ę|i|e|ą)',
  ],
  vagueTimes:
    'jutro|pojutrze|dzisiaj|dziś|wczoraj|południe|w południe|północ|o północy|(?:w )?(?:przyszłym|następnym|tym) tygodniu|weekend\\p{L}*|wieczorem|rano|po południu|przed południem',
  minutes: 'minut(?:a|y|ę)?|min',
  hours: 'godzin(?:a|y|ę)?|godz',
  spokenLengths: {
    'pół godziny': 30,
    'półtorej godziny': 90,
    'jedną godzinę': 60,
    'jedna godzina': 60,
    'dwie godziny': 120,
    'trzy godziny': 180,
  },
  spokenHours:
    '(?:o|do|od|około) (?:pierwszej|drugiej|trzeciej|czwartej|piątej|szóstej|siódmej|ósmej|dziewiątej|dziesiątej|jedenastej|dwunastej|trzynastej|czternastej|piętnastej|szesnastej|siedemnastej)|wpół do',
  others:
    'wszyscy|pozostal[iy]|pozostałych|inni|innych uczestników|inne osoby|(?:inni|pozostali) (?:uczestnicy|goście|partnerzy)|współpracownic[ya]|kole(?:ga|dzy|żanka)',
  promises:
    'obiecuj\\p{L}*|gwarant\\p{L}*|gwarancj\\p{L}*|(?:możemy|mogę|możecie) (?:przełożyć|przesunąć|przenieść|zmienić)|został[oay]? (?:przełożon|przesunięt|przeniesion|zmienion)\\p{L}*|przełożon\\p{L}*|przesunięt\\p{L}*|now(?:y|a|ą|ego) (?:termin\\p{L}*|dat\\p{L}*|godzin\\p{L}*)',

  shortReplies:
    'tak|dziękuję|dzięki|dobrze|zgoda|świetnie|oczywiście|jasne|dzień dobry|nie|pasuje|w porządku|niestety|super',
  common:
    'jest|nie|się|na|do|że|czy|w|z|i|to|o|dla|po|jak|gdzie|kiedy|kto|co|proszę|mogę|może|będzie|spotkanie|termin|mi|mnie|ale|lub|od|za|tym|ten|tego|już|bardzo|mam|są|być|godzina|o której|ile|tak|pan|pani|oraz|przy',
}
