import { joined, type OptOutPhrases } from './phrases.ts'

const WRITING = ["m'écrire", 'me contacter', "m'envoyer", 'me relancer', 'me déranger', 'me harceler', 'me solliciter']
const FROM = ['de', 'du', 'des']

export const fr: OptOutPhrases = {
  alone: [
    'stop',
    'non',
    'non merci',
    'désinscription',
    'désabonnement',
    'se désabonner',
    'supprimez-moi',
    'retirez-moi',
  ],
  phrases: [
    ...joined(
      ['ne'],
      ['me contactez', 'me contacte', "m'écrivez", "m'écris", "m'envoyez", "m'envoie", 'me relancez', 'me sollicitez'],
      ['plus', 'pas', 'jamais'],
    ),
    ...joined(['ne plus', 'ne pas', 'ne plus jamais'], WRITING),
    ...joined(['arrêtez de', 'arrête de', 'cessez de', 'cesse de'], WRITING),
    ...joined(
      ['souhaite', 'veux', 'désire'],
      ['plus recevoir', 'pas recevoir', 'plus être contacté', 'pas être contacté'],
    ),
    ...joined(['souhaite', 'veux', 'désire'], ['plus être contactée', 'pas être contactée', 'plus entendre parler de']),
    ...joined(['laissez', 'laisse', 'fichez', 'foutez'], ['moi tranquille', 'moi en paix', 'moi la paix']),
    ...joined(['retirez', 'enlevez', 'supprimez', 'effacez', 'radiez', 'retire', 'enlève', 'supprime'], ['moi'], FROM),
    ...joined(['supprimez', 'effacez', 'supprimer', 'effacer'], ['mes données', 'mes coordonnées', 'mon adresse']),
    ...[
      'désinscrivez-moi',
      'désabonnez-moi',
      'me désinscrire',
      'me désabonner',
      'plus aucun message',
      'aucun autre message',
    ],
  ],
  spared: ['pas avant', 'pas aujourd’hui', 'pas cette semaine', 'pas ce mois'],
  fillers: ["s'il vous plaît", "s'il te plaît", 'svp', 'merci', 'désormais', "à l'avenir", 'surtout'],
}
