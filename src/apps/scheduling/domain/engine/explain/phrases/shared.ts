import type { Grammar } from '../grammar.ts'

/** Said in all nine languages, beside the words of one. */
export const shared: Grammar['phrases'] = {
  agree: 'ok; okay; okey; oki; oke; super; top; perfect',
  sorry: 'sorry',
  greeting: '[hi|hello|hey|ciao|hallo|salut] (all|together|<called>)',
  thanks: 'thanks (<name>|a lot|so much); thank you (<name>|so much|very much); many thanks; thx; merci (<name>); ty',
  closing: `
    best (regards|wishes); (kind|kindest|warm|many) regards; regards; cheers; br; kr; mfg; lg; vg; ciao; thanks; merci; thx`,
  neutral: 'rsvp',
  open: '[<cause>|<begin>] <open>',
}
