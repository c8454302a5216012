import type { Lexicon } from './lexicon.ts'
import { phrases } from './phrases.ts'

export const pl: Lexicon = {
  language: 'pl',
  common:
    'i w we na do z ze o od po za przez dla przy jest są był była będzie będę jestem mam ma mamy się nie tak to ten ta te tego tej tym jak co kiedy gdzie kto który która czy że ale lub albo oraz już też bardzo mi mnie mój moja pan pani pana państwo dziękuję dzień dobry cześć witam pozdrawiam proszę niestety termin spotkanie godzina tydzień jutro mogę może dobrze wiadomość',
  greeting: phrases`
    czesc; hej; dzien dobry; dobry wieczor; witam; witaj; szanown[yai](?: (?:panie|pani|panstwo))?; drog[iae]; siema
  `,
  closing: phrases`
    z (?:powazaniem|wyrazami szacunku|pozdrowieniami); pozdrawiam(?: serdecznie)?; serdecznie pozdrawiam;
    pozdrowienia; (?:z gory )?dziekuje(?: z gory| bardzo)?; dzieki; pozdr
  `,
  but: phrases`
    ale; jednak; lecz; choc; chociaz; natomiast; aczkolwiek; jednakze; tylko ze; za to
  `,
  negators: ['nie', 'nigdy', 'ani', 'bez', 'zaden', 'zadn[aey]\\w*', 'nic', 'nikt'],
  ifs: ['jesli', 'jezeli', 'gdyby', 'o ile', 'chyba ze'],
  asks: phrases`
    gdzie; kiedy; co; czego; jak; jaki[a-z]*; jaka; ktor[a-z]+; kto; kogo; z kim; dlaczego; czemu; ile; o ktorej;
    o czym; w ktor[a-z]+; w jak[a-z]+; czy (?:jest|sa|bedzie|moge|mozna|moglbym|moglabym|trzeba|to);
    prosze (?:podac|przeslac|o (?:link|adres))
  `,
  spellings: [
    ['(?:dzieki|dzięki|dzieki wielkie|thx)', 'dziękuję'],
    ['(?:ok\\.|oki|okej|okay)', 'ok'],
    ['(?:godz|g)', 'godz'],
  ],
  cues: {
    yes: phrases`
      (?:to |ten termin |termin |godzina )?(?:mi |nam |jak najbardziej |idealnie |swietnie |dobrze |bardzo )*(?:pasuje|odpowiada|gra)(?: (?:mi|nam|idealnie|swietnie|dobrze|jak najbardziej|ten termin))*;
      (?:ten )?termin (?:jest )?(?:ok|dobry|w porzadku|mi pasuje|idealny);
      (?:dla mnie|mnie) (?:jest )?(?:ok|dobrze|w porzadku|pasuje|idealnie|super);
      (?:jest )?(?:ok|dobrze|w porzadku) (?:dla mnie);
      (?:na pewno |oczywiscie |chetnie |z przyjemnoscia )?(?:bede|bedziemy)(?: (?:obecny|obecna|na pewno|dostepny|dostepna|tam|na spotkaniu|uczestniczyc)|(?= *$)|(?= (?:wtedy|punktualnie|we? (?:poniedz|wtor|srod|czwart|piat))));
      przyjde; przyjade; wezme udzial; dolacze; pojawie sie; stawie sie;
      potwierdzam(?: (?:swoja |moja )?(?:obecnosc|udzial|termin|spotkanie|przybycie))?; potwierdzon[eya];
      akceptuje(?: (?:zaproszenie|termin))?;
      moge(?! (?:\w+ )?\w+c(?![a-z])); moge(?: wtedy| spokojnie)? (?:przyjsc|przyjechac|uczestniczyc|wziac udzial|byc|dolaczyc|w tym terminie|wtedy);
      (?:jestem|bede) (?:wtedy |w tym terminie )?(?:wolny|wolna|dostepny|dostepna|dyspozycyjny|dyspozycyjna);
      do zobaczenia(?: (?:we|w|wtedy|na miejscu))?; widzimy sie; dam rade; mam (?:wtedy )?(?:czas|wolne); zapisalem;
      zapisalam; zapisane; wpisalem; wpisalam; wpisane(?: (?:w|do) kalendarza?)?; mam w kalendarzu; umowieni;
      jestesmy umowieni; jestem za; mozecie na mnie liczyc; prosze na mnie liczyc;
      (?:nie mam|bez) (?:zadnych )?(?:przeciwwskazan|kolizji|zastrzezen|uwag); nic (?:mi )?nie stoi na przeszkodzie
    `,
    agree: phrases`
      nie moge sie doczekac; zgoda; zgadzam sie; ^dobrze$; bardzo dobrze; swietnie; super; doskonale; idealnie;
      oczywiscie; jasne; pewnie; chetnie; z (?:przyjemnoscia|checia); jak najbardziej; w porzadku;
      nie ma (?:zadnego )?(?:problemu|sprawy); nie mam nic przeciwko(?: temu)?; nie mam (?:zadnych )?(?:zastrzezen|obiekcji); bez problemu; zaden problem; brzmi (?:dobrze|swietnie); niech bedzie;
      moze byc; umowa stoi; naturalnie; na pewno; spoko; zalatwione; czemu nie$; wspaniale; fajnie
    `,
    particleYes: phrases`
      ^tak$; ^tak(?= (?:pasuje|jak|oczywiscie|potwierdzam|moge|bede|dziekuje|jest|ok|chetnie)); (?<=[a-z] )tak$; ok;
      no tak; aha tak; zgadza sie
    `,
    particleNo: ['^nie$', '(?<=[a-z] )nie$', '^nie(?= (?:niestety|dziekuje))', '^niestety nie$'],
    fails: phrases`
      nie (?:\w+ ){0,2}(?:moge|bede mogl|bede mogla|mozemy|moglbym|moglabym|dam rady|damy rady|zdaze|uda mi sie)(?: (?:wtedy|przyjsc|uczestniczyc|wziac udzial|byc|dolaczyc|niestety|w tym terminie))*;
      nie (?:\w+ ){0,2}(?:pasuje|odpowiada|gra)(?: (?:mi|nam|ten termin))*;
      nie (?:\w+ ){0,2}(?:jestem|bede|bedzie mnie)(?: (?:wtedy))?(?: (?:wolny|wolna|dostepny|dostepna|dyspozycyjny|dyspozycyjna|w (?:biurze|miescie|kraju|pracy)))?;
      nie (?:jest|bedzie|byloby) (?:mozliwe|mozliwy|wykonalne|dobrze);
      nie mam (?:wtedy |wowczas )?(?:czasu|wolnego|mozliwosci|wolnej); nie sadze(?: zeby| aby| ze)?(?: \w+){0,3};
      (?:to )?niemozliwe; nie ma (?:takiej )?mozliwosci; nie da rady; nie wyrobie sie;
      mam (?:\w+ ){0,3}(?:inne|inny|inna|juz|wtedy) (?:\w+ )?(?:spotkanie|spotkania|zobowiazani\w+|termin|rozprawe|wizyte|plany|lot|rozmowe|zajecia);
      mam (?:juz |wtedy |w tym czasie |o tej porze )*(?:spotkanie|rozprawe|lot|kolizje|zajete|cos);
      (?:jestem|bede) (?:\w+ ){0,2}(?:zajety|zajeta|w podrozy|na urlopie|w delegacji|za granica|niedostepny|niedostepna|poza (?:biurem|miastem)|w sadzie|w rozjazdach|nieobecny|nieobecna);
      kolizj[aeę]; koliduje; (?:cos|wypadlo)(?: mi)? (?:wypadlo|cos); kalendarz (?:jest )?(?:pelny|zapelniony);
      (?:jest|bedzie) (?:mi )?(?:bardzo )?(?:trudno|ciezko|problem); odpada; nie uda mi sie
    `,
    decline: phrases`
      nie (?:jestem|jestesmy) zainteresowan[yai]; nie interesuje mnie(?: to)?; brak zainteresowania;
      (?:musze|chce|chcialbym|chcialabym|jestem zmuszon[ya]|wole) (?:niestety )?(?:odmowic|zrezygnowac|odrzucic)(?: (?:udzialu|zaproszenia|zaproszenie|z udzialu))?;
      odmawiam(?: udzialu)?; rezygnuje(?: z (?:udzialu|uczestnictwa|spotkania))?; odrzucam(?: zaproszenie)?;
      nie (?:wezme|zamierzam brac|chce brac|biore) udzialu;
      nie (?:zamierzam|chce|bede) (?:uczestniczyc|brac udzialu|przychodzic); nie przyjde;
      (?:zacznijcie|spotkajcie sie|kontynuujcie|dzialajcie|robcie) beze mnie; beze mnie;
      nie (?:prosze )?(?:liczcie|liczyc) na mnie; nie dziekuje
    `,
    removed: phrases`
      (?:prosze )?(?:o )?(?:usun|wykresl|skresl|wypis)\w* mnie(?: z (?:tego|tej|listy|waszej|panstwa) ?(?:spotkania|listy|zaproszenia|uczestnikow|watku|wydarzenia|uczestnikow spotkania)?)?;
      (?:usuniecie|wykreslenie|wypisanie) mnie(?: z \w+)?
    `,
    unusual: phrases`
      prawnik\w*; adwokat\w*; radc[aąey] prawn\w+; pozw\w+; pozew; sadow\w*; kroki prawne; rodo; ochron\w+ danych;
      nekani\w+; policj\w+; spam; przesta\w+ (?:\w+ ){0,3}(?:pisac|wysylac|mnie|nekac|kontaktowac);
      nie (?:piszcie|pisz|kontaktujcie)(?: (?:do mnie|sie|wiecej))*;
      prosze (?:do mnie |juz |wiecej |ze mna |sie ){1,3}nie (?:pisac|kontaktowac)(?: (?:sie|wiecej|do mnie))*; prosze nie (?:pisac|kontaktowac|wysylac)(?: (?:do mnie|mi|sie|wiecej|ze mna))*; zostawcie mnie; dajcie mi spokoj;
      niewlasciwa osoba; pomylk\w+; pomylil\w*; kim (?:pan|pani|jestes|jestescie|wy); idio[ct]\w*; debil\w*; glup\w+;
      kretyn\w*; kurwa; gowno; spierdal\w+; odwal\w+; oszus\w+;
      zignoruj\w* (?:wszystkie |poprzednie )*(?:instrukcje|polecenia); poprzednie instrukcje;
      (?:oznacz|potwierdz|zaznacz|zapisz|ustaw)\w* wszystkich(?: jako \w+)?; haslo;
      jestes (?:robotem|botem|czlowiekiem); czy to (?:bot|robot); prompt;
      list[eęay] (?:wszystkich )?(?:uczestnikow|adresow|osob); (?:telefon|numer|adres) (?:do )?(?:pana|pani) ?[a-z]*;
      czy [a-z]+ (?:juz )?(?:potwierdzil|odpowiedzial|sie zgodzil)a?; zarezerwuj\w* mi; faktur\w*; przelew\w*;
      kliknij
    `,
    delegate: phrases`
      (?:zapyta|pyta|skontakt|kontakt|napisa|napisz|rozmawia|porozmawia|ustal|umow|zwroc)\w* (?:\w+ ){0,4}(?:moj\w*|nasz\w*) (?:asystent\w*|sekretar\w+|koleg\w*|kolezan\w*|wspolni\w+|partner\w*|biur\w*|zesp\w+|szef\w*|wspolpracowni\w+);
      (?:moja|moj|nasza|nasz) (?:asystent\w*|sekretar\w+|koleg\w*|kolezan\w*|wspolnik\w*|partner\w*) (?:\w+ )?(?:przyjdzie|bedzie|zajmuje|prowadzi|moze|wezmie|ustali|odpowie|zastapi);
      w moim (?:imieniu|zastepstwie); zamiast mnie; za mnie; prowadzi moj kalendarz; w kopii;
      (?:zastapi|reprezentuje|zastepuje) mnie
    `,
    maybe: phrases`
      moze(?! byc); (?:prawie|niemal) (?:na pewno|pewny|pewna); byc moze; prawdopodobnie; raczej(?: tak)?; chyba(?: tak)?; zapewne; ewentualnie; w zasadzie;
      wstepnie;
      (?:mysle|sadze|wydaje mi sie|przypuszczam|wierze)(?: ze)?(?: (?:tak|dam rade|moge|bede mogl|bede mogla|bede|bedzie ok|sie uda|powinno))*;
      mam nadzieje(?: ze)?(?: (?:tak|dam rade|sie uda|bede))*;
      powinno (?:byc (?:ok|dobrze)|sie udac|pasowac|mi pasowac); (?:powinienem|powinnam) (?:dac rade|moc|byc|zdazyc);
      postaram sie; sprobuje; jesli nic (?:sie nie zmieni|nie wypadnie); zalezy(?: od)?; na razie; do potwierdzenia;
      o ile
    `,
    doubt: phrases`
      nie jestem (?:\w+ )?(?:pewien|pewna|pewny)(?: (?:czy|ze))?(?: (?:moge|dam rade|bede mogl|bede mogla))*;
      nie wiem(?: (?:jeszcze|czy))*(?: (?:moge|dam rade|bede mogl))?;
      nie moge (?:jeszcze )?(?:potwierdzic|obiecac|powiedziec|zagwarantowac)(?: jeszcze)?; trudno powiedziec; watpie;
      mam watpliwosci; jeszcze nie; czy (?:moge|dam rade|bede mogl|bede mogla); nie na pewno; za wczesnie
    `,
    prefer: phrases`
      wola(?:lbym|labym|loby|libysmy); wole;
      (?:lepiej|wygodniej)(?: (?:byloby|by|pasuje|pasowalby|pasowaloby|mi|dla mnie))*;
      (?:lepszy|lepsza|lepsze|dogodniejszy) (?:byl\w*|bylby|dla mnie)?; najlepiej; najchetniej; preferuj\w+;
      preferowal\w+; jesli to mozliwe; o ile to mozliwe; w miare mozliwosci
    `,
    reluctant: phrases`
      (?:wolalbym|wolalabym|wole) (?:nie|uniknac|odpuscic)(?: (?:przychodzic|isc|uczestniczyc|musiec))?; niechetnie;
      jesli (?:to )?(?:naprawde |absolutnie |rzeczywiscie )?(?:konieczne|niezbedne|musze|trzeba); w ostatecznosci;
      jak (?:juz )?musze; jesli nie ma innego wyjscia; bez entuzjazmu
    `,
    promise: phrases`
      dam (?:\w+ ){0,3}znac; (?:daje|dajemy) znac;
      (?:sprawdze|zobacze|zerkne|skonsultuje|zapytam|ustale|upewnie sie|przemysle);
      (?:musze|muszę) (?:\w+ ){0,2}(?:sprawdzic|zobaczyc|zapytac|skonsultowac|ustalic);
      (?:odpowiem|odpisze|odezwe sie|potwierdze|wroce z (?:odpowiedzia|informacja)|poinformuje|napisze)(?: (?:panu|pani|panstwu|ci))?;
      prosze (?:mi )?dac (?:\w+ ){0,2}(?:czas|dzien|chwile); wroce do (?:pana|pani|panstwa|tematu);
      jak tylko (?:bede wiedzial|bede wiedziala|sie dowiem); niedlugo (?:potwierdze|odpowiem)
    `,
    away: phrases`
      poza biurem (?:\w+ )?(?:do|od); poza biurem$;
      (?:jestem|bede) (?:\w+ )?(?:nieobecny|nieobecna|na urlopie|poza biurem|na zwolnieniu)(?: \w+)? (?:do|od);
      (?:na )?urlop(?:ie)? (?:\w+ )?do; nieobecn\w+ (?:w (?:biurze|pracy) )?(?:do|od); automatyczna odpowiedz;
      odpowiedz automatyczna; ograniczony dostep; bez dostepu do poczty; podczas mojej nieobecnosci;
      w czasie mojej nieobecnosci; w (?:sprawach )?pilnych(?: sprawach)?; wracam; wroce (?:do (?:biura|pracy) )?\d;
      urlop\w* (?:macierzynsk|rodziciels)\w+
    `,
    propose: phrases`
      a moze; moze(?= (?:(?:w|we|poniedzial|wtor|srod|czwart|piat|o|inny|jutro|pozniej|wczesniej)));
      co (?:pan|pani|panstwo|powiesz|powiecie|sadzi\w*) (?:\w+ )?na; co z;
      (?:czy )?(?:mozemy|moglibysmy|mozna|daloby sie|da sie|mozecie|czy jest mozliwosc)(?: (?:to|je|spotkanie|by))*(?: (?:przelozyc|przesunac|zmienic|zrobic|spotkac|umowic|przeniesc))(?: \w+)?;
      czy (?:mozliwe|mozliwy|mozliwa|jest mozliwe|bylaby|byloby)(?: \w+)?; zamiast(?: tego)?; proponuje; sugeruje;
      proponowal\w+; inn[yae]\w* (?:termin\w*|dzien|godzin\w*|dat\w*|por\w*|opcj\w*); alternatyw\w*; przelozyc;
      przesunac; przeniesc; zmienic termin; tylko (?:po|przed|w|we|od); dopiero (?:po|od|w|we|o);
      moge(?= (?:(?:w|we|po|od|dopiero|tylko) )); pasowal(?:by|aby|oby)(?: mi)?
    `,
    cond: phrases`
      pod warunkiem; tylko (?:jesli|jezeli|gdy);
      (?:ale )?(?:jesli|jezeli|o ile|jak)(?= (?:(?:mozemy|mozna|bedzie|to|ktos|wszyscy|zrobimy|spotkanie|da|beda|jest|uda|sie)));
      chyba ze
    `,
    house: phrases`
      parking\w*; zaparkowac; parkowa\w+; obiad; lunch; jedzenie; catering; przyniesc; zabrac; dokument\w*;
      projekt umowy; prezentacj\w+; przygotowac; honorari\w+; koszt\w*; budzet\w*; zwrot\w*; podroz\w*; hotel\w*;
      nagrywan\w+; tlumacz\w*; dostosowan\w+; wozek; wozk\w+; umow[aeęy]; dlaczego; czemu; towarzysz\w+;
      obowiazkow\w+; material\w*
    `,
    polite: phrases`
      (?:bardzo |serdecznie )?dziekuj[eę](?: (?:bardzo|serdecznie|za|pieknie))*(?: (?:wiadomosc|maila|e-mail|zaproszenie|informacje|propozycje|kontakt|email))?;
      dziekujemy; prosze; niestety; przykro mi; przepraszam(?: (?:za|bardzo))?(?: (?:klopot|zwloke|problem))?;
      pozdrawiam; milego (?:dnia|weekendu|tygodnia); czekam na (?:odpowiedz|informacje|zaproszenie);
      czy (?:to )?(?:panu|pani|panstwu|tobie|ci) (?:to )?(?:pasuje|odpowiada); czy to pasuje;
      czy sa inne (?:terminy|mozliwosci); prosze o (?:przeslanie )?(?:zaproszenie|zaproszenia); z gory dziekuje;
      zaluje
    `,
    where: phrases`
      gdzie; miejsce; adres; sala; sali; biurze; biuro; budynek; link; zoom; teams; stacjonarn\w+; na miejscu;
      online; wideo\w*; telefonicznie; przez telefon; lokalizacja; zdalnie; zdaln\w+
    `,
    when: phrases`
      kiedy; o ktorej; ktor[yeaę]\w* (?:dzien|godzin\w*|wtorek); jaka (?:godzina|data); jaki (?:dzien|termin)
    `,
    long: phrases`
      jak dlugo; ile (?:czasu|potrwa|trwa|bedzie trwac); czas trwania; potrwa; do ktorej;
      o ktorej (?:sie )?(?:konczy|skonczy)
    `,
    zone: phrases`
      stref[aeyę]\w*(?: czasow\w+)?; czas(?:u)? (?:lokaln\w+|polski\w*|warszawski\w*|londynski\w*)
    `,
    topic: phrases`
      czego dotyczy; o czym; temat\w*; agend[aey]; porzadek (?:obrad|dzienny); cel\w*; powod; w jakiej sprawie;
      dotyczy; szczegol\w+
    `,
    who: ['kto', 'kim', 'uczestnicy', 'z kim'],
  },
  times: {
    weekdays: phrases`
      poniedzial(?:ek|ku|ki); wtor(?:ek|ku|ki); srod(?:a|e|y|zie); czwart(?:ek|ku|ki); piat(?:ek|ku|ki);
      sobot(?:a|e|y)|sobocie; niedziel(?:a|e|i)
    `,
    months: phrases`
      stycz(?:en|nia|niu); lut(?:y|ego|ym); mar(?:zec|ca|cu); kwie(?:cien|tnia|tniu); maj(?:a|u)?;
      czerw(?:iec|ca|cu); lip(?:iec|ca|cu); sierp(?:ien|nia|niu); wrzes(?:ien|nia|niu); pazdziernik(?:a|u)?;
      listopad(?:a|zie)?; grud(?:zien|nia|niu)
    `,
    today: ['dzis(?:iaj)?'],
    tomorrow: ['jutro'],
    dayAfterTomorrow: ['pojutrze'],
    coming: ['t[eęya]', 'ten', 'najblizsz\\w+', 'w te'],
    next: ['nastepn\\w+', 'przyszl\\w+'],
    thisWeek: ['w tym tygodniu', 'do konca tygodnia', 'koniec tygodnia'],
    nextWeek: ['(?:w )?(?:przyszlym|nastepnym) tygodniu', 'przyszly tydzien'],
    ofMonth: '',
    ordinal: '(?:-?go)',
    dayOnly: ['(?<dom>\\d{1,2})-?(?:go|ego)'],
    morning: ['rano', 'przed poludniem'],
    afternoon: ['po poludniu', 'popoludni(?:e|u|em)'],
    evening: ['wieczor(?:em)?'],
    at: ['o', 'o godz\\.?', 'o godzinie', 'godz\\.?', 'godzina', 'na', 'okolo', 'kolo'],
    hour: ['h'],
    am: ['rano'],
    pm: ['po poludniu', 'wieczorem'],
    noon: ['w poludnie'],
    after: phrases`
      po; od; nie przed; nie wczesniej niz; dopiero (?:po|od|o); najwczesniej(?: o)?
    `,
    before: ['przed', 'do', 'nie po', 'nie pozniej niz', 'najpozniej(?: o)?'],
    to: ['do', 'i', '-'],
    fraction: ['(?:w)?pol do', 'kwadrans (?:po|do)', 'za'],
  },
}
