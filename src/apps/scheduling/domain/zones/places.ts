export interface Place {
  /** Several: the name alone does not say which one. */
  zones: readonly string[]
  nouns: string
  adjectives: string | null
}

/**
 * Places by which people name a clock, in the nine languages: zones; nouns; adjectives. Fragments of regular expressions over
 * folded text. A city whose name many places share is not here.
 */
export const PLACES: readonly Place[] = String.raw`
Europe/London; london|londres|londra|londen|londyn(?:ie|u|em|owi)?|лондон(?:і|у|ом|а)?|edinburgh|manchester; londoner|londense?|londonien(?:ne)?|londinense|londynski\p{L}*|лондонськ\p{L}*
Europe/London; u\.?k\.?|united kingdom|great britain|britain|england|scotland|wales|royaume-uni|angleterre|reino unido|inglaterra|regno unito|inghilterra|vereinigtes konigreich|england|grossbritannien|großbritannien|verenigd koninkrijk|engeland|wielk\p{L}+ brytani\p{L}*|angli\p{L}+|британі\p{L}+|англі\p{L}+; british|english|britisch\p{L}*|englisch\p{L}*|britanni\p{L}+|anglaise?|britanic\p{L}+|ingles[ae]?|britse|engelse|brytyjski\p{L}*|angielski\p{L}*|британськ\p{L}*|англійськ\p{L}*
Europe/Dublin; dublin(?:o|a|ie|em)?|дублін(?:і|у|ом|а)?|ireland|irlande|irlanda|irland|ierland|irlandi\p{L}+|ірландія|ірландіі; irish|irlandais\p{L}*|irisch\p{L}*|irlandes\p{L}*|ierse|irlandzki\p{L}*|ірландськ\p{L}*
Europe/Paris; paris|parigi|parijs|paryz(?:u|em)?|париж(?:і|у|ем|а)?|lyon|marseille; parisien(?:ne)?|pariser|parijse|paryski\p{L}*|паризьк\p{L}*|parigina?
Europe/Paris; france|francia|franca|frankreich|frankrijk|francj\p{L}+|франці\p{L}+; french|francais\p{L}*|franzosisch\p{L}*|frances[ae]?|franse|francuski\p{L}*|французьк\p{L}*
Europe/Berlin; berlin(?:o|a|ie|em)?|berlijn|берлін(?:і|у|ом|а)?|frankfurt|munich|munchen|hamburg|cologne|koln; berliner|munchner|frankfurter|hamburger|berlinois\p{L}*|berlijnse|berlinski\p{L}*|берлінськ\p{L}*
Europe/Berlin; germany|deutschland|allemagne|alemania|germania|alemanha|duitsland|niemc\p{L}+|німеччин\p{L}+; german|deutsch\p{L}*|allemande?|aleman(?:a|es)?|alema|tedesc\p{L}+|duitse|niemiecki\p{L}*|німецьк\p{L}*
Europe/Vienna; vienna|vienne|wien|viena|wenen|wiede(?:n|niu)|відень|відні|austria|autriche|osterreich|oostenrijk|austri\p{L}+|австрі\p{L}+; wiener|weense|wiedenski\p{L}*|віденськ\p{L}*|austrian|osterreichisch\p{L}*|autrichien\p{L}*|austriac\p{L}+|oostenrijkse|austriacki\p{L}*|австрійськ\p{L}*
Europe/Zurich; zurich|zurigo|zurych\p{L}*|цюрих\p{L}*|geneva|geneve|genf|ginebra|ginevra|genebra|switzerland|suisse|schweiz|suiza|svizzera|suica|zwitserland|szwajcari\p{L}+|швейцарі\p{L}+; swiss|zurcher|genfer|schweizer\p{L}*|suisse|suiz[ao]|svizzer[ao]|suic[ao]|zwitserse|szwajcarski\p{L}*|швейцарськ\p{L}*
Europe/Rome; rome|roma|rom|rzym(?:ie|u|em)?|рим(?:і|у|ом|а)?|milan|milano|mailand|milaan|mediolan\p{L}*|мілан\p{L}*; romana|romisch\p{L}*|romeinse|rzymski\p{L}*|римськ\p{L}*|milanese|mailander
Europe/Rome; italy|italia|italie|italien|wloch\p{L}*|італі\p{L}+; italian[ao]?|italienisch\p{L}*|italien(?:ne)?|italiaanse|wloski\p{L}*|італійськ\p{L}*
Europe/Madrid; madrid(?:ria|rias)?|madryt(?:cie|u|em)?|madri|мадрид(?:і|у|ом|а)?|barcelona; madrilen[ao]|madrider|madrytu|madrycki\p{L}*|мадридськ\p{L}*|peninsular
Atlantic/Canary; canary islands|canarias|canaries|kanaren|kanarische\p{L}* inseln; canari[ao]|kanarisch\p{L}*
Europe/Madrid Atlantic/Canary; spain|espana|espagne|spanien|spagna|espanha|spanje|hiszpani\p{L}+|іспані\p{L}+; spanish|espanol[ae]?|espagnole?|spanisch\p{L}*|spagnol[ao]|spaanse|hiszpanski\p{L}*|іспанськ\p{L}*
Europe/Lisbon; lisbon|lisboa|lisbonne|lissabon|lisbona|lizbon\p{L}+|лісабон\p{L}*|porto; lisboeta|lissabonner|lizbonski\p{L}*|лісабонськ\p{L}*
Atlantic/Azores; azores|acores|azoren
Europe/Lisbon Atlantic/Azores; portugal|portogallo|portugali\p{L}+|португалі\p{L}+; portuguese|portugues[ae]?|portugaise?|portugiesisch\p{L}*|portoghese|portugese|portugalski\p{L}*|португальськ\p{L}*
Europe/Amsterdam; amsterdam(?:ie|u)?|амстердам(?:і|у|ом)?|rotterdam|the hague|den haag; amsterdamse|amsterdamer|amsterdamski\p{L}*|амстердамськ\p{L}*
Europe/Amsterdam; netherlands|holland|pays-bas|niederlande|paises bajos|paesi bassi|holanda|olanda|paises baixos|nederland|holandi\p{L}+|нідерланд\p{L}*; dutch|neerlandais\p{L}*|hollandais\p{L}*|niederlandisch\p{L}*|hollandisch\p{L}*|neerlandes[ae]?|holandes[ae]?|olandese|nederlandse|hollandse|holenderski\p{L}*|нідерландськ\p{L}*
Europe/Brussels; brussels|bruxelles|brussel|brussel|bruselas|bruxelas|bruksel\p{L}+|брюссел\p{L}+|belgium|belgique|belgien|belgica|belgio|belgie|belgi\p{L}+|бельгі\p{L}+; belgian|belge|belgisch\p{L}*|belga|brusselse|brukselski\p{L}*|belgijski\p{L}*|брюссельськ\p{L}*|бельгійськ\p{L}*
Europe/Luxembourg; luxembourg|luxemburg
Europe/Warsaw; warsaw|warszaw\p{L}+|varsovie|warschau|varsovia|varsavia|варшав\p{L}+|krakow|cracow|krakau|krakow\p{L}+; warschauer|warszawski\p{L}*|krakowski\p{L}*|варшавськ\p{L}*
Europe/Warsaw; poland|pologne|polen|polonia|polsk\p{L}|польщ\p{L}+; polish|polonaise?|polnisch\p{L}*|polac[ao]|polonesa|poolse|polski\p{L}*|польськ\p{L}*
Europe/Prague; prague|praga|prag|praag|prah[ay]|прага|празі|czech republic|czechia|tschechien|tsjechie|czech\p{L}*|чехі\p{L}+; prager|praagse|praski\p{L}*|czech|tschechisch\p{L}*|tcheque|chec[ao]|tsjechische|czeski\p{L}*|празьк\p{L}*|чеськ\p{L}*
Europe/Budapest; budapest|budapeszt\p{L}*|будапешт\p{L}*|hungary|hongrie|ungarn|hungria|ungheria|hongarije|wegr\p{L}+|угорщин\p{L}+; hungarian|ungarisch\p{L}*|hongrois\p{L}*|hungar[ao]|ungherese|hongaarse|wegierski\p{L}*|угорськ\p{L}*
Europe/Stockholm; stockholm|estocolmo|stoccolma|sztokholm\p{L}*|стокгольм\p{L}*|sweden|suede|schweden|suecia|svezia|zweden|szwecj\p{L}+|швеці\p{L}+; swedish|schwedisch\p{L}*|suedoise?|suec[ao]|svedese|zweedse|szwedzki\p{L}*|шведськ\p{L}*|stockholmer
Europe/Oslo; oslo|осло|norway|norvege|norwegen|noruega|norvegia|noorwegen|norwegi\p{L}+|норвегі\p{L}+; norwegian|norwegisch\p{L}*|norvegien\p{L}*|norueg[ao]|norvegese|noorse|norweski\p{L}*|норвезьк\p{L}*
Europe/Copenhagen; copenhagen|copenhague|kopenhagen|copenaghen|kopenhag\p{L}+|копенгаген\p{L}*|denmark|danemark|danemark|dinamarca|danimarca|denemarken|dani[aiei]|дані[яіею]; danish|danisch\p{L}*|danoise?|danes[ae]?|deense|dunski\p{L}*|данськ\p{L}*
Europe/Helsinki; helsinki|helsinky|гельсінкі|finland|finlande|finnland|finlandia|finlandi\p{L}+|фінлянді\p{L}+; finnish|finnisch\p{L}*|finlandais\p{L}*|finlandes[ae]?|finse|finski\p{L}*|фінськ\p{L}*
Europe/Athens; athens|athenes|athen|atenas|atene|athene|aten\p{L}+|афін\p{L}+|greece|grece|griechenland|grecia|griekenland|grecj\p{L}+|греці\p{L}+; greek|griechisch\p{L}*|grecque|grieg[ao]|grec[ao]|griekse|grecki\p{L}*|грецьк\p{L}*
Europe/Kyiv; kyiv|kiev|kiew|kijow(?:ie|a|em)?|киів|києв(?:і|ом|а|у)|lviv|львів|львов\p{L}+; kiewer|kyiver|kijowski\p{L}*|киівськ\p{L}*
Europe/Kyiv; ukraine|ukraina|ucraina|ucrania|oekraine|ukrain\p{L}+|украін\p{L}+; ukrainian|ukrainisch\p{L}*|ukrainien\p{L}*|ucranian[ao]|ucrain[ao]|oekraiense|ukrainski\p{L}*|украінськ\p{L}*
Europe/Bucharest; bucharest|bucarest|bukarest|bukareszt\p{L}*|бухарест\p{L}*|romania|roumanie|rumanien|rumania|roemenie|rumuni\p{L}+|румуні\p{L}+; romanian|rumanisch\p{L}*|roumaine|ruman[ao]|rumena|romen[ao]|roemeense|rumunski\p{L}*|румунськ\p{L}*
Europe/Istanbul; istanbul|estambul|istambul|stambul\p{L}*|стамбул\p{L}*|turkey|turkiye|turquie|turkei|turquia|turchia|turkije|turcj\p{L}+|туреччин\p{L}+; turkish|turkisch\p{L}*|turque|turc[ao]|turkse|turecki\p{L}*|турецьк\p{L}*
Europe/Moscow; moscow|moscou|moskau|moscu|mosca|moscovo|moskou|moskw\p{L}+|москв\p{L}+; moskauer|moskiewski\p{L}*|московськ\p{L}*
Europe/Moscow Asia/Vladivostok; russia|russie|russland|rusia|rusland|rosj\p{L}+|росі\p{L}+; russian|russisch\p{L}*|russe|rus[ao]|russ[ao]|rosyjski\p{L}*|російськ\p{L}*
America/New_York; new york(?: city)?|nyc|ny|nueva york|nova (?:york|iorque)|nowy(?:m)? jork\p{L}*|nowego jorku|нью-йорк\p{L}*|boston|washington|miami|atlanta|philadelphia; new yorker|new-?yorkais\p{L}*|newyorkese|neoyorkin[ao]|new yorkse|nowojorski\p{L}*|нью-?йоркськ\p{L}*
America/Chicago; chicago|чикаго|houston|dallas|austin; chicagowski\p{L}*|чиказьк\p{L}*
America/Denver; denver|денвер\p{L}*; denverski\p{L}*
America/Phoenix; phoenix|arizona
America/Los_Angeles; los angeles|l\.a\.|san francisco|san diego|silicon valley|seattle|california|californie|kalifornien|kaliforni\p{L}+|каліфорні\p{L}+|лос-анджелес\p{L}*|сан-франциско; californian|kalifornijski\p{L}*|kalifornisch\p{L}*|каліфорнійськ\p{L}*
America/Toronto; toronto|montreal|ottawa|торонто|монреал\p{L}*
America/Vancouver; vancouver(?! island)|ванкувер\p{L}*
America/New_York America/Los_Angeles; u\.?s\.?(?:a\.?)?|united states|america|etats-unis|estados unidos|stati uniti|vereinigte\p{L}* staaten|verenigde staten|stan\p{L}+ zjednoczon\p{L}+|usa|сша|америк\p{L}+; american|americaine?|amerikanisch\p{L}*|american[ao]|estadounidense|statunitense|amerikaanse|amerykanski\p{L}*|американськ\p{L}*
America/Toronto America/Vancouver; canada|kanad\p{L}+|канад\p{L}+; canadian|canadien\p{L}*|kanadisch\p{L}*|canadiense|canadese|kanadyjski\p{L}*|канадськ\p{L}*
America/Mexico_City; mexico city|ciudad de mexico|cdmx|mexiko-stadt|citta del messico|cidade do mexico|mexico-stad|meksyk
America/Mexico_City America/Tijuana; mexico|mexique|mexiko|messico|meksyku|мексик\p{L}+; mexican[ao]?|mexicaine?|mexikanisch\p{L}*|messican[ao]|mexicaanse|meksykanski\p{L}*|мексиканськ\p{L}*
America/Sao_Paulo; sao paulo|san paolo|brasilia|rio de janeiro|сан-паулу|бразиліа
America/Sao_Paulo America/Manaus; brazil|brasil|bresil|brasile|brasilien|brazilie|brazyli\p{L}+|бразилі\p{L}+; brazilian|brasileir[ao]|bresilien\p{L}*|brasilianisch\p{L}*|brasilian[ao]|braziliaanse|brazylijski\p{L}*|бразильськ\p{L}*
America/Argentina/Buenos_Aires; buenos aires|buenos-aires|буенос-аирес\p{L}*|argentina|argentine|argentinien|argentinie|argentyn\p{L}+|аргентин\p{L}+; argentin[aeo]?|argentinisch\p{L}*|argentinian|argentijnse|argentynski\p{L}*|аргентинськ\p{L}*
America/Santiago; santiago de chile
America/Santiago Pacific/Easter; chile|chili|cile|чилі; chilean|chilen[ao]|chilien\p{L}*|chilenisch\p{L}*|cilen[ao]
America/Bogota; bogota|богот\p{L}+|colombia|colombie|kolumbien|kolumbi\p{L}+|колумбі\p{L}+; colombian[ao]?|colombien\p{L}*|kolumbianisch\p{L}*|colombiaanse|kolumbijski\p{L}*|колумбійськ\p{L}*
America/Lima; lima|peru|perou|перу; peruvian|peruan[ao]|peruvien\p{L}*|peruanisch\p{L}*
Africa/Johannesburg; johannesburg|cape town|le cap|kapstadt|south africa|afrique du sud|sudafrika|sudafrica|africa do sul|zuid-afrika; south african|sud-africaine?|sudafrikanisch\p{L}*|sudafrican[ao]|zuid-afrikaanse
Africa/Lagos; lagos|nigeria; nigerian
Africa/Nairobi; nairobi|kenya|kenia; kenyan
Africa/Cairo; cairo|le caire|kairo|il cairo|kair(?:ze|u)?|egypt|egypte|agypten|egipto|egitto|egito|egipt\p{L}*|єгипет|єгипті; egyptian|egyptien\p{L}*|agyptisch\p{L}*|egipci[ao]|egizian[ao]|egyptische|egipski\p{L}*|єгипетськ\p{L}*
Africa/Casablanca; casablanca|morocco|maroc|marokko|marruecos|marocco|marrocos; moroccan|marocaine?|marokkanisch\p{L}*|marroqui|marocchina
Asia/Dubai; dubai|dubaj\p{L}*|дуба[иіюєя]\p{L}*|abu dhabi|uae|u\.a\.e\.|united arab emirates|emirates|emirats|emirate|emiratos|emirati; emirati|дубаиськ\p{L}*|dubajski\p{L}*
Asia/Riyadh; riyadh|riad|saudi arabia|arabie saoudite|saudi-arabien|arabia saudi(?:ta)?; saudi
Asia/Jerusalem; jerusalem|tel aviv|israel|israele|izrael\p{L}*|ізраіл\p{L}+; israeli|israelisch\p{L}*|israelien\p{L}*|israelian[ao]|israelische|izraelski\p{L}*|ізраільськ\p{L}*
Asia/Kolkata; india|inde|indien|indi[aei]|mumbai|bombay|delhi|new delhi|bangalore|bengaluru|kolkata|chennai|hyderabad|індія|індіі|делі|мумбаі; indian|indienne|indisch\p{L}*|indian[ao]|indiase|indyjski\p{L}*|індійськ\p{L}*
Asia/Karachi; karachi|pakistan; pakistani
Asia/Bangkok; bangkok|thailand|thailande|tailandi[ae]; thai
Asia/Singapore; singapore|singapour|singapur\p{L}*|singapura|сінгапур\p{L}*; singapurski\p{L}*|singaporese|сінгапурськ\p{L}*
Asia/Hong_Kong; hong ?kong|hongkong\p{L}*|гонконг\p{L}*; hongkonger|гонконгськ\p{L}*
Asia/Shanghai; shanghai|beijing|pekin|peking|pechino|pequim|szanghaj\p{L}*|pekin\p{L}*|шанхаи|пекін\p{L}*|china|chine|cina|chin(?:ach)?|китаі|китаи; chinese|chinoise?|chinesisch\p{L}*|chin[ao]|cinese|chinesa|chinski\p{L}*|пекінськ\p{L}*|китаиськ\p{L}*
Asia/Tokyo; tokyo|tokio|toquio|токіо|osaka|japan|japon|giappone|japao|japoni\p{L}+|японі\p{L}+; tokioter|japanese|japonaise?|japanisch\p{L}*|japones[ae]?|giapponese|japanse|japonski\p{L}*|tokijski\p{L}*|японськ\p{L}*|токіиськ\p{L}*
Asia/Seoul; seoul|seul|сеул\p{L}*|south korea|coree du sud|sudkorea|corea del sur|corea del sud|coreia do sul|zuid-korea|korea; korean|coreenne|koreanisch\p{L}*|corean[ao]|koreaanse|koreanski\p{L}*|кореиськ\p{L}*
Asia/Manila; manila|philippines|philippinen|filipinas|filippine; philippine|filipino
Asia/Jakarta; jakarta|dzakart\p{L}+
Asia/Taipei; taipei|taiwan; taiwanese
Australia/Sydney; sydney|sidney|сідне\p{L}*|canberra; sydneysider
Australia/Melbourne; melbourne|мельбурн\p{L}*
Australia/Brisbane; brisbane
Australia/Perth; perth
Australia/Sydney Australia/Perth; australia|australie|australien|australi\p{L}+|австралі\p{L}+; australian[ao]?|australienne|australisch\p{L}*|australijski\p{L}*|австралійськ\p{L}*|aussie
Pacific/Auckland; auckland|окленд\p{L}*|wellington
Pacific/Auckland Pacific/Chatham; new zealand|nouvelle-zelande|neuseeland|nueva zelanda|nuova zelanda|nova zelandia|nieuw-zeeland|now\p{L}+ zelandi\p{L}+
Pacific/Honolulu; honolulu|hawaii
America/Anchorage; anchorage|alaska
`
  .trim()
  .split('\n')
  .map((line) => {
    const [zones = '', nouns = '', adjectives = null] = line.split('; ')
    return { zones: zones.split(' '), nouns, adjectives }
  })

/** Regions that have a name for their clock: "Eastern", "heure de l'Est", "mitteleuropäische Zeit". */
export const REGIONS: ReadonlyArray<readonly [abbreviation: string, names: string]> = [
  [
    'ET',
    String.raw`(?<!australian )eastern(?: standard| daylight)? time|east coast(?: time)?|(?:us|u\.s\.|american) eastern(?: time)?|heure (?:normale )?de l.est|hora (?:estandar )?del este|ora (?:della costa )?orientale|hora (?:do )?leste|horario do leste|ostkustenzeit|(?:us-)?ostkuste|czasu wschodniego|за східним часом`,
  ],
  ['CT', String.raw`(?<!australian )central(?: standard| daylight)? time|(?:us|u\.s\.|american) central(?: time)?`],
  ['MT', String.raw`mountain(?: standard| daylight)? time|heure des rocheuses|hora de la montana`],
  [
    'PT',
    String.raw`pacific(?: standard| daylight)? time|west coast(?: time)?|heure du pacifique|hora del pacifico|ora del pacifico|(?:hora|horario) do pacifico|pazifik(?:ische )?zeit|pacifische tijd|czasu pacyficznego|за тихоокеанським часом`,
  ],
  ['AT', String.raw`atlantic(?: standard| daylight)? time`],
  [
    'CET',
    String.raw`central european(?: standard| summer)? time|mitteleuropaische\p{L}* (?:sommer)?zeit|heure (?:d.ete )?d.europe centrale|heure de l.europe centrale|hora (?:de verano )?de europa central|hora centroeuropea|ora (?:legale )?dell.europa centrale|hora da europa central|midden-europese (?:zomer)?tijd|czasu srodkowoeuropejskiego|за центральноєвропейським часом`,
  ],
  [
    'EET',
    String.raw`eastern european(?: standard| summer)? time|osteuropaische\p{L}* (?:sommer)?zeit|heure d.europe de l.est|hora de europa oriental|ora dell.europa orientale|oost-europese (?:zomer)?tijd|czasu wschodnioeuropejskiego|за східноєвропейським часом`,
  ],
  ['WET', String.raw`western european(?: standard| summer)? time|westeuropaische\p{L}* (?:sommer)?zeit`],
  ['GMT', String.raw`greenwich(?: mean)?(?: time)?|гринвіч\p{L}*`],
  ['BST', 'british summer time'],
  ['JST', 'japan standard time'],
  ['KST', 'korea standard time'],
]
