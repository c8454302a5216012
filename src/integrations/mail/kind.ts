import type { MailKind, ReceivedMail } from '#kernel/ports/mailer.ts'
import { type ReportParts, readDeliveryStatus, readProseBounce } from './bounce.ts'
import type { HeaderFields } from './headers.ts'

/** Subjects that machines write while their owners are away, in the languages that we write; a last resort. */
const AWAY = new RegExp(
  `^\\s*(\\[[^\\]]{0,40}\\]\\s*)?(${[
    ...['out of (the )?office', 'ooo\\b', 'away from (my|the) (office|desk)', 'on vacation'],
    ...['fuera de (la )?oficina', 'ausente de la oficina', 'ausencia'],
    ...['absen(t|ce) du bureau', "message d['’]absence", 'absence\\b', 'absent\\(e\\)'],
    ...['abwesenheit', 'nicht im (büro|haus)', 'außer haus'],
    ...['fuori (sede|ufficio)', "assente dall['’]ufficio", 'assenza'],
    ...['fora do escritório', 'ausência', 'ausente\\b'],
    ...['afwezig', 'niet op kantoor'],
    ...['poza biurem', 'nieobecno', 'jestem nieobecn', 'urlop\\b'],
    ...['поза офісом', 'не в офісі', 'відсутн', 'у відпустці'],
  ].join('|')})`,
  'iu',
)
const AUTOMATIC = new RegExp(
  `^\\s*(${[
    ...['auto(matic|mated)?[- ]?(reply|response|answer)', 'respuesta autom[aá]tica', 'r[eé]ponse automatique'],
    ...['automatische (antwort|antwoord|beantwoording)', 'automatisch antwoord', 'risposta automatica'],
    ...['resposta autom[aá]tica', 'automatyczna odpowied[zź]', 'odpowied[zź] automatyczna', 'autoodpowied[zź]'],
    ...['автоматична відповідь', 'автовідповід'],
  ].join('|')})`,
  'iu',
)
const BOUNCE_SUBJECT =
  /^\s*(undeliver|delivery (status notification|failure|has failed|incomplete)|mail delivery (failed|failure|system)|failure notice|returned mail|message (not delivered|delayed)|unzustellbar|non remis|no se puede entregar|niet te bezorgen|non recapitabile|não entregue|niedostarcz|недоставлен)/iu
const DAEMON = /^(mailer[-_]?daemon|postmaster|mail-?daemon|mdaemon)@/i

interface Seen {
  headers: HeaderFields
  /** Of the whole mail, lower case, with its parameters. */
  contentType: string
  from: string
  subject: string
  fullText: string
  report: ReportParts
}

/** Who or what wrote it. Headers are believed before words; a report before both. */
export function kindOf(seen: Seen): { kind: MailKind; bounced: ReceivedMail['bounced'] } {
  const { headers, contentType, report } = seen
  const plain = (kind: MailKind) => ({ kind, bounced: null })
  const isReport = contentType.startsWith('multipart/report')
  if (isReport && /report-type="?disposition-notification/.test(contentType)) return plain('delivery_note')
  const status = isReport || report.deliveryStatus !== null ? readDeliveryStatus(report) : null
  if (status) {
    const { action, ...bounced } = status
    return action === 'failed' || action === 'delayed' ? { kind: 'bounce', bounced } : plain('delivery_note')
  }
  if (isBounceProse(seen)) return { kind: 'bounce', bounced: readProseBounce(seen.fullText, report.original) }
  if (isAutomatic(headers)) return plain(isAway(seen) ? 'out_of_office' : 'auto_reply')
  if (isList(headers)) return plain('list')
  if (AWAY.test(seen.subject)) return plain('out_of_office')
  if (AUTOMATIC.test(seen.subject)) return plain(isAway(seen) ? 'out_of_office' : 'auto_reply')
  return plain('person')
}

function isBounceProse({ headers, from, subject }: Seen): boolean {
  if (headers.first('x-failed-recipients') !== null) return true
  const nobody = DAEMON.test(from) || /^<\s*>$/.test(headers.first('return-path') ?? '')
  return nobody && (BOUNCE_SUBJECT.test(subject) || (DAEMON.test(from) && !isAutomatic(headers)))
}

function isAutomatic(headers: HeaderFields): boolean {
  // RFC 3834, 5: any value but "no" says that no person wrote it; comments and parameters may follow.
  const submitted = headers.all('auto-submitted').map(
    (value) =>
      value
        .trim()
        .toLowerCase()
        .split(/[\s;(]/)[0],
  )
  if (submitted.some((value) => value !== 'no' && value !== '')) return true
  const suppress = (headers.first('x-auto-response-suppress') ?? '').toLowerCase()
  if (/\b(all|autoreply)\b/.test(suppress)) return true
  if (/^auto[_-]?(reply|response)/i.test(headers.first('precedence') ?? '')) return true
  return ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-autoreply-from', 'x-mail-autoreply'].some((name) => {
    const value = headers.first(name)
    return value !== null && !/^(no|false|0)$/i.test(value)
  })
}

function isAway({ headers, subject, fullText }: Seen): boolean {
  if (AWAY.test(subject) || AWAY.test(subject.replace(/^[^:]{0,40}:/, ''))) return true
  const vacation = /\bvacation\b/i.test(headers.first('auto-submitted') ?? '')
  return vacation || headers.first('x-autoreply') !== null || AWAY_SAID.test(fullText.slice(0, 2_000))
}

/** In the text these words may stand anywhere; it is looked at only where a header already says "machine". */
const AWAY_SAID =
  /out of (the )?office|on (vacation|leave|holiday)|fuera de la oficina|de vacaciones|absente? du bureau|en congés?|nicht im büro|im urlaub|außer haus|abwesend|fuori (sede|ufficio)|in ferie|fora do escritório|de férias|afwezig|met vakantie|op vakantie|poza biurem|na urlopie|nieobecn|поза офісом|у відпустці|відсутн/iu

function isList(headers: HeaderFields): boolean {
  if (headers.first('list-id') !== null || headers.first('list-post') !== null) return true
  if (/^(list|bulk|junk)\b/i.test(headers.first('precedence') ?? '')) return true
  // Offices that send all their mail through a marketing service have this in a person's answer too.
  return headers.first('list-unsubscribe') !== null && headers.first('in-reply-to') === null
}
