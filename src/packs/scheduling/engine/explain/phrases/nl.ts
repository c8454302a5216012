import type { Grammar } from '../grammar.ts'

export const nl: Grammar = {
  language: 'nl',
  parts: {
    thing:
      '[datum|tijd|tijdstip|moment|afspraak|voorstel|overleg|vergadering|meeting|datum en tijd|dag en tijd|tijdslot|bijeenkomst|gesprek|uitnodiging]',
    that: `[dat|dit|het|deze]|[dat|dit|de|het|die|deze|je|jouw|uw|jullie] (voorgestelde|genoemde|nieuwe|aangegeven) <thing>`,
    subject: '[(<that>) (van|op) <slot>|<that>|<slot>]',
    when: `[(op) <slot>|voor <day>|dan|op dat moment|op dat tijdstip|die dag|op die dag|op dat uur|op die datum|daar|om die tijd|op die tijd|op dit tijdstip|op het (voorgestelde|genoemde) tijdstip]`,
    me: '[voor mij|mij|me|voor ons|bij mij|wat mij betreft|van mijn kant|mijnerzijds|ons|voor mij ook]',
    surely:
      'ook|graag|heel graag|zeker|natuurlijk|uiteraard|bij deze|hierbij|vast|gewoon|absoluut|prima|sowieso|helemaal|zeker weten|dus|hoor',
    good: '(heel|helemaal|erg|zeer|ook|perfect|allemaal|volledig|prima|uitstekend) [goed|prima|perfect|akkoord|ok|oke|okay|uitstekend|in orde|fijn|top|ideaal|geweldig|gunstig|geen probleem|super|mooi|best|uit|welkom|geregeld]',
    attend:
      '[erbij zijn|aanwezig zijn|komen|deelnemen|er zijn|aansluiten|meedoen|erbij|daarbij zijn|afspreken|deelnemen aan de vergadering|bijwonen]',
    going: `[(er|erbij|daarbij) (bij|aanwezig|niet) zijn|aanwezig zijn|komen|deelnemen|aansluiten|meedoen|erbij zijn|bijwonen|aanschuiven|er zijn] (aan het overleg|aan de vergadering|aan deze vergadering|aan dit overleg|bij de vergadering|bij het overleg|aan de meeting|aan de bijeenkomst|aan dit gesprek)`,
    at: '(aan|bij) (het|de|dit|deze|die) [overleg|vergadering|meeting|bijeenkomst|gesprek|afspraak]',
    sadly: 'helaas|jammer genoeg|deze keer|ditmaal|dus|echter|dan ook|spijtig genoeg|daarom|toch',
    thanked: `[voor|voor het] (de|je|jouw|uw|jullie|het|dit|deze|alle) (vriendelijke|snelle|leuke|fijne) [uitnodiging|bericht|mail|e-mail|email|mailtje|voorstel|reactie|herinnering|organisatie|info|informatie|moeite|berichtje|antwoord|tijd|hulp|begrip|geduld|bevestiging|planning|coordinatie|terugkoppeling|afspraak|regelen|organiseren|plannen|inplannen]|voor het [organiseren|regelen|plannen|inplannen|coordineren|vragen|uitnodigen|laten weten|denken aan mij|opzetten] (van het overleg|van de vergadering|hiervan|ervan)|voor alles`,
  },
  phrases: {
    yes: 'ja (hoor|graag|prima|zeker|natuurlijk|dank je|dank u|bedankt|oke|ok|super|klopt); jazeker; jawel <stop>; jep; yes; zeker (weten|wel); ja dat is goed; jahoor',
    accept: `
      (ja|en) (<subject>) [past|schikt|komt|gaat|lukt|kan|werkt] (<me>) (<surely>) (<good>) (<surely>) (<me>) (<when>) (uit|lukken) (<me>) (<when>)
      (ja|en) <subject> [is|lijkt|zou|vind ik] (<me>) (<surely>) <good> (<me>) (<when>); is <good> (<me>); (<me>) (is) (<subject>) <good> [<me>|<when>|voor mij]; [wat mij betreft|voor mij|van mijn kant] (is|klinkt|lijkt) (het|dat|<subject>) (<surely>) (<good>|akkoord)
      [akkoord|prima|goed|oke|ok|perfect|top|in orde|geen probleem|graag|is goed|dat is goed|afgesproken] [(op|met|dan) <slot>|voor <day>|met <that>|voor mij|wat mij betreft|met het voorstel|met de datum|met de tijd]
      (en|ja) [ik|wij|we] (<surely>) [ben|zijn] (<surely>) [er|erbij] (<surely>) (<when>) (bij|<surely>) (<when>); [ben|ben er|ben ik] (<surely>) [erbij|bij|aanwezig|beschikbaar] (<when>); <when> ben ik (<surely>) [erbij|aanwezig|beschikbaar]; ben erbij; ben er; ben ik erbij; ben er bij
      (en|ja) [ik|wij|we] [ben|zijn|blijf] (<when>) (<surely>) [beschikbaar|aanwezig|akkoord|van de partij|erbij|er|paraat|present] (<when>|met <that>|met het voorstel)
      (en|ja) [ik|wij|we] [kan|kunnen] (<when>) (<surely>) (<when>) (<attend>); kan ik (<surely>) (<when>); dat kan ik; (ja) dat [kan|lukt|gaat] (<me>|<surely>|<when>); dan kan ik (<surely>); <slot> kan ik (<surely>)
      (ik|wij|we) [bel|log|schuif|haak] (<surely>) (<when>) [in|aan] (<when>); (ik|wij|we) [ga|gaan] akkoord (met <that>|met <slot>|met het voorstel) (<when>)
      (en|ja) [ik|wij|we] [zal|zullen|ga|kom|neem|doe|sluit] (<surely>) (<when>) (er|erbij|aan|graag|daar|deel|mee|aanwezig) (<surely>) (<when>) [zijn|komen|deelnemen|aanwezig zijn|aan|mee|deel|erbij zijn|er zijn|bij zijn|aanschuiven] (<at>) (<when>); ik kom (<surely>) (<when>)
      (hierbij|graag|en|bij deze) [bevestig|bevestigen] (ik|wij) (<surely>) (u|je|jullie) (de|het|mijn|dat|onze|deze) (afspraak|overleg|aanwezigheid|deelname|vergadering|komst|datum|tijd|tijdstip|komst) (<when>); [ik|wij|we] (<surely>) [bevestig|bevestigen] (<surely>|hierbij|graag|bij deze) (u|je|jullie) (de|het|mijn|dat|onze|deze) (afspraak|overleg|aanwezigheid|deelname|vergadering|komst|datum|tijd|tijdstip|<slot>) (<when>) (<surely>); (is|afspraak|hierbij|bij deze|alles) bevestigd (<when>|van mijn kant); (ik) [accepteer|aanvaard] (<surely>) (de|uw|je|het|deze) (uitnodiging|voorstel|afspraak) (<when>); geaccepteerd
      (het|hij|dat|deze|de afspraak|is|ik heb het|ik heb hem|ik heb de afspraak|ik heb dit|heb het|heb hem|ik heb) (staat|is|heb|zet) (het|hem|de afspraak|<slot>) [in mijn agenda|in de agenda|genoteerd in mijn agenda|genoteerd|in mijn kalender] (gezet|genoteerd|vrijgehouden|geblokt|gereserveerd) (<when>); (ik|heb) (heb) (het|hem|de datum|dit|de afspraak|<slot>) [genoteerd|vastgelegd] (in mijn agenda); staat (genoteerd|erin|in mijn agenda|in de agenda|gepland|vast); (ik) [noteer|reserveer|zet|plan] [het|hem|de afspraak|dit|<slot>] (in mijn agenda|in de agenda|in)
      (graag|en) tot [<day>|dan|die dag] (dan|maar); [we|wij] (zien|spreken|treffen) elkaar (<when>); (ik) [zie|spreek] [je|u|jullie] [<slot>|dan|daar]; reken (maar) op mij; je kunt op me rekenen; u kunt op mij rekenen; jullie kunnen op me rekenen; doen we (<slot>|zo|dat|het); [zo|dat] doen we (het); afgesproken (<when>|dan); deal; (ik) heb (<when>) (nog) [tijd|ruimte|niks staan|niets staan|plek] (<when>); <slot> heb ik (nog) [tijd|ruimte|niks staan]; (ik heb) geen [bezwaar|bezwaren|conflict|overlap] (tegen <that>|<when>)`,
    agree: `
      (dat is|is|dat klinkt|klinkt|lijkt me|dat lijkt me|heel|helemaal|ziet er) [prima|goed|perfect|uitstekend|geweldig|fantastisch|mooi|fijn|akkoord|in orde|top|super|oke|ok|gaaf|een goed plan|een prima plan|een goed idee|goed plan] (hoor|dan|<me>|uit) (<when>)
      graag; heel graag; zeker; natuurlijk; uiteraard; vanzelfsprekend; absoluut; tuurlijk; is goed (hoor); komt goed; komt in orde; geregeld; doe ik; doen we; geen (enkel) [probleem|punt|bezwaar] (hoor|<me>); geen problemen; met (alle) plezier; met genoegen; afgesproken; eens; mee eens; goed plan; prima plan; helemaal goed; dikke prima; lukt; past; kan; lukt mij; lukt me; schikt
      (ik|we|wij) [kijk|kijken] er (al) (naar|erg naar) uit (<when>|om u te ontmoeten); (ik|we|wij) [kijk|kijken] (er|erg|al|zeer) ernaar uit; (ik) kijk (er) (naar) uit (naar|ernaar) (het overleg|de afspraak|ons gesprek|onze afspraak|<slot>); (ik) verheug me (erop|op het gesprek); (ik|heb) (heb) er zin in`,
    no: 'nee <stop>; nope <stop>; neen <stop>; nee hoor <stop>; helaas niet <stop>; nee helaas (niet); helaas niet',
    sorry: `
      helaas; jammer (genoeg|maar|dat); spijtig (genoeg); (het) spijt me (zeer|heel erg|erg|enorm|verschrikkelijk) (maar|dat|te moeten zeggen dat|u te moeten melden dat); sorry (maar|hoor|daarvoor); excuses (voor het ongemak|daarvoor|hiervoor); mijn excuses (voor het ongemak|hiervoor); (ik) (vind) (het) (erg|heel) jammer (maar); (ik ben) bang van niet <stop>; tot mijn (grote) spijt; het spijt mij (zeer|heel erg) (maar)`,
    but: 'maar; echter; toch',
    decline: `
      (<sadly>) [ik|wij|we] [kan|kunnen|zal|ga|wil|zullen] (<sadly>) (<sadly>) (er|hier|daar|hierbij) (<sadly>) (<at>) (<sadly>) niet (bij|aan|erbij|aanwezig) (kunnen) [zijn|deelnemen|komen|aanwezig zijn|aansluiten|meedoen|erbij zijn|er zijn|bij zijn|aanschuiven|bijwonen|erbij] (<at>) (kunnen zijn)
      (<sadly>) [kan|zal|ga|wil|kunnen] [ik|wij|we] (<sadly>) (<sadly>) (er|hier|daar) (<sadly>) (<at>) (<sadly>) niet (bij|aan|erbij|aanwezig) (kunnen) [zijn|deelnemen|komen|aanwezig zijn|aansluiten|meedoen|erbij zijn|er zijn|bij zijn|aanschuiven|bijwonen|erbij] (<at>)
      [ik ben|ben ik|wij zijn] (<sadly>) (er|hier) (<sadly>) niet [bij|aanwezig|erbij|van de partij]; ik neem (<sadly>) niet deel (<at>); ik doe (<sadly>) niet mee; ik kom (<sadly>) niet; [kan|zal] (er) (<sadly>) niet (bij|aanwezig) zijn; niet aanwezig; verhinderd om te komen; (het) lukt (mij|me) (<sadly>) niet om [erbij te zijn|te komen|deel te nemen|aanwezig te zijn|aan te sluiten] (<at>)
      (<sadly>) (ik|wij|daarom|dus) [moet|moeten|wil|ga|zal] (ik|wij) (<sadly>) (<sadly>) (voor) (de uitnodiging|deze uitnodiging|de afspraak|het overleg|deze keer|dit overleg|me|mij|de vergadering|uw uitnodiging|je uitnodiging) (<sadly>) [afzeggen|afmelden|bedanken|afslaan|passen|weigeren|annuleren|afhaken|overslaan|verstek laten gaan] (<at>|voor deze keer|voor het overleg|voor de uitnodiging)
      (ik|bij deze|hierbij) [zeg|meld|sla] (ik) (me|mij|hierbij|<sadly>) (de uitnodiging|de afspraak) (<sadly>|bij deze) af (<at>|voor het overleg); (ik) (heb) geen [interesse|belangstelling] (in deze afspraak|hierin|voor dit overleg); (ik) ben (<sadly>) niet geinteresseerd (in deze afspraak|hierin); niet geinteresseerd; nee (<comma>) [dank je|dank u|bedankt|dankjewel|dank je wel|dank u wel]; [begin|beginnen|ga|gaan|start|vergader|doe het] (jullie|maar|gerust|gewoon|u) (maar|gerust) zonder mij (verder); zonder mij; reken (maar) niet op mij; ik sla (deze keer|deze) over; afgemeld`,
    fails: `
      (<sadly>) (<subject>) [past|schikt|komt|gaat|lukt|werkt|kan] (<sadly>) (het) (mij|me|voor mij|bij mij) (<sadly>) (<slot>) (helemaal|absoluut) niet (goed|uit|goed uit|lukken|voor mij|mij|bij mij) (<when>); [dan|<slot>|daar] kan ik (<sadly>) niet; ik kan (<sadly>) (<when>) (<sadly>) niet; (<sadly>) kan ik (<sadly>) (<when>) niet; (ik) (kan) <when> (<sadly>) niet (komen|aanwezig zijn|erbij zijn)
      [ik heb|heb ik] (<sadly>) (<when>) (<sadly>) (al) [een andere afspraak|een afspraak|een ander overleg|iets anders|andere verplichtingen|geen tijd|een vergadering|een andere vergadering|iets] (<when>|staan); [ik ben|ben ik] (<sadly>) (<when>) (<sadly>) (al) [niet beschikbaar|bezet|volgeboekt|verhinderd|bezig|niet vrij] (<when>); <subject> is (<sadly>) (voor mij) [niet mogelijk|onmogelijk|niet haalbaar] (voor mij); geen tijd`,
    removed: `(graag|gelieve) [haal|verwijder|schrap] (mij|me) (alstublieft|alsjeblieft|graag|aub) (van|uit) (de|deze|het|dit) [uitnodiging|lijst|deelnemerslijst|overleg|vergadering] (af); (graag|gelieve) (mij|me) (van|uit) (de|deze) [lijst|deelnemerslijst|uitnodiging] [verwijderen|halen|schrappen]`,
    prefer: `
      [maar|al|hoewel] (ik) [heb liever|geef de voorkeur aan|zou liever|had liever] <time> (hebben|gehad|doen|komen); [maar|al|hoewel] <time> [zou|is|komt|past] (mij|me|voor mij) (nog|eigenlijk|iets) [beter|beter uit|liever|fijner] (uitkomen|zijn|passen|uit)`,
    greeting: `
      [hallo|hoi|hoi hoi|hey|dag|beste|geachte|goedemorgen|goedemiddag|goedenavond|goedendag|goedenmorgen|goede morgen|goede middag|goedemiddag|lieve|waarde|heej|hai] (allemaal|allen|mevrouw|meneer|heer|heer mevrouw|team|iedereen|collega|collegas|samen|<called>)`,
    thanks: `
      (en|heel|hartelijk|alvast|nogmaals|zeer|heel erg|heel hartelijk) [dank|bedankt|dankjewel|dankuwel|dank je wel|dank u wel|dank je|dank u|dankje|thanks|tx] (wel|voor alles|alvast|nogmaals|hiervoor|daarvoor|hoor|jullie) (<name>) (<thanked>) (en <thanked>)
      (ik) dank u (hartelijk) (<thanked>); veel dank; fijn [dat je dit regelt|dat u dit regelt|dat je het regelt]; wat [fijn|leuk|lief] (dat je me uitnodigt); super bedankt`,
    neutral: `
      <me> <stop>; alstublieft; alsjeblieft; aub; en; dus; dan <stop>; (nog|en|ik wens je|ik wens u|wens je|alvast) (nog) (een|een heel) [fijne|prettige|goede|mooie|leuke|fijn|prettig|goed|mooi] (rest van de|nieuwjaar) [dag|avond|week|weekend|middag|dag verder|weekend alvast|werkdag] (nog|verder|gewenst|toegewenst|allemaal)
      [wil|kun|kunt|zou|graag|gelieve] (je|u|jullie) (me|mij|nog) (een|de) [uitnodiging|agenda-uitnodiging|agenda uitnodiging|link|agendaverzoek|outlook-uitnodiging|vergaderverzoek] (sturen|te sturen|toesturen|doorsturen|nog); [stuur|stuurt] (je|u|jullie) (me|mij|nog|gerust|graag|maar|even) (nog|gerust|maar|even) (een|de) [uitnodiging|agenda-uitnodiging|agenda uitnodiging|link|agendaverzoek|outlook-uitnodiging|vergaderverzoek] (door|toe|aub|alsjeblieft|alstublieft); (ik) wacht op de uitnodiging; (ik) hoop dat (het|alles) goed (met je|met u|met jullie) (gaat|is); (ik) hoop dat alles goed is; tot [gauw|snel|ziens|binnenkort|horens]; ik hoor het graag; laat maar weten als er iets verandert; jij ook; insgelijks
      (sorry|excuses|mijn excuses|excuus) voor (de|mijn) (late|trage|verlate) [reactie|antwoord]`,
    heard: '[genoteerd|ontvangen|begrepen|duidelijk|gezien|helder]',
    absent:
      '(nog|ik wens je|ik wens u|wens je) (een) [fijne|prettige|goede|mooie|fijn|prettig|goed] [vergadering|overleg|bijeenkomst]; succes (met het overleg|ermee|met de vergadering)',
    later: '(misschien|wellicht|graag) (een) [volgende keer|andere keer] (graag|beter|weer)',
    closing: `
      (met|en) (de) (vriendelijke|hartelijke|beste|warme|vriendelijkste|collegiale|zonnige) [groet|groeten|groetjes] (van <name>|uit <name>); (vriendelijke|hartelijke|veel|lieve|warme|beste|de|vriendlijke) (hartelijke) [groet|groeten|groetjes] (van <name>|uit <name>); groet; groeten; groetjes; mvg; gr; hoogachtend; hartelijk; liefs; dank (alvast) en (vriendelijke|hartelijke) groet; bedankt (alvast) (en groet|en groeten|en groetjes); alvast [bedankt|dank]; tot snel; tot gauw; tot ziens; doei; fijne dag; hartelijk dank; dank u; dank je; kus`,
  },
  joins: {
    on: ['op', 'de', 'a', 's', 'dag'],
    at: ['om', 'van', 'vanaf'],
    ordinal: ['e', 'de', 'ste'],
    of: [],
    shortDays: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
  },
  personal: `ziekenhuis; ziek; opname; opgenomen; operatie; geopereerd; overleden; overlijden; dood; begrafenis; uitvaart; crematie; ongeluk; ongeval; spoed; kanker; zwanger; zwangerschapsverlof; ouderschapsverlof; met verlof; vakantie; ontslag; ontslagen; griep; dokter; arts; gebroken; gewond; burn-out; burnout`,
}
