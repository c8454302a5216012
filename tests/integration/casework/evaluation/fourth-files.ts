import { type PrivilegeSet, readSamples } from './sample-text.ts'

const privileged = readSamples(`
=== d1.txt
From: Yusuf Aydin, Associate General Counsel
To: Warehouse managers
Following the accident on May 3, I need each of you to write to me, and only to me, what you saw. I will use it to advise the company.
=== d2.txt
Memo for Bree. You wanted my thoughts on whether the tips case can be certified as a class. Short version: commonality is easy, typicality is not, and the cook is a poor representative. M.
=== d3.txt
Hi Bree, it's Tomas. I got the papers you told me to get. Also I did not tell you that I once clocked in for my cousin. Does it matter? Tomas
=== d4.txt
Minutes, executive committee. Item 4 (in camera, Mr. Aydin attending). The committee heard where the matter of the cook stands and what it may cost. Item 5. Paint.
=== d5.txt
Sal, before you answer the state's letter: the inspector may only ask for three years. Give nothing older. I'll sit in when she comes. Bree Nolan, Nolan & Pace
=== d6.txt
HR journal. 5/4: Y.A. from Legal says to treat Tomas like anybody else and to write nothing about the charge in his file.
=== d7.txt
CONFIDENTIAL. ATTORNEY/CLIENT. The list you sent has two names that should not be there. Call me.
=== d8.txt
Interview summary, Pilar Vega, by B. Nolan, May 9. Vega was evasive on the tip jar. I doubt that she will stick to it when cross-examined. She dislikes Sal.
=== d9.txt
Damage calculation for Nolan, tips: 31 servers, 104 weeks, average 42 per week, doubled by statute. High 271,000. Low 88,000 if only dinner counts.
=== d10.txt
Bree's comments on the reply to the agency: take out "always"; say where the log is; do not offer the manager as a contact.
=== d11.txt
Tomas text: my lawyer said dont talk to sal
=== d12.txt
From: sal@corner.example
To: bnolan@nolanpace-law.example
ok if i cut his hours? business is slow
=== d13.txt
Deseo saber si puedo negarme a firmar el documento. Mi jefe dice que pierdo todo. ¿Qué me aconseja, licenciada?
=== d14.txt
Unsere Anwältin meint, wir sollten Herrn Vogt die Abfindung erhöhen, ehe er klagt.
=== d15.txt
Selon notre conseil, mieux vaut transiger que d'aller aux prud'hommes.
=== d16.txt
Pace called about the cook. Wants the schedule from 2024. Says the manager's text is the worst piece of paper in the case and asks if there are more like it.
=== d17.txt
To all holders of documents on the tip pool: keep everything until you hear otherwise from Legal.
=== d18.txt
Joint meeting of the two owners and both their lawyers, June 1. What is said here is shared for the common defense only.
=== d19.txt
Rough notes exp. call: Dr. Hu thinks ladder was fine, wd not say so under oath, look for other expert
=== d20.txt
Retainer received from S. Marino, 5,000, Nolan & Pace client trust account. Matter: servers' claim.
`)

const ordinary = readSamples(`
=== e1.txt
Menu for Mother's Day. Soup, lamb or trout, cake. 45 per person. Book by Thursday.
=== e2.txt
Tips for May were shared by hours: Pilar 212, Tomas 188, Ann 240. Sal
=== e3.txt
Tomas, you came late three times. This is your last warning. If it happens again I will have to let you go. Sal
=== e4.txt
Health inspection. Score 94. Cooler at 43 degrees, corrected. Next visit in six months.
=== e5.txt
Dear applicant, thank you for your interest. We have chosen somebody else. Best wishes, Corner Cafe
=== e6.txt
Sal, you keep part of our tips and that is wrong. I want it back. The others think so, too. Tomas
=== e7.txt
Insurance certificate. General liability 1,000,000. Workers' compensation as required by statute. Holder: landlord.
=== e8.txt
Employee handbook, tips. Servers keep their tips. Managers take no part. Ask the owner if you have questions.
=== e9.txt
Statement of the Labor Department: you may ask for a hearing within 30 days. Bring your papers and witnesses. You may bring a lawyer.
=== e10.txt
Rent invoice June, 4,200. Pay by the 5th.
=== e11.txt
Ann: is pilar ok? Tomas: she said she wants to leave. Ann: no way
=== e12.txt
Meeting with the architect. He thinks that we should move the bar. Cost 18,000. He advises to wait until fall.
=== e13.txt
The accountant says that we can write off the oven this year. Please send him the receipt. Sal
=== e14.txt
Doctor said I should not lift for two weeks. Can I do the register? Ann
=== e15.txt
Schedule: Mon Ann, Tomas. Tue Pilar. Wed closed. Thu all. Fri all.
=== e16.txt
Accident log. May 3: Tomas fell from ladder in store room. Ice. Back at work May 5.
=== e17.txt
Reference: Pilar Vega was our best server for six years. Sal Marino
=== e18.txt
Bank: your loan of 20,000 was approved. Sign at the branch by June 12.
=== e19.txt
Contract with the band: 600 for three hours, half if canceled. Both sign.
=== e20.txt
Hi Sal, as agreed I send you the dates of the class on food law: June 3 and 10. See you there! Kim, Chamber of Commerce
`)

/**
 * Written after three sets were used for tuning: 8 of 20 privileged ones were missed at the first run, and 1 of 20 ordinary
 * ones flagged. Then used for tuning.
 */
export const fourthFiles: PrivilegeSet = { privileged, ordinary }
