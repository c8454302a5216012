import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksToStop, type OPT_OUT_PHRASES } from './opt-out.ts'

type Language = keyof typeof OPT_OUT_PHRASES

const ASKS: Record<Language, string[]> = {
  en: [
    'Please do not contact me again.',
    "please don't message me anymore",
    'Don’t write to me again, thanks',
    'STOP',
    'Stop, please.',
    'Stop messaging me!!!',
    'unsubscribe',
    'Kindly remove me from your list',
    'take me off this list',
    'Thanks, but I would rather opt out.',
    'I do not wish to be contacted about this.',
    'I do not want to hear from you again',
    'no thanks',
    'Leave me alone',
    'This is the third time. I am reporting you.',
    'Delete my data please',
    'If you do not stop messaging me I will block you.',
    'Just do not ever call me.',
    "I can't stop wondering who you are. Stop writing to me.",
  ],
  de: [
    'Bitte kontaktieren Sie mich nicht mehr.',
    'Schreib mir bitte nie wieder!',
    'Ich möchte nicht mehr kontaktiert werden.',
    'Kontaktieren Sie mich in Zukunft bitte nicht mehr. Heute war das letzte Mal.',
    'Lassen Sie mich in Ruhe!',
    'Nehmen Sie mich von Ihrer Liste.',
    'Loeschen? Löschen Sie meine Daten.',
    'Hören Sie auf, mir zu schreiben.',
    'Ich widerspreche der Nutzung meiner Daten zu Werbezwecken.',
    'Nein, danke',
    'HÖR AUF MIR ZU SCHREIBEN',
  ],
  fr: [
    "Merci de ne plus m'écrire.",
    'Ne me contactez plus, s’il vous plaît.',
    'arretez de me contacter',
    'Laissez-moi tranquille !',
    'Retirez-moi de votre liste.',
    'Désinscrivez-moi',
    'Je ne souhaite plus recevoir vos messages.',
    'Veuillez supprimer mes données.',
    'Non merci',
    'Ne m’envoyez plus rien.',
  ],
  es: [
    'Por favor, no me contacte más.',
    'No me escribas nunca más',
    'Deja de escribirme.',
    'Quiero darme de baja.',
    'Dejeme en paz',
    'No quiero recibir más mensajes',
    'Elimine mis datos, por favor.',
    'Sáqueme de su lista',
    'No, gracias.',
    'No vuelva a contactarme.',
  ],
  it: [
    'Per favore non mi contatti più.',
    'Non scrivermi più!',
    'Smetta di scrivermi.',
    'Lasciatemi in pace',
    'Cancellami dalla lista',
    'Non desidero ricevere altri messaggi.',
    'Cancelli i miei dati.',
    'No grazie',
    'Basta messaggi.',
  ],
  pt: [
    'Por favor, não me contacte mais.',
    'Nao me escreva mais',
    'Pare de me enviar mensagens.',
    'Não entre mais em contato comigo.',
    'Me deixe em paz!',
    'Remova-me da lista.',
    'Apague os meus dados.',
    'Não, obrigada',
    'Não quero receber mensagens.',
  ],
  nl: [
    'Neem alstublieft geen contact meer met mij op.',
    'Schrijf me niet meer.',
    'Stop met mailen',
    'Laat me met rust!',
    'Haal mij van de lijst.',
    'Verwijder mijn gegevens',
    'Ik wil niet meer benaderd worden.',
    'Benader me a.u.b. niet meer voor dit soort dingen.',
    'Nee, bedankt.',
    'uitschrijven',
  ],
  pl: [
    'Proszę do mnie więcej nie pisać.',
    'Nie pisz do mnie.',
    'Prosze sie ze mna nie kontaktowac',
    'Przestańcie do mnie pisać!',
    'Dajcie mi spokój.',
    'Proszę usunąć moje dane.',
    'Wypiszcie mnie z listy.',
    'Nie życzę sobie takich wiadomości.',
    'Nie, dziękuję',
  ],
  uk: [
    'Будь ласка, більше мені не пишіть.',
    'Не пишіть мені. До побачення.',
    'Припиніть писати!',
    'Дайте мені спокій',
    'Видаліть мої дані.',
    'Видаліть мене зі списку, будь ласка.',
    'Не хочу отримувати такі повідомлення.',
    'Ні, дякую.',
    'Більше не турбуйте мене',
    'Не зв’язуйтеся зі мною.',
  ],
}

const DOES_NOT: Record<Language, string[]> = {
  en: [
    'Yes, happy to talk next week!',
    'Not now, ask me again in spring.',
    'No thanks needed, glad it helped. What do you have in mind?',
    'We never stop learning here. Tell me more?',
    'I do not know yet, what is it about?',
    'Can you contact my colleague instead?',
    "I don't mind if you write to me by mail",
    "Please don't stop writing, this is useful.",
    'Please do not contact me before Monday, I am away.',
    'No time right now, sorry.',
    '',
    ' ... !',
  ],
  de: [
    'Im Moment keine Zeit, melden Sie sich gern im Herbst wieder.',
    'Bitte hören Sie nicht auf zu schreiben, das ist spannend.',
    'Lassen Sie mich in Ruhe darüber nachdenken.',
    'Schreiben Sie mir nicht heute, sondern am Montag.',
    'Nein, aber mein Kollege hätte Interesse.',
    'Davon habe ich nie wieder gehört. Erzählen Sie mehr!',
    'Ich widerspreche Ihnen da ein wenig.',
  ],
  fr: [
    "Pas le temps en ce moment, écrivez-moi à l'automne.",
    "N'arrêtez pas de m'écrire, c'est intéressant.",
    'Ne me contactez pas avant lundi, je suis en congé.',
    'Non, mais ma collègue serait intéressée.',
    'Vous pouvez m’envoyer plus de messages.',
    'Laissez-moi tranquillement y réfléchir.',
  ],
  es: [
    'Ahora no tengo tiempo, escríbame en otoño.',
    'No dejes de escribirme, me interesa.',
    'No deje de escribirme, por favor.',
    'No me contacte antes del lunes, estoy de viaje.',
    'No, pero a mi compañera le interesa.',
    'No me parece mal, cuénteme más.',
  ],
  it: [
    'Adesso non ho tempo, mi scriva in autunno.',
    'Non smetta di scrivermi, è interessante.',
    'Non mi contatti prima di lunedì, sono via.',
    'No, ma una collega sarebbe interessata.',
    'Mi pare una buona idea. Mi racconti di più.',
  ],
  pt: [
    'Agora não tenho tempo, escreva-me no outono.',
    'Não deixe de me escrever, interessa-me.',
    'Não pare de escrever!',
    'Não entre em contato antes de segunda-feira.',
    'Não, mas a minha colega tem interesse.',
  ],
  nl: [
    'Ik heb nu geen tijd, schrijf me volgende maand.',
    'Stop niet met schrijven, dit is interessant.',
    'We hebben geen contact meer met die leverancier. Wat biedt u?',
    'Schrijf me niet deze week, ik ben weg.',
    'Nee, maar mijn collega misschien wel.',
  ],
  pl: [
    'Teraz nie mam czasu, proszę pisać jesienią.',
    'Proszę nie przestawać pisać, to ciekawe.',
    'Proszę nie pisać przed poniedziałkiem, jestem na urlopie.',
    'Nie, ale moja koleżanka może być zainteresowana.',
  ],
  uk: [
    'Зараз немає часу, напишіть восени.',
    'Не припиняйте писати, це цікаво.',
    'Не пишіть мені до понеділка, я у відпустці.',
    'Ні, але моїй колезі може бути цікаво.',
    'Залиште мене у списку, будь ласка.',
  ],
}

const cases = (table: Record<Language, string[]>) =>
  Object.entries(table).flatMap(([language, replies]) => replies.map((reply) => [language, reply] as const))

test.for(cases(ASKS))('asks to stop, in %s: %s [O-seq.6]', ([, reply]) => {
  expect(asksToStop(reply)).toBe(true)
})

test.for(cases(DOES_NOT))('does not, in %s: %s [O-seq.6]', ([, reply]) => {
  expect(asksToStop(reply)).toBe(false)
})

test('a wish at the end of a long reply is heard [O-seq.6]', () => {
  expect(asksToStop(`${'Thank you for your kind words. '.repeat(50)}Please do not contact me again.`)).toBe(true)
})

test('whatever stands around it, and however it is written, the wish is heard [O-seq.6]', () => {
  const around = fc.string({ maxLength: 200 }).map((text) => text.replaceAll(/[\p{L}\p{M}\p{N}+#'’]/gu, ' '))
  const phrases = Object.values(ASKS).flatMap((replies) => replies.filter((reply) => reply.split(' ').length > 3))
  fc.assert(
    fc.property(around, around, fc.constantFrom(...phrases), fc.boolean(), (before, after, phrase, loud) => {
      const reply = `${before} ${phrase} ${after}`
      expect(asksToStop(loud ? reply.toUpperCase() : reply)).toBe(true)
    }),
  )
})
