/** Times on the clocks that words name: cities, countries, abbreviations, offsets, "here", and words that leave it open. */
export const PLACES = `
winter | - | 2026-11-26T14:00 Europe/Paris | Mardi ne me convient pas. Jeudi 26 novembre à 14h, heure de Paris ?
winter | America/New_York | 2026-11-26T15:30 Europe/Berlin | Tuesday is bad. Thursday 26 November 15:30 Berlin time would work.
winter | Europe/Berlin | 2026-11-26T16:15 Europe/Berlin | Dienstag geht leider nicht. Donnerstag, 26.11. um 16:15 bei uns?
winter | Europe/Warsaw | 2026-11-25T11:00 Europe/Warsaw | We wtorek nie mogę. Środa 25 listopada o 11:00 czasu polskiego?
winter | - | 2026-11-25T11:00 Europe/Warsaw | We wtorek nie mogę. Środa 25 listopada o 11:00 czasu polskiego?
winter | - | 2026-11-26T16:00 Europe/Kyiv | У вівторок не можу. Четвер 26 листопада о 16:00 за Києвом?
winter | Europe/Kyiv | 2026-11-26T16:00 Europe/Kyiv | У вівторок не зможу. Як щодо четверга 26 листопада о 16:00 за київським часом?
winter | - | 2026-11-27T10:30 Europe/Madrid | El martes no puedo. ¿El viernes 27 de noviembre a las 10:30, hora de Madrid?
winter | - | 2026-11-27T10:30 Europe/Madrid | El martes no puedo. ¿Viernes 27 de noviembre a las 10:30 hora peninsular?
winter | Atlantic/Canary | 2026-11-27T10:30 Atlantic/Canary | El martes no puedo. ¿Viernes 27 de noviembre a las 10:30 hora canaria?
winter | - | 2026-11-26T15:00 Europe/Rome | Martedì non posso. Giovedì 26 novembre alle 15, ora italiana?
winter | Europe/Rome | 2026-11-26T15:00 Europe/Rome | Martedì non riesco. Facciamo giovedì 26 novembre alle 15 ora nostra?
winter | - | 2026-11-26T15:00 Europe/Lisbon | Terça não posso. Quinta-feira, 26 de novembro às 15h, hora de Lisboa?
winter | - | 2026-11-26T15:00 America/Sao_Paulo | Terça não dá. Quinta, 26 de novembro, às 15h no horário de Brasília?
winter | - | 2026-11-26T15:00 Europe/Amsterdam | Dinsdag lukt niet. Donderdag 26 november om 15.00 uur Nederlandse tijd?
winter | Europe/Amsterdam | 2026-11-26T15:00 Europe/Amsterdam | Dinsdag kan ik niet. Donderdag 26 november om 15.00 uur bij ons?
winter | - | 2026-11-26T17:00 UTC | Tuesday doesn't work. Thursday 26 Nov at 17:00 UTC?
winter | - | 2026-11-26T17:00 UTC | Tuesday doesn't work. Thursday 26 Nov at 17:00 GMT?
winter | - | 2026-11-26T16:00 UTC | Can't on Tuesday. Thursday 26 Nov 17:00 UTC+1?
winter | - | 2026-11-26T22:00 UTC | Can't on Tuesday. Thursday 26 Nov 17:00 UTC-5?
winter | - | 2026-11-26T11:30 UTC | Can't on Tuesday. Thursday 26 Nov 17:00 (GMT+5:30)?
winter | - | 2026-11-26T15:00 Asia/Tokyo | I am busy on Tuesday. How about Thursday, November 26 at 3pm JST?
winter | - | 2026-11-26T15:00 Europe/Berlin | Tuesday not possible. Thursday 26 November 15:00 CET please.
winter | - | 2026-11-26T09:00 America/Los_Angeles | Tuesday is out. Thursday, Nov 26, 9am PST?
winter | - | 2026-11-26T09:00 America/Los_Angeles | Tuesday is out. Thursday, Nov 26, 9am Pacific?
winter | - | 2026-11-30T14:00 America/New_York | Tuesday is out. Could we do Monday, November 30 at 2pm Eastern?
winter | - | 2026-11-30T14:00 America/Denver | I can't do Tuesday. Monday, November 30 at 2pm Mountain Time?
winter | - | 2026-11-30T14:00 America/Chicago | I can't do Tuesday. Monday, November 30 at 2 p.m. Chicago time?
winter | - | 2026-11-30T14:00 America/Chicago | I can't do Tuesday. Monday, November 30 at 2 p.m. Central?
winter | - | 2026-11-30T20:00 Asia/Kolkata | Tuesday doesn't work. Monday 30 November at 8pm India time?
winter | - | 2026-11-30T20:00 Asia/Singapore | Tuesday doesn't work. Monday 30 November at 8pm Singapore time?
winter | - | 2026-11-30T09:00 Australia/Sydney | Tuesday doesn't work. Monday 30 November at 9am Sydney time?
winter | Australia/Sydney | 2026-11-30T09:00 Australia/Sydney | Tuesday doesn't work. Monday 30 November at 9am my time?
winter | Asia/Tokyo | 2026-11-26T10:00 America/New_York | Tuesday is a holiday here. Could we do Thursday, November 26 at 10am your time?
winter | Europe/London | 2026-11-26T15:00 Europe/London | Tuesday's no good. 3pm UK time on Thursday 26 November?
winter | - | 2026-11-26T15:00 Europe/London | Tuesday's no good. 3pm UK time on Thursday 26 November?
winter | - | 2026-11-26T15:00 Europe/Zurich | Dienstag passt nicht. Donnerstag, 26. November, 15 Uhr Schweizer Zeit?
winter | - | 2026-11-26T15:00 Europe/Berlin | Dienstag passt nicht. Donnerstag, 26. November, 15 Uhr MEZ?
winter | - | 2026-11-26T15:00 Europe/Vienna | Dienstag passt nicht. Donnerstag, 26. November, 15 Uhr Wiener Zeit?
winter | - | 2026-11-26T15:00 Europe/Berlin | Dienstag passt nicht. Donnerstag, 26. November, 15 Uhr deutscher Zeit?
winter | - | 2026-11-26T09:00 America/New_York | Dienstag passt nicht. Donnerstag, 26. November, 9 Uhr New Yorker Zeit?
winter | - | 2026-11-26T09:00 America/New_York | Mardi impossible. Jeudi 26 novembre à 9 h, heure de New York ?
winter | - | 2026-11-26T09:00 America/Toronto | Mardi impossible. Jeudi 26 novembre à 9 h, heure de Montréal ?
winter | - | 2026-11-26T18:00 Asia/Dubai | Tuesday doesn't work. Thursday 26 November 6pm Dubai time?
winter | - | 2026-11-26T15:00 Europe/London + 2026-11-27T10:00 America/Los_Angeles | Tuesday is hard. Either Thursday Nov 26 at 3pm London time or Friday Nov 27 at 10am PST.
winter | Europe/Berlin | 2026-11-25T09:00 Europe/Berlin + 2026-11-26T14:30 Europe/Berlin | Dienstag geht nicht. Mittwoch, 25.11. um 9 Uhr oder Donnerstag, 26.11. um 14:30 Uhr?
winter | Europe/Madrid | 2026-11-25T16:00 Europe/Madrid + 2026-11-27T12:00 Europe/Madrid | El martes me es imposible. Puedo el miércoles 25 a las 16:00 o el viernes 27 a las 12:00.
winter | Europe/Paris | 2026-11-26T09:30 Europe/Paris + 2026-11-26T17:00 Europe/Paris | Mardi je ne peux pas. Jeudi 26 novembre à 9h30 ou 17h ?
winter | America/Los_Angeles | 2026-11-25T08:00 America/Los_Angeles + 2026-11-25T13:00 America/Los_Angeles | I can't make Tuesday. Wednesday the 25th at 8am or 1pm?
winter | America/Chicago | 2026-11-27T11:00 America/Chicago | Tuesday's packed. Friday 11/27 at 11am?
winter | Europe/London | 2026-11-27T11:00 Europe/London | Tuesday's packed. Friday 27/11 at 11am?
winter | Europe/Warsaw | 2026-11-27T11:00 Europe/Warsaw | We wtorek nie dam rady. Piątek 27.11, godz. 11:00?
winter | Europe/Kyiv | 2026-11-27T11:00 Europe/Kyiv | У вівторок не виходить. П'ятниця 27.11 об 11:00?
winter | Europe/Lisbon | 2026-11-27T11:30 Europe/Lisbon | Na terça não consigo. Sexta-feira, 27 de novembro, às 11h30?
winter | Europe/Rome | 2026-11-27T11:30 Europe/Rome | Martedì sono impegnato. Venerdì 27 novembre alle 11.30?
winter | Europe/Amsterdam | 2026-11-27T11:30 Europe/Amsterdam | Dinsdag ben ik bezet. Vrijdag 27 november om 11:30 uur?
winter | Europe/Paris | 2026-11-27T11:30 Europe/Paris | Je ne suis pas libre mardi. Vendredi 27 novembre à 11h30 ?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm?
winter | - | ask | Mardi ne va pas. Jeudi 26 novembre à 15h ?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm my time?
winter | - | ask | Dienstag geht nicht. Donnerstag 26.11. um 15 Uhr bei uns?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm local time?
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3?
winter | Europe/London | ask | Tuesday doesn't work. Thursday the 25th at 3pm?
winter | Europe/Berlin | ask | Dienstag geht nicht. Freitag, 26.11. um 15 Uhr?
winter | Europe/Paris | ask | Mardi je ne peux pas. Mercredi 26 novembre à 15h ?
winter | Europe/Warsaw | ask | We wtorek nie mogę. Poniedziałek 26 listopada o 15:00?
winter | Europe/Madrid | ask | El martes no puedo. ¿Viernes 26 de noviembre a las 15:00?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm BST?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm AST?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm AMT?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm PDT?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm US time?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm Australian time?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm Springfield time?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm Portland time?
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November afternoon?
winter | Europe/London | ask | Tuesday doesn't work. Sometime next week?
winter | Europe/London | ask | Tuesday doesn't work. Next Thursday at 3pm?
winter | Europe/London | ask | Tuesday doesn't work. Any time after 3pm on Thursday 26 November.
winter | Europe/London | ask | Tuesday doesn't work. Before 11am on Thursday 26 November would be best.
winter | Europe/London | ask | Not Tuesday. Thursday 26 November at 3pm London or Paris time, whichever you prefer.
winter | America/New_York | ask | Not Tuesday. 11/12 at 3pm?
winter | Europe/London | ask | Not Tuesday. 12/11 at 3pm?
winter | Europe/London | ask | Not Tuesday. Thursday 26 November at 25:00?
winter | Europe/London | ask | Not Tuesday. 31 November at 3pm?
winter | Europe/London | ask | Not Tuesday. Thursday 26 November is when I fly at 3pm.
winter | Europe/London | ask | I have another meeting on Thursday 26 November at 3pm, so no.
winter | Europe/London | ask | Tuesday doesn't work. My plane lands on Thursday 26 November at 3pm.
winter | Europe/London | ask | Anything but Thursday 26 November at 3pm.
winter | Europe/London | ask | Not on Thursday 26 November at 3pm please, and not on Tuesday.
winter | Europe/London | ask | Would Thursday 26 November at 3pm have been possible?
winter | Europe/London | ask | Tuesday doesn't work. Maria suggested Thursday 26 November at 3pm, but I can't.
winter | Europe/London | ask | My office hours are 9am to 5pm.
winter | Europe/London | ask | You can reach me on Thursday 26 November at 3pm at the office if you have questions about the invoice.
winter | Europe/London | 2026-11-19T15:00 Europe/London | Tuesday doesn't work. Tomorrow at 3pm?
winter | Europe/London | 2026-11-20T15:00 Europe/London | Tuesday doesn't work. The day after tomorrow at 3pm?
winter | Europe/Berlin | 2026-11-19T15:00 Europe/Berlin | Dienstag geht nicht. Morgen um 15 Uhr?
winter | Europe/Berlin | 2026-11-20T15:00 Europe/Berlin | Dienstag geht nicht. Übermorgen um 15 Uhr?
winter | Europe/Paris | 2026-11-19T15:00 Europe/Paris | Mardi je ne peux pas. Demain à 15h ?
winter | Europe/Madrid | 2026-11-20T15:00 Europe/Madrid | El martes no puedo. ¿Pasado mañana a las 15:00?
winter | Europe/Rome | 2026-11-20T15:00 Europe/Rome | Martedì non posso. Dopodomani alle 15?
winter | Europe/Warsaw | 2026-11-20T15:00 Europe/Warsaw | We wtorek nie mogę. Pojutrze o 15:00?
winter | Europe/Kyiv | 2026-11-20T15:00 Europe/Kyiv | У вівторок не можу. Післязавтра о 15:00?
winter | Europe/Amsterdam | 2026-11-20T15:00 Europe/Amsterdam | Dinsdag kan niet. Overmorgen om 15:00 uur?
winter | Europe/Lisbon | 2026-11-19T15:00 Europe/Lisbon | Terça não posso. Amanhã às 15h?
late | Asia/Tokyo | 2026-11-20T15:00 Asia/Tokyo | Tuesday doesn't work. Tomorrow at 3pm my time?
late | America/New_York | 2026-11-19T15:00 America/New_York | Tuesday doesn't work. Tomorrow at 3pm?
late | Europe/Kyiv | 2026-11-20T15:00 Europe/Kyiv | У вівторок не можу. Завтра о 15:00?
late | - | ask | Tuesday doesn't work. Tomorrow at 3pm?
summer | - | 2026-07-16T14:00 Europe/Paris | Mardi est impossible. Jeudi 16 juillet à 14 h (heure de Paris) ?
summer | - | 2026-07-16T14:00 Europe/London | Can't do Tuesday. Thursday 16 July at 2pm BST?
summer | - | 2026-07-16T14:00 Europe/Berlin | Tuesday is not possible. Thursday 16 July at 14:00 CEST?
summer | - | 2026-07-16T14:00 Europe/Berlin | Dienstag ist schlecht. Donnerstag, 16. Juli, 14 Uhr MESZ?
summer | - | 2026-07-16T10:00 America/Los_Angeles | Can't do Tuesday. Thursday July 16, 10am PDT?
summer | - | 2026-07-16T10:00 America/New_York | Can't do Tuesday. Thursday July 16, 10am EDT?
summer | - | 2026-07-16T10:00 America/New_York | Can't do Tuesday. Thursday July 16, 10am ET?
summer | - | ask | Can't do Tuesday. Thursday July 16, 10am PST?
summer | - | ask | Can't do Tuesday. Thursday 16 July at 14:00 CET?
summer | - | ask | Can't do Tuesday. Thursday 16 July at 2pm IST?
summer | - | 2026-07-16T14:00 Europe/Dublin | Can't do Tuesday. Thursday 16 July at 2pm Irish time?
summer | - | 2026-07-16T14:00 Asia/Jerusalem | Can't do Tuesday. Thursday 16 July at 14:00 Tel Aviv time?
summer | - | 2026-07-16T14:00 Europe/Athens | Can't do Tuesday. Thursday 16 July at 14:00 Athens time?
summer | - | 2026-07-16T14:00 Africa/Johannesburg | Can't do Tuesday. Thursday 16 July at 14:00 SAST?
summer | - | 2026-07-16T14:00 Asia/Hong_Kong | Can't do Tuesday. Thursday 16 July at 2pm HKT?
summer | - | 2026-07-16T14:00 America/Mexico_City | El martes no puedo. ¿Jueves 16 de julio a las 14:00, hora de Ciudad de México?
summer | - | 2026-07-16T14:00 America/Bogota | El martes no puedo. ¿Jueves 16 de julio a las 14:00 hora colombiana?
summer | - | 2026-07-16T14:00 America/Argentina/Buenos_Aires | El martes no puedo. ¿Jueves 16 de julio a las 14:00, hora de Buenos Aires?
summer | Europe/London | 2026-07-16T14:00 Europe/London | Tuesday doesn't work. Thursday 16 July, 2 to 3pm?
summer | Europe/London | 2026-07-16T14:00 Europe/London | Tuesday doesn't work. Thursday 16 July, 14:00-15:00?
summer | Europe/Berlin | 2026-07-16T14:00 Europe/Berlin | Dienstag geht nicht. Donnerstag, 16.7., 14 bis 15 Uhr?
summer | Europe/Berlin | 2026-07-16T14:30 Europe/Berlin | Dienstag geht nicht. Donnerstag, 16. Juli um halb drei nachmittags?
summer | Europe/London | 2026-07-16T12:00 Europe/London | Tuesday doesn't work. Thursday 16 July at noon?
summer | Europe/Paris | 2026-07-16T12:00 Europe/Paris | Mardi ne va pas. Jeudi 16 juillet à midi ?
summer | Europe/Madrid | 2026-07-16T17:00 Europe/Madrid | El martes no puedo. ¿Jueves 16 de julio a las 5 de la tarde?
summer | Europe/Rome | 2026-07-16T15:00 Europe/Rome | Martedì non posso. Giovedì 16 luglio alle 3 del pomeriggio?
summer | Europe/London | 2026-07-16T14:00 Europe/Paris | Tuesday doesn't work, I'm travelling. Thursday 16 July at 2pm Paris time?
summer | Europe/London | 2026-07-16T14:00 Europe/London | Tuesday doesn't work. Thursday 16 July at 2pm (3pm in Paris)?
summer | America/New_York | ask | Tuesday doesn't work. Thursday July 16 at 9am ET / 3pm CET summer time?
summer | Europe/London | ask | Tuesday doesn't work. Thursday 16 July at 2pm London, 4pm Paris?
autumn | - | 2026-10-28T15:00 Europe/Berlin | Dienstag passt nicht. Mittwoch, 28. Oktober um 15 Uhr Berliner Zeit?
autumn | America/New_York | 2026-10-28T15:00 America/New_York | Tuesday won't work. Wednesday, October 28 at 3pm?
autumn | - | 2026-10-28T15:00 Europe/London | Tuesday won't work. Wednesday, October 28 at 3pm GMT?
autumn | - | ask | Tuesday won't work. Wednesday, October 28 at 3pm BST?
autumn | - | 2026-11-02T10:00 America/New_York | Tuesday won't work. Monday, November 2 at 10am EST?
autumn | - | ask | Tuesday won't work. Monday, November 2 at 10am EDT?
autumn | Europe/Berlin | ask | Dienstag geht nicht. Sonntag, 25. Oktober um 2:30 Uhr?
autumn | America/New_York | ask | Tuesday won't work. Sunday, November 1 at 1:30am?
spring | America/New_York | ask | Tuesday won't work. Sunday, March 14 at 2:30am?
spring | Europe/Paris | ask | Mardi ne va pas. Dimanche 28 mars à 2h30 ?
spring | - | 2027-03-15T10:00 America/New_York | Tuesday won't work. Monday, March 15 at 10am EDT?
spring | - | 2027-03-15T15:00 Europe/Berlin | Tuesday won't work. Monday, March 15 at 3pm CET?
spring | - | 2027-03-15T15:00 Europe/London | Tuesday won't work. Monday, March 15 at 3pm London time?
spring | Europe/Berlin | 2027-03-30T15:00 Europe/Berlin | Dienstag geht nicht. Dienstag, 30. März um 15 Uhr?
winter | Europe/London | ask | Thursday works: 3pm here, so 10am with you. Tuesday does not.
winter | Europe/Berlin | ask | Dienstag ja, aber erst 16:30 unserer Zeit.
winter | Europe/Berlin | ask | Dienstag um 10 Uhr unserer Zeit passt.
winter | Europe/London | 2026-11-24T10:00 Europe/London | 10am London time works for me.
winter | Europe/London | ask | Yes, 10am works for me.
winter | - | 2026-11-24T10:00 America/Los_Angeles | 10am PST is perfect.
`
