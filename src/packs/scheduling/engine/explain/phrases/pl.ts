import type { Grammar } from '../grammar.ts'

export const pl: Grammar = {
  language: 'pl',
  parts: {
    thing:
      '[termin|terminie|godzina|godzine|data|date|propozycja|propozycje|pora|spotkanie|data i godzina|dzien i godzina|dzien i godzine|zaproponowana data]',
    that: `[to|tak]|[ten|ta|te|nowy|nowa|taki|taka|zaproponowany|proponowany|podany|wskazany|zaproponowana|proponowana|panstwa|pani|pana|twoj|twoja|wasz] (nowy|nowa|termin|zaproponowany|proponowany) (<thing>)|termin|godzina|<thing> (spotkania)`,
    subject: '[(<that>) <slot>|<that>|<slot>]',
    when: `[(na|w|we) <slot>|wtedy|o tej porze|o tej godzinie|w tym terminie|tego dnia|w tym dniu|w tym czasie|na spotkaniu|na to spotkanie|w podanym terminie|w zaproponowanym terminie|o podanej godzinie|w proponowanym terminie]`,
    me: '[mi|mnie|dla mnie|u mnie|z mojej strony|nam|dla nas|mi tez|mnie tez|mi rowniez|jak najbardziej mi]',
    surely:
      'tez|rowniez|jak najbardziej|chetnie|na pewno|oczywiscie|bardzo chetnie|z pewnoscia|z przyjemnoscia|zdecydowanie|wiec|punktualnie|niezawodnie|koniecznie|juz',
    good: '(bardzo|jak najbardziej|calkowicie|w pelni|calkiem) [dobrze|dobry|dobra|ok|okej|odpowiedni|odpowiednia|idealnie|idealny|idealna|swietnie|super|w porzadku|doskonale|perfekcyjnie|perfekcyjny|swietny|doskonaly|odpowiada|pasuje|dogodny|dogodna|wporzadku|akceptowalny]',
    attend:
      '[byc|przyjsc|wziac udzial|uczestniczyc|dolaczyc|spotkac sie|sie spotkac|przybyc|sie pojawic|pojawic sie|wziac w nim udzial|sie dostosowac] (na spotkaniu|w spotkaniu|na spotkanie|do spotkania)',
    sadly: 'niestety|tym razem|jednak|wiec|zatem|z zalem|z przykroscia',
    going:
      '[uczestniczyc|wziac udzialu|brac udzialu|przyjsc|byc|byc obecny|byc obecna|dolaczyc|sie pojawic|pojawic sie|sie stawic|przybyc|w nim uczestniczyc|wziac w nim udzialu|spotkac sie|sie spotkac|przyjechac|byc na spotkaniu] (w spotkaniu|w tym spotkaniu|na spotkaniu|na tym spotkaniu|na spotkanie|do spotkania|tym razem|do panstwa|w nim|w naradzie)',
    thanked: `za (bardzo|pana|pani|panstwa|twoja|twoje|mila|mile|szybka|wasze) (mila|mile|szybka|uprzejme) [zaproszenie|wiadomosc|mail|maila|e-mail|propozycje|odpowiedz|przypomnienie|organizacje|informacje|info|kontakt|pamiec|zrozumienie|czas|pomoc|cierpliwosc|zorganizowanie|zorganizowanie spotkania|zorganizowanie tego|potwierdzenie|organizacje spotkania|koordynacje|zaangazowanie|fatyge|umowienie spotkania|ustalenie terminu|wszystko]|z gory`,
  },
  phrases: {
    yes: 'tak (jest|oczywiscie|jak najbardziej|prosze|chetnie|pewnie|dziekuje|jasne|zgadza sie); jasne ze tak; oczywiscie ze tak; pewnie ze tak; no jasne <stop>; no pewnie <stop>',
    accept: `
      (i|a) (<subject>) (<surely>) (<me>) (<surely>) [pasuje|odpowiada|gra|pasi|pasowalby|pasowaloby|bedzie pasowac|bedzie pasowal|bedzie odpowiadac|jest na reke] (<me>) (<surely>) (<good>|wszystko) (<me>) (<subject>|<when>)
      (i|a) (<surely>) (<me>) [pasuje|odpowiada] (<me>) (<surely>) (<good>) (<subject>|<when>|ten termin|zaproponowany termin)
      (<subject>) [jest|bedzie|bylby] (<surely>) (<me>) <good> (<me>) (<when>); <subject> <good> <me>; moze byc (<subject>|<slot>|<when>|tak|w tym terminie|<me>); <slot> moze byc; [ok|dobrze|super|zgoda|swietnie|w porzadku|okej|git] (<me>) [na|w|we|co do] [<slot>|<that>|tego terminu|tym terminie]; [dla mnie|u mnie|z mojej strony] (<subject>) (jest|wszystko|bedzie|jak najbardziej) (<good>|w porzadku|zgoda|ok)
      (i|niniejszym) (ja|niniejszym|rowniez|chetnie|z przyjemnoscia) [potwierdzam|potwierdzamy] (<surely>) (swoja|moja|swoj|moj|nasza|ten|nasze|to|ze) (obecnosc|udzial|uczestnictwo|przybycie|spotkanie|termin|dostepnosc|termin spotkania|godzine) (na spotkaniu|w spotkaniu) (<when>|<slot>|<that>); (spotkanie|termin|obecnosc|udzial|wszystko) [potwierdzone|potwierdzony|potwierdzona] (<when>); potwierdzone
      (i|ja) (<surely>) [polacze sie|podlacze sie|dolacze online|zaloguje sie] (<surely>) (<when>)
      (i|ja|na pewno|oczywiscie|wtedy) (<surely>) [bede|przyjde|stawie sie|wezme udzial|wezme w nim udzial|dolacze|przybede|zjawie sie|pojawie sie|bedziemy|bede uczestniczyc|bede uczestniczyl|bede uczestniczyla|bede mogl uczestniczyc|bede mogla uczestniczyc|bede mogl byc|bede mogla byc] (<surely>) (obecny|obecna|obecni|tam|dostepny|dostepna|na miejscu|punktualnie|w spotkaniu|na spotkaniu|wolny|wolna|na czas) (<surely>) (<when>)
      (i|ja|wtedy|<slot>) (<surely>) [jestem|bede|jestesmy] (<when>) (<surely>) [dostepny|dostepna|wolny|wolna|za|chetny|chetna|gotowy|gotowa|w stanie byc|na tak|dyspozycyjny|dyspozycyjna|obecny|obecna] (<when>); (<when>|<slot>) (jestem) [dostepny|dostepna|wolny|wolna]
      (i|ja|tak) [moge|mozemy|dam rade|damy rade|bede mogl|bede mogla|zdolam] (<surely>) (<when>) (<attend>) (<when>|bez problemu); mam (<when>) [czas|wolny termin|wolna chwile|okienko] (<when>)
      [zgadzam sie|zgadzamy sie|akceptuje|akceptujemy|przyjmuje|przyjmujemy] (<surely>) (na|z|ten|to|zaproszenie|propozycje|na ten termin|na zaproponowany termin|na spotkanie|termin|zaproponowany termin|proponowany termin) (<thing>|<slot>|<that>|<when>); zaakceptowane; (jestem) za <stop>
      [do|widzimy sie|zobaczymy sie|spotykamy sie|spotkamy sie|jestesmy umowieni|jestesmy w kontakcie i do] (zobaczenia|uslyszenia) [<when>|<slot>|w <slot>|na miejscu|na spotkaniu]; (do) (zobaczenia) do <day>; do [<day>]; do zobaczenia (wtedy|<when>|na spotkaniu); widzimy sie (<when>|wtedy|na miejscu|na spotkaniu|<slot>); prosze [na mnie|mnie] [liczyc|wpisac|zapisac|uwzglednic] (na liste|na liscie); (mozesz|mozecie|moze pani|moze pan) na mnie liczyc; licz na mnie; liczcie na mnie
      (juz|mam|mam juz|termin|i|juz mam) (juz) [zapisane|zapisuje|zapisalem|zapisalam|wpisuje|wpisalem|wpisalam|zanotowane|zanotowalem|zanotowalam|zarezerwowalem|zarezerwowalam|wpisane|rezerwuje|notuje|blokuje|zablokowalem|zablokowalam] (sobie|termin|to|<slot>|ten termin) (termin|to|<slot>) (w kalendarzu|w kalendarz|do kalendarza|w terminarzu); mam w kalendarzu; umowieni; umowione; jestesmy umowieni (<when>); (no to|to) umowione; [nie mam|nie widze|nie ma|brak] (zadnych|zadnego|nic|zadnej) [przeciwwskazan|problemu|problemow|przeszkod|uwag|konfliktow|kolizji|zastrzezen|przeciwko] (<me>|<when>); nic nie stoi na przeszkodzie`,
    agree: `
      (to|bardzo) [dobrze|swietnie|super|znakomicie|doskonale|swietny pomysl|wspaniale|idealnie|fajnie|ekstra|rewelacyjnie|fantastycznie|pieknie|perfekcyjnie|bomba|extra|git|spoko|rewelacja] (zatem|wiec|dziekuje)
      jasne; oczywiscie; pewnie <stop>; zgoda; zgadzam sie; w porzadku; wporzadku; jak najbardziej; z (wielka) przyjemnoscia; (bardzo) chetnie; z checia; nie ma (zadnego) problemu; nie ma sprawy; zaden problem; bez problemu; bez problemow; dobra <stop>; brzmi [dobrze|swietnie|super|ok|idealnie]; w takim razie (zgoda|super|ok|dobrze); zalatwione; przyjete; akceptuje; naturalnie; moze byc <stop>; dogadane; stoi <stop>
      (juz) (bardzo) (sie) [ciesze|cieszymy] (sie) (na|na to|na nasze|na to nasze) (spotkanie|rozmowe|wspolne spotkanie); nie moge sie doczekac (spotkania)`,
    no: 'nie <stop>; niestety nie <stop>',
    sorry: `
      niestety; (jest|bardzo|strasznie|naprawde) (mi) (bardzo) przykro (mi) (bardzo) (ale|ze); przykro mi (ale|bardzo|z tego powodu); przepraszam (bardzo|ale|serdecznie|najmocniej|za klopot|za utrudnienia); (bardzo) [zaluje|ubolewam] (ale|ze); z [przykroscia|zalem] (musze|informuje ze|zawiadamiam ze); wybacz; wybaczcie; prosze o wybaczenie; szkoda; sorki; obawiam sie ze nie <stop>`,
    but: 'ale; jednak; lecz; jednakze; natomiast',
    decline: `
      (<sadly>) (ja) (<sadly>) nie [moge|bede mogl|bede mogla|dam rady|bede w stanie|jestem w stanie|mozemy|bedziemy mogli|zdolam|dam rade|uda mi sie|mam mozliwosci] (<sadly>) <going>
      (<sadly>) (ja) (<sadly>) nie [wezme|biore|bede bral|bede brala|zamierzam brac|chce brac|planuje brac] (w tym|w nim) (<sadly>) udzialu (w spotkaniu|w tym spotkaniu|w naradzie); (<sadly>) nie [przyjde|bede uczestniczyc|bede uczestniczyl|bede uczestniczyla|pojawie sie|stawie sie|dolacze|bede obecny|bede obecna|przybede|przyjade|zjawie sie|bede na spotkaniu|bedzie mnie|skorzystam|jestem zainteresowany|jestem zainteresowana|jestem zainteresowany spotkaniem|jestem zainteresowana spotkaniem|interesuje mnie to|chce uczestniczyc|zamierzam uczestniczyc|planuje uczestniczyc] (w spotkaniu|w tym spotkaniu|na spotkaniu|na spotkanie|z zaproszenia|tym razem|udzialem|ta propozycja|do spotkania)
      (<sadly>) (ja|wiec|dlatego) [musze|zmuszony jestem|zmuszona jestem|jestem zmuszony|jestem zmuszona|chcialbym|chcialabym|pozwole sobie|wole|bede musial|bede musiala] (<sadly>) [odmowic|zrezygnowac|odwolac|podziekowac|odrzucic|odpuscic|odwolac swoj udzial|odwolac swoja obecnosc] (udzialu|z udzialu|zaproszenie|z zaproszenia|tym razem|spotkania|ze spotkania|uczestnictwa|za zaproszenie|z tego spotkania|udzialu w spotkaniu)
      [odmawiam|rezygnuje|odpadam|odrzucam zaproszenie|dziekuje ale nie] (udzialu|ze spotkania|z udzialu|z udzialu w [spotkaniu|tym spotkaniu]|tym razem|z tego spotkania|z zaproszenia|<stop>); nie (<comma>) [dziekuje|dzieki|dziekujemy]; (<sadly>) nie dam rady <stop>; [zacznijcie|prosze zaczac|spotkajcie sie|prosze spotkac sie|prosze sie spotkac|prosze kontynuowac|dzialajcie|poradzcie sobie] (prosze) beze mnie; beze mnie; nie liczcie na mnie; prosze na mnie nie liczyc; prosze mnie nie uwzgledniac; brak zainteresowania; nie zainteresowany`,
    fails: `
      (<sadly>) (<subject>) (<sadly>) (mi|mnie) (<sadly>) nie [pasuje|odpowiada|pasi|jest mozliwy|jest mozliwe|wchodzi w gre] (mi|mnie|dla mnie|<subject>|<when>|ten termin); (<sadly>) nie pasuje mi (<subject>|<slot>|ten termin)
      (<sadly>) (ja) (<when>) (<sadly>) nie moge (<when>|przyjsc <when>|byc <when>); (<sadly>) nie [dam rady|bede mogl|bede mogla] (<attend>|przyjsc) <when>; (<sadly>) [<when>|<slot>] nie [moge|dam rady|mam czasu]; nie mam (wtedy|<when>) czasu (<when>); (<sadly>) nie jestem (wtedy) [dostepny|dostepna|wolny|wolna] (<when>)
      (<sadly>) (<when>|<slot>) [mam|mam juz|juz mam] (<sadly>) (juz|wtedy) [inne spotkanie|inne plany|inne zobowiazania|spotkanie|inny termin|inne obowiazki|zajete|zajety termin] (<when>); (<sadly>) (<when>) jestem (<sadly>) (juz|wtedy) [zajety|zajeta|na wyjezdzie|w delegacji|w podrozy] (<when>); (<sadly>) ten termin (jest) (dla mnie) niemozliwy`,
    removed: `(prosze|prosze o|bardzo prosze o) [usunac|usuniecie|wykreslic|wykreslenie|wypisac|wypisanie|skreslic] mnie (prosze) (z|ze) (tego|listy|tej listy|spotkania|zaproszenia|listy uczestnikow) (spotkania|uczestnikow)`,
    prefer: `
      [ale|choc|jednak|chociaz] [wolalbym|wolalabym|wole|preferuje|preferowalbym|preferowalabym] (jednak|raczej) <time>; [ale|choc|chociaz|jednak] <time> (bylby|bylaby|pasuje|pasowalby|pasowalaby|odpowiadalby) (mi|dla mnie) (jeszcze|troche|nawet) lepiej (mi|pasowal|dla mnie); [ale|choc] (jeszcze) [lepszy|lepsza|lepsze|lepiej] (bylby|bylaby) <time>`,
    greeting: `
      [czesc|hej|witam|witaj|witajcie|dzien dobry|dobry wieczor|szanowna|szanowny|szanowni|drogi|droga|drodzy|siema|hejka|dobry <stop>|serwus] (serdecznie|wszystkich|panstwo|pani|panie|wszystkim|ponownie|zespole|mecenas|pani mecenas|panie mecenasie|doktorze|pani doktor|<called>) (<called>)`,
    thanks: `
      (i|bardzo|ok|serdecznie|pieknie|wielkie|slicznie|uprzejmie) [dziekuje|dzieki|dziekujemy|dziekowac|dziex|thx] (bardzo|serdecznie|slicznie|pieknie|wielkie|ci|pani|panu|panstwu|raz jeszcze|jeszcze raz|z gory|mimo wszystko|uprzejmie) (<name>) (<thanked>) (oraz <thanked>|i <thanked>)
      (jestem) (bardzo) [wdzieczny|wdzieczna] (<thanked>); doceniam (zaproszenie|to); to (bardzo) mile (z pani strony|z pana strony); mile dzieki; z gory (dziekuje|dzieki)`,
    neutral: `
      <me> <stop>; prosze; i; oraz; wiec; zatem; to <stop>; (zycze|i|oraz) (zycze) (pani|panu|panstwu|ci|wam) [milego|dobrego|udanego|spokojnego|przyjemnego|owocnego] [dnia|wieczoru|tygodnia|weekendu|popoludnia|roku]
      [prosze|poprosze|bardzo prosze] (o) [przeslanie|wyslanie|zaproszenie|przeslac|wyslac|podeslanie] (mi|zaproszenia|zaproszenie|linku|link) (zaproszenia|zaproszenie|linku|link|do kalendarza) (do kalendarza|w kalendarzu|kalendarzowego); [wyslij|przeslij|podeslij] (mi|prosze) (prosze|mi) [zaproszenie|link] (do kalendarza); czekam na [zaproszenie|link]; mam nadzieje ze (wszystko|u pani|u pana|u ciebie) (u|w) (ciebie|pani|pana|porzadku|wszystko) (w porzadku|dobrze); do zobaczenia <stop>; do uslyszenia; do widzenia; do zobaczenia wkrotce; na razie; wzajemnie; nawzajem; pozostaje do dyspozycji
      (przepraszam|sorki|wybacz|prosze wybaczyc) za (pozna|spozniona|tak pozna|moja pozna) odpowiedz; przepraszam za (opoznienie|zwloke) (w odpowiedzi)`,
    heard: '[przyjalem|przyjelam|rozumiem|odnotowane|odnotowalem|odnotowalam|zrozumiano|otrzymalem|otrzymalam]',
    absent: '(zycze) [milego|dobrego|udanego|owocnego] spotkania; udanych obrad; powodzenia; trzymam kciuki',
    later: '(moze) [nastepnym razem|innym razem]; do nastepnego razu',
    closing: `
      (serdecznie|i|goraco|cieplo|rowniez|lacze|przesylam|z) [pozdrawiam|pozdrowienia|pozdrawiamy|pozdr|pozdrowieniami|usciski|pzdr] (serdecznie|goraco|cieplo|serdeczne|i dziekuje|z <name>|wszystkich); pozdrawiam (serdecznie|cieplo|goraco|i dziekuje|i do zobaczenia); pozdrowienia; pozdr; pzdr; z [powazaniem|wyrazami szacunku|szacunkiem|najlepszymi zyczeniami|serdecznymi pozdrowieniami|pozdrowieniami|uszanowaniem]; lacze [wyrazy szacunku|pozdrowienia]; (wszystkiego) [dobrego|najlepszego]; dziekuje (i pozdrawiam|bardzo|z gory|i pozdrawiam serdecznie); dzieki (i pozdrawiam|i pozdr|wielkie); do zobaczenia; do uslyszenia; usciski; buziaki; milego dnia; na razie`,
  },
  joins: {
    on: ['w', 'we', 'na', 'dnia', 'dzien', 'z'],
    at: ['o', 'na', 'godz', 'godzinie', 'godzine', 'od', 'godzina'],
    ordinal: ['go', 'ego', 'tego'],
    of: [],
    shortDays: ['pon', 'wt', 'sr', 'czw', 'pt', 'sob', 'nd'],
  },
  personal: `szpital; chory; chora; choroba; chorob; zwolnieni; l4; operacj; operowan; zmarl; smierc; pogrzeb; zaloba; wypadek; wypadku; nagly; rak; ciaz; macierzynsk; ojcowsk; urlop; zwolnion; grypa; grype; lekarz; zlaman; kontuzj`,
}
