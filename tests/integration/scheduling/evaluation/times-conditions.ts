/** Times that are said but not offered, and clocks that are named in passing. */
export const CONDITIONS = `
winter | Europe/London | ask | Tuesday doesn't work. She is free on Thursday 26 November at 3pm.
winter | Europe/London | ask | Tuesday doesn't work. It was planned for Thursday 26 November at 3pm.
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3pm unless you hear from me.
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3pm? Scratch that.
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3pm? No, sorry.
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3pm. Wait, that is my dentist.
winter | Europe/London | ask | Tuesday doesn't work. You suggested Thursday 26 November at 3pm to Kim.
winter | Europe/London | ask | Tuesday doesn't work. Please do not move it to Thursday 26 November at 3pm.
winter | Europe/London | ask | Tuesday doesn't work. The train to Thursday's hearing on 26 November leaves at 3pm.
winter | Europe/London | ask | Tuesday doesn't work. The deadline is Thursday 26 November at 3pm.
winter | Europe/London | ask | Tuesday doesn't work. I'll call you Thursday 26 November at 3pm to find a time.
winter | Europe/London | ask | Tuesday doesn't work. I land in Boston on Thursday 26 November at 3pm.
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3pm is impossible too.
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3pm is worse.
winter | Europe/London | ask | Tuesday doesn't work. Thursday 26 November at 3pm my time, i.e. 10am there, or is it 11?
winter | Europe/London | ask | Tuesday doesn't work. Wed 26 November at 3pm?
winter | Europe/Berlin | ask | Dienstag geht nicht. Mi 26.11. 15:00 Uhr?
winter | Europe/Berlin | 2026-11-26T15:00 Europe/Berlin | Dienstag geht nicht. Do 26.11. 15:00 Uhr?
winter | Europe/Berlin | ask | Dienstag geht nicht. Donnerstag, 26. November, 15 Uhr, sofern mein Flug pünktlich ist.
winter | Europe/Berlin | ask | Dienstag geht nicht. Donnerstag, 26. November, um 15 Uhr bin ich im Flugzeug.
winter | Europe/Berlin | ask | Dienstag geht nicht. Donnerstag, 26. November, 15 Uhr. Nein, doch 16 Uhr.
winter | Europe/Berlin | ask | Dienstag geht nicht. Donnerstag, 26. November, viertel drei?
winter | Europe/Berlin | ask | Dienstag geht nicht. Er kann Donnerstag, 26. November, um 15 Uhr.
winter | Europe/Berlin | 2026-11-27T09:30 Europe/Berlin | Dienstag geht nicht, aber Freitag, 27. November, um 9:30 Uhr passt mir.
winter | Europe/Paris | ask | Mardi impossible. Elle est libre jeudi 26 novembre à 15h.
winter | Europe/Paris | ask | Mardi impossible. Jeudi 26 novembre à 15h, ou plutôt 16h.
winter | Europe/Paris | ask | Mardi impossible. Mon train part jeudi 26 novembre à 15h.
winter | Europe/Paris | 2026-11-27T09:30 Europe/Paris | Mardi ne me convient pas. Vendredi 27 novembre à 9h30 ?
winter | Europe/Madrid | ask | El martes no puedo. Ella puede el jueves 26 de noviembre a las 16:00.
winter | Europe/Madrid | ask | El martes no puedo. El jueves 26 de noviembre a las 16:00, mejor dicho a las 17:00.
winter | Europe/Madrid | 2026-11-27T09:30 Europe/Madrid | El martes no me viene bien. ¿Qué tal el viernes 27 de noviembre a las 09:30?
winter | Europe/Rome | ask | Martedì non posso. Giovedì 26 novembre alle 16, anzi alle 17.
winter | Europe/Rome | ask | Martedì non posso. Il volo parte giovedì 26 novembre alle 16.
winter | Europe/Rome | 2026-11-27T09:30 Europe/Rome | Martedì non posso. Va bene venerdì 27 novembre alle 9:30?
winter | Europe/Lisbon | ask | Terça não posso. Quinta-feira, 26 de novembro, às 15h, aliás, às 16h.
winter | Europe/Lisbon | ask | Terça não posso. Ela pode quinta-feira, 26 de novembro, às 15h.
winter | Europe/Amsterdam | ask | Dinsdag lukt niet. Donderdag 26 november om 15 uur, tenzij ik ziek ben.
winter | Europe/Amsterdam | ask | Dinsdag lukt niet. Hij kan donderdag 26 november om 15 uur.
winter | Europe/Amsterdam | 2026-11-27T09:30 Europe/Amsterdam | Dinsdag lukt niet. Kan het vrijdag 27 november om 9.30 uur?
winter | Europe/Warsaw | ask | We wtorek nie mogę. Czwartek 26 listopada o 15:00, to znaczy o 16:00.
winter | Europe/Warsaw | ask | We wtorek nie mogę. Ona może w czwartek 26 listopada o 15:00.
winter | Europe/Warsaw | 2026-11-27T09:30 Europe/Warsaw | We wtorek nie mogę. Piątek 27 listopada o 9:30?
winter | Europe/Kyiv | ask | У вівторок не можу. Четвер, 26 листопада, о 15:00, точніше о 16:00.
winter | Europe/Kyiv | ask | У вівторок не можу. Вона може в четвер, 26 листопада, о 15:00.
winter | Europe/Kyiv | 2026-11-27T09:30 Europe/Kyiv | У вівторок не можу. П'ятниця, 27 листопада, о 09:30?
winter | - | ask | Tuesday doesn't work. Thursday 26 November at 3pm?
winter | Asia/Manila | ask | Tuesday doesn't work. Thursday 26 November at 3pm PST?
winter | Australia/Sydney | ask | Tuesday doesn't work. Thursday 26 November at 9am EST?
winter | Asia/Dhaka | ask | Tuesday doesn't work. Thursday 26 November at 9am BST?
summer | Europe/Dublin | 2026-07-16T15:00 Europe/Dublin | Tuesday doesn't work. Thursday 16 July at 3pm IST?
winter | Europe/London | 2026-12-01T09:30 Europe/London | Can't do the 24th. Tuesday 1 December at 9:30am would work.
winter | America/New_York | 2026-12-03T14:00 America/New_York | Tuesday is bad. Could we do Thursday, December 3 at 2 PM instead?
winter | Europe/London | 2026-11-25T16:00 Europe/London | Tuesday doesn't work for me. I could do Wednesday 25 November at 4pm.
winter | America/Chicago | 2026-11-30T13:00 America/Chicago | Tuesday won't work. Monday Nov 30 at 1pm CT works for me.
`
