import { joined, type OptOutPhrases } from './phrases.ts'

const ME = ['me', 'mij']
const NO_MORE = ['niet meer', 'nooit meer', 'niet langer', 'niet']

export const nl: OptOutPhrases = {
  alone: ['stop', 'nee', 'nee bedankt', 'nee dank je', 'nee dank u', 'uitschrijven', 'afmelden'],
  phrases: [
    ...joined(['contacteer', 'schrijf', 'mail', 'bericht', 'benader', 'bel', 'app', 'stoor'], ME, NO_MORE),
    ...joined(['neem', 'neemt u', 'opnemen'], ['geen contact']),
    ...joined(['wil', 'wens'], ['geen contact meer', 'geen berichten meer', 'geen verdere berichten', 'niet benaderd']),
    ...joined(['stuur', 'stuurt u'], ME, ['geen', 'niets meer', 'niks meer']),
    ...joined(
      ME,
      ['niet meer', 'niet langer', 'nooit meer'],
      ['te benaderen', 'te contacteren', 'te schrijven', 'te mailen'],
    ),
    ...joined(
      ['niet meer', 'niet langer'],
      ['benaderd worden', 'gecontacteerd worden', 'worden benaderd', 'gestoord worden'],
    ),
    ...joined(
      ['stop met', 'hou op met', 'houd op met'],
      [...['schrijven', 'mailen', 'sturen', 'berichten', 'spammen', 'me', 'mij', 'deze berichten', 'contact']],
    ),
    ...joined(['laat'], ME, ['met rust']),
    ...joined(['haal', 'verwijder', 'schrap'], ME, ['van', 'uit']),
    ...joined(['verwijder', 'wis'], ['mijn gegevens', 'mijn data', 'mijn naam']),
    ...joined(['schrijf'], ME, ['uit']),
    ...joined(['meld'], ME, ['af']),
    ...['geen berichten meer ontvangen', 'geen verdere berichten', 'mij uitschrijven', 'me uitschrijven'],
  ],
  spared: [
    ...joined(['niet'], ['vandaag', 'deze week', 'deze maand', 'voor maandag', 'voor volgende']),
    ...joined(['geen contact op'], ['voor', 'vandaag', 'deze week']),
  ],
  fillers: ['alstublieft', 'alsjeblieft', 'aub', 'svp', 'graag', 'voortaan', 'in de toekomst', 'a.u.b.'],
}
