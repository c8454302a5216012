import { describe, expect, test } from 'vitest'
import { clocksOf } from '../times/frame.ts'
import { type ExplainFrame, explainReply } from './explain-reply.ts'

/** Asked on Thursday, 7 January 2027, about Tuesday, 12 January, 2 PM in New York. */
function frameOf(text: string): ExplainFrame {
  return {
    writtenMs: Date.parse('2027-01-07T15:00:00Z'),
    startMs: Date.parse('2027-01-12T19:00:00Z'),
    durationMinutes: 60,
    ownZone: 'America/New_York',
    askedZone: 'America/New_York',
    names: ['Anna'],
    ...clocksOf(text),
  }
}

const kindOf = (text: string) => explainReply(text, frameOf(text))?.kind ?? null
const words = (text: string) => text.trim().split(/\s*,\s*/u)

/** Accepted replies, the slot's own day in them, and every form of another day, date or hour. */
const LANGUAGES = {
  en: {
    replies: ['Yes, Tuesday works for me. Thanks, Anna', 'Sounds good, see you then.\n\nBest regards,\nAnna Smith'],
    times: `Monday, Mondays, Wednesday, Wednesdays, Wed, Thursday, Thurs, Friday, Fridays, Saturday, Sunday, today, tonight, tomorrow,
      the day after tomorrow, next month, the following day, 3 pm, at 4, 11 am, noon, morning, this afternoon, evening, the 13th,
      13 January, March, in February, April 2, better on Wednesday, rather, instead, later, another day, preferably Friday`,
  },
  de: {
    replies: ['Ja, Dienstag passt mir gut. Danke, Anna', 'Gerne, bis dann.\n\nViele Grüße\nAnna Schmidt'],
    times: `Montag, Montags, montags, Mittwoch, mittwochs, am Mittwoch, Mittwochnachmittag, Mittwochabend, Donnerstag, Freitag, freitags, Samstag, Sonnabend,
      Sonntag, heute, morgen früh, übermorgen, um 15 Uhr, 16 Uhr, mittags, vormittags, abends, am 13., 13. Januar,
      Februar, im März, lieber Mittwoch, besser am Freitag, stattdessen, eher, später, ein anderer Tag`,
  },
  fr: {
    replies: ['Oui, mardi me convient. Merci, Anna', "D'accord, à mardi.\n\nCordialement,\nAnna Leroy"],
    times: `lundi, lundis, mercredi, le mercredi, Mercredi, jeudi, vendredi, vendredis, samedi, dimanche, aujourd'hui, demain, après-demain,
      ce soir, à 15 h, à 16 heures, midi, le matin, le soir, le 13, le 13 janvier, février, en mars, plutôt mercredi,
      plutôt, mieux jeudi, de préférence, plus tard, un autre jour`,
  },
  es: {
    replies: [
      'Sí, el martes me viene bien. Gracias, Anna',
      'De acuerdo, nos vemos el martes.\n\nUn saludo,\nAnna López',
    ],
    times: `lunes, el miércoles, Miércoles, los miércoles, jueves, viernes, sábado, sábados, domingo, hoy, mañana, pasado mañana,
      a las 3, a las 15:00, a mediodía, por la mañana, por la noche, el 13, el 13 de enero, febrero,
      en marzo, mejor el miércoles, mejor, prefiero el jueves, más tarde, otro día`,
  },
  it: {
    replies: ['Sì, martedì mi va bene. Grazie, Anna', 'Perfetto, a martedì.\n\nCordiali saluti,\nAnna Conti'],
    times: `lunedì, mercoledì, Mercoledì, di mercoledì, giovedì, venerdì, sabato, domenica, oggi, domani, dopodomani, stasera, domattina,
      alle 15, alle 16:00, a mezzogiorno, di mattina, la sera, il 13, il 13 gennaio, febbraio, a marzo, meglio mercoledì,
      meglio, piuttosto, preferirei giovedì, più tardi, un altro giorno`,
  },
  pt: {
    replies: ['Sim, terça está bem para mim. Obrigada, Anna', 'Combinado, até terça.\n\nCumprimentos,\nAnna Costa'],
    times: `segunda, segunda-feira, quarta, quarta-feira, Quarta, às quartas, quinta, sexta-feira, sábado, domingo, hoje, amanhã,
      depois de amanhã, às 15h, às 16 horas, ao meio-dia, de manhã, à noite, dia 13, 13 de janeiro, fevereiro,
      em março, melhor na quarta, melhor, prefiro quinta, mais tarde, outro dia`,
  },
  nl: {
    replies: ['Ja, dinsdag past mij goed. Dank, Anna', 'Akkoord, tot dinsdag.\n\nVriendelijke groet,\nAnna Jansen'],
    times: `maandag, woensdag, woensdags, Woensdag, woensdagmiddag, donderdag, vrijdag, zaterdag, zondag, vandaag, morgen, overmorgen, vanavond,
      om 15 uur, om 16.00 uur, 's ochtends, 's avonds, de 13e, 13 januari, februari, in maart, liever woensdag, liever,
      beter donderdag, later, een andere dag`,
  },
  pl: {
    replies: ['Tak, wtorek mi pasuje. Dziękuję, Anna', 'Dobrze, do wtorku.\n\nPozdrawiam,\nAnna Nowak'],
    times: `poniedziałek, w poniedziałek, poniedziałku, środa, środę, w środę, środy, Środę, środowe, czwartek, w czwartek, czwartku, piątek, piątku,
      sobota, sobotę, niedziela, niedzielę, dziś, dzisiaj, jutro, pojutrze, o 15, o 16:00, w południe, rano, wieczorem, 13-go,
      13 stycznia, luty, w lutym, marca, raczej w środę, raczej, wolę czwartek, lepiej w piątek, później, inny dzień`,
  },
  uk: {
    replies: ['Так, вівторок мені підходить. Дякую, Анна', 'Добре, до вівторка.\n\nЗ повагою,\nАнна Коваль'],
    times: `понеділок, у понеділок, понеділка, середа, в середу, середу, середи, Середу, Середа, середою, четвер, у четвер, четверга, п'ятниця, у п'ятницю,
      п'ятниці, субота, суботу, неділя, неділю, сьогодні, завтра, післязавтра, о 15:00, о третій, опівдні, вранці, ввечері, 13-го,
      13 січня, лютого, у березні, краще в середу, краще, давайте в середу, замість, волів би четвер, пізніше, інший день`,
  },
} as const

/** The text with something more at each place between two words. */
function* grown(text: string, more: string): Generator<string> {
  // With a capital it may be a name too; phrases are compared without.
  const form = more[0]!.toUpperCase() + more.slice(1)
  yield `${form} ${text}`
  for (const { index } of text.matchAll(/(?<=\S)(?=\s|$)/gu))
    yield `${text.slice(0, index)} ${form}${text.slice(index)}`
  yield `${text}\n${more}`
  yield `${text.split('\n')[0]!.replace(/[.,].*$/u, '')}, ${more}.`
}

describe.each(Object.entries(LANGUAGES))('another time in %s', (_, { replies, times }) => {
  test.each(replies.map((reply) => [reply]))('without it the reply is accepted: %j [H-reply.1]', (reply) => {
    expect(kindOf(reply)).toBe('yes')
  })

  test('is no part of an acceptance, wherever it is written [H-reply.1]', () => {
    const accepted = replies.flatMap((reply) =>
      words(times).flatMap((time) =>
        [...grown(reply, time)].filter((text) => ['yes', 'preference'].includes(kindOf(text)!)),
      ),
    )
    expect(accepted).toEqual([])
  })
})

describe('words that nothing explains', () => {
  test.each(['Quibble', 'zzyzx', 'Fnord', 'kwetsbaar', 'нісенітниця'])('%s is skipped nowhere [H-reply.1]', (word) => {
    const accepted = Object.values(LANGUAGES).flatMap(({ replies }) =>
      // Beside a name it may be a name: "Thanks, Anna Quibble".
      replies.flatMap((reply) =>
        [...grown(reply.replace(/(?:\n|[.] [\p{L}]+, (?:Anna|Анна)).*$/su, '.'), word)].filter(
          (text) => kindOf(text) === 'yes',
        ),
      ),
    )
    expect(accepted).toEqual([])
  })
})

describe('a preference', () => {
  test.each([
    ['preference', 'Tuesday works for me, but Wednesday would be better.'],
    ['preference', 'Підходить, але краще у середу.'],
    // "Then" is of the other day.
    [null, 'Давайте краще в середу, тоді точно зможу.'],
    [null, 'Better on Wednesday, then I can make it.'],
    [null, 'Tuesday works for me, but Wednesday would be better. See you then.'],
    [null, 'Let us, Wednesday would be better.'],
    [null, 'Tuesday works for me, Wednesday would be better.'],
    [null, 'Gerne, lieber wäre mir Mittwoch, da bin ich dabei.'],
    [null, 'Dale, mejor el miércoles, entonces puedo.'],
  ] as const)('%s: %s [H-reply.1]', (expected, text) => {
    expect(kindOf(text)).toBe(expected)
  })
})
