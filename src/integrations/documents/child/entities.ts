const LETTERS: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '', ensp: ' ', emsp: ' ', thinsp: ' ' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' },
  ...{ laquo: '«', raquo: '»', lsaquo: '‹', rsaquo: '›', hellip: '…', bull: '•', middot: '·', dagger: '†' },
  ...{ Dagger: '‡', prime: '′', Prime: '″', euro: '€', pound: '£', yen: '¥', cent: '¢', curren: '¤' },
  ...{ copy: '©', reg: '®', trade: '™', sect: '§', para: '¶', deg: '°', plusmn: '±', times: '×', divide: '÷' },
  ...{ frac12: '½', frac14: '¼', frac34: '¾', sup1: '¹', sup2: '²', sup3: '³', micro: 'µ', ordf: 'ª', ordm: 'º' },
  ...{ iexcl: '¡', iquest: '¿', brvbar: '¦', not: '¬', macr: '¯', acute: '´', cedil: '¸', uml: '¨' },
  ...{ larr: '←', rarr: '→', uarr: '↑', darr: '↓', harr: '↔', le: '≤', ge: '≥', ne: '≠', minus: '−' },
  ...{ szlig: 'ß', eth: 'ð', ETH: 'Ð', thorn: 'þ', THORN: 'Þ', aelig: 'æ', AElig: 'Æ', oelig: 'œ', OElig: 'Œ' },
  ...{ oslash: 'ø', Oslash: 'Ø', aring: 'å', Aring: 'Å', ccedil: 'ç', Ccedil: 'Ç', zwj: '\u200d', zwnj: '\u200c' },
}

/** The marks over letters: `eacute` is e with an acute. */
const MARKS: Record<string, string> = {
  ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308', caron: '\u030c' },
}

/** Names that are not known stay as they are written: nothing is lost by that. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,10}));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named(name) ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code)
  })
}

function named(name: string): string | null {
  if (Object.hasOwn(LETTERS, name)) return LETTERS[name]!
  const mark = name.slice(1)
  return Object.hasOwn(MARKS, mark) ? (name[0]! + MARKS[mark]).normalize('NFC') : null
}
