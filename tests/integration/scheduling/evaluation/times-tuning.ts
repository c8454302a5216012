/**
 * Replies with times: frame | zone of the attendee, "-" if unknown | wall time and zone of each alternative, or "ask" |
 * reply. The reader was tuned on these.
 */
export const TUNING = `
winter | - | 2026-11-26T14:00 Europe/Paris | Mardi ne me convient pas. Jeudi 26 novembre à 14h heure de Paris ?
winter | - | 2026-11-26T15:00 Europe/London + 2026-11-27T10:00 America/Los_Angeles | Tuesday doesn't work. How about Thursday Nov 26 at 3pm London time, or 10am PST on Friday?
winter | Europe/London | 2026-11-26T15:00 Europe/London | I can't make Tuesday. Could we do Thursday 26 November at 3pm London time?
winter | America/New_York | 2026-11-27T10:00 America/Los_Angeles | Tuesday doesn't work, how about 27 November at 10am PST?
winter | - | 2026-11-26T15:00 Europe/Berlin | Dienstag geht leider nicht. Wie wäre Donnerstag, 26. November, um 15 Uhr deutscher Zeit?
winter | - | 2026-11-26T10:00 Europe/Berlin | Tuesday doesn't work for me. Would 26 November at 10:00 CET be possible?
winter | Europe/Madrid | 2026-11-27T09:00 America/New_York | I can't do Tuesday. Could we do Friday 27 November at 9am Eastern?
winter | - | 2026-11-26T10:00 Europe/Lisbon | Terça não posso. Pode ser na quinta-feira, 26 de novembro, às 10h de Lisboa?
winter | Asia/Tokyo | 2026-11-26T16:00 +02:00 | That doesn't work. Could we do 26 November at 16:00 UTC+2?
winter | - | 2026-11-26T15:00 UTC | Tuesday is not possible for me. 26 November at 15:00 GMT instead?
winter | - | 2026-11-26T14:00 Europe/Warsaw | We wtorek nie mogę. Czy możliwy byłby czwartek 26 listopada o 14:00 czasu warszawskiego?
winter | - | 2026-11-26T15:00 Europe/Kyiv | У вівторок не можу. Чи можна перенести на четвер, 26 листопада, о 15:00 за київським часом?
winter | Europe/Paris | 2026-11-26T12:00 America/New_York | Tuesday doesn't work, could we do 26 November at noon your time?
winter | Europe/Paris | 2026-11-26T16:00 Europe/Paris | Tuesday doesn't work, could we do 26 November at 4pm my time?
winter | - | ask | Tuesday doesn't work, could we do 26 November at 4pm my time?
winter | - | ask | Tuesday doesn't work, could we do 26 November at 4pm?
winter | Asia/Tokyo | 2026-11-26T16:00 Asia/Tokyo | Tuesday doesn't work, could we do 26 November at 4pm?
winter | - | ask | Tuesday doesn't work, could we do 26 November at 4pm IST?
winter | Asia/Kolkata | 2026-11-26T16:00 Asia/Kolkata | Tuesday doesn't work, could we do 26 November at 4pm IST?
winter | - | ask | Tuesday doesn't work, could we do 26 November at 4pm CST?
winter | Asia/Shanghai | ask | Tuesday doesn't work, how about 26 November at 9am CST?
winter | America/Chicago | 2026-11-26T16:00 America/Chicago | Tuesday doesn't work, could we do 26 November at 4pm CST?
winter | Australia/Sydney | ask | Tuesday doesn't work, could we do 26 November at 9am EST?
winter | Europe/Paris | ask | Tuesday doesn't work, could we do 26 November at 9am US time?
winter | Europe/Paris | ask | Tuesday doesn't work, could we do 26 November at 4pm Brazil time?
winter | America/New_York | ask | Tuesday doesn't work, could we do Thursday 26 November at 3?
winter | America/New_York | ask | Tuesday doesn't work, how about 26 November at 4:30?
winter | Europe/London | ask | Tuesday doesn't work, could we do 26 November at half three?
winter | Europe/Berlin | ask | Dienstag geht nicht. Wie wäre Donnerstag, 26. November, um halb drei?
winter | Europe/Berlin | 2026-11-26T14:30 Europe/Berlin | Dienstag geht nicht. Wie wäre Donnerstag, 26. November, um halb drei nachmittags?
winter | Europe/Amsterdam | 2026-11-26T14:30 Europe/Amsterdam | Dinsdag lukt niet. Kan het donderdag 26 november om half drie 's middags?
winter | Europe/Madrid | 2026-11-26T15:30 Europe/Madrid | El martes no puedo, ¿qué tal el jueves 26 de noviembre a las tres y media de la tarde?
winter | Europe/Kyiv | 2026-11-26T14:30 Europe/Kyiv | У вівторок не можу. Як щодо четверга, 26 листопада, о пів на третю дня?
winter | Europe/Paris | 2026-11-26T14:30 Europe/Paris | Mardi, impossible pour moi. Jeudi 26 novembre à 14h30 ?
winter | Europe/Rome | 2026-11-26T15:30 Europe/Rome | Martedì non posso, che ne dice di giovedì 26 novembre alle 15.30?
winter | Europe/Paris | 2026-11-26T12:00 Europe/Paris | Mardi ne va pas. Jeudi 26 novembre à midi ?
winter | Europe/Warsaw | 2026-11-26T12:00 Europe/Warsaw | We wtorek nie mogę, a może czwartek 26 listopada w południe?
winter | America/New_York | ask | Tuesday doesn't work, but I am free on 26 November between 2 and 4pm.
winter | America/New_York | 2026-11-26T14:00 America/New_York | Tuesday doesn't work. Could we do 26 November at 2pm for 30 minutes?
winter | America/New_York | ask | Tuesday doesn't work, could we do next Thursday at 3pm?
winter | Europe/Berlin | ask | Dienstag geht nicht. Wie wäre nächsten Donnerstag um 15 Uhr?
winter | America/New_York | ask | Tuesday doesn't work, could we do 03/04/2027 at 3pm?
winter | Europe/Berlin | 2027-04-03T15:00 Europe/Berlin | Dienstag geht nicht. Wie wäre der 03.04.2027 um 15 Uhr?
winter | America/New_York | 2026-11-19T15:00 America/New_York | Tuesday doesn't work, could we do tomorrow at 3pm?
late | Asia/Tokyo | 2026-11-20T15:00 Asia/Tokyo | Tuesday doesn't work, could we do tomorrow at 3pm?
winter | Europe/Paris | 2026-11-20T15:00 Europe/Paris | Mardi ne va pas, serait-il possible après-demain à 15h ?
winter | America/New_York | 2026-11-26T11:00 America/New_York + 2026-11-27T14:00 America/New_York | Tuesday doesn't work. I could do Thursday November 26 at 11am or Friday November 27 at 2pm.
winter | America/New_York | ask | Tuesday doesn't work, could we do Wednesday November 26 at 3pm?
winter | Europe/London | ask | Tuesday doesn't work, could we do 26 November around 3pm or so?
winter | Europe/London | ask | Tuesday doesn't work, but any time after 3pm on 26 November is fine.
winter | Europe/London | 2026-11-26T15:00 Asia/Tokyo | Tuesday doesn't work. How about 26 November at 15:00 Asia/Tokyo?
winter | Europe/London | 2026-11-26T09:00 Asia/Singapore | Tuesday doesn't work, how about 26 November at 9am Singapore time?
winter | - | 2026-11-26T16:00 Europe/Rome | Martedì non posso. Giovedì 26 novembre alle 16:00 ora italiana?
winter | - | 2026-11-26T16:00 Europe/Madrid | El martes no puedo. ¿Podría ser el jueves 26 de noviembre a las 16:00, hora de Madrid?
winter | - | 2026-11-26T16:00 America/Sao_Paulo | Terça não dá. Pode ser dia 26 de novembro às 16h, horário de Brasília?
winter | - | 2026-11-26T14:00 Europe/Amsterdam | Dinsdag lukt niet. Kan het donderdag 26 november om 14:00 Nederlandse tijd?
winter | - | 2026-11-26T10:00 America/New_York | Mardi ne va pas. Jeudi 26 novembre à 10h, heure de New York ?
winter | - | 2026-11-26T16:00 Europe/Berlin | Dienstag geht nicht. Donnerstag, 26. November, 16:00 Uhr MEZ?
winter | - | ask | Mardi ne va pas. Jeudi 26 novembre à 14h heure de Ruritanie ?
winter | - | ask | Dienstag geht nicht. Donnerstag, 26. November, 16 Uhr Ortszeit?
winter | Europe/London | 2026-11-24T16:00 Europe/London | 3pm doesn't work, but 4pm would.
winter | - | 2026-11-24T16:00 Europe/London | 3pm doesn't work, but 4pm London time would.
winter | Europe/London | ask | Tuesday doesn't work. Could we do the Monday after Thanksgiving at 3pm?
winter | Europe/London | ask | Tuesday doesn't work. Could we do Thanksgiving at 3pm?
winter | Europe/London | ask | Tuesday doesn't work. Could we do a week from Thursday at 3pm?
winter | Europe/London | 2026-11-26T15:00 Europe/London | Tuesday doesn't work. Thursday 26 November at 3pm? I am in room 14, my number is +44 20 7946 0958.
winter | Europe/London | 2026-11-26T15:00 Europe/London | Tuesday doesn't work. Could we do 2026-11-26 15:00?
winter | - | 2026-11-26T15:00 UTC | Tuesday doesn't work. Could we do 2026-11-26T15:00:00Z?
summer | America/New_York | 2026-07-16T10:00 America/New_York | Tuesday doesn't work. Could we do 16 July at 10am EST?
summer | Asia/Tokyo | ask | Tuesday doesn't work. Could we do 16 July at 10am EST?
summer | - | 2026-07-16T15:00 Europe/London | Tuesday doesn't work. Could we do 16 July at 3pm BST?
summer | Europe/London | ask | Tuesday doesn't work. Could we do 16 July at 3pm GMT?
summer | Europe/Berlin | 2026-07-16T10:00 Europe/Berlin | Dienstag geht nicht. Donnerstag, 16. Juli, um 10:00 Uhr?
autumn | Europe/Berlin | ask | Dienstag geht nicht. Wie wäre Sonntag, 25. Oktober, um 2:30 Uhr morgens?
autumn | Europe/London | 2026-10-26T15:00 America/New_York | Tuesday doesn't work. Could we do 26 October at 3pm New York time?
autumn | Europe/London | 2026-10-26T15:00 Europe/London | Tuesday doesn't work. Could we do 26 October at 3pm?
spring | America/New_York | ask | Tuesday doesn't work. Could we do Sunday 14 March at 2:30am?
winter | Europe/Warsaw | 2026-11-26T15:00 Europe/Warsaw | We wtorek nie mogę. Czwartek 26 listopada o godz. 15?
winter | Europe/Kyiv | 2026-11-27T11:00 Europe/Kyiv | У вівторок не можу. Чи підійде п'ятниця, 27 листопада, об 11:00?
winter | Europe/Lisbon | 2026-11-26T15:30 Europe/Lisbon | Terça não posso. Quinta-feira, 26 de novembro, às três e meia da tarde?
winter | Europe/Madrid | ask | El martes no puedo, ¿qué tal el jueves 26 de noviembre a las 4?
winter | America/Los_Angeles | 2026-11-26T15:00 America/Los_Angeles | Tuesday doesn't work, can we do Thu Nov 26, 3:00 p.m. (PT)?
winter | Europe/Paris | ask | Mardi ne va pas. Jeudi 26 novembre entre 14h et 16h ?
winter | Europe/Berlin | 2026-11-26T15:30 Europe/Berlin | Dienstag geht nicht. Donnerstag, 26. November, 15 Uhr 30?
`
