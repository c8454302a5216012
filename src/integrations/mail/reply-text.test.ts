import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownWords } from './reply-text.ts'

const QUOTE = 'OUR OLD WORDS: Tuesday at 10?'

test.for<[string, string]>([
  ['en', 'On Tue, 3 Mar 2026 at 10:15, Anna Assistant <anna@firm.test> wrote:'],
  ['en, wrapped', 'On Tue, 3 Mar 2026 at 10:15, Anna Assistant\n<anna@firm.test> wrote:'],
  ['en, wrapped twice', 'On Tuesday, 3 March 2026 at 10:15,\nAnna Assistant of the Firm\n<anna@firm.test> wrote:'],
  ['en, name first', 'Anna Assistant <anna@firm.test> on 3/3/2026 at 10:15 wrote:'],
  ['es', 'El mar, 3 mar 2026 a las 10:15, Anna Assistant (<anna@firm.test>) escribió:'],
  ['fr', 'Le mar. 3 mars 2026 à 10:15, Anna Assistant <anna@firm.test> a écrit :'],
  ['fr, wrapped', 'Le mar. 3 mars 2026 à 10:15, Anna Assistant <anna@firm.test>\na écrit :'],
  ['de', 'Am Di., 3. März 2026 um 10:15 Uhr schrieb Anna Assistant <anna@firm.test>:'],
  ['de, wrapped', 'Am 03.03.2026 um 10:15 schrieb Anna Assistant\n<anna@firm.test>:'],
  ['de, name first', 'Anna Assistant <anna@firm.test> schrieb am Di. 3. März 2026 um 10:15:'],
  ['it', 'Il giorno mar 3 mar 2026 alle ore 10:15 Anna Assistant <anna@firm.test> ha scritto:'],
  ['it, data', 'In data 3 marzo 2026 10:15:00 Anna Assistant <anna@firm.test> ha scritto:'],
  ['pt', 'Em ter., 3 de mar. de 2026 às 10:15, Anna Assistant <anna@firm.test> escreveu:'],
  ['nl', 'Op di 3 mrt 2026 om 10:15 schreef Anna Assistant <anna@firm.test>:'],
  ['nl, heeft', 'Op 3 mrt. 2026 om 10:15 heeft Anna Assistant <anna@firm.test> het volgende geschreven:'],
  ['pl', 'W dniu 3.03.2026 o 10:15, Anna Assistant pisze:'],
  ['pl, gmail', 'wt., 3 mar 2026 o 10:15 Anna Assistant <anna@firm.test> napisał(a):'],
  ['pl, dnia', 'Dnia 3 marca 2026 10:15 Anna Assistant <anna@firm.test> napisał:'],
  ['uk', 'вт, 3 бер. 2026 р. о 10:15 Anna Assistant <anna@firm.test> пише:'],
  ['uk, wrote', '3 березня 2026 р., 10:15, Anna Assistant <anna@firm.test> написав(ла):'],
  ['any', '2026-03-03 10:15 GMT+02:00 Anna Assistant <anna@firm.test>:'],
])('what stands below the header of a quote is not theirs (%s)', ([, header]) => {
  expect(ownWords(`Sure.\n\n${header}\n\n${QUOTE}\nBest, Anna\n`)).toBe('Sure.')
  expect(ownWords(`Sure.\n\n${header}\n> ${QUOTE}\n>\n> Best, Anna\n`)).toBe('Sure.')
  expect(ownWords(`${header}\n\n> ${QUOTE}\n\nBelow it: yes.\n`), 'an answer below').toBe('Below it: yes.')
  expect(ownWords(`${header}\n\n${QUOTE}\n`), 'an empty answer').toBe('')
})

test.for<[string, string]>([
  ['en', 'From: Anna <anna@firm.test>\nSent: Tuesday, 3 March 2026 10:15\nTo: Zoë\nSubject: Meeting'],
  ['bold', '*From:* Anna <anna@firm.test>\n*Sent:* Tuesday, 3 March 2026 10:15\n*To:* Zoë\n*Subject:* Meeting'],
  ['es', 'De: Anna <anna@firm.test>\nEnviado el: martes, 3 de marzo de 2026 10:15\nPara: Zoë\nAsunto: Reunión'],
  ['fr', 'De : Anna <anna@firm.test>\nEnvoyé : mardi 3 mars 2026 10:15\nÀ : Zoë\nObjet : Réunion'],
  ['de', 'Von: Anna <anna@firm.test>\nGesendet: Dienstag, 3. März 2026 10:15\nAn: Zoë\nBetreff: Termin'],
  ['it', 'Da: Anna <anna@firm.test>\nInviato: martedì 3 marzo 2026 10:15\nA: Zoë\nOggetto: Riunione'],
  ['pt', 'De: Anna <anna@firm.test>\nEnviada em: terça-feira, 3 de março de 2026 10:15\nPara: Zoë\nAssunto: Reunião'],
  ['nl', 'Van: Anna <anna@firm.test>\nVerzonden: dinsdag 3 maart 2026 10:15\nAan: Zoë\nOnderwerp: Afspraak'],
  ['pl', 'Od: Anna <anna@firm.test>\nWysłano: wtorek, 3 marca 2026 10:15\nDo: Zoë\nTemat: Spotkanie'],
  ['uk', 'Від: Anna <anna@firm.test>\nНадіслано: вівторок, 3 березня 2026 р. 10:15\nКому: Zoë\nТема: Зустріч'],
])("what stands below Outlook's block is not theirs (%s)", ([, block]) => {
  expect(ownWords(`Sure.\n\n${block}\n\n${QUOTE}\n`)).toBe('Sure.')
  expect(ownWords(`Sure.\n\n________________________________\n${block}\n\n${QUOTE}\n`)).toBe('Sure.')
  expect(ownWords(`Sure.\n-----Original Message-----\n${block}\n\n${QUOTE}\n`)).toBe('Sure.')
})

test.for([
  'Ursprüngliche Nachricht',
  "Message d'origine",
  'Mensaje original',
  'Messaggio originale',
  'Mensagem original',
  'Oorspronkelijk bericht',
  'Wiadomość oryginalna',
  'Оригінальне повідомлення',
  'Forwarded message',
])('nor what stands below "%s"', (words) => {
  expect(ownWords(`Sure.\n\n---------- ${words} ----------\n${QUOTE}\n`)).toBe('Sure.')
})

test('answers between quotes are kept, the quotes are not', () => {
  const text = `On 3 Mar 2026, Anna <anna@firm.test> wrote:\n> Tuesday at 10?\nNo, sorry.\n\n> Or Wednesday?\nThat works.\n`
  expect(ownWords(text)).toBe('No, sorry.\n\nThat works.')
})

test.for([
  'Sent from my iPhone',
  'Enviado desde mi iPhone',
  'Envoyé de mon iPhone',
  'Von meinem iPhone gesendet',
  'Inviato da iPhone',
  'Enviado do meu iPhone',
  'Verstuurd vanaf mijn iPhone',
  'Wysłane z iPhone’a',
  'Надіслано з iPhone',
  'Get Outlook for Android',
])('%j is nobody’s words', (line) => {
  expect(ownWords(`Works for me.\n\n${line}\n`)).toBe('Works for me.')
})

test('a signature below its mark is left out', () => {
  expect(ownWords('Works for me.\n\n-- \nZoë Example\nPartner\n+1 555 0100\n')).toBe('Works for me.')
})

test.for([
  'Yes.',
  'On Tuesday I can do 10:00. On Wednesday I wrote: never again.',
  'Am Dienstag passt es um 10 Uhr, das schrieb ich schon.',
  'Op dinsdag kan ik om 10 uur.\n\nIk schreef dat al.',
  'From: the top of my head, Tuesday works.',
  'De: nada. 10:00 está bien.',
  'Le 3 mars à 10 h me convient.',
  'El martes 3 a las 10 me va bien.',
  '10:00 works.\n\nA: yes\nB: no',
])('what looks like a quote and is none is kept: %j', (text) => {
  expect(ownWords(text)).toBe(text)
})

test('whatever is written, nothing is thrown, nothing is added, and it ends soon', () => {
  const words = [
    'On ',
    'Op ',
    'schreef',
    ' wrote:',
    '>',
    '\n',
    'From: ',
    '<a@b.c>',
    ':',
    ' 10:00 ',
    'Am ',
    'W dniu ',
    '-- ',
    'x',
  ]
  const text = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 5 })), { maxLength: 300 })
  fc.assert(
    fc.property(text, (parts) => {
      const all = parts.join('')
      expect(ownWords(all).length).toBeLessThanOrEqual(all.length + 1)
    }),
    { numRuns: 300 },
  )
})

test.for([
  'Op '.repeat(30_000),
  'On a b '.repeat(14_000),
  '>'.repeat(100_000),
  '\n'.repeat(100_000),
  'W dniu \n'.repeat(12_000),
  `${' '.repeat(50_000)}x`.repeat(2),
  'a <a@a'.repeat(16_000),
])('a text that is made to take long does not (%#)', (text) => {
  const start = performance.now()
  ownWords(text)
  expect(performance.now() - start).toBeLessThan(1_000)
})
