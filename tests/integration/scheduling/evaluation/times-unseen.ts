/** In the format of the tuning part. Written before the reader, and not run while it was made. */
export const UNSEEN = `
winter | - | 2026-11-25T09:30 America/Chicago | That slot is no good for me. Can you do Nov 25 at 9:30am Chicago time?
winter | - | 2026-12-02T11:00 Europe/Brussels | Mardi m'est impossible. Que diriez-vous du mercredi 2 décembre à 11h, heure de Bruxelles ?
winter | - | 2026-12-01T17:00 Europe/Vienna | Am Dienstag bin ich verhindert. Möglich wäre der 1. Dezember um 17 Uhr Wiener Zeit.
winter | - | 2026-11-30T12:30 Europe/Rome | Martedì sono occupato. Va bene lunedì 30 novembre alle 12:30, ora di Roma?
winter | - | 2026-11-27T17:00 America/Mexico_City | El martes me resulta imposible. ¿Le parece el viernes 27 de noviembre a las 17:00, hora de Ciudad de México?
winter | - | 2026-11-27T10:30 America/Sao_Paulo | Terça-feira não consigo. Podemos marcar para sexta-feira, 27 de novembro, às 10h30 (horário de São Paulo)?
winter | - | 2026-11-27T13:00 Europe/Amsterdam | Dinsdag kan ik niet. Vrijdag 27 november om 13.00 uur Amsterdamse tijd?
winter | - | 2026-11-30T16:00 Europe/London | Wtorek mi nie pasuje. Może poniedziałek 30 listopada o 16:00 czasu londyńskiego?
winter | - | 2026-11-30T17:00 Europe/Warsaw | Вівторок мені не підходить. Можливо, понеділок, 30 листопада, о 17:00 за варшавським часом?
winter | Europe/Oslo | 2026-12-01T15:00 Europe/Oslo | I'm not available then. 1 December at 15:00 would suit me.
winter | - | ask | I'm not available then. 1 December at 15:00 would suit me.
winter | America/Denver | 2026-12-01T08:00 America/Denver | I'm not free on Tuesday. Dec 1 at 8am MST works for me.
winter | America/Phoenix | 2026-12-01T08:00 America/Phoenix | I'm not free on Tuesday. Dec 1 at 8am MST works for me.
summer | America/Phoenix | 2026-07-21T08:00 America/Phoenix | I'm not free on Tuesday. July 21 at 8am MST works for me.
summer | Europe/Paris | ask | I'm not free on Tuesday. July 21 at 8am MST works for me.
summer | Europe/Paris | 2026-07-17T10:00 Europe/Paris | Mardi ne va pas. Vendredi 17 juillet à 10h CET ?
winter | Asia/Manila | ask | Tuesday doesn't work. Could we do 1 December at 9am PST?
winter | - | 2026-12-01T09:00 Asia/Tokyo | I can't attend on Tuesday. Could we meet on December 1 at 9am JST?
winter | - | 2026-12-01T18:00 Asia/Kolkata | I can't attend on Tuesday. Could we meet on December 1 at 6pm India time?
winter | - | 2026-12-01T14:00 Asia/Dubai | I can't attend on Tuesday. Could we meet on December 1 at 2pm Dubai time?
winter | - | ask | I can't attend on Tuesday. Could we meet on December 1 at 2pm Australian time?
winter | - | ask | I can't attend on Tuesday. Could we meet on December 1 at 2pm local time?
winter | - | ask | El martes no puedo. ¿El 1 de diciembre a las 14:00, hora de México?
winter | Europe/Kyiv | 2026-12-01T16:00 America/New_York | У вівторок не можу. Може, 1 грудня о 16:00 за вашим часом?
winter | Europe/Rome | 2026-12-01T11:00 Europe/Rome | Martedì non posso. Il 1° dicembre alle 11 del mattino, ora mia?
winter | Europe/Berlin | 2026-12-01T16:00 Europe/Berlin | Dienstag passt mir nicht. Am 1. Dezember um 16 Uhr meiner Zeit ginge es.
winter | Europe/Berlin | 2026-12-01T10:00 America/New_York | Dienstag passt mir nicht. Am 1. Dezember um 10 Uhr Ihrer Zeit ginge es.
winter | - | ask | Dienstag passt mir nicht. Am 1. Dezember um 16 Uhr meiner Zeit ginge es.
winter | - | 2026-12-01T16:00 +05:30 | Tuesday is impossible. December 1, 16:00 (GMT+5:30)?
winter | - | 2026-12-01T16:00 -03:00 | Tuesday is impossible. December 1, 4pm UTC-3?
winter | Europe/Madrid | ask | El martes no puedo. ¿El jueves 3 de diciembre a las cuatro y cuarto?
winter | Europe/Madrid | 2026-12-03T16:15 Europe/Madrid | El martes no puedo. ¿El jueves 3 de diciembre a las cuatro y cuarto de la tarde?
winter | Europe/Warsaw | 2026-12-03T14:30 Europe/Warsaw | We wtorek nie dam rady. Czwartek 3 grudnia o wpół do trzeciej po południu?
winter | Europe/Warsaw | ask | We wtorek nie dam rady. Czwartek 3 grudnia o wpół do trzeciej?
winter | Europe/Vienna | 2026-12-03T16:45 Europe/Vienna | Dienstag geht nicht. Donnerstag, 3. Dezember, Viertel vor fünf nachmittags?
winter | America/New_York | 2026-12-03T15:30 America/New_York | Tuesday doesn't work. How about December 3 at half past three in the afternoon?
winter | America/New_York | 2026-12-03T15:45 America/New_York | Tuesday doesn't work. How about December 3 at quarter to 4 pm?
winter | Europe/Lisbon | 2026-12-03T12:00 Europe/Lisbon | Terça não posso. Quinta-feira, 3 de dezembro, ao meio-dia?
winter | Europe/Rome | 2026-12-03T12:00 Europe/Rome | Martedì non posso. Giovedì 3 dicembre a mezzogiorno?
winter | America/New_York | ask | Tuesday doesn't work. I'm free December 3 from 1pm to 5pm.
winter | America/New_York | 2026-12-03T13:00 America/New_York | Tuesday doesn't work. I'm free December 3 from 1pm to 2pm.
winter | America/New_York | ask | Tuesday doesn't work. Thursday or Friday at 3pm?
winter | America/New_York | ask | Tuesday doesn't work. How about the first Thursday in December at 3pm?
winter | Europe/London | ask | Tuesday doesn't work. How about 5/6 at 3pm?
winter | Europe/London | 2026-11-30T15:00 Europe/London | Tuesday doesn't work. How about 30/11 at 3pm?
winter | America/New_York | 2026-12-15T15:00 America/New_York | Tuesday doesn't work. How about 12/15 at 3pm?
winter | Europe/Paris | 2026-12-05T15:00 Europe/Paris | Mardi ne va pas. Le 05/12 à 15h ?
winter | America/New_York | ask | Tuesday doesn't work. Could we do the same time on Thursday?
winter | America/New_York | ask | Tuesday doesn't work. Could we do it an hour later?
winter | America/New_York | ask | Tuesday doesn't work. Thursday 3 December, either just before or just after 3pm?
winter | Europe/Amsterdam | ask | Dinsdag lukt niet. Donderdag 3 december om half drie?
winter | Europe/Amsterdam | 2026-12-03T15:15 Europe/Amsterdam | Dinsdag lukt niet. Donderdag 3 december om kwart over drie 's middags?
winter | Europe/Paris | 2026-11-19T15:00 Europe/Paris | Mardi ne va pas, demain à 15h ?
late | America/Los_Angeles | 2026-11-19T15:00 America/Los_Angeles | Tuesday doesn't work. Tomorrow at 3pm?
late | Europe/Kyiv | 2026-11-20T15:00 Europe/Kyiv | У вівторок не можу. Завтра о 15:00?
winter | Europe/Berlin | ask | Dienstag geht nicht. In zwei Wochen um 15 Uhr?
winter | Europe/Berlin | 2026-12-03T15:00 Europe/Berlin + 2026-12-04T09:30 Europe/Berlin | Dienstag geht nicht. Möglich wären Donnerstag, 3. Dezember, 15:00 Uhr oder Freitag, 4. Dezember, 9:30 Uhr.
winter | - | 2026-12-03T09:00 America/Los_Angeles + 2026-12-04T17:00 Europe/Berlin | Tuesday doesn't work. I can offer Dec 3 at 9am Pacific time or Dec 4 at 17:00 CET.
winter | Europe/London | 2026-12-03T15:00 Europe/London | Tuesday doesn't work. We use version 2.15 of the app, bus 14 stops here and support is 24/7. Dec 3 at 3pm?
winter | Europe/London | ask | Tuesday doesn't work. Dec 3 at 3pm Elbonian time?
winter | Asia/Tokyo | ask | Tuesday doesn't work. Dec 3 at 3pm in Paris?
autumn | America/New_York | ask | Tuesday doesn't work. Sunday November 1 at 1:30am?
spring | Europe/Paris | ask | Mardi ne va pas. Dimanche 28 mars à 2h30 du matin ?
spring | - | 2027-03-16T10:00 America/New_York | Tuesday the 9th doesn't work. March 16 at 10am EDT?
spring | Europe/London | 2027-03-29T10:00 Europe/London | Tuesday doesn't work. Monday 29 March at 10am?
winter | America/New_York | ask | Tuesday doesn't work. Dec 3 at midnight?
winter | Europe/Kyiv | 2026-12-03T13:00 Europe/Berlin | У вівторок не можу. Може, 3 грудня о 13:00 за берлінським часом?
winter | Europe/Madrid | ask | El martes no puedo. ¿El próximo jueves a las 15:00?
winter | Europe/Lisbon | ask | Terça não posso. Dia 3 de dezembro, entre as 14h e as 16h?
winter | Europe/Warsaw | 2026-12-03T15:30 Europe/Warsaw | We wtorek nie mogę. Czy pasuje 3 grudnia o 15.30?
winter | Europe/Rome | 2026-12-03T09:00 America/New_York | Martedì non posso. Il 3 dicembre alle 9:00, ora di New York?
winter | Europe/Amsterdam | 2026-12-03T16:00 Europe/London | Dinsdag lukt niet. 3 december om 16:00 uur Londense tijd?
`
