/**
 * Frequent words of languages that are near to one of ours, or that the detector does not know: without them Catalan would
 * be taken for Italian, and a short Czech reply for Polish.
 */
export const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  ca: 'amb|però|és|això|gràcies|dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge|bon dia|on|quan|estic|aquest|aquesta|reunió|serà|molt|bé|també|sóc|puc|moltes|sisplau|els|hores|dia|tinc|em|va|disponible',
  gl: 'grazas|moitas|reunión|onde|cando|será|estou|teño|non|unha|cun|luns|martes|mércores|xoves|venres|bos|días|son|pola|coa|hai|isto',
  ro: 'este|și|nu|mulțumesc|multumesc|pentru|unde|când|cand|bună|buna|întâlnirea|intalnirea|sunt|am|vă|va|de|la|cu|este|să|ora|marți|miercuri|joi|vineri|loc|avea|cât|durează',
  cs: 'je|se|kde|kdy|děkuji|díky|dobrý|den|můžu|mohu|prosím|schůzka|schůzku|bude|jsem|není|já|že|také|úterý|středa|čtvrtek|pátek|pondělí|hodin|bohužel|ano|ale|koná|moc|která|jak|dlouho|potrvá',
  sk: 'je|sa|kde|kedy|ďakujem|dobrý|deň|môžem|prosím|stretnutie|bude|som|nie|že|tiež|utorok|streda|štvrtok|piatok|pondelok|hodín|áno|ale|ako|dlho',
  hr: 'je|se|gdje|kada|hvala|dobar|dan|mogu|molim|sastanak|bit|će|sam|nije|da|također|utorak|srijeda|četvrtak|petak|ponedjeljak|sati|li|što|koliko',
  sl: 'je|se|kje|kdaj|hvala|dober|dan|lahko|prosim|sestanek|bo|sem|ni|da|tudi|torek|sreda|četrtek|petek|ponedeljek|ob|koliko|časa',
  sv: 'är|och|inte|var|när|tack|jag|för|det|mötet|möte|kan|på|till|hej|tisdag|onsdag|torsdag|fredag|måndag|med|om|av|som|en|ett|vad|hur|länge|går|bra|mycket|återkommer|ni',
  da: 'er|og|ikke|hvor|hvornår|tak|jeg|for|det|mødet|møde|kan|på|til|hej|tirsdag|onsdag|torsdag|fredag|mandag|med|om|af|som|en|et|hvad|hvordan|længe|godt|meget|vender|tilbage',
  no: 'er|og|ikke|hvor|når|takk|jeg|for|det|møtet|møte|kan|på|til|hei|tirsdag|onsdag|torsdag|fredag|mandag|med|om|av|som|en|et|hva|hvordan|lenge|bra|mye|kommer|tilbake',
  ru: 'где|когда|спасибо|да|хорошо|встреча|встречи|будет|это|что|как|меня|мне|вы|вас|можно|могу|пожалуйста|не|я|но|или|очень|подходит|сколько|время|во|какой|здравствуйте|добрый|день|по|с|и|нет|договорились',
  be: 'дзе|калі|дзякуй|так|добра|сустрэча|будзе|гэта|што|як|мне|мяне|вы|можна|калі ласка|не|я|але|вельмі|час|і|добры|дзень|колькі',
  bg: 'къде|кога|благодаря|да|добре|срещата|среща|ще|това|какво|как|мен|ми|вие|може|мога|моля|не|аз|но|или|много|време|е|се|съм|здравейте|добър|ден|колко|ли',
  sr: 'где|када|хвала|да|добро|састанак|ће|бити|је|то|шта|како|мене|ми|ви|може|могу|молим|не|ја|али|или|врло|време|се|сам|здраво|добар|дан|колико|ли',
  af: 'waar|wanneer|dankie|ek|nie|is|die|vergadering|sal|wees|kan|asseblief|hoe|lank|môre|goed|baie|jy|u|van|met|my|en|maar|dit|om|hierdie|te|vir|ons',
  fi: 'on|ja|ei|missä|milloin|kiitos|minä|että|kokous|sopii|tiistai|keskiviikko|torstai|perjantai|maanantai|kuinka|kauan|hyvä|päivää|voin|kyllä|mutta|se|olen|olisi',
  hu: 'és|nem|hol|mikor|köszönöm|igen|jó|napot|a|az|hogy|van|lesz|találkozó|megbeszélés|kedd|szerda|csütörtök|péntek|hétfő|meddig|tart|kérem|nekem',
  tr: 've|bir|bu|için|nerede|ne|zaman|teşekkürler|teşekkür|ederim|evet|merhaba|toplantı|salı|çarşamba|perşembe|cuma|pazartesi|saat|uygun|değil|olacak|kadar',
  lt: 'ir|ne|kur|kada|ačiū|taip|laba|diena|susitikimas|bus|yra|man|kaip|ilgai|antradienį|galiu|labai|bet',
  lv: 'un|nav|kur|kad|paldies|jā|labdien|tikšanās|būs|ir|man|cik|ilgi|varu|ļoti|bet',
  et: 'ja|ei|kus|millal|aitäh|jah|tere|kohtumine|on|mul|kui|kaua|sobib|väga|aga|saan',
  id: 'dan|tidak|di|mana|kapan|terima|kasih|ya|saya|rapat|akan|ini|itu|untuk|berapa|lama|bisa|selasa|yang|dengan|pada',
}
