import type { Extension } from '../grammar.ts'

/**
 * What belongs to a refusal of this time: an own appointment, children to be fetched, a journey, full hours, a holiday, and the wish for
 * another proposal. None of it refuses the meeting, so nothing here may be a `decline`.
 */
export const refusalsWest: Readonly<Record<'en' | 'de' | 'nl', Extension>> = {
  en: {
    parts: {
      slack: `[time|slot|date|day|option|appointment|times|dates|slots|options]`,
      child: `(my|our|the) (little|youngest|oldest|eldest) [son|daughter|kids|children|kid|child|boys|girls|grandson|granddaughter|grandchildren|nephew|niece|little one|twins|wife|husband|mother|father]`,
      place: `[from|at] (the|their|his|her) (primary) [nursery|school|kindergarten|daycare|day care|preschool|pre school|station|airport|football|swimming|ballet|practice]`,
      visit: `[dentist|doctors|doctor|dental|medical|root canal|hygienist|orthodontist|eye|opticians|optician|gp|vet|vets|bank|notary|hairdressers|school] [appointment|visit|check up|checkup|meeting]`,
      own: `(a|an|my|another|the|our) [<visit>|(<visited>) [appointment|consultation] (at the|with the|with my) (<visitor>)|<lesson> [lesson|class|lessons]|board meeting|client meeting|client call|client visit|court hearing|appointment at the <visitor>]`,
      visited: 'long standing|standing|prior|personal|private|important|unmovable',
      visitor: `[dentist|doctor|bank|notary|lawyer|optician|vet|embassy|tax office|town hall]`,
      lesson: `[piano|violin|driving|language|swimming|guitar|music|english|german|french|spanish|singing|yoga]`,
      full: `(already|completely|totally|fully|all|entirely|pretty|quite|absolutely|unfortunately) [packed|full|booked|booked up|booked solid|fully booked|taken|blocked|blocked out|jammed|chock a block|spoken for|back to back|wall to wall|rammed|filled|solid]`,
      leave: `(on|away on|taking) (my) (annual|family) [leave|holiday|holidays|vacation|pto] (with <child>)`,
      week: `<during>|(the|for|all|throughout|during) (whole of|all of) (that|this|next|the) (whole|entire|same|full) week|that whole week|all that week|all week|next week|then`,
    },
    phrases: {
      reason: `
        (<cause>) (<week>) (already|unfortunately|sadly) [i have|ive got|i have got|ive|ill have|i will have|i got] (already) <own> (<week>) (<week>)
        (<cause>) (<week>) [i am|im|i will be|ill be|we are|were|well be] (already|unfortunately|also) [<full>|<leave>|[at|with] the <visitor>|[meeting|with|seeing|visiting] (a|our|my|another) [client|clients|customer|customers|patient|patients|board]|travelling|traveling|in [a|another|my|our] [board meeting|client meeting|meeting]] (with (a|another|our) [client|customer|board]) (<week>) (<week>)
        (<cause>) [i am|im|ill be|i will be|i have to be|i need to be] (<week>) [picking up|collecting|fetching|dropping off|looking after|taking] <child> (up|to the <visitor>) (<place>) (<week>)
        (<cause>) i [have|need|must|will] (to) (<week>) [pick up|collect|fetch|get|look after|take] <child> (up|to the <visitor>) (<place>) (<week>); (<cause>) i [pick|have to pick|need to pick|must pick] <child> up (<place>) (<week>); (<cause>) i [collect|pick up|fetch] <child> (<place>) (<week>)
        (<cause>) my [train|flight|plane|bus|ferry] (to <name>|home) [leaves|departs|takes off|goes|is] (<week>); (<cause>) (<week>) i [have|need|will have|must] (to) [catch|be on|take|board] (a|my|the) [train|flight|plane|bus|ferry] (to <name>|home) (<week>); (<cause>) (<week>) [im|i am|ill be|i will be] on (a|my|the) [train|flight|plane|bus|ferry] (to <name>|home) (<week>)
        (<cause>) (my|our) [<slot>|calendar|diary|schedule|afternoon|day] [is|looks] <full> (for me|on my end|on my side) (<week>); (<cause>) [<slot>|that] is <full> (for me|on my end|on my side)
        (<cause>) (that|this|the|your) (proposed|suggested) [time|slot|date|hour] [clashes|conflicts|collides|overlaps|coincides] with <own>; (<cause>) (as) (our|my|the) (supervisory|executive|management|school) [board|committee|council|team] meets (<week>); [clashes|conflicts|collides|overlaps] with <own>`,
      fails: `
        (and|so|but|hence|therefore) (i|we) [wont|will not|cant|cannot|am not going to] be [available|free|able to] [<week>|<stop>]; (and|so|but) [this|that|the] [slot|time|date|hour] [is not|isnt] [possible|feasible|doable|an option|workable] for me; (and|so) i wont be able to [join|make it|attend|participate|take part] <week>`,
      another: `
        (could|can|would|might) (we|you) (perhaps|maybe|please|possibly|kindly|mind) [find|suggest|suggesting|propose|proposing|offer|offering|offer me|offering me|pick|look for|choose|arrange|try|send|send me|give me|let me have|come up with|schedule|set] (me|us) [[another|(a|an|some|a few) [new|alternative|different|other]|some other] [<slack>|one|ones]|(an|some) [alternative|alternatives]] (that works|please|instead|perhaps|for [us|me]) (<question>)
        (please|kindly|and please|so please) [suggest|propose|offer|offer me|send|send me|give me|pick|let me have|find] [[another|(a|an|some|a few) [new|alternative|different|other]] <slack>|(an|some|other) [alternative|alternatives]] (please|instead|if possible); any other <slack> (you [could|can] [offer|suggest|propose]) (<question>)
        (could|can|may|might|shall) (we|you) (perhaps|please|maybe|possibly) [reschedule|rebook|postpone|rearrange|move it|push it back] (it|this|please) (to [another|a different|some other] <slack>) (<question>); what [else|other <slack>] [could|can|do|would] you [offer|have|suggest|propose] (<question>); [do you have|have you got|is there|are there] [(any|another|an|a) [other|alternative|different] <slack>|another <slack>|(any|an) [alternative|alternatives]] (available|you could offer) (<question>)
        (id|i would|we would|wed) [appreciate|be grateful for|welcome|be happy about] [another|a [new|different|alternative]|an alternative] [<slack>|suggestion|proposal]`,
    },
  },
  de: {
    parts: {
      visitor: `(zahn|fach|kinder|augen|tier|haus) [arzt|ärztin]|[zahnarzt|kinderarzt|augenarzt|tierarzt|hausarzt|hautarzt|orthopäden|kieferorthopäden|frauenarzt|notar|anwalt|steuerberater|friseur|optiker|amt|bürgeramt|finanzamt|kunden|arzt]`,
      own: `(schon|bereits|leider) (einen|ein|eine|meinen|den|unsere|unser|meine) (anderen|andere|anderes|wichtigen|festen|privaten|dringenden|auswärtigen) [termin|termine|zahnarzttermin|arzttermin|arztbesuch|zahnarztbesuch|notartermin|gerichtstermin|kundentermin|meeting|besprechung|sitzung|verpflichtung|vorstandssitzung|aufsichtsratssitzung|beiratssitzung|gremiensitzung|klavierstunde|fahrstunde|unterrichtsstunde|unterricht|flug|zug|bahn|elterngespräch|verabredung|kundentermin vor ort] (beim <visitor>|mit (einem|dem|unserem) [kunden|vorstand|mandanten|team]|mit einer kundin)`,
      child: `(meine|meinen|unsere|unseren|die|den|mein|unser) (kleine|kleinen|große|jüngste) [tochter|sohn|kinder|kind|kids|enkel|enkelin|enkelkinder|zwillinge|kleine|kleinen|großen|frau|mann|mutter|vater]`,
      place: `(aus|von|in) [der|dem|vom] (kita|schule|kindergarten|krippe|hort|tagesmutter|grundschule|bahnhof|flughafen|training|ballett|musikschule|kindertagesstätte)|(aus|von|vom) (der|dem) [kita|schule|kindergarten|krippe|hort|tagesmutter|bahnhof|flughafen|training|musikschule]`,
      full: `(bei mir|leider|schon|bereits|komplett|total|völlig|vollkommen|restlos|ganz) (bei mir|leider|schon|bereits|komplett|total|völlig|restlos) (leider|komplett|völlig|total) [voll|dicht|ausgebucht|verplant|belegt|zu|vergeben|durchgetaktet|geblockt|verbucht|zugeplant|vollgepackt|voll belegt] (bei mir)`,
      week: `<during>|(in) (der|dieser|die|jener) (ganzen|ganze|gesamten|gesamte|kommenden|besagten|betreffenden|gleichen) [woche|zeit]|nächste woche|die ganze nächste woche`,
      unhappily: 'leider|schon|bereits|auch|nämlich|dann',
    },
    phrases: {
      reason: `
        (<cause>) (<week>) [ich habe|habe ich|hab ich|ich hab|habe|wir haben|haben wir] (<week>) (<unhappily>) <own> (<week>); (und) [da|weil|denn] ich (<week>) <own> habe
        (<cause>) (<week>) [ich bin|bin ich|bin|wir sind] (<week>) (<unhappily>) [beim <visitor>|beim <visitor> (in <name>)|auf dem weg (nach <name>)|<full>|im [urlaub|skiurlaub|familienurlaub]|auf reisen|verreist|unterwegs] (<week>); (und) [da|weil] ich (<week>) [beim <visitor>|<full>|im urlaub|verreist] bin; (<cause>) (<week>) [ich habe|habe ich|hab ich|wir haben] (<week>) (<unhappily>) urlaub (<week>)
        (<cause>) (<week>) [ich hole|hole ich|hole] (<week>) (<unhappily>) <child> (<place>) ab (<week>); (<cause>) (<week>) [ich muss|muss ich|muss] (<week>) (<unhappily>) <child> (<week>) (<place>) [abholen|holen|betreuen|bringen|wegbringen|fahren]; (und) [da|weil] ich (<week>) <child> (<week>) (<place>) [abhole|hole|abholen muss|holen muss|betreuen muss]
        (<cause>) (<week>) [mein|meine|unser] [zug|flug|flieger|bahn|bus|fähre] (nach <name>) [geht|fährt|fliegt|startet|ist] (<week>) (ab); (<cause>) (<week>) [geht|fährt|startet|fliegt] [mein|meine|unser] [zug|flug|flieger|bahn|bus] (nach <name>) (<week>) (ab); (<cause>) (<week>) [ich sitze|sitze ich|ich bin|bin ich] (<week>) (<unhappily>) [im|auf dem] (weg|zug|flugzeug|flieger|bus) (nach <name>) (<week>)
        (<cause>) (bei mir) (mein|der) [<slot>|nachmittag|kalender|terminkalender] (bei mir) ist <full>; (<cause>) [<slot>|da] bin ich <full>; (<cause>) (<week>) bin ich <full>; (<cause>) [<slot>|da|der nachmittag] ist <full>; zu dieser zeit bin ich verhindert; bin ich (zu dieser zeit|da|leider) verhindert`,
      fails: `
        das wird (dann|also|leider|bei mir|daher) (leider) nichts; (das|da|es|<slot>) [klappt|geht|passt|funktioniert] (bei mir) (da|daher|deshalb|also|dann) leider nicht (bei mir|<stop>)`,
      another: `
        (ich|wir) [bitte|bitten] (ich) (daher|deshalb|also|sie|dich) um (einen|eine|ein|ihren|deinen) [neuen|anderen|weiteren|neue|andere|alternativen|neues|anderes] [vorschlag|terminvorschlag|termin|alternativtermin|alternative|terminvorschläge|vorschläge|datum|zeitfenster|ersatztermin] (danke)
        [könnten|können|könntest|kannst|würden|würdest|konnen] [sie|du|ihr|wir] (mir|uns|bitte|vielleicht|eventuell) (mir|uns|bitte|vielleicht) (bitte) (einen|eine|ein) [anderen|neuen|alternativen|anderes|andere|neues] [termin|vorschlag|zeitpunkt|tag|terminvorschlag|uhrzeit|zeitfenster|alternative|slot|datum|ersatztermin] (bitte) [vorschlagen|anbieten|nennen|machen|schicken|finden|suchen|senden|ausmachen|vereinbaren] (<question>)
        [haben|hätten|hast|hättest] [sie|du|ihr] (noch|vielleicht|eventuell|auch) (noch) (einen|eine|ein) [anderen|andere|anderes|alternativen|weiteren] [termin|vorschlag|zeitpunkt|alternative|tag|slot|uhrzeit|zeitfenster|möglichkeit|ausweichtermin] (für mich|im angebot|frei) (<question>); [gibt es|gäbe es|gibts] (noch|vielleicht|auch) (noch) (einen|eine|ein) [anderen|andere|anderes|alternativen|weitere] [termin|vorschlag|zeitpunkt|alternative|tag|slot|möglichkeit|zeitfenster|ausweichtermin|termine] (<question>)
        [bitte|(bitte) [schlagen|schlag|schlagt|nennen|nenn|schicken|schick|machen|mach]] (sie) (mir|uns) (bitte|doch) (gerne|gern) (einen|eine|ein) [anderen|neuen|anderes|andere] [termin|vorschlag|zeitpunkt|tag|terminvorschlag] (vor|bitte); [gerne|gern|lieber] (einen|ein|eine) [anderen|anderer|neuen|neuer|andere|anderes] [termin|vorschlag|tag|zeitpunkt|alternative] (bitte); (können|könnten|wollen|lassen) (sie) (wir|uns) (das|den termin|es) (bitte|vielleicht) [verschieben|verlegen|umlegen] (<question>); [finden|suchen|machen] wir (bitte|vielleicht) (einen|was|etwas|ein) [anderen termin|anderes|neuen termin|andere zeit] (aus) (<question>)`,
    },
  },
  nl: {
    parts: {
      visitor: `[tandarts|huisarts|dokter|arts|notaris|opticien|mondhygiënist|orthodontist|dierenarts|kapper|bank|gemeente|klant|advocaat]`,
      own: `(al|dan|helaas) (een|mijn|onze|de) (andere|ander|vaste|belangrijke) [afspraak|tandartsafspraak|doktersafspraak|vergadering|bestuursvergadering|klantafspraak|klantgesprek|bespreking|overleg|zitting|les|pianoles|rijles|controle|vlucht|trein|meeting|ouderavond|oudergesprek|verplichting|raadsvergadering|teamoverleg] (bij de <visitor>|bij een klant|met (een|de|onze) [klant|directie|raad van bestuur]) (staan|gepland)`,
      child: `(mijn|de|onze|het) (kleine|jongste|oudste) [kinderen|zoon|dochter|kind|zoontje|dochtertje|kids|kleinkinderen|tweeling|moeder|vader]`,
      place: `(van|uit|bij) (de|het|hun) [school|opvang|crèche|kinderdagverblijf|bso|station|vliegveld|training|peuterspeelzaal]`,
      full: `(bij mij|al|helemaal|volledig|helaas|compleet|geheel) (al|helemaal|volledig|compleet|bij mij) (helaas) [vol|volgeboekt|volgepland|bezet|dicht|dichtgetimmerd|volgestouwd] (bij mij)`,
      week: `<during>|(de|die|in die|deze|gedurende) (hele|gehele) (volgende|die) week|die week|volgende week`,
    },
    phrases: {
      reason: `
        (<cause>) (<week>) [ik heb|heb ik|wij hebben] (<week>) (dan|al|helaas|ook) <own> (<week>); [want|omdat|aangezien] ik (<week>) <own> heb
        (<cause>) (<week>) [ik ben|ben ik|ik zit|zit ik|ik moet naar|moet ik naar] (<week>) (dan|helaas|al) [bij de <visitor>|de <visitor>|met vakantie|op vakantie|op reis|met verlof|op verlof|<full>|in de [trein|bus] (naar <name>)|in het vliegtuig (naar <name>)|bij een klant] (<week>); (<cause>) (<week>) [ik heb|heb ik] (<week>) [vakantie|verlof|vrij genomen] (<week>)
        (<cause>) (<week>) [ik moet|moet ik] (<week>) (dan) <child> (<place>) [halen|ophalen|wegbrengen]; (<cause>) (<week>) [ik haal|haal ik] (<week>) (dan) <child> (<week>) (<place>) (op)
        (<cause>) (<week>) [mijn|onze] [trein|vlucht|vliegtuig|bus] (naar <name>) [vertrekt|gaat|is] (<week>); (<cause>) (<week>) [vertrekt|gaat] [mijn|onze] [trein|vlucht|vliegtuig] (naar <name>) (<week>); (<cause>) (<week>) [ik moet|moet ik] (<week>) [de|een|mijn] [trein|vlucht|bus] (naar <name>) [halen|nemen]
        (<cause>) (mijn|de|heel|de hele) [<slot>|agenda|middag] (bij mij) [zit|is|staat] <full>`,
      fails: `(en|dus) ik ben er (<when>) (dan) (helaas) niet (bij) (<when>); (en|dus) (dat|<slot>) lukt (mij|me) (dan|dus|helaas|daarom|<slot>) niet; (dat|<slot>) komt (me|mij) (dan|dus|helaas) niet (goed) uit`,
      another: `
        [kunt|kan|kun|zou|zouden|kunnen|wilt|wil] (u|je|jij|jullie|we|wij) (mij|me|misschien|alstublieft|aub) (misschien|alstublieft|aub) (een) [ander|andere|nieuw|nieuwe|alternatief] [tijdstip|moment|datum|dag|voorstel|tijd|optie|afspraak] (alstublieft|misschien|aub) (willen|kunnen) [voorstellen|doen|geven|aanbieden|vinden|zoeken|sturen|noemen|prikken|afspreken|plannen] (<question>)
        [heeft|heb|hebben|hebt] (u|je|jij|jullie) (misschien|nog|wellicht|ook) (nog) (een) [ander|andere|nieuw|alternatief] [moment|tijdstip|datum|voorstel|optie|tijd|dag|mogelijkheid] (voor me|voor mij|beschikbaar) (<question>); [is er|zijn er] (misschien|nog|ook) (een|nog een) [ander|andere] [moment|tijdstip|datum|optie|mogelijkheid|tijd] (mogelijk) (<question>)
        [graag|liever] (een) [ander|andere|nieuw|nieuwe] [datum|voorstel|tijdstip|moment|dag|tijd|afspraak|optie] (alstublieft|aub); (een) [ander|andere|nieuw|nieuwe] [datum|voorstel|tijdstip|moment|dag|tijd|optie] [graag|alstublieft|aub]; [stel|stelt|doe] (u) (alstublieft|gerust|me) (een) [ander|nieuw] [tijdstip|moment|voorstel] (voor|alstublieft); [kunnen|zullen] we (het|de afspraak|dit) [verzetten|verplaatsen|verschuiven] (<question>)`,
    },
  },
}
