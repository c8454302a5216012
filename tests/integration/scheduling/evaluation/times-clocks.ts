/** Clock words, zone words and day words that mislead. */
export const CLOCKS = `
winter | Europe/London | 2026-11-26T15:00 Europe/London | Tuesday doesn't work for me. How about Thursday 26 November at 3pm?
winter | Europe/London | 2026-11-26T15:30 Europe/London | Can't do Tuesday. Thursday 26 November at half three in the afternoon?
winter | Europe/Amsterdam | ask | Tuesday is not possible. Thursday 26 November at half three?
winter | America/New_York | 2026-11-26T15:00 America/New_York | can't make that, could do thu nov 26 3pm
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm IST?
winter | Asia/Kolkata | 2026-11-26T18:30 Asia/Kolkata | Tuesday doesn't work. Thursday 26 November at 6:30 pm IST?
winter | America/New_York | ask | I can't on Tuesday. Thursday 26 November, 6pm IST?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm CST?
winter | America/Chicago | 2026-11-26T15:00 America/Chicago | Tuesday doesn't work. Thursday 26 November at 3pm CST?
winter | Asia/Shanghai | 2026-11-26T21:00 Asia/Shanghai | Tuesday doesn't work. Thursday 26 November at 9pm CST?
summer | Europe/London | 2026-07-16T15:00 Europe/London | Tuesday doesn't work. Thursday 16 July at 3pm BST?
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3pm BST?
summer | - | ask | Tuesday doesn't work. Thursday 16 July at 3pm BST?
summer | - | ask | Tuesday doesn't work. Thursday 16 July at 3pm AST?
summer | - | ask | Tuesday doesn't work. Thursday 16 July at 3pm GST?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm EST or AEST?
winter | - | 2026-11-26T15:00 America/Los_Angeles | Tuesday doesn't work. Thursday 26 November at 3pm PT?
winter | - | 2026-11-26T15:00 America/Los_Angeles | Tuesday doesn't work. Thursday 26 November at 3pm Pacific?
winter | - | 2026-11-26T15:00 Europe/London | Tuesday doesn't work. Thursday 26 November at 3pm London time?
winter | - | 2026-11-26T15:00 Europe/London | Tuesday doesn't work. Thursday 26 November at 1500 GMT?
winter | - | 2026-11-26T15:00 UTC | Tuesday doesn't work. Thursday 26 November at 15:00 UTC?
winter | - | 2026-11-26T13:00 UTC | Tuesday doesn't work. Thursday 26 November at 15:00 UTC+2?
winter | - | 2026-11-26T09:30 UTC | Tuesday doesn't work. Thursday 26 November at 15:00 GMT+5:30?
winter | Europe/Berlin | 2026-11-26T10:00 America/New_York | Tuesday doesn't work. Thursday 26 November at 10am your time?
winter | Europe/Berlin | 2026-11-26T16:00 Europe/Berlin | Tuesday doesn't work. Thursday 26 November at 4pm my time?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 4pm my time?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 4pm local time?
winter | Europe/Berlin | ask | Tuesday doesn't work. Thursday 26 November at 4pm her time?
winter | Europe/Berlin | ask | Tuesday doesn't work. Thursday 26 November at 4pm Anna's time?
winter | Europe/Berlin | ask | Tuesday doesn't work. I am in Singapore that week, Thursday 26 November at 4pm?
winter | Europe/Berlin | ask | Tuesday doesn't work. Thursday 26 November at 4pm, I'll be travelling in Japan by then.
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3pm Birmingham time?
winter | - | 2026-11-26T15:00 Australia/Sydney | Tuesday doesn't work. Thursday 26 November at 3pm Sydney time?
winter | - | 2026-11-26T15:00 America/Phoenix | Tuesday doesn't work. Thursday 26 November at 3pm Arizona time?
winter | - | 2026-11-26T15:00 Asia/Tokyo | Tuesday doesn't work. Thursday 26 November at 15:00 JST?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm Georgia time?
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November after 3pm?
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November any time from 3pm.
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November between 2 and 5pm.
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November before 3pm.
winter | Europe/London | ask | Tuesday doesn't work, and neither does Thursday 26 November at 3pm.
winter | Europe/London | ask | Anything but Thursday 26 November at 3pm. Tuesday doesn't work either.
winter | Europe/London | ask | Tuesday doesn't work. My flight lands on Thursday 26 November at 3pm.
winter | Europe/London | ask | Tuesday doesn't work, I am in court until Thursday 26 November, 3pm.
winter | Europe/London | ask | Tuesday doesn't work. I was free on Thursday 26 November at 3pm but not any more.
winter | Europe/London | ask | Tuesday doesn't work. Kim can do Thursday 26 November at 3pm, I can't.
winter | Europe/London | ask | Tuesday doesn't work. If my case settles, Thursday 26 November at 3pm.
winter | Europe/London | 2026-12-01T15:00 Europe/London + 2026-12-01T16:00 Europe/London | The 24th doesn't work. Tuesday 1 December at 3pm or 4pm?
winter | Europe/London | 2026-11-26T15:00 Europe/London + 2026-11-27T11:00 Europe/London | Tuesday doesn't work. Thursday 26 November at 3pm or Friday 27 November at 11am.
winter | Europe/London | ask | Tuesday doesn't work. Thursday 27 November at 3pm?
winter | Europe/London | ask | Tuesday doesn't work. 31 November at 3pm?
winter | Europe/London | ask | Tuesday doesn't work. How about next Friday at 3pm?
winter | Europe/London | 2026-11-20T15:00 Europe/London | Tuesday doesn't work. How about this Friday at 3pm?
winter | Europe/London | 2026-11-19T15:00 Europe/London | Tuesday doesn't work. Tomorrow at 3pm?
late | Asia/Tokyo | 2026-11-20T15:00 Asia/Tokyo | Tuesday doesn't work. Tomorrow at 3pm?
late | Europe/Kyiv | 2026-11-20T15:00 Europe/Kyiv | Вівторок не підходить. Може, завтра о 15:00?
winter | Europe/London | ask | Tuesday doesn't work. 11/12 at 3pm?
winter | Europe/London | 2026-11-26T15:00 Europe/London | Tuesday doesn't work. 26/11 at 3pm?
winter | America/New_York | 2026-11-30T15:00 America/New_York | Tuesday doesn't work. 11/30 at 3pm?
winter | - | 2026-12-03T15:00 Europe/London | Tuesday doesn't work. 2026-12-03 15:00 London time?
winter | Europe/London | 2026-11-26T12:00 Europe/London | Tuesday doesn't work. Thursday 26 November at noon?
winter | Europe/London | 2026-11-26T12:00 Europe/London | Tuesday doesn't work. Thursday 26 November at 12pm?
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at midnight?
winter | Europe/London | 2026-11-26T15:45 Europe/London | Tuesday doesn't work. Thursday 26 November at quarter to four in the afternoon?
winter | Europe/London | 2026-11-26T16:10 Europe/London | Tuesday doesn't work. Thursday 26 November at ten past four pm?
winter | Europe/London | 2026-11-26T15:30 Europe/London | Tuesday doesn't work. Thursday 26 November at 3.30pm?
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3ish?
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 25:00?
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November in room 15.30?
winter | Europe/London | ask | Tuesday doesn't work. Call me on Thursday 26 November, my extension is 1500.
spring | America/New_York | ask | Tuesday doesn't work. Sunday 14 March at 2:30am?
spring | America/New_York | 2027-03-15T10:00 America/New_York | Tuesday doesn't work. Monday 15 March at 10am?
spring | Europe/Berlin | 2027-03-16T15:00 Europe/Berlin | Dienstag passt nicht. Geht Dienstag, 16. März, um 15 Uhr?
spring | Europe/London | 2027-03-16T14:00 Europe/London | Tuesday 9 March doesn't work. Tuesday 16 March at 2pm GMT?
autumn | America/New_York | ask | Tuesday doesn't work. Sunday 1 November at 1:30am?
autumn | Europe/Berlin | 2026-10-26T15:00 Europe/Berlin | Dienstag passt leider nicht. Montag, 26. Oktober, 15 Uhr?
autumn | Europe/Berlin | ask | Dienstag passt nicht. Sonntag, 25. Oktober, um 2:30 Uhr?
autumn | Europe/London | 2026-10-27T15:00 Europe/London | The 20th doesn't work. Tuesday 27 October at 3pm?
autumn | Europe/London | ask | The 20th doesn't work. Tuesday 27 October at 3pm BST?
summer | America/New_York | ask | Tuesday doesn't work. Thursday 16 July at 3pm EST (that is 2pm Chicago)? Or is it 4?
winter | Europe/Berlin | 2026-11-26T14:30 Europe/Berlin | Dienstag passt nicht. Donnerstag, 26. November, um halb drei nachmittags?
winter | Europe/Berlin | 2026-11-26T15:15 Europe/Berlin | Dienstag passt nicht. Donnerstag, 26. November, Viertel nach drei nachmittags?
winter | Europe/Berlin | 2026-11-26T15:30 Europe/Berlin | Dienstag geht nicht. Do 26.11. 15.30 Uhr?
winter | Europe/Berlin | 2026-12-03T09:00 Europe/Berlin | Dienstag geht nicht. Am 3.12. um 9 Uhr?
winter | Europe/Berlin | ask | Dienstag geht nicht. Donnerstag, 26. November, ab 15 Uhr.
winter | Europe/Berlin | ask | Dienstag geht nicht. Donnerstag, 26. November, gegen 15 Uhr.
winter | Europe/Berlin | ask | Dienstag geht nicht. Donnerstag, 26. November, bis 15 Uhr.
winter | Europe/Berlin | ask | Dienstag geht nicht. Heute in acht Tagen um 15 Uhr?
winter | Europe/Berlin | ask | Dienstag geht nicht. Donnerstag, 26. November, um 15 Uhr habe ich auch einen Termin.
winter | - | 2026-11-26T15:00 Europe/Zurich | Dienstag geht nicht. Donnerstag, 26. November, 15 Uhr Zürcher Zeit?
winter | Europe/Berlin | 2026-11-26T09:00 America/New_York | Dienstag geht nicht. Donnerstag, 26. November, 9 Uhr Ihrer Zeit?
winter | Europe/Paris | 2026-11-26T15:30 Europe/Paris | Mardi n'est pas possible. Jeudi 26 novembre à 15h30 ?
winter | - | 2026-11-26T14:00 Europe/Paris | Mardi n'est pas possible. Jeudi 26 novembre à 14h heure de Paris ?
winter | - | 2026-11-26T14:00 America/Toronto | Mardi n'est pas possible. Jeudi 26 novembre à 14h heure de Montréal ?
winter | Europe/Paris | 2026-11-26T12:00 Europe/Paris | Mardi n'est pas possible. Jeudi 26 novembre à midi ?
winter | Europe/Paris | 2026-11-26T15:30 Europe/Paris | Mardi n'est pas possible. Jeudi 26 novembre à trois heures et demie de l'après-midi ?
winter | Europe/Paris | ask | Mardi n'est pas possible. Jeudi 26 novembre à partir de 15h.
winter | Europe/Paris | ask | Mardi n'est pas possible. Jeudi 26 novembre vers 15h ?
winter | Europe/Paris | ask | Mardi n'est pas possible, jeudi 26 novembre à 15h non plus.
winter | Europe/Paris | ask | Mardi n'est pas possible. Mercredi en huit à 15h ?
winter | Europe/Madrid | 2026-11-26T15:30 Europe/Madrid | El martes no puedo. ¿El jueves 26 de noviembre a las tres y media de la tarde?
winter | Europe/Madrid | 2026-11-26T17:00 Europe/Madrid | El martes no puedo. ¿Jueves 26 de noviembre a las 17:00?
winter | - | 2026-11-26T16:00 Europe/Madrid | El martes no puedo. ¿El jueves 26 de noviembre a las 16:00 hora peninsular?
winter | Europe/Madrid | ask | El martes no puedo. El jueves 26 de noviembre a partir de las 16:00.
winter | Europe/Madrid | ask | El martes no puedo. El jueves 26 de noviembre a las 16:00 tampoco.
winter | Europe/Madrid | ask | El martes no puedo. El jueves 26 de noviembre sobre las 16:00.
winter | Europe/Rome | 2026-11-26T15:30 Europe/Rome | Martedì non posso. Giovedì 26 novembre alle tre e mezza del pomeriggio?
winter | Europe/Rome | 2026-11-26T16:00 Europe/Rome | Martedì non posso. Giovedì 26 novembre alle 16?
winter | - | 2026-11-26T16:00 Europe/Rome | Martedì non posso. Giovedì 26 novembre alle 16, ora italiana?
winter | Europe/Rome | ask | Martedì non posso. Giovedì 26 novembre dopo le 16.
winter | Europe/Rome | ask | Martedì non posso. Giovedì 26 novembre verso le 16?
winter | Europe/Rome | ask | Martedì non posso e nemmeno giovedì 26 novembre alle 16.
winter | Europe/Lisbon | 2026-11-26T15:30 Europe/Lisbon | Terça não posso. Quinta-feira, 26 de novembro, às 15h30?
winter | Europe/Lisbon | 2026-11-26T15:30 Europe/Lisbon | Terça não posso. Quinta-feira, 26 de novembro, às três e meia da tarde?
winter | - | 2026-11-26T11:00 America/Sao_Paulo | Terça não posso. Quinta, 26 de novembro, às 11h, horário de Brasília?
winter | Europe/Lisbon | ask | Terça não posso. Quinta-feira, 26 de novembro, a partir das 15h.
winter | Europe/Lisbon | ask | Terça não posso. Quinta-feira, 26 de novembro, às 15h também não.
winter | Europe/Amsterdam | 2026-11-26T14:30 Europe/Amsterdam | Dinsdag lukt niet. Donderdag 26 november om half drie 's middags?
winter | Europe/Amsterdam | 2026-11-26T15:15 Europe/Amsterdam | Dinsdag lukt niet. Donderdag 26 november om kwart over drie 's middags?
winter | Europe/Amsterdam | 2026-11-26T15:30 Europe/Amsterdam | Dinsdag lukt niet. Donderdag 26 november om 15u30?
winter | - | 2026-11-26T15:00 Europe/Amsterdam | Dinsdag lukt niet. Donderdag 26 november om 15:00 Nederlandse tijd?
winter | Europe/Amsterdam | ask | Dinsdag lukt niet. Donderdag 26 november vanaf 15 uur.
winter | Europe/Amsterdam | ask | Dinsdag lukt niet. Donderdag 26 november om 15 uur kan ik ook niet.
winter | Europe/Warsaw | 2026-11-26T15:30 Europe/Warsaw | We wtorek nie mogę. Czwartek 26 listopada o wpół do czwartej po południu?
winter | Europe/Warsaw | 2026-11-26T15:00 Europe/Warsaw | We wtorek nie mogę. Może czwartek 26 listopada o 15:00?
winter | - | 2026-11-26T15:00 Europe/Warsaw | We wtorek nie mogę. Czwartek 26 listopada o 15:00 czasu warszawskiego?
winter | Europe/Warsaw | ask | We wtorek nie mogę. Czwartek 26 listopada po 15:00.
winter | Europe/Warsaw | ask | We wtorek nie mogę. Czwartek 26 listopada o 15:00 też nie.
winter | Europe/Kyiv | 2026-11-26T15:30 Europe/Kyiv | У вівторок не можу. Четвер, 26 листопада, о 15:30?
winter | Europe/Kyiv | 2026-11-26T15:30 Europe/Kyiv | У вівторок не можу. Четвер, 26 листопада, о пів на четверту дня?
winter | - | 2026-11-26T16:00 Europe/Kyiv | У вівторок не можу. Четвер, 26 листопада, о 16:00 за Києвом?
winter | Europe/Kyiv | ask | У вівторок не можу. Четвер, 26 листопада, після 15:00.
winter | Europe/Kyiv | ask | У вівторок не можу. Четвер, 26 листопада, о 15:00 теж не можу.
winter | Europe/London | 2026-11-24T16:00 Europe/London | 3pm doesn't work on Tuesday 24 November. Same day at 4pm?
winter | Europe/London | 2026-11-25T10:00 America/New_York | Tuesday doesn't work. Same time on Wednesday 25 November?
winter | Europe/London | ask | Tuesday doesn't work. Two hours after my flight on Thursday 26 November.
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3am PST, no wait, 3pm EST?
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3pm. Sorry, I meant 4pm.
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3pm, or rather an hour later.
winter | Europe/London | 2026-11-26T15:00 Europe/London | Tuesday doesn't work. Thursday 26 November, 3pm GMT (4pm CET)?
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November, 3pm GMT (5pm CET)?
`
