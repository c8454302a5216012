import type { Extension } from '../grammar.ts'

/** As in `refusals-west.ts`. */
export const refusalsEast: Readonly<Record<'pl' | 'uk', Extension>> = {
  pl: {
    parts: {
      visitor: `u [dentysty|lekarza|stomatologa|notariusza|okulisty|pediatry|klienta|weterynarza|ortodonty|fryzjera|prawnika|lekarki]`,
      own: `(już|inne|inną|inny|ważne|ważną|ważny) (wtedy|już|zaplanowane|zaplanowaną|umówioną|umówione|inne|inną|inny|jedno|jakieś) [wizytę|wizytę lekarską|spotkanie|zebranie|naradę|rozprawę|rozprawę sądową|posiedzenie|posiedzenie zarządu|zarząd|lekcję|zajęcia|lot|pociąg|samolot|konsultację|dentystę|lekarza|wywiadówkę|zobowiązanie|zobowiązania|termin|kontrolę|egzamin|lekcję pianina|naradę zarządu|spotkanie zarządu] (<visitor>|z (klientem|klientką|zarządem|klientami|zespołem|dyrekcją)|w (sądzie|szkole|banku)|zarządu|sądową|do <name>)`,
      child: `(moje|moją|mojego|naszą|nasze) [dzieci|dziecko|córkę|syna|córki|wnuki|wnuczkę|bliźniaki|mamę|malucha|synka|córeczkę|żonę|męża]`,
      place: `[z|ze|do] [przedszkola|szkoły|żłobka|świetlicy|treningu|dworca|lotniska|zajęć]`,
      full: `(już|całe|cały|całkowicie|w całości|zupełnie|w pełni) (już|całkowicie) [zajęte|zajęty|zajęta|pełne|pełny|zapełnione|zapełniony|zaplanowane|zaplanowany|zabukowane|zablokowane|wypełnione|wypełniony]`,
      week: `<during>|(przez) (w|cały) (tym|ten|przyszłym|przyszły|całym) (samym) [tydzień|tygodniu]|w przyszłym tygodniu|w tym tygodniu|przez cały (przyszły) tydzień|wtedy`,
    },
    phrases: {
      reason: `
        (<cause>) (bo|gdyż|ponieważ) (<week>) (niestety) (już) [mam|mamy|będę miał|będę miała] (już) (wtedy) <own> (<week>) (<week>)
        (<cause>) (bo|gdyż|ponieważ) (<week>) [jestem|będę|będziemy|jesteśmy] (<week>) [na (urlopie|wakacjach|rozprawie)|<visitor>|<full>|w [sądzie|pociągu (do <name>)|samolocie (do <name>)]|na spotkaniu z klientem] (<week>)
        (<cause>) (bo|gdyż) (<week>) [odbieram|muszę odebrać|zabieram|zawożę|będę odbierać|odwożę|muszę zawieźć] (<week>) <child> (<week>) (<place>) (<week>)
        (<cause>) (bo|gdyż) (<week>) (mam) [mój|pociąg|samolot|lot] (pociąg|samolot|lot) (do <name>) (odjeżdża|odlatuje|mam) (<week>); (<cause>) (<week>) [odjeżdża|odlatuje|mam] mój [pociąg|samolot|lot] (do <name>) (<week>)
        (<cause>) (całe|cały) [<slot>|popołudnie|kalendarz|czwartkowe popołudnie] (w całości|już) (mam|jest|mam już) <full> (<week>)`,
      fails: `(<slot>|to|ten termin) (niestety) odpada (u mnie); (więc|i|dlatego) (<during>) nie mogę (<during>) <stop>; i nie mogę się spotkać`,
      another: `
        (bardzo) [proszę|prosimy|poproszę|prosiłbym|prosiłabym] (zatem|więc) o (podanie|zaproponowanie|wskazanie) (inną|inny|nową|nowy|innego|innej|nowego|nowej) [propozycję|termin|terminu|godzinę|datę|godziny|daty|propozycji]; proszę (mi) [zaproponować|podać|wskazać|znaleźć] [inny|inną|nowy|nową] [termin|godzinę|datę|propozycję|dzień]
        czy [mógłby|mogłaby|może|możesz|mógłbyś|mogłabyś|możemy|moglibyśmy|mogliby|moglibyście|mogą] (pan|pani|państwo|mi) (pan|pani|mi) [zaproponować|podać|znaleźć|wskazać|umówić|wyznaczyć|przełożyć|zaproponowac] (to|spotkanie|mi|na) [inny|inną|jakiś inny|nowy] [termin|godzinę|datę|dzień|propozycję] (<question>); czy [jest|byłby|istnieje|są] (może|możliwy|dostępny|jakiś|jakieś) [inny|inna|inne|jakiś] [termin|możliwość|godzina|terminy] (możliwy|dostępny) (<question>)
        [znajdziemy|możemy znaleźć|poszukamy|ustalimy|umówimy się na] (może) (jakiś) [inny|innego|inną] [termin|terminu|dzień|godzinę] (<question>); [zaproponuj|zaproponujcie|podaj|podajcie] (mi|proszę) (proszę) [inny|inną] [termin|godzinę|datę|dzień] (proszę); czy (możemy|moglibyśmy|możliwe jest) (to|spotkanie) [przełożyć|przesunąć|przełożenie] (spotkanie|to) (<question>); czy ma (pan|pani) (może) [inny|inną] [termin|propozycję] (<question>)`,
    },
  },
  uk: {
    parts: {
      visitor: `[у|в|до] [стоматолога|лікаря|дантиста|нотаріуса|клієнта|окуліста|педіатра|ветеринара|адвоката|банку|ортодонта]`,
      own: `(вже|уже|інша|інший|інше|важлива|важливу) (запланована|запланований|запланована|інша|інший|інше|іншу|запланована) [прийом|візит|зустріч|нарада|нараду|засідання|судове засідання|урок|заняття|поїзд|літак|рейс|консультація|консультацію|рада|правління|засідання правління|дзвінок|батьківські збори|суд|лекція|зобовязання|запис] (<visitor>|з (клієнтом|клієнтами|клієнткою|керівництвом|правлінням|командою)|в (суді|школі)|у (суді|школі)|до <name>|правління)`,
      child: `(свою|свого|своїх|мою|мого|моїх) [дитину|дітей|сина|доньку|дочку|малого|малу|малечу|онуків|внуків|маму|синочка|донечку|молодшого|молодшу]`,
      place: `[зі|із|з] [школи|садочка|садка|дитсадка|тренування|вокзалу|гуртка|ясел|дитячого садка]`,
      full: `(вже|уже|повністю|цілком|геть|суцільно|весь|вся) (вже|повністю) [зайнятий|зайнята|заповнений|заповнена|зайняте|зайнято|розписаний|розписана|заброньовано|розписано|забитий]`,
      week: `<during>|(на) (весь|увесь|цілий) (цей|той|наступний) тиждень|[того|цього|наступного] тижня|тоді`,
    },
    phrases: {
      reason: `
        (<cause>) (бо|оскільки) (<week>) (у мене|я|в мене) (<week>) (вже|уже|буде|є|тоді) (вже) (маю|є|буде) <own> (<week>); (<cause>) (бо) (<week>) маю (вже|тоді) <own> (<week>)
        (<cause>) (бо|оскільки) (<week>) (я) (<week>) (буду|вже|уже) [у [відпустці|відрядженні|потязі|поїзді (до <name>)|суді|літаку]|в [відпустці|відрядженні|суді]|на [прийомі <visitor>|засіданні|нараді|зустрічі з клієнтом|суді]|<visitor>|<full>] (<week>)
        (<cause>) (бо|оскільки) (<week>) (я) [забираю|маю забрати|мушу забрати|забиратиму|маю забирати|відвожу|треба забрати] (<week>) <child> (<place>) (<week>)
        (<cause>) (бо) (<week>) (у мене|в мене|мій|маю) [поїзд|потяг|рейс|літак|автобус] (до <name>|на <name>) (<week>); (<cause>) (<week>) [відходить|вилітає|відправляється] мій [поїзд|потяг|рейс|літак] (до <name>) (<week>)
        (<cause>) (мій|весь|увесь) [<slot>|день|календар|графік|розклад] (у мене|в мене) <full> (<week>)`,
      fails: `(на жаль) (мені|нам) (на жаль) [цей|такий|запропонований] [час|день|термін] (на жаль) не [підходить|підійде|зручний|пасує|годиться]; (<during>) [ніяк|не виходить|не вийде] (у мене|не можу|не вийде|<stop>); (тому|тож|і|отже) (я) [взяти участь|бути|прийти|долучитися] не [зможу|можу] (<stop>); (тому|тож|і|отже) не [зможу|можу] [бути|долучитися|взяти участь|прийти] (<during>)`,
      another: `
        (будь ласка|прошу|тож) [запропонуйте|запропонуй|назвіть|надішліть|підберіть|знайдіть|запропонувати|назви] (мені) (будь ласка) (<comma> будь ласка <comma>) (мені) [інший|іншу|інше|новий|нову] (час|дату|годину|день|варіант|термін) (будь ласка)
        чи [могли|міг|могла|можете|можеш|можна|можемо|могли] (б|би) (ви|ти|ми) (мені|будь ласка) [запропонувати|призначити|знайти|обрати|підібрати|назвати|перенести] (мені|зустріч|це|на) (на) [інший|іншу|інше] [час|дату|годину|день|варіант] (<question>); чи (є|не було б|немає|маєте|буде) (у вас|якийсь) [інший|інша|інше|іншу] [час|дата|день|варіант|варіанти|можливість|годину] (<question>)
        (прошу|просив би|просила б) [інший|про інший|іншу] [час|дату|варіант|пропозицію]; [можна|чи можна|можемо|чи можемо|чи могли б ми] [перенести|пересунути|перепланувати] (зустріч|це) (на інший [час|день]) (<question>)`,
    },
  },
}
