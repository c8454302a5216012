/**
 * What the eye takes for a letter of the Latin alphabet. Each word begins with the letter; the rest are its look-alikes.
 * One that could be two letters stands in two words, the likelier letter first.
 */
const SEEN_AS = [
  // Latin letters with a stroke, hook or other sign of their own, and small capitals; what NFKD takes apart is not here.
  'aȺᴀᶏⱥɑⱭꬰ bƀƁƂƃɃɓʙᵬᶀꞖꞗ cƇƈȻȼɕᴄꞒꞓꞔꟄ𝼝 dĐđƉƊƋƌȡɖɗᴅᵭᶁᶑꝹꝺꟇꟈ eƐɆɇɛᴇᶒᶓⱸꬲꬴəƎǝ fƑƒᵮᶂꜰꝻꝼꞘꞙꬵ gƓǤǥɠɡɢʛᵹᶃꝽꞠꞡꞬꬶ',
  'hĦħɦʜⱧⱨⱵⱶꞕꞪ iıƗɨɪᶖ𝼚 jȷɈɉɟʄʝᴊꞲ kƘƙᴋᶄⱩⱪꝀꝁꝂꝃꝄꝅꞢꞣ lŁłƚȴȽɫɬɭʟᴌᶅⱠⱡⱢꝈꝉꞎꞭꬷꬸꬹ𝼄𝼑𝼓 mɱᴍᵯᶆⱮꬺ nƝƞȠȵɲɳɴᵰᶇꞐꞑꞤꞥꬻ',
  'oØøƆƟǾǿɔᴏᴑᴓᶗⱺꝊꝋꝌꝍꬽꬾꬿ𝼛 pƤƥᴘᵱᵽᶈⱣꝐꝑꝒꝓꝔꝕ qɋʠꝖꝗꝘꝙꞯ rɌɍɼɽɾʀᵲᵳᶉⱤꞂꞃꞦꞧꭆꭉꭋꭌ𝼖 sȿʂᵴᶊẜẝⱾꜱꞄꞅꞨꞩꟅꟉꟊ𝼞',
  'tŦŧƫƬƭƮȶȾʈᴛᵵⱦꞆꞇ𝼉 uᴜᴝᶙꞸꞹꭎꭒ vƲʋᴠᶌⱱⱴꝞꝟ wᴡⱲⱳ xᶍꭖꭗꭘꭙ yƳƴɎɏʏỾỿꭚ zƵƶȤȥɀʐʑᴢᵶᶎⱫⱬⱿꝢꝣꟆ',
  // Letters in black circles and squares, and those of flags.
  'a🅐🅰🇦 b🅑🅱🇧 c🅒🅲🇨 d🅓🅳🇩 e🅔🅴🇪 f🅕🅵🇫 g🅖🅶🇬 h🅗🅷🇭 i🅘🅸🇮 j🅙🅹🇯 k🅚🅺🇰 l🅛🅻🇱 m🅜🅼🇲 n🅝🅽🇳 o🅞🅾🇴 p🅟🅿🇵 q🅠🆀🇶 r🅡🆁🇷 s🅢🆂🇸 t🅣🆃🇹',
  'u🅤🆄🇺 v🅥🆅🇻 w🅦🆆🇼 x🅧🆇🇽 y🅨🆈🇾 z🅩🆉🇿',
  // Cyrillic.
  'aаА bВвЬь cсС dԁԀ eеЕєЄ gԌԍ hНнһҺЋћ iіІїӏӀ jјЈ kКк lӏӀ mМм nПп oоОθѲѳ pрР qԚԛ rгГЯя sѕЅ tТт',
  'uцЦи vѴѵ wшШщЩԜԝѡѠ xхХ yуУүҮ zЗз',
  // Greek.
  'aΑαΛλ bΒβϐ cϲϹς dδ eΕεϵΞΣξ fϜϝ hΗ iΙι jϳ kΚκϰ lΙ mΜϻϺ nΝηπΠ oΟοσΘΦφ pΡρϱ rΓ tΤτ uυμ vν wωΩϖ xΧχ yΥγϒ',
  'zΖζ',
  // Armenian.
  'aԱ bԲ dժ fֆ gցգ hհԻ iլւ jյ lԼլ nոռՈ oօՕ pքՔթ qզգՊ sՏ tէ uսՍմ wա yվՎ zչ',
  // Cherokee.
  'aᎪꭺ bᏏᏴᏼᏸᏰꮟ cᏟꮯ dᎠᏧꭰꮷ eᎬꭼ fᎰ gᏀᏳᏵꮐᏻ hᎻᏂꮋꮒ iᎥꭵ jᎫᎯꭻ kᏦꮶ lᏞꮮ mᎷꮇ oᎤᏫꮻ pᏢꮲ rᎡᏒꭱꮢ sᏚᏕꮪ tᎢꭲ uᏌ vᏙᏤꮩꮴ',
  'wᎳᏔꮃꮤ yᎩᎽꭹꮍ zᏃꮓ',
  // Lisu.
  'aꓮ bꓐ cꓚ dꓓ eꓰ fꓝ gꓖ hꓧ iꓲ jꓙ kꓗ lꓡ mꓟ nꓠ oꓳ pꓑ rꓣ sꓢ tꓔ uꓴ vꓦ wꓪ xꓫ yꓬ zꓜ',
  // Coptic.
  'aⲀⲁ bⲂⲃ cⲤⲥ eⲈⲉ hⲎⲏ iⲒⲓ kⲔⲕ mⲘⲙ nⲚⲛ oⲞⲟ pⲢⲣ tⲦⲧ wⲰⲱ xⲬⲭ yⲨⲩ zⲌⲍ',
  // Canadian syllabics, runes and single letters of other scripts.
  'aᗩ bᗷᑲ cᑕↄ dᗞᗪᑯ eᗴ℮ⴹ fᖴ gᘜ hᕼ iⵑ jᒍ kᛕ l∣ᛁⵏᒪ mᗰ nᑎ oഠഗ৹০ჿၐဝⵔ pᑭᕵ qᑫ rᖇ sᔕ uᑌ vᐯ wᗯ xᕁᕽ᙮ yᖻ zᘔ',
]

/** The zero of each script that writes numbers in tens; its nine other digits follow it. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
  0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
  0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0x104a0, 0x10d30, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450,
  0x114d0, 0x11650, 0x116c0, 0x11730, 0x118e0, 0x11950, 0x11c50, 0x11d50, 0x11da0, 0x16a60, 0x16ac0, 0x16b50, 0x1e140,
  0x1e2f0, 0x1e950,
]

/** The first of each row of circled digits that NFKD leaves alone; they run from one to nine. */
const CIRCLED_ONES = [0x24f5, 0x2776, 0x2780, 0x278a]

/** A character, as it stands, to the letters or digits that it looks like. */
export const lookAlikes: ReadonlyMap<string, string> = readTable()

function readTable(): Map<string, string> {
  const table = new Map<string, string>()
  const add = (char: string, as: string) => table.set(char, (table.get(char) ?? '') + as)
  for (const word of SEEN_AS.flatMap((line) => line.split(' '))) {
    const [letter = '', ...others] = word
    for (const other of others) add(other, letter)
  }
  for (const zero of ZEROS) for (let digit = 0; digit < 10; digit++) add(String.fromCodePoint(zero + digit), `${digit}`)
  for (const one of CIRCLED_ONES)
    for (let digit = 1; digit < 10; digit++) add(String.fromCodePoint(one + digit - 1), `${digit}`)
  add('\u24ff', '0')
  return table
}
