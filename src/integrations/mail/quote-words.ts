/** How mail programs say "this is not mine" in the languages that we write. Each is tried on one line, joined from up to three. */
export const QUOTE_HEADERS: readonly RegExp[] = [
  /^On .{4,300} wrote\s?:?$/iu,
  /^.{1,200}\bon .{4,200} wrote\s?:$/iu,
  /^El .{4,300} escribió\s?:?$/iu,
  /^Le .{4,300} a écrit\s?:?$/iu,
  /^Am .{4,300} schrieb(?: .{1,200})?\s?:$/iu,
  /^.{1,200} schrieb(?: am .{4,200})?\s?:$/iu,
  /^(?:Il(?: giorno)?|In data) .{4,300} ha scritto\s?:?$/iu,
  /^(?:Em|No dia|Na|A) .{4,300} escreveu\s?:?$/iu,
  /^Op .{4,300} schreef(?: .{1,200})?\s?:$/iu,
  /^Op .{4,300} heeft .{1,200} geschreven\s?:?$/iu,
  /^.{4,300} (?:pisze|napisał(?:\(a\)|a)?)\s?:$/iu,
  /^(?:W dniu|Dnia) .{4,300} (?:pisze|napisał(?:\(a\)|a)?)\s?:?$/iu,
  /^.{4,300} (?:пише|написав(?:\(ла\))?|написала|писав|писала|написал[аи]?|пишет)\s?:$/iu,
  // A date and somebody's address, whatever the language.
  /^.{4,250}<[^<>@\s]{1,100}@[^<>\s]{1,150}>[^:<>]{0,40}:$/iu,
]

/** Lines with which some programs begin what they quote; everything below is a quote. */
export const QUOTE_RULE = new RegExp(
  `^[-_*]{2,}\\s*(?:${[
    ...['original message', 'forwarded message', 'mensaje original', 'mensaje reenviado', 'message transféré'],
    ...["message d['’]origine", 'message original', 'ursprüngliche nachricht', 'weitergeleitete nachricht'],
    ...['originalnachricht', 'messaggio originale', 'messaggio inoltrato', 'mensagem original', 'mensagem encaminhada'],
    ...['oorspronkelijk bericht', 'doorgestuurd bericht', 'wiadomość oryginalna', 'oryginalna wiadomość'],
    ...['wiadomość przekazana', 'przekazana wiadomość', 'початкове повідомлення', 'оригінальне повідомлення'],
    ...['переслане повідомлення', 'вихідне повідомлення'],
  ].join('|')})\\s*[-_*]*$`,
  'iu',
)

const OUTLOOK_WORDS = {
  from: 'From|De|Von|Da|Van|Od|Від|От',
  others: [
    'Sent|Date|To|Cc|Subject',
    'Enviado(?: el)?|Fecha|Para|CC|Asunto',
    'Envoyé|À|Objet',
    'Gesendet|Datum|An|Betreff',
    'Inviato|Data|A|Oggetto',
    'Enviad[oa](?: em)?|Assunto',
    'Verzonden|Aan|Onderwerp',
    'Wysłan[oy]|Data wysłania|Do|DW|Temat',
    'Надіслано|Дата|Кому|Копія|Тема|Отправлено',
  ].join('|'),
}

/** The block that Outlook puts above a quote: a sender, and then at least two of the others. */
export const OUTLOOK_FROM = new RegExp(`^\\*{0,2}(?:${OUTLOOK_WORDS.from})\\s?:\\*{0,2}\\s?.{0,300}$`, 'iu')
export const OUTLOOK_OTHER = new RegExp(`^\\*{0,2}(?:${OUTLOOK_WORDS.others})\\s?:\\*{0,2}(?:\\s.{0,900})?$`, 'iu')

/** What telephones and programs add below a text. */
export const DEVICE_LINES: readonly RegExp[] = [
  /^(?:Sent from|Get Outlook for|Sent via|Sent with) .{1,80}$/iu,
  /^(?:Enviado desde|Obtener Outlook para|Enviado do meu|Enviado de) .{1,80}$/iu,
  /^(?:Envoyé (?:depuis|de mon|de ma|à partir de)|Télécharger Outlook pour|Obtenir Outlook pour) .{1,80}$/iu,
  /^(?:Von .{1,60} gesendet|Gesendet (?:von|mit) .{1,80}|Outlook für .{1,40} beziehen)\.?$/iu,
  /^(?:Inviato da|Scarica Outlook per|Ottieni Outlook per) .{1,80}$/iu,
  /^(?:Obter o Outlook para|Baixar o Outlook para) .{1,80}$/iu,
  /^(?:Verzonden vanaf|Verstuurd vanaf|Outlook voor .{1,30} downloaden).{0,80}$/iu,
  /^(?:Wysłan[eo] z|Pobierz (?:aplikację )?Outlook).{1,80}$/iu,
  /^(?:Надіслано з|Відправлено з|Отримати Outlook для) .{1,80}$/iu,
]
