/** In any of the languages that are read, at the begin of a line, lower case and without accents. */
const STARTS = [
  'confidentiality notice',
  'legal notice',
  'disclaimer',
  '(?:this|the (?:information|content)s? (?:in|of) this) (?:e-?mail|message|communication|transmission)(?: .{0,120})? (?:confidential|intended|privileged|contains?)',
  'if you (?:are not the|have received this)',
  '(?:please )?(?:consider|think of) the environment',
  '(?:diese|der inhalt dieser) (?:e-?mail|nachricht)(?: .{0,120})? vertraulich',
  '(?:ce|le present) (?:message|courriel|mail|e-?mail)(?: .{0,120})? confidentiel',
  '(?:este|esta) (?:mensaje|correo|e-?mail|mensagem)(?: .{0,120})? confidencia',
  '(?:questo|questa) (?:messaggio|e-?mail|comunicazione)(?: .{0,120})? (?:riservat|confidenzial)',
  '(?:dit bericht|deze e-?mail)(?: .{0,120})? vertrouwelijk',
  '(?:ta|niniejsza) wiadomosc(?: .{0,120})? poufn',
  '(?:це повідомлення|цеи лист|цей лист)(?: .{0,120})? конфіденц',
]
const NOTICE = new RegExp(`^[*_\\s]*(?:${STARTS.join('|')})`, 'u')
const LINE_MAX = 400

/** What a mail server adds below every mail: never an answer, often in another language, and full of "if" and "not". */
export function isServerNotice(line: string): boolean {
  const plain = line.slice(0, LINE_MAX).toLowerCase().normalize('NFD')
  // Only Latin letters lose their marks: of "й" and "ї" the mark is a part.
  return NOTICE.test(
    plain
      .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .replace(/ł/gu, 'l')
      .normalize('NFC'),
  )
}
