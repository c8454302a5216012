/**
 * Zone of the attendee, what was meant, the reply; written on Monday, 23 November 2026, about Thursday, 26 November, 15:00 in Berlin. By a
 * writer who had not seen the reading of times, in three parts. At their first runs 70 of 79, 24 of 27 and 7 of 9 clear ones were taken.
 * One was wrong, "3pm CET (New York)" of an unknown zone: a clock that is named twice must now be the same one.
 */
export const BERLIN_TIMES = `
Europe/Berlin | 2026-11-27T16:00:00Z | I can't do that slot. Friday 27 November at 4pm London time would work.
America/New_York | 2026-11-27T15:30:00Z | Could we do 10:30 am ET on Friday instead?
America/Los_Angeles | 2026-11-30T17:15:00Z | How about Monday, November 30 at 9:15 AM Pacific?
Europe/London | 2026-12-01T14:00:00Z | Tuesday 1 December, 14:00 GMT please.
America/New_York | 2026-11-27T16:00:00Z | Friday 27 November at 17:00 your time would be better.
America/New_York | 2026-11-27T16:00:00Z | Friday 27 November, 11am my time.
- | 2026-12-02T14:30:00Z | Would Wed 2 Dec 2026 at 3.30pm CET work?
Europe/Berlin | ask | Friday 26 November at 3pm.
Europe/Berlin | ask | Thursday the 27th at 11:00?
Europe/Berlin | ask | Could we do 4 instead of 3?
Europe/London | 2026-11-27T12:00:00Z | Noon on Friday 27 November works for me.
Europe/Berlin | 2026-11-30T09:30:00Z | Monday 30 November at half past nine in the morning, London time.
Europe/London | 2026-11-27T16:45:00Z | Friday 27 Nov at quarter to five in the afternoon?
Europe/Berlin | ask | 3/12 at 15:00?
Europe/Berlin | 2026-11-27T09:00:00Z + 2026-11-30T13:00:00Z | Either Friday 27 November at 10:00 or Monday 30 November at 14:00.
America/New_York | 2026-11-27T14:00:00Z + 2026-11-30T14:00:00Z | Friday Nov 27 at 9am New York time, or Monday Nov 30 at 2pm London time.
Europe/Berlin | ask | Sometime Friday afternoon?
- | ask | Friday 27 November at 2pm
- | 2026-11-27T14:00:00Z | Friday 27 November at 4pm UTC+2.
Europe/Berlin | 2026-11-30T14:00:00Z | 2026-11-30T09:00:00-05:00 would be fine.
Asia/Kolkata | 2026-11-27T13:30:00Z | Fri 27 Nov, 19:00 IST (Bangalore)
Australia/Sydney | 2026-11-26T21:00:00Z | Could you do 8am AEDT on Friday 27 November?
Australia/Sydney | ask | 30 November, 15:00 EST, I'm calling from Sydney.
America/Chicago | ask | Friday 27 November at 3pm Springfield time.
Europe/Berlin | ask | Not before 4pm on Friday.
Europe/London | ask | Friday 27 November between 1pm and 6pm works.
Europe/Berlin | 2027-03-31T09:00:00Z | Wednesday 31 March 2027 at 10am London time.
Europe/Berlin | 2027-03-16T13:00:00Z | Tuesday 16 March 2027 at 9am New York time.
America/Chicago | 2026-11-27T19:30:00Z | Friday 27 November at 13h30 CST
Europe/London | ask | Next Thursday at 3pm London time?
Europe/Berlin | 2026-11-27T09:00:00Z | Geht auch Freitag, 27.11. um 10 Uhr?
Europe/Berlin | 2026-11-30T09:30:00Z | Lieber am Montag, 30. November um halb elf vormittags.
Europe/Berlin | 2026-11-27T14:30:00Z | Freitag, 27.11.2026, 14:30 Uhr Londoner Zeit würde passen.
Europe/Kyiv | 2026-11-27T14:15:00Z | Bei uns wäre Freitag, 27. November, 16:15 Uhr gut.
Europe/Berlin | 2026-11-27T21:00:00Z | Freitag 27.11. um 16 Uhr Ortszeit New York?
Europe/Berlin | ask | Mittwoch, 27.11. um 15 Uhr
Europe/Berlin | ask | Freitag um viertel vor vier?
America/New_York | 2026-12-01T08:45:00Z | Dienstag, 1.12., 9.45 Uhr MEZ
Europe/Berlin | 2026-11-27T08:00:00Z + 2026-11-30T12:00:00Z | Entweder Freitag, 27.11., 9 Uhr oder Montag, 30.11., 13 Uhr.
Europe/Berlin | ask | Irgendwann nachmittags am 27.11.
Europe/Berlin | ask | Montag, 30.11. ab 14 Uhr
Asia/Tokyo | 2026-11-30T17:00:00Z | Am 30.11. um 18 Uhr eurer Zeit.
Europe/Berlin | ask | Freitag, 27. November um Mitternacht
Europe/Berlin | 2026-11-27T13:00:00Z | Freitag, 27.11., 13 Uhr WEZ
Europe/Berlin | ask | Freitag, 27.11. gegen 10 Uhr
America/New_York | 2026-11-27T13:00:00Z | Vendredi 27 novembre à 14h heure de Paris me conviendrait.
Europe/Paris | 2026-11-30T08:30:00Z | Plutôt lundi 30 novembre à 9h30 ?
Europe/Paris | 2026-11-27T20:00:00Z | Vendredi 27 novembre à 15 h, heure de Montréal.
Europe/Paris | 2026-12-01T11:00:00Z | Mardi 1er décembre à midi ?
Europe/Paris | 2026-11-27T16:00:00Z | Vendredi 27/11 à 16h heure locale à Lisbonne
Europe/Paris | ask | Jeudi 27 novembre à 10h.
Europe/Paris | 2026-11-27T14:15:00Z | Vendredi 27 novembre à trois heures et quart de l'après-midi
Europe/Paris | ask | Vendredi matin ?
America/New_York | 2026-11-27T07:30:00Z | 27 novembre, 8h30 chez vous.
Europe/Paris | 2026-12-02T08:15:00Z | Le 2 décembre à 17h15, heure de Tokyo
Europe/Paris | ask | Vers 15h vendredi 27
Europe/Paris | ask | Pas avant 17h vendredi.
America/Mexico_City | 2026-11-27T15:00:00Z | ¿Podría ser el viernes 27 de noviembre a las 16:00, hora de Madrid?
America/Mexico_City | 2026-11-30T15:30:00Z | El lunes 30 de noviembre a las 9:30 hora de Ciudad de México.
Europe/Madrid | 2026-11-27T16:00:00Z | Viernes 27/11 a las 5 de la tarde
America/New_York | 2026-11-27T15:30:00Z | El viernes 27 de noviembre a las cuatro y media de la tarde, hora peninsular
Europe/Madrid | 2026-11-27T15:00:00Z | A las 15:00 hora canaria del viernes 27 de noviembre
Europe/Madrid | 2026-12-01T14:00:00Z | Martes 1 de diciembre, 11 hs de Buenos Aires
Europe/Madrid | ask | Jueves 27 de noviembre a las 12:00
Europe/Madrid | 2026-11-27T09:00:00Z + 2026-12-01T11:00:00Z | El viernes 27 de noviembre a las 10:00 o el martes 1 de diciembre a las 12:00.
Europe/Madrid | ask | El viernes a primera hora
- | 2026-11-30T15:00:00Z | El 30 de noviembre a las 10:00 hora de Colombia
America/Mexico_City | 2026-11-30T15:00:00Z | El lunes 30 de noviembre a las 10:00, hora de Bogotá
- | 2026-11-27T09:00:00Z | Friday 27 November at 10 in the morning CET
Europe/Madrid | ask | Viernes 27 de noviembre al mediodía
Europe/Madrid | ask | A partir de las 16:00 el lunes 30
Europe/Rome | 2026-11-27T10:30:00Z | Meglio venerdì 27 novembre alle 11:30.
Europe/Rome | 2026-11-30T15:00:00Z | Lunedì 30 novembre alle 15 ora di Londra
Europe/Rome | 2026-11-27T08:30:00Z | Venerdì 27 novembre alle 9 e mezza del mattino?
America/New_York | 2026-12-01T13:00:00Z | Martedì 1 dicembre alle 14.00, ora italiana
Europe/Rome | ask | Giovedì 27 novembre alle 10
Europe/Rome | 2026-11-27T09:00:00Z + 2026-11-30T16:00:00Z | Venerdì 27 novembre alle 10:00 oppure lunedì 30 novembre alle 17:00
Europe/Rome | ask | Venerdì nel pomeriggio
America/New_York | 2026-11-27T17:00:00Z | Venerdì 27/11 alle 18:00 ora vostra
Europe/Rome | ask | Venerdì 27 novembre verso le 16
Asia/Dubai | 2026-12-02T08:45:00Z | Mercoledì 2 dicembre alle 12:45 ora di Dubai
Europe/Berlin | 2026-11-27T16:00:00Z | Pode ser sexta-feira, 27 de novembro, às 16h de Lisboa?
America/Sao_Paulo | 2026-11-30T13:30:00Z | Segunda, 30 de novembro, às 10h30 horário de Brasília.
America/Sao_Paulo | 2026-11-27T14:00:00Z | Sexta 27/11 às 14h, hora de Londres
Europe/Lisbon | 2026-12-01T15:30:00Z | Terça-feira, 1 de dezembro às três e meia da tarde
Europe/Lisbon | ask | Quinta-feira, 27 de novembro, às 15h
America/Sao_Paulo | 2026-11-27T12:00:00Z + 2026-11-30T14:00:00Z | Sexta, 27 de novembro às 9h ou segunda, 30 de novembro às 11h
Europe/Lisbon | ask | Sexta de manhã
America/Sao_Paulo | ask | Lá pelas 15h de sexta
Europe/Berlin | 2026-11-30T17:00:00Z | Dia 30 de novembro às 17h aqui em Lisboa
Europe/Lisbon | 2026-11-27T13:00:00Z | 27 de novembro às 12h nos Açores
Europe/Amsterdam | 2026-11-27T09:30:00Z | Kan vrijdag 27 november om 10.30 uur?
Europe/Amsterdam | 2026-11-30T14:30:00Z | Liever maandag 30 november om half vier 's middags
Europe/Amsterdam | 2026-11-27T15:00:00Z | Vrijdag 27 november om 15:00 Londense tijd
Europe/Amsterdam | 2026-11-27T14:00:00Z | Vrijdag 27 november om 9 uur New Yorkse tijd
Europe/Amsterdam | ask | Donderdag 27 november om 14 uur
Europe/Amsterdam | 2026-11-27T08:00:00Z + 2026-12-01T15:00:00Z | Vrijdag 27 november om 9:00 of dinsdag 1 december om 16:00
Europe/Amsterdam | ask | Vrijdag na drieën
Europe/Amsterdam | 2026-11-30T13:15:00Z | Maandag 30 november om kwart over twee 's middags
Europe/Amsterdam | ask | Rond vier uur vrijdag 27 november
America/New_York | 2026-12-02T10:00:00Z | Woensdag 2 december 11:00 jullie tijd
Europe/Warsaw | 2026-11-27T09:30:00Z | Może piątek 27 listopada o 10:30?
Europe/Warsaw | 2026-11-30T15:00:00Z | Poniedziałek 30 listopada o 15 czasu londyńskiego
America/New_York | 2026-11-27T15:00:00Z | Piątek, 27.11 o godz. 16.00 czasu polskiego
Europe/Warsaw | 2026-12-01T14:30:00Z | We wtorek 1 grudnia o wpół do czwartej po południu
Europe/Warsaw | ask | Czwartek 27 listopada o 12
Europe/Warsaw | 2026-11-27T08:00:00Z + 2026-11-30T12:00:00Z | Piątek 27 listopada o 9:00 albo poniedziałek 30 listopada o 13:00
Europe/Warsaw | ask | W piątek po 16
Europe/Warsaw | ask | Koło 15 w piątek 27 listopada
Europe/Warsaw | 2026-12-02T23:00:00Z | W środę 2 grudnia o 18:00 czasu nowojorskiego
Europe/Kyiv | 2026-11-27T08:30:00Z | Може, п'ятниця 27 листопада о 10:30?
Europe/Berlin | 2026-11-30T13:00:00Z | Понеділок, 30 листопада, о 15:00 за Києвом
Europe/Kyiv | 2026-11-27T15:00:00Z | П'ятниця 27 листопада о 16:00 за берлінським часом
Europe/Kyiv | 2026-12-01T13:30:00Z | У вівторок 1 грудня о пів на четверту дня
Europe/Kyiv | ask | Четвер 27 листопада о 12:00
Europe/Kyiv | 2026-11-27T07:00:00Z + 2026-11-30T11:00:00Z | П'ятниця 27 листопада о 9:00 або понеділок 30 листопада о 13:00
Europe/Kyiv | ask | У п'ятницю десь після обіду
Europe/Kyiv | ask | Близько 15:00 у п'ятницю 27 листопада
Europe/Kyiv | 2026-12-02T12:00:00Z | У середу 2 грудня о 14:00 за нашим часом
Europe/London | 2026-11-27T07:30:00Z | Thursday's no good. Friday 27 November, 8:30 in the morning, Berlin time?
Europe/Berlin | 2026-11-30T15:00:00Z | Mon 30 Nov 16:00 CET (Berlin) please
America/New_York | 2026-12-01T18:00:00Z | Could we say Tuesday 1 December at 1 pm EST (New York)?
Europe/London | 2026-12-02T15:00:00Z | I'm free Wednesday 2 December at 3 o'clock in the afternoon.
Europe/Berlin | 2026-11-27T10:00:00Z + 2026-11-30T14:30:00Z | Either Friday 27 November at 11:00 or Monday 30 November at 15:30 would be fine.
Europe/Berlin | 2026-11-27T10:00:00Z | Friday 27 November at 10:00 here in London
- | ask | Friday 27 November 3pm CET (New York)
Europe/Berlin | ask | Saturday 27 November at 10:00
Europe/London | ask | Friday 27 November, half four
Europe/Berlin | ask | Monday at some point before lunch
Europe/London | 2026-11-30T14:15:00Z | Could we do the 30th at 14:15 GMT?
Europe/Berlin | 2026-11-27T16:00:00Z | Freitag, 27.11., 16 Uhr Ortszeit London, ginge das?
Europe/Berlin | 2026-11-30T09:00:00Z + 2026-12-01T13:00:00Z | Entweder Montag, 30.11., um 10 Uhr oder Dienstag, 1.12., um 14 Uhr.
Europe/Berlin | 2026-12-02T14:00:00Z | Mittwoch, 2. Dezember, drei Uhr nachmittags
Europe/Berlin | ask | Am Freitag zwischen 9 und 12
Europe/Berlin | ask | Dienstag, 2.12. um 10 Uhr
Asia/Tokyo | 2026-11-30T07:15:00Z | Montag, 30.11., 8:15 Uhr Ihrer Zeit
America/New_York | 2026-11-27T08:45:00Z | Vendredi 27 novembre à 9h45, heure de Bruxelles
Europe/Paris | 2026-11-27T09:00:00Z + 2026-11-30T13:00:00Z | Soit vendredi 27 novembre à 10h, soit lundi 30 novembre à 14h.
America/New_York | 2026-11-30T16:00:00Z | Lundi 30 novembre à 17h, ici à Paris
Europe/Paris | ask | Vendredi en fin de journée
Europe/Madrid | 2026-11-27T19:00:00Z | Viernes 27 de noviembre, 16 hs de Buenos Aires
America/New_York | 2026-11-30T16:30:00Z | Lunes 30 de noviembre a las 17:30 aquí en Madrid
Europe/Madrid | ask | El viernes 28 de noviembre a las 10:00
Europe/Madrid | 2026-12-01T17:00:00Z | Martes 1 de diciembre a las seis de la tarde
Europe/Rome | 2026-11-27T08:30:00Z + 2026-12-01T15:00:00Z | Venerdì 27 novembre alle 9:30 oppure martedì 1 dicembre alle 16:00
Europe/Rome | 2026-11-30T14:00:00Z | Lunedì 30 novembre alle tre del pomeriggio
Europe/Rome | ask | Martedì prossimo nel pomeriggio
Europe/Berlin | 2026-11-27T11:00:00Z | Sexta, 27 de novembro, às 11h aqui em Lisboa
America/Sao_Paulo | 2026-11-30T15:00:00Z | Segunda 30/11 às 15h, horário de Lisboa
Europe/Lisbon | ask | Quarta, 1 de dezembro, às 10h
Europe/London | 2026-11-27T13:00:00Z | Vrijdag 27 november om 14:00 Berlijnse tijd
Europe/Amsterdam | 2026-11-30T09:00:00Z + 2026-12-01T14:00:00Z | Ofwel maandag 30 november om 10 uur, ofwel dinsdag 1 december om 15 uur
Europe/Amsterdam | ask | Maandag in de loop van de middag
Europe/London | 2026-11-27T08:30:00Z | Piątek 27 listopada o 9.30 czasu warszawskiego
Europe/Warsaw | 2026-11-30T09:00:00Z + 2026-12-01T11:00:00Z | Albo poniedziałek 30 listopada o 10:00, albo wtorek 1 grudnia o 12:00
Europe/Warsaw | ask | W poniedziałek przed południem
Europe/Kyiv | 2026-11-27T08:00:00Z + 2026-11-30T14:00:00Z | Або п'ятниця 27 листопада о 10:00, або понеділок 30 листопада о 16:00
Europe/Kyiv | 2026-12-01T14:30:00Z | Вівторок 1 грудня о 15:30 за варшавським часом
Europe/Kyiv | ask | У середу десь о третій
Europe/London | ask | Friday 27 November at 2:30 pm BST (London)
Europe/Berlin | 2026-11-27T07:00:00Z | Friday 27 November at 16:00 JST (Tokyo)
Europe/Berlin | ask | Monday 30 November, 3pm CET (London)
Europe/Berlin | 2026-12-01T09:00:00Z | Tuesday 1 December at 10:00 here in Warsaw
Europe/Berlin | 2026-11-30T16:00:00Z | Montag, 30. November, um vier Uhr nachmittags Londoner Zeit
Europe/London | 2026-11-27T10:00:00Z | Freitag, 27.11., 11:00 MEZ (Wien)
Europe/Paris | ask | Lundi 30 novembre à 15h CET (New York)
Europe/Madrid | 2026-11-30T13:00:00Z | Lunes 30 de noviembre, 10 hs de Montevideo
America/New_York | 2026-12-01T14:00:00Z | Martedì 1 dicembre alle 15:00 CET (Roma)
Europe/Berlin | 2026-11-30T16:00:00Z | Segunda, 30 de novembro, às 16h aqui no Porto
America/New_York | 2026-11-30T15:00:00Z | Maandag 30 november om 16:00 hier in Amsterdam
Europe/Warsaw | ask | Wtorek 1 grudnia o 14:00 CET (Kijów)
Europe/Berlin | 2026-12-01T12:00:00Z | Вівторок 1 грудня о 14:00 EET (Київ)
America/New_York | ask | Friday 27 November at 15:00 EST (Chicago)
`
