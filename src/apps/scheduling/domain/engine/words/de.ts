import type { Lexicon } from './lexicon.ts'
import { phrases } from './phrases.ts'

export const de: Lexicon = {
  language: 'de',
  negatesAfter: true,
  common:
    'der die das entweder den dem des ein eine einen einem einer und oder aber zu zum zur in im an am auf aus bei mit nach von vom vor für ist sind war bin bist wird werden wäre wären habe haben hat ich du er sie es wir ihr mir mich dir dich uns ihnen ihm mein meine ihre ihr nicht kein keine auch sehr schon noch dann wenn wie was wann wo wer welche dass da danke vielen hallo guten tag grüße bitte ja nein leider termin besprechung uhr woche morgen kann können gerne sehr geehrte liebe gut',
  greeting: phrases`
    hallo; hi; guten (?:tag|morgen|abend); sehr geehrte[r]?; liebe[rs]?; moin; servus; gruss gott; grüß gott; grüezi;
    werte[r]?
  `,
  closing: phrases`
    (?:mit )?(?:freundlichen|besten|herzlichen|lieben|schonen|vielen)(?: und herzlichen)? (?:grussen|grußen|dank|gruss|gruß);
    (?:viele|beste|liebe|herzliche|schone|freundliche) (?:grusse|gruße|gruss|gruß); gruss; gruß; mfg; lg; vg; bg;
    vielen dank(?: im voraus)?; danke(?: (?:im voraus|schon|sehr))?; besten dank; hochachtungsvoll; herzlichst
  `,
  but: phrases`
    aber; jedoch; allerdings; obwohl; dafur; sondern; dennoch; trotzdem; hingegen; doch(?= (?:lieber|besser|nur))
  `,
  negators: phrases`
    nicht; kein[a-z]{0,2}; nie; niemals; weder; ohne; nichts; kaum; unmoglich; nimmer
  `,
  ifs: ['wenn', 'falls', 'sofern', 'vorausgesetzt'],
  asks: phrases`
    wo; wann; was; welche[rsmn]?; wer; wem; wen; wie; warum; wieso; weshalb; worum; wozu; worüber; um was;
    um wie ?viel; gibt es; ist (?:das|es|der|die); kann ich; konnen sie (?:mir|uns); konnten sie (?:mir|uns);
    muss ich; soll ich; in welche[rmn]; bis wann
  `,
  spellings: [
    ['(?:fuer)', 'für'],
    ['(?:koennen)', 'können'],
    ['(?:koennte)', 'könnte'],
    ['(?:moeglich)', 'möglich'],
    ['(?:unmoeglich)', 'unmöglich'],
    ['(?:waere)', 'wäre'],
    ['(?:wuerde)', 'würde'],
    ['(?:bestaetige)', 'bestätige'],
    ['(?:pruefe)', 'prüfe'],
    ["(?:geht's|gehts)", 'geht es'],
    ["(?:passt's)", 'passt es'],
    ['(?:thx|merci)', 'danke'],
    ['(?:nich|net|ned)', 'nicht'],
  ],
  cues: {
    yes: phrases`
      (?:das |es |der termin |die zeit )?(?:passt|passte)(?: (?:mir|uns|bei mir|fur mich|auch|sehr gut|gut|perfekt|super|prima|bestens|wunderbar|alles))*;
      (?:das |es )?(?:geht|klappt|funktioniert|ginge)(?: (?:bei mir|fur mich|klar|in ordnung|gut|prima|auch))*;
      ich (?:bin|ware) (?:gerne? |sehr gerne? |naturlich |auf jeden fall |selbstverstandlich )?(?:dabei|verfugbar|frei|anwesend|da(?= *$))(?: (?:dann|zu der zeit))?;
      bin (?:gerne? )?(?:dabei|da(?= *$));
      ich komme(?: (?:gerne?|naturlich|auf jeden fall|dann))*(?= *$); ich nehme(?: (?:gerne?|naturlich|auf jeden fall|dann))* (?:teil|den termin an|die einladung an);
      ich kann(?: (?:da|dann|um diese zeit|an dem tag|gerne?))*(?= *$); ich kann(?: (?:da|dann|um diese zeit|an dem tag|gerne?|naturlich))* (?:kommen|teilnehmen|dabei sein|es einrichten);
      kann (?:ich )?(?:kommen|teilnehmen|dabei sein|einrichten);
      (?:hiermit )?(?:bestatige|bestatigen)(?: (?:ich|wir))?(?: (?:hiermit|gerne|ihnen))*(?: (?:den termin|die teilnahme|meine teilnahme|das treffen|unseren termin))?;
      ich bestatige(?: (?:den termin|die teilnahme|meine teilnahme|hiermit))*; bestatigt; ist bestatigt; zugesagt;
      (?:ich )?sage (?:hiermit |gerne? )?zu; (?:ich )?nehme (?:die einladung |den termin |gerne? )?an; steht bei mir;
      (?:habe|ist) (?:ich |mir |den termin |es |das |bereits )*(?:eingetragen|notiert|vorgemerkt|im kalender|reserviert|geblockt);
      (?:ist )?(?:notiert|eingetragen|gebongt|gebucht);
      bis (?:dann|dahin|zum|montag|dienstag|mittwoch|donnerstag|freitag)(?= *$);
      bis (?:montag|dienstag|mittwoch|donnerstag|freitag) dann; wir sehen uns(?: (?:dann|am|dort))?;
      (?:ist |ware )?(?:fur mich |bei mir )(?:in ordnung|ok|okay|gut|perfekt|passend|moglich|kein problem|prima);
      (?:ist|ware) (?:mir )?(?:recht|ok|okay|gut|perfekt|prima|super|in ordnung|moglich|machbar)(?: fur mich)?;
      in ordnung; zahlen sie auf mich; rechnen sie mit mir;
      (?:ich )?habe (?:da |dann |zu der zeit )?(?:zeit|nichts vor|frei); habe (?:da |dann )?zeit;
      (?:kein|keine) (?:konflikt|einwande|uberschneidung|terminkonflikt); lasst sich einrichten; kann ich einrichten;
      freue mich (?:auf (?:den termin|das treffen|dienstag))
    `,
    agree: phrases`
      gerne?; sehr gerne?; perfekt; prima; super; wunderbar; ausgezeichnet; einverstanden; naturlich;
      selbstverstandlich; klar; sicher; auf jeden fall; ^gut$; sehr gut; alles klar; alles gut; abgemacht;
      kein problem; keine probleme; mit vergnugen; klingt (?:gut|super|prima|perfekt); hort sich gut an; top;
      bestens; geht klar; toll; spricht nichts dagegen; (?:ich )?(?:habe )?nichts dagegen(?: einzuwenden)?; warum nicht$
    `,
    particleYes: ['ja', 'jo', 'jep', 'jawohl', 'jap', 'ok', 'okay', 'okey', 'jawoll'],
    particleNo: ['nein', 'nee', 'ne', 'no'],
    fails: phrases`
      ^aber (?:leider |da |dann )*nicht(?: (?:kommen|teilnehmen|dabei sein))?$;
      (?:passt|passte|geht|klappt|funktioniert|ginge|schaffe|schaffen|kann|konnte|konnen|haut|wird|ware)(?: (?:\w+ ){0,6}?)?(?: ?)nicht(?: (?:kommen|teilnehmen|dabei sein|hin|gut|gehen|klappen|einrichten|so gut|moglich))*;
      ich (?:kann|konnte) (?:\w+ ){0,6}nicht(?: (?:kommen|teilnehmen|dabei sein))?;
      (?:bin|ware|ist|sind) (?:\w+ ){0,5}nicht (?:\w+ )?(?:frei|verfugbar|moglich|da|im (?:buro|haus|lande)|abkommlich|machbar|verfugbar);
      nicht (?:moglich|machbar|verfugbar|frei|einrichten|da); (?:ich )?glaube nicht(?: dass)?(?: \w+){0,4};
      (?:habe|hab) (?:\w+ ){0,4}(?:schon|bereits|leider|da|dann)? ?(?:einen|ein|eine|andere[nrs]?|einen anderen|eine andere|ein anderes) (?:\w+ )?(?:termin|termine|besprechung|meeting|verpflichtung|verhandlung|gerichtstermin|flug|call|telefonat|konflikt|terminkonflikt|treffen|sitzung);
      (?:habe|hab) (?:\w+ ){0,4}keine (?:zeit|freie);
      (?:habe|hab) (?:\w+ ){0,3}(?:schon|bereits) (?:et)?was(?: (?:vor|anderes|anderes vor|geplant))?;
      (?:bin|werde|ware) (?:\w+ ){0,4}(?:verhindert|verplant|ausgebucht|beschaftigt|unterwegs|verreist|im urlaub|auf (?:reisen|dienstreise|geschaftsreise)|belegt|im gericht|vor gericht|nicht da|ausser haus|abwesend|krank|weg);
      verhindert; ausgebucht; terminkonflikt; unmoglich;
      (?:ist|wird|ware) (?:\w+ ){0,3}(?:schlecht|ungunstig|schwierig|unmoglich|eng|knapp|unpassend)(?: (?:bei mir|fur mich))?;
      passt (?:mir )?(?:\w+ )?(?:schlecht|gar nicht|uberhaupt nicht); da kann ich (?:\w+ )?nicht; uberschneidet sich;
      etwas dazwischen ?gekommen; dazwischengekommen; kalender ist voll; schaffe (?:ich )?(?:es )?(?:\w+ )?nicht;
      nicht im (?:buro|haus|lande); im urlaub; abwesend
    `,
    decline: phrases`
      (?:kein|keinerlei) interesse; nicht interessiert;
      (?:muss|mochte|werde|mus) (?:(?!nicht|kein)\w+ ){0,3}(?:absagen|ablehnen|passen); ich (?:sage|lehne) (?:(?!nicht|kein)\w+ ){0,3}(?:ab);
      sage (?:hiermit |leider )*ab; lehne (?:(?!nicht|kein)\w+ ){0,3}ab;
      (?:werde|mochte|will|kann generell) (?:(?!nicht|kein)\w+ ){0,4}nicht (?:teilnehmen|kommen wollen|mitmachen|daran teilnehmen);
      nehme (?:(?!nicht|kein)\w+ ){0,3}nicht teil; (?:fangen|machen|beginnen) sie (?:(?!nicht|kein)\w+ )?ohne mich(?: an)?; ohne mich;
      nein danke; rechnen sie nicht mit mir; verzichte
    `,
    removed: phrases`
      (?:nehmen|streichen|entfernen|loschen) sie mich(?: (?:bitte|doch))?(?: (?:von|aus) (?:der|dem|dieser|diesem|ihrer) (?:teilnehmerliste|liste|termin|besprechung|einladung|meeting|verteiler|gesprach|teilnehmer))?(?: (?:herunter|runter|heraus))?;
      (?:nimm|streich|entfern)\w* mich (?:bitte )?(?:von|aus);
      mich (?:bitte )?(?:von|aus) (?:der|dem|dieser|diesem) (?:(?!nicht|kein)\w+ )?(?:streichen|nehmen|entfernen|loschen|austragen);
      (?:tragen|trag) (?:sie )?mich (?:bitte )?aus
    `,
    unusual: phrases`
      anwalt; anwalte; anwaltin; verklagen; klage; anzeige; rechtliche schritte; datenschutz; dsgvo; belastigung;
      belastigen; polizei; spam; hor(?:en|t)? (?:sie )?auf(?: (?:mir|uns|mich|damit))?;
      schreib(?:en sie|t|e)? (?:mir|uns) (?:bitte )?nicht(?: (?:mehr|wieder))?; keine (?:weiteren )?(?:mails|e-mails|nachrichten) mehr;
      lassen sie mich in ruhe; abmelden; abbestellen; falsche (?:person|adresse|empfanger);
      falscher (?:empfanger|adressat); verwechs\w+; kenne sie nicht; wer sind sie; idiot(?:en)?; dumm; blod(?:e|er)?;
      scheisse?; arschloch; verdammt; verpiss\w*; verschwinde[nt]?; betrug; betruger;
      ignorier\w+ (?:alle |sie |die |deine )*(?:\w+ )?(?:anweisungen|instruktionen|anordnungen);
      vorherige[n]? anweisungen;
      (?:markier|bestatig|setz|trag|registrier)\w* (?:sie )?(?:bitte )?(?:alle|alles|jeden|die anderen|samtliche)(?: (?:als|auf) \w+)?;
      passwort; sind sie ein (?:bot|roboter|mensch); bist du ein (?:bot|roboter|mensch); prompt;
      (?:liste|namen|adressen) (?:der|aller) (?:teilnehmer|anderen); (?:telefonnummer|nummer|adresse) von;
      hat (?:herr |frau )?[a-z]+ (?:schon )?(?:zugesagt|abgesagt|geantwortet); buchen sie mir; rechnung; uberweisung;
      bankverbindung; klicken sie
    `,
    delegate: phrases`
      (?:fragen|kontaktieren|wenden|sprechen|schreiben|klaren|stimmen|melden|rufen|frag|sprich)\w* (?:\w+ ){0,5}(?:meine|meiner|meinen|meinem|mein|unsere|unserer|unseren) (?:assistent(?:in|en)?|sekretar(?:in|iat)?|kolleg(?:e|in|en)|partner(?:in)?|buro|team|chef(?:in)?|mitarbeiter(?:in)?|vorzimmer);
      (?:meine|mein) (?:assistent(?:in)?|sekretarin|sekretariat|kollege|kollegin|partner(?:in)?|mitarbeiter(?:in)?) (?:\w+ )?(?:wird|kommt|ubernimmt|kummert|verwaltet|kann|meldet|nimmt|vertritt);
      wird mich (?:\w+ )?vertreten; mich (?:\w+ )?vertreten (?:wird|lassen);
      an meiner stelle; in meinem namen; in vertretung; vertritt mich; fuhrt meinen kalender;
      verwaltet meinen kalender; in (?:kopie|cc); statt meiner
    `,
    maybe: phrases`
      vielleicht; (?:ziemlich|fast|beinahe|relativ|so gut wie) sicher; wahrscheinlich; vermutlich; moglicherweise; eventuell; evtl; voraussichtlich; im prinzip;
      grundsatzlich; unter vorbehalt; vorbehaltlich;
      (?:ich )?(?:denke|glaube|hoffe|nehme an|schatze)(?! nicht)(?: (?:schon|ja|ich|dass|das|es))*;
      (?:sollte|musste|durfte) (?:\w+ ){0,3}?(?:gehen|klappen|passen|moglich sein|funktionieren|da sein|schaffen|hinkommen);
      sollte(?: (?:ich|das|es|eigentlich))*; ich versuche; werde versuchen; versuche es;
      konnte (?:klappen|gehen|passen); kommt darauf an; hangt (?:davon|von) ab; vorerst; vorlaufig;
      wenn nichts dazwischen ?kommt; mal sehen
    `,
    doubt: phrases`
      (?:bin|ist) (?:mir )?(?:\w+ ){0,3}nicht (?:\w+ )?(?:sicher|klar|gewiss)(?: (?:ob|dass))?;
      nicht (?:ganz |so |100 ?%? )?(?:sicher|klar)(?: ob)?; weiss (?:\w+ ){0,3}nicht(?: ob)?; unsicher;
      kann (?:\w+ ){0,4}(?:noch )?nicht (?:\w+ )?(?:sagen|zusagen|bestatigen|versprechen|absehen);
      noch (?:nicht|unklar|offen); bezweifle; zweifel; ob ich (?:kann|es schaffe|zeit habe); ob; zu fruh
    `,
    prefer: phrases`
      (?:ware|wurde|passt|ist|konnte) (?:\w+ ){0,4}?(?:lieber|besser|angenehmer|gunstiger)(?: (?:passen|fur mich))?;
      (?:ziehe|wurde) (?:\w+ ){0,3}(?:vor|vorziehen|bevorzugen); bevorzuge; lieber(?! nicht); besser; am liebsten;
      idealerweise; wenn moglich; falls moglich; passt (?:mir )?besser
    `,
    reluctant: phrases`
      (?:wurde |mochte |will )?(?:aber )?(?:eigentlich )?(?:lieber|ungern)(?: (?:doch )?nicht)(?: (?:kommen|teilnehmen))?;
      ungern;
      wenn (?:es |ich )?(?:unbedingt |wirklich |absolut |zwingend )?(?:sein muss|notig ist|muss|notwendig ist|notwendig|notig);
      wenn es (?:\w+ )?sein muss; zur not; notfalls; widerwillig; begeistert bin ich nicht;
      falls (?:wirklich |unbedingt )?(?:notig|notwendig)
    `,
    promise: phrases`
      (?:melde|melden) (?:\w+ ){0,6}?(?:mich|uns)(?: (?:wieder|dann|morgen|zuruck))*;
      (?:gebe|geben|sage) (?:\w+ ){0,6}?(?:bescheid|ruckmeldung);
      (?:prufe|checke|klare|kläre|schaue|sehe|frage) (?:\w+ ){0,4}?(?:das|es|nach|kalender|ab|terminkalender|mal);
      ich (?:prufe|checke|klare|schaue|sehe|frage);
      muss (?:\w+ ){0,4}(?:prufen|nachsehen|klaren|abklaren|checken|abstimmen|fragen|schauen|nachschauen|rucksprache halten);
      komme (?:\w+ ){0,3}auf sie (?:zu|zuruck); lasse (?:es )?(?:sie|dich) (?:\w+ ){0,3}wissen;
      (?:bestatige|antworte|sage) (?:\w+ ){0,4}(?:spater|morgen|nachste woche|in kurze|bis);
      geben sie mir (?:\w+ ){0,3}(?:zeit|tag|tage|bis); sobald ich (?:\w+ ){0,3}(?:weiss|kann); in kurze;
      ruckmeldung (?:folgt|bis); antwort folgt
    `,
    away: phrases`
      (?:ich )?(?:bin )?(?:noch |derzeit |aktuell )?bis (?:zum |einschliesslich |inkl )*[^,]{1,30}? (?:nicht im (?:buro|hause?)|abwesend|im urlaub|ausser haus|nicht erreichbar);
      (?:nicht im (?:buro|hause?)|abwesend|im urlaub|ausser haus) (?:bis|vom|ab); abwesenheitsnotiz;
      automatische (?:antwort|abwesenheit\w*); in (?:elternzeit|mutterschutz);
      (?:eingeschrankten|keinen) zugriff auf (?:meine )?(?:e-?mails|mails); wahrend meiner abwesenheit;
      in dringenden (?:fallen|angelegenheiten); bin ich wieder (?:da|erreichbar|im buro); ab dem [^,]{1,30}? wieder;
      wieder (?:erreichbar|im buro); zuruck (?:am|ab); urlaub bis
    `,
    propose: phrases`
      wie (?:ware|sieht|steht|wars)(?: (?:es|das))?(?: (?:mit|am|bei))?;
      (?:konnen|konnten|konnte|kann|wollen|sollen) (?:wir|man|sie|der termin)(?: (?:das|den termin|es|uns|vielleicht|eventuell|auch|bitte|stattdessen))*(?: .{0,60}?)?(?:verschieben|verlegen|machen|treffen|vorziehen|verlegt werden|ausweichen|andern|stattfinden);
      (?:konnen|konnten) wir; ginge (?:auch|es|vielleicht); ware (?:es )?(?:\w+ )?moglich;
      wurde (?:\w+ )?(?:gehen|passen|klappen); (?:wurde|ginge)(?= (?:gehen|es|bei mir)); stattdessen; statt dessen;
      alternativ(?:en|e|termin|vorschlag)?; schlage (?:\w+ ){0,3}vor; mein vorschlag; verschieben; verlegen;
      anderen? (?:termin|tag|zeit|zeitpunkt|uhrzeit); andere (?:zeit|uhrzeit|moglichkeit|termine);
      anderer (?:termin|tag); erst (?:ab|nach|am); nur (?:am|ab|nach|vor|von);
      ich konnte(?= (?:.{0,30}(?:montag|dienstag|mittwoch|donnerstag|freitag|uhr|\d))); anbieten; ausweichen
    `,
    cond: phrases`
      (?:aber )?(?:nur )?(?:wenn|falls|sofern)(?= (?:(?:wir|es|das|ich|sie|die|der|man|alle|jemand|kein|der|mir)));
      unter der (?:bedingung|voraussetzung); vorausgesetzt; solange; sofern
    `,
    house: phrases`
      park(?:platz|platze|en|haus|moglichkeit(?:en)?); mittagessen; essen; catering; mitbringen; unterlagen;
      dokumente?; entwurf; prasentation; vorbereiten; vorbereitung; honorar; kosten; spesen; budget; erstatt\w+;
      reise(?:kosten)?; hotel; aufgezeichnet; aufzeichn\w+; dolmetscher(?:in)?; barrierefrei; rollstuhl; vertrag;
      warum; wieso; weshalb; begleit\w+; pflicht; verpflichtend; kleiderordnung; stattdessen (?:online|per)
    `,
    polite: phrases`
      (?:es )?geht (?:es )?(?:ihnen|dir|mir|uns|euch)(?: \w+)?; (?:vielen |herzlichen |besten )?dank(?: (?:fur|im voraus))?(?: (?:die|ihre|deine|den|das|ihr))?(?: (?:nachricht|mail|e-mail|email|einladung|anfrage|info|information|vorschlag|ruckmeldung))?;
      danke(?: (?:fur|schon|sehr|ihnen|dir|nochmals))*(?: (?:die|ihre|deine|den|das|der))?(?: (?:nachricht|mail|e-mail|email|einladung|anfrage|info|information|vorschlag))?;
      bitte; leider; bedauerlicherweise; tut mir (?:sehr )?leid; es tut mir leid; sorry;
      entschuldig(?:en|ung)(?: sie)?; ich bedaure; gruss; gruße;
      schone[ns]? (?:tag|woche|wochenende|abend)(?: noch)?; ich freue mich(?: (?:auf|von))?; freue mich;
      passt (?:ihnen|dir|es ihnen|das ihnen|das)(?= ?$);
      (?:ware|passt|geht|ginge) (?:das|es) (?:fur sie|bei ihnen|ihnen);
      haben sie (?:\w+ )?(?:andere|alternative|noch) (?:termine|zeiten|vorschlage|moglichkeiten);
      schicken sie (?:mir )?(?:bitte )?(?:eine|die) (?:kalender)?einladung; hoffe es geht (?:ihnen|dir) gut
    `,
    where: phrases`
      wo; wohin; ort; adresse; raum; buro; gebaude; link; zoom; teams; prasenz; vor ort; online;
      video(?:konferenz|call|anruf)?; telefonisch; per telefon; standort; virtuell; remote; einwahl(?:daten)?
    `,
    when: phrases`
      wann; um wie ?viel uhr; welche[rmn]? (?:tag|uhrzeit|zeit|datum|dienstag); welches datum; uhrzeit
    `,
    long: phrases`
      wie lange; dauer; dauert; bis wann; wann (?:endet|ist es zu ende); wie viel zeit; wieviel zeit
    `,
    zone: phrases`
      zeitzone; ortszeit; (?:deutsche|berliner|londoner|mez|mesz|lokale) zeit; mez; mesz
    `,
    topic: phrases`
      (?:es geht|geht es) um; worum; um was; thema; themen; agenda; tagesordnung; zweck; anlass; inhalt; betreff; woruber; wozu; details;
      hintergrund; ziel
    `,
    who: ['wer', 'wem', 'teilnehmer', 'mit wem', 'teilnehmende'],
  },
  times: {
    weekdays: phrases`
      montags?; dienstags?; mittwochs?; donnerstags?; freitags?; (?:samstag|sonnabend)s?; sonntags?
    `,
    months: phrases`
      jan(?:uar|ner)?; feb(?:ruar)?; marz?; apr(?:il)?; mai; juni?; juli?; aug(?:ust)?; sept?(?:ember)?;
      okt(?:ober)?; nov(?:ember)?; dez(?:ember)?
    `,
    today: ['heute(?: (?:nachmittag|abend|noch))?'],
    tomorrow: ['(?<!guten )(?<!uber)morgen'],
    dayAfterTomorrow: ['ubermorgen'],
    coming: ['diese[nrsm]?', 'kommende[nrm]?'],
    next: ['nachste[nrm]?'],
    thisWeek: ['diese(?:r)? woche', 'ende (?:der|dieser) woche', 'bis wochenende'],
    nextWeek: ['(?:nachste[rn]?|kommende[rn]?) woche', 'die woche darauf'],
    ofMonth: '',
    ordinal: '\\.',
    dayOnly: ['(?:am|den|dem|zum|der) (?<dom>\\d{1,2})\\.(?!\\d)'],
    morning: ['vormittags?', 'morgens', 'fruh(?:s)?', 'am vormittag'],
    afternoon: ['nachmittags?'],
    evening: ['abends?'],
    at: ['um', 'gegen', 'ca\\.?'],
    hour: ['uhr', 'h'],
    am: ['uhr (?:morgens|vormittags|fruh)'],
    pm: ['uhr (?:nachmittags|abends)'],
    noon: ['mittags'],
    after: ['nach', 'ab', 'nicht vor', 'fruhestens(?: um)?', 'erst(?: ab| um| nach)?'],
    before: ['vor', 'bis', 'spatestens(?: um)?', 'nicht nach'],
    to: ['bis', 'und', '-'],
    fraction: ['halb', 'viertel (?:nach|vor|uber)', 'dreiviertel', 'viertel', 'kurz (?:nach|vor)'],
  },
}
