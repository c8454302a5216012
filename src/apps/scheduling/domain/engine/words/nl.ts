import type { Lexicon } from './lexicon.ts'
import { phrases } from './phrases.ts'

export const nl: Lexicon = {
  language: 'nl',
  negatesAfter: true,
  common:
    'de het een en of maar van in op aan uit bij met naar voor om is zijn was ben bent wordt heb hebben heeft ik jij je hij zij ze wij we u uw mij me mijn jullie hun niet geen ook zeer al nog dan als hoe wat wanneer waar wie welke dat die deze dit er bedankt dank hallo goedemorgen goedemiddag groet groeten graag ja nee helaas afspraak vergadering uur week morgen kan kunnen goed te bericht ofwel',
  greeting: phrases`
    hallo; hoi; hi; dag; beste; geachte; goede(?:morgen|middag|avond|ndag); goede (?:morgen|middag|avond); lieve
  `,
  closing: phrases`
    (?:met )?(?:vriendelijke|hartelijke|beste|veel|warme)(?: en hartelijke)? (?:groet|groeten|dank); mvg;
    groet(?:en|jes)?; gr; hoogachtend; (?:alvast )?(?:hartelijk |veel )?(?:bedankt|dank)(?: (?:alvast|u|je))?;
    vr\.? gr\.?
  `,
  but: phrases`
    maar; echter; hoewel; alhoewel; alleen(?= (?:heb|kan|is)); terwijl; toch
  `,
  negators: phrases`
    niet; geen; nooit; noch; zonder; niets; nauwelijks; onmogelijk; niemand
  `,
  ifs: ['als', 'indien', 'mits', 'tenzij'],
  asks: phrases`
    waar; wanneer; wat; welke?; wie; hoe; waarom; waarover; hoelang; hoeveel; is (?:er|het|dat|dit); kan ik;
    kunt u (?:mij|me|ons); kun je (?:mij|me|ons); moet ik; om hoe laat; met wie; in welke
  `,
  spellings: [
    ["(?:'t)", 'het'],
    ["(?:m'n)", 'mijn'],
    ['(?:aub|svp|alstublieft|alsjeblieft)', 'alstublieft'],
    ['(?:idd)', 'inderdaad'],
    ['(?:thx)', 'bedankt'],
    ['(?:ff)', 'even'],
  ],
  cues: {
    yes: phrases`
      (?:dat |het |dit )?(?:komt|kwam) (?:mij |me |ons |voor mij )?(?:ook |heel |erg )?(?:goed|prima|uitstekend|perfect) ?(?:uit)?;
      (?:(?:dat|het|dit|^) ?(?:past|schikt|lukt|werkt|kan)|(?:past|schikt|lukt)(?= *$| (?:mij|me|goed|prima|perfect)))(?: (?:mij|me|ons|voor mij|bij mij|goed|prima|perfect|uitstekend|wel|zeker|hoor|gewoon))*;
      (?:dat |het |dit )?(?:is|lijkt) (?:mij |me |voor mij |wat mij betreft )?(?:goed|prima|akkoord|ok|oke|okay|perfect|in orde|fijn|mogelijk|haalbaar|geen probleem)(?: (?:voor mij|wat mij betreft|bij mij))?;
      (?:goed|prima|akkoord|ok|oke|perfect) (?:voor mij|wat mij betreft|bij mij);
      wat mij betreft (?:is het |is dat |ook )?(?:goed|prima|akkoord|ok|oke|perfect);
      ik (?:ben|zal) (?:er|aanwezig|erbij|beschikbaar|vrij|van de partij)(?: (?:bij|zijn|dan|graag))*;
      ben (?:ik )?(?:er|erbij|aanwezig|beschikbaar);
      ik kan(?: (?:dan|er|graag|zeker|op dat moment))*(?!.*[a-z]en *$); ik kan(?: (?:dan|er|graag|zeker|op dat moment))* (?:komen|deelnemen|aanwezig zijn|erbij zijn);
      ik (?:kom|neem deel|doe mee|sluit aan)(?: (?:graag|zeker))?;
      (?:hierbij |bij deze )?(?:bevestig|bevestigen)(?: (?:ik|wij|we))?(?: (?:hierbij|graag))?(?: (?:de afspraak|mijn aanwezigheid|mijn deelname|de datum|het tijdstip))?;
      bevestigd; ik accepteer(?: de uitnodiging)?; geaccepteerd;
      tot (?:dan|straks|maandag|dinsdag|woensdag|donderdag|vrijdag)(?= ?$); tot dan;
      (?:staat|heb het|zet het) (?:nu |meteen |alvast )?(?:in (?:mijn|de) agenda|genoteerd);
      (?:is )?(?:genoteerd|ingepland|gereserveerd|afgesproken); reken op mij; u kunt op mij rekenen;
      geen (?:bezwaar|conflicten|bezwaren); ik heb (?:dan )?(?:tijd|niets staan);
      we zien elkaar(?: (?:dan|dinsdag))?; zie (?:je|u|jullie) (?:dan|dinsdag)
    `,
    agree: phrases`
      graag; heel graag; prima; perfect; uitstekend; akkoord; natuurlijk; uiteraard; zeker; ^goed$; heel goed; in orde;
      top; geen (?:enkel )?probleem; geen punt; met plezier; met genoegen; klinkt (?:goed|prima|perfect); mooi; fijn;
      vanzelfsprekend; doen we; is goed; waarom niet$; super; helemaal goed; komt voor elkaar; komt goed
    `,
    particleYes: ['ja', 'jawel', 'jazeker', 'jep', 'ok', 'oke', 'okay', 'yes', '(?<=[a-z] )wel$'],
    particleNo: ['nee', 'neen', 'nope', '(?<=dag )niet$', '^niet$'],
    fails: phrases`
      ^maar (?:helaas |dan )*niet$; (?:komt|kwam) (?:\w+ ){0,5}?(?:niet|slecht)(?: (?:goed|zo goed|echt))* ?(?:uit)?;
      (?:past|schikt|lukt|werkt|kan|kunnen|gaat|red|haal) (?:\w+ ){0,5}?niet(?: (?:goed|komen|deelnemen|lukken|aanwezig zijn|erbij zijn|gaan|helaas))*;
      (?:kan|lukt|past|gaat) (?:\w+ ){0,5}?niet;
      zal (?:\w+ ){0,5}?niet (?:\w+ )?(?:lukken|gaan|kunnen|passen|(?:mogelijk|haalbaar|aanwezig|erbij) (?:kunnen )?zijn);
      (?:ben|zijn|is) (?:\w+ ){0,4}niet (?:\w+ )?(?:beschikbaar|vrij|mogelijk|aanwezig|haalbaar|op kantoor|in het land|in de gelegenheid);
      niet (?:mogelijk|beschikbaar|vrij|haalbaar|in de gelegenheid);
      (?:ik )?denk (?:het )?niet(?: dat)?(?: \w+){0,4};
      heb (?:\w+ ){0,4}(?:een|andere|een andere|al een) (?:\w+ )?(?:afspraak|afspraken|vergadering|verplichting(?:en)?|overleg|zitting|vlucht|call|conflict|meeting|gesprek);
      heb (?:\w+ ){0,4}(?:geen tijd|al iets|iets anders|geen ruimte);
      (?:ben|zit) (?:\w+ ){0,4}(?:verhinderd|bezet|op reis|op vakantie|afwezig|volgeboekt|vol|in het buitenland|weg|in een (?:vergadering|zitting)|onderweg|ziek|vrij die dag);
      verhinderd; volgeboekt; onmogelijk;
      (?:is|wordt) (?:\w+ ){0,3}(?:lastig|moeilijk|onmogelijk|slecht|krap)(?: voor mij)?;
      er (?:is|komt) (?:\w+ )?iets tussen ?(?:gekomen)?; tussengekomen; agenda (?:is|zit) vol; overlapt;
      komt slecht uit; moet ik (?:helaas )?(?:missen|verzetten); red (?:ik )?(?:het )?niet
    `,
    decline: phrases`
      geen interesse; niet geinteresseerd;
      (?:moet|wil|zal|ga) (?:(?!niet|geen)\w+ ){0,4}(?:afzeggen|afslaan|bedanken|weigeren|afwijzen);
      ik (?:zeg|sla|wijs) (?:(?!niet|geen)\w+ ){0,4}af;
      (?:zal|wil|ga) (?:(?!niet|geen)\w+ ){0,4}niet (?:deelnemen|meedoen|bij zijn|aanwezig willen); neem (?:(?!niet|geen)\w+ ){0,3}niet deel;
      doe (?:(?!niet|geen)\w+ ){0,2}niet mee; (?:ga|begin|doe)\w* (?:(?!niet|geen)\w+ ){0,2}zonder mij; zonder mij;
      nee (?:dank|bedankt)(?: (?:u|je))?; reken niet op mij; zie ervan af; zie er van af
    `,
    removed: phrases`
      (?:haal|verwijder|schrap|schrijf) (?:mij|me) (?:(?!niet|geen)\w+ )?(?:van|uit) (?:de|deze|het|dit|uw) (?:uitnodiging|lijst|deelnemerslijst|vergadering|afspraak|bijeenkomst|overleg|groep|gesprek)(?: af)?;
      (?:verwijder|schrap) (?:mij|me);
      (?:mij|me) (?:(?!niet|geen)\w+ )?(?:van|uit) (?:de|deze) (?:(?!niet|geen)\w+ )(?:te )?(?:halen|verwijderen|schrappen);
      haal (?:mij|me) (?:(?!niet|geen)\w+ )?(?:eraf|van de lijst)
    `,
    unusual: phrases`
      advoca(?:at|ten); aangifte; aanklag\w+; juridische stappen; gegevensbescherming; avg; lastig ?vallen;
      intimidatie; politie; spam; stop(?:t|pen)? (?:\w+ )?met (?:\w+ )?(?:mailen|schrijven|sturen|contacteren|mij);
      (?:mail|schrijf|benader|contacteer) (?:mij|me|ons) niet(?: meer)?;
      (?:stuur|stuurt|zend) (?:mij|me|ons) (?:\w+ )?(?:geen|niets) (?:\w+ )?(?:e-?mails?|mails?|mailtjes|berichten)?(?: meer)?; geen (?:e-?mails?|mails?|berichten) meer; laat me met rust; afmelden; uitschrijven; verkeerde (?:persoon|adres);
      (?:u|je) (?:heeft|hebt) (?:\w+ )?(?:de verkeerde|verkeerd); wie (?:bent u|ben jij); idio(?:ot|ten);
      stom(?:me|kop)?; dom(?:me)?; klootzak; verdomme; godverdomme; shit; rot op; flikker op; oplichting;
      oplichters?; negeer (?:alle |de |je |uw )*(?:\w+ )?(?:instructies|opdrachten); vorige instructies;
      (?:markeer|bevestig|registreer|zet)\w* (?:iedereen|allen|alle|de anderen)(?: (?:als|op) \w+)?; wachtwoord;
      (?:bent u|ben je) een (?:bot|robot|mens); prompt;
      lijst (?:van|met) (?:alle |de )*(?:deelnemers|aanwezigen|adressen); (?:telefoonnummer|nummer|adres) van;
      heeft [a-z]+ (?:al )?(?:toegezegd|bevestigd|gereageerd|geantwoord); boek (?:mij|me|voor mij); factuur;
      overschrijving; bankrekening; klik hier
    `,
    delegate: phrases`
      (?:vraag|neem|overleg|spreek|bel|mail|schrijf|regel|stem|contact)\w* (?:\w+ ){0,5}(?:mijn|onze) (?:assistente?|secretaresse|secretariaat|collega|partner|compagnon|kantoor|team|baas|medewerk(?:er|ster));
      (?:mijn|onze) (?:assistente?|secretaresse|secretariaat|collega|partner|medewerk(?:er|ster)) (?:\w+ )?(?:zal|komt|neemt|regelt|beheert|kan|gaat|vervangt);
      in mijn plaats; namens mij; in mijn naam; beheert mijn agenda; in (?:de )?(?:cc|kopie); vervangt mij
    `,
    maybe: phrases`
      misschien; (?:vrij|bijna|redelijk|vrijwel|haast) zeker; waarschijnlijk; vermoedelijk; mogelijk(?! is); wellicht; eventueel; in principe; onder voorbehoud;
      (?:ik )?(?:denk|geloof|hoop|verwacht|vermoed)(?! (?:het )?niet)(?: (?:dat|van|wel|het|ik|te))*(?: (?:het lukt|ik kan|wel|kan|lukt))?;
      zou (?:\w+ ){0,3}(?:moeten (?:lukken|kunnen|gaan)|kunnen(?= ?$)); moet (?:wel )?(?:lukken|kunnen);
      ik (?:probeer|zal proberen); hangt (?:er ?)?(?:van )?(?:\w+ )?af; voorlopig; als er niets tussenkomt;
      als alles meezit; zou kunnen
    `,
    doubt: phrases`
      (?:weet|ben) (?:\w+ ){0,3}niet (?:\w+ )?(?:zeker)(?: (?:of|dat))?(?: ik (?:kan|erbij kan zijn))?;
      niet (?:helemaal |100 ?%? )?zeker(?: of)?; weet (?:\w+ ){0,3}niet(?: of)?; onzeker; twijfel;
      kan (?:\w+ ){0,4}nog niet (?:\w+ )?(?:zeggen|toezeggen|bevestigen|beloven); nog niet;
      of ik (?:kan|erbij kan zijn); te vroeg
    `,
    prefer: phrases`
      (?:heb|zou) (?:\w+ ){0,3}liever; liever(?! niet);
      (?:is|zou|komt|past|schikt|was) (?:\w+ ){0,4}(?:beter|handiger|fijner|prettiger)(?: (?:uit|zijn|uitkomen|voor mij))*;
      de voorkeur; mijn voorkeur; geef de voorkeur; idealiter; indien mogelijk; als het kan; bij voorkeur
    `,
    reluctant: phrases`
      (?:ik )?(?:heb |zou |doe het )?(?:het |echt )?liever niet; met tegenzin;
      als het (?:echt |per se |absoluut )?(?:moet|nodig is); als het echt moet;
      indien (?:strikt |echt )?noodzakelijk; desnoods; in het uiterste geval;
      niet (?:zo |erg )?(?:graag|enthousiast); als het niet anders kan
    `,
    promise: phrases`
      laat (?:\w+ ){0,6}?weten; (?:kom|komen) (?:\w+ ){0,5}(?:op terug|bij u terug|terug);
      (?:geef|stuur) (?:\w+ ){0,5}(?:antwoord|bericht|uitsluitsel|reactie);
      (?:ik )?(?:kijk|check|controleer|zoek|overleg|vraag) (?:\w+ ){0,4}?(?:na|even|agenda|uit|mijn agenda|met|het);
      (?:moet|ga|zal) (?:\w+ ){0,4}(?:checken|nakijken|overleggen|kijken|nagaan|controleren|vragen);
      (?:bevestig|antwoord|reageer) (?:\w+ ){0,4}(?:later|morgen|volgende week|zo snel|uiterlijk|vrijdag|maandag);
      geef (?:me|mij) (?:\w+ ){0,3}(?:tijd|dag|dagen); zodra ik (?:\w+ ){0,3}(?:weet|kan);
      hoort (?:\w+ ){0,3}van mij; u hoort van (?:mij|me); neem (?:\w+ ){0,3}contact (?:met u )?op
    `,
    away: phrases`
      (?:ik )?(?:ben )?(?:nog |momenteel )?(?:tot|t/m|tot en met) [^,]{1,30}? (?:afwezig|niet aanwezig|niet op kantoor|met vakantie|op vakantie|met verlof|niet bereikbaar);
      (?:afwezig|niet aanwezig|niet op kantoor|op vakantie|met vakantie|met verlof) (?:tot(?: en met)?|van|t/m|vanaf);
      automatisch(?:e)? (?:antwoord|bericht|afwezigheid\w*); afwezigheidsbericht; beperkt(?:e)? toegang;
      geen toegang tot mijn (?:e-?mail|mail); tijdens mijn afwezigheid;
      (?:voor|bij) (?:dringende|spoedeisende) (?:zaken|gevallen); weer (?:bereikbaar|aanwezig|op kantoor); terug op;
      zwangerschapsverlof
    `,
    propose: phrases`
      wat dacht (?:u|je) van; wat (?:denkt|vindt) (?:u|je) van; hoe (?:zit|is|staat) het met;
      wat zou (?:u|je) zeggen van;
      (?:kunnen|zouden|kan|kunt|zullen) (?:we|wij|u|het|je)(?: (?:het|dit|de afspraak|misschien|eventueel|ook|niet|dan))*(?: .{0,60}?)?(?:verzetten|verplaatsen|verschuiven|doen|afspreken|uitstellen|vervroegen|plannen);
      (?:kunnen|zouden) we; is het mogelijk;
      zou (?:\w+ ){0,3}(?:kunnen|mogelijk|lukken|passen|schikken)(?= ?.{0,40}); in plaats daarvan;
      alternatie(?:f|ven); ik stel (?:\w+ ){0,3}voor; voorstel; verzetten; verplaatsen; uitstellen; verschuiven;
      een ander(?:e)? (?:moment|tijdstip|dag|datum|tijd); andere (?:dag|datum|tijd|opties?);
      ander (?:moment|tijdstip); alleen (?:na|voor|op|vanaf|tussen|maandag|woensdag|donderdag|vrijdag);
      pas (?:na|om|vanaf); ik (?:kan|zou kunnen)(?= (?:.{0,20}(?:maandag|dinsdag|woensdag|donderdag|vrijdag|na|\d)))
    `,
    cond: phrases`
      (?:maar )?(?:alleen )?(?:als|indien|mits)(?= (?:(?:we|wij|het|dat|ik|u|er|iemand|alle|iedereen|de)));
      op voorwaarde; mits; zolang; tenzij
    `,
    house: phrases`
      park(?:eren|eergelegenheid|eerplaats(?:en)?|eergarage); lunch; eten; catering; meenemen; documenten; document;
      stukken; concept; presentatie; voorbereiden; honorarium; kosten; onkosten; budget; vergoed\w*; reis(?:kosten)?;
      hotel; opgenomen; opname; tolk; toegankelijk; rolstoel; contract; waarom; verplicht; begeleid\w*;
      kledingvoorschrift
    `,
    polite: phrases`
      (?:hartelijk |heel erg |veel )?(?:bedankt|dank)(?: (?:u|je|jullie))?(?: (?:wel))?(?: (?:voor|alvast))?(?: (?:het|de|uw|je))?(?: (?:bericht|mail|e-mail|email|uitnodiging|informatie|voorstel|berichtje))?;
      dankuwel; dankjewel; alstublieft; helaas; jammer genoeg; het spijt me; sorry; excuses?; excuus; mijn excuses;
      groet(?:en)?; fijne (?:dag|week|avond)(?: (?:nog|verder))?; prettig weekend; fijn weekend;
      ik hoor (?:het )?graag; hoor graag; (?:komt|past|schikt) (?:dat|het) (?:u|je)(?: (?:uit|goed uit))?;
      heeft u (?:nog )?(?:andere|een andere|een alternatief) ?(?:mogelijkheden|opties|tijden|moment)?;
      stuur(?:t u)? (?:mij |me )?(?:een|de) uitnodiging; ik kijk ernaar uit; kijk uit naar
    `,
    where: phrases`
      waar(?! gaat); locatie; adres; zaal; kamer; kantoor; gebouw; link; zoom; teams; fysiek; op locatie; online;
      video(?:gesprek|call|vergadering)?; telefonisch; per telefoon; digitaal; plaats; inbelgegevens
    `,
    when: phrases`
      wanneer; hoe laat; om hoe laat; welke (?:dag|datum|tijd|dinsdag); tijdstip
    `,
    long: phrases`
      hoe ?lang; duur; duurt; tot hoe laat; hoeveel tijd; wanneer (?:eindigt|is het afgelopen)
    `,
    zone: phrases`
      tijdzone; lokale tijd; plaatselijke tijd; (?:nederlandse|amsterdamse|londense) tijd
    `,
    topic: phrases`
      waar gaat (?:het|dit|de \w+) over; waarover; onderwerp; agenda van; agendapunten; doel; inhoud; aanleiding;
      waarvoor; details; achtergrond; over
    `,
    who: ['wie', 'deelnemers', 'met wie', 'aanwezigen'],
  },
  times: {
    weekdays: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
    months: phrases`
      jan(?:uari)?; feb(?:ruari)?; maart|mrt; apr(?:il)?; mei; juni?; juli?; aug(?:ustus)?; sept?(?:ember)?;
      okt(?:ober)?; nov(?:ember)?; dec(?:ember)?
    `,
    today: ['vandaag', 'vanmiddag', 'vanavond', 'vanochtend'],
    tomorrow: ['(?<!goede )(?<!over)morgen'],
    dayAfterTomorrow: ['overmorgen'],
    coming: ['deze', 'aanstaande', 'a\\.?s\\.?', 'komende'],
    next: ['volgende'],
    thisWeek: ['deze week', 'eind(?:e)? van de week', 'later deze week'],
    nextWeek: ['volgende week', 'komende week', 'de week erna'],
    ofMonth: '',
    ordinal: '(?:e|de|ste)',
    dayOnly: ['(?:de|den|op de) (?<dom>\\d{1,2})(?:e|de|ste)'],
    morning: ["(?:'s )?ochtends?", "'s morgens", 'voormiddag'],
    afternoon: ["(?:'s )?middags?", 'namiddag'],
    evening: ["(?:'s )?avonds?"],
    at: ['om', 'rond', 'omstreeks'],
    hour: ['uur', 'u', 'h'],
    am: ["uur 's (?:ochtends|morgens)"],
    pm: ["uur 's (?:middags|avonds)"],
    noon: ["12 uur 's middags"],
    after: ['na', 'vanaf', 'niet voor', 'niet eerder dan', 'pas (?:na|om|vanaf)'],
    before: ['voor', 'tot', 'uiterlijk(?: om)?', 'niet na', 'niet later dan'],
    to: ['tot', 'en', '-'],
    fraction: ['half', 'kwart (?:voor|over)', '(?:voor|over) half'],
  },
}
