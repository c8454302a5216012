import type { Words } from './words.ts'

export const fr: Words = {
  locale: 'fr-FR',
  quotes: ['« ', ' »'],
  greetings: ['Bonjour {name},', 'Bonsoir {name},'],
  greetingBare: 'Bonjour,',
  closings: ['Cordialement', 'Bien cordialement', 'Bien à vous', 'Meilleures salutations', 'Sincères salutations'],
  subject: { initiate: 'Demande de réunion : {title}', followUp: 'Relance : {title}', reply: 'Re: {title}' },
  meeting: 'notre réunion',

  date: '{weekday} {day} {month}',
  firstDay: '1er',
  clock: '14h00',
  slot: '{date} à {time}',

  initiate: {
    open: [
      'Je coordonne la réunion {title} et souhaiterais vous y associer.',
      "Je vous écris afin d'organiser avec vous la réunion {title}.",
      'Je prends contact avec vous pour planifier la réunion {title}.',
      "J'organise la réunion {title}, à laquelle votre participation serait précieuse.",
    ],
    propose: [
      'Nous souhaiterions la tenir le {slot} ({duration}).',
      'La date proposée est le {slot} ({duration}).',
      'Elle est prévue le {slot} ({duration}).',
    ],
    place: ['Lieu : {place}.', 'Le lieu prévu : {place}.', 'Le lieu serait le suivant : {place}.'],
  },
  ask: [
    'Ce créneau vous conviendrait-il ?',
    'Cet horaire vous convient-il ?',
    'Pourriez-vous me dire si ce créneau vous convient ?',
    'Seriez-vous disponible à ce moment-là ?',
    'Auriez-vous la possibilité de participer à cette date ?',
  ],
  askBare: ["Pourriez-vous m'indiquer si vous pouvez participer ?", 'Vous serait-il possible de participer ?'],
  followUp: {
    open: [
      'Je reviens vers vous au sujet de la réunion {title}[, prévue le {slot}].',
      'Je me permets de vous relancer à propos de la réunion {title}[, proposée pour le {slot}].',
      'Voici un bref rappel concernant la réunion {title}[, qui est prévue le {slot}].',
      'Je fais suite à mon message au sujet de la réunion {title}[ du {slot}].',
    ],
    middle: [
      'Je sais combien votre agenda peut être chargé.',
      'Une brève réponse me suffirait.',
      "Votre réponse m'aiderait beaucoup dans l'organisation.",
    ],
  },
  thanks: ['Merci pour votre message.', 'Je vous remercie de votre retour.', 'Merci beaucoup pour votre question.'],
  planned: ['La réunion {title} est prévue[ le {slot}].', 'La date de la réunion {title} est le {slot}.'],
  clarify: {
    open: [
      'Je vous remercie de votre réponse.',
      "Merci pour votre message ; je voudrais m'assurer de l'avoir bien compris.",
      'Merci pour votre retour, que je souhaite comprendre correctement.',
    ],
    ask: [
      'Pourriez-vous me dire si vous pouvez participer à cet horaire ?',
      'Pourriez-vous me confirmer si ce créneau vous convient ou non ?',
      'Puis-je noter que ce créneau vous convient ?',
    ],
  },
  persist: {
    open: [
      'Je vous remercie de votre franchise.',
      "Merci de m'avoir fait part de votre préférence.",
      'Merci pour votre réponse et pour votre souplesse.',
    ],
    ask: [
      'Vous serait-il tout de même possible de participer à cet horaire ?',
      'Pourriez-vous malgré tout réserver ce créneau ?',
      'Pouvons-nous néanmoins compter sur vous à cet horaire ?',
    ],
  },
  alternatives: {
    open: [
      'Merci pour votre retour au sujet de la réunion {title}.',
      "Merci de m'avoir indiqué que le créneau proposé pour la réunion {title} vous convient difficilement.",
      'Je comprends que le créneau proposé pour la réunion {title} ne vous convient pas.',
    ],
    note: ['Je transmettrai volontiers vos disponibilités.', 'Je tiendrai compte de vos disponibilités.'],
    ask: [
      'Quels autres créneaux vous conviendraient ?',
      'Pourriez-vous me proposer quelques créneaux qui vous conviendraient mieux ?',
      'Quelles seraient vos disponibilités ?',
    ],
  },
  pending: {
    open: [
      "Merci d'avoir confirmé votre participation à la réunion {title}[, prévue le {slot}].",
      'Je vous remercie, votre présence à la réunion {title} est bien notée[ pour le {slot}].',
      "Merci beaucoup d'avoir accepté la réunion {title}[ du {slot}].",
    ],
    next: [
      'Je reviendrai vers vous dès que tout sera définitif.',
      'Vous aurez de mes nouvelles dès que la réunion sera définitive.',
      'Je vous enverrai les informations définitives dès que possible.',
    ],
  },
  finalized: {
    open: [
      'La réunion {title} est désormais confirmée[ pour le {slot}].',
      "J'ai le plaisir de vous informer que la réunion {title} est définitive[ et aura lieu le {slot}].",
      'Tout est maintenant fixé pour la réunion {title}[ du {slot}].',
    ],
    next: [
      "Vous recevrez l'invitation avec toutes les informations utiles.",
      "L'invitation avec les détails vous parviendra séparément.",
      'Je vous prie de répondre à ce message si quelque chose change de votre côté.',
    ],
  },

  answers: {
    where: 'le lieu est le suivant : {place}',
    when: 'la réunion est prévue le {slot}',
    duration: 'la durée prévue est de {duration}',
    zone: 'les horaires sont indiqués dans le fuseau horaire {zone}',
    about: "quant à l'objet de la réunion : {about}",
    aboutTitle: "l'objet de la réunion est {title}",
    who: "il ne m'est pas possible de communiquer ici la liste des participants ; vous trouverez le nécessaire dans l'invitation",
    confirmed: "la réunion n'est pas encore définitive, et je vous préviendrai dès qu'elle le sera",
    final: 'oui, la réunion est confirmée',
    another: "je ne peux pas convenir moi-même d'un autre horaire, mais je transmettrai votre demande",
    check: 'je me renseigne au sujet de votre question et reviens vers vous',
  },

  questions: {
    where: 'où|lieu|adresse|endroit|salle|bureau|en présentiel|en personne|sur place|en ligne|visio',
    when: 'quand|(?:à )?quelle heure|quel(?:le)? (?:jour|date)|heure de début|commence',
    duration: 'combien de temps|durée|dure\\p{L}*|combien de minutes|combien d.heures|jusqu.à quelle heure',
    zone: 'quelle heure (?:est-ce|est-il|(?:cela|ça) fait(?:-il)?|sera-t-il|serait-ce)[^.?!;]* (?:à|en|chez|ici|pour)|fuseau\\p{L}*(?: horaires?)?|quel fuseau|heure locale|(?:mon|votre|notre) heure',
    about:
      'de quoi|sujet|objet|quoi s.agit-il|s.agit|thème|motif|but|pourquoi|contexte|plus (?:d.informations|de détails|d.infos)|à propos de quoi|porte',
    agenda: 'ordre du jour|agenda|programme|préparer|préparation|points|aborder\\p{L}*',
    link: 'lien|url|zoom|teams|google meet|webex|numéro|connexion|connecter|visio\\p{L}*|vidéo\\p{L}*',
    who: '(?:a|ont)(?:-t)?(?:-(?:il|elle|ils|elles))? (?:déjà )?(?:confirmé|accepté|répondu|décliné)|(?:vient|viendra|viendront|participera|sera)(?:-t)?-(?:il|elle|ils|elles)(?: là| présente?)?|qui|participants?|participantes?|quelqu.un d.autre|d.autres personnes|invités?',
    confirmed: 'confirmée?|définitive?|définitif|sûre?|certaine?|maintenue?|toujours prévue?|fixée?',
    another:
      '(?:autres?|différente?) (?:horaires?|jours?|dates?|créneaux?|moments?|semaine|heure)|report\\p{L}*|déplac\\p{L}*|décal\\p{L}*|plus tôt|plus tard|à la place|plutôt|alternatives?|semaine prochaine|demain|changer\\p{L}*',
  },
  asking:
    '^(?:qui|où|quand|que|quel\\p{L}*|quoi|comment|combien|pourquoi|est-ce|peut|pouvez|pourriez|y a-t-il|puis-je|serait)|est-ce que|qu.est-ce|(?:dites|indiquez|envoyez|précisez)-moi|j.aimerais savoir|je voudrais savoir|pouvez-vous|pourriez-vous|merci de (?:me|m.)',
  smallTalk: 'comment allez-vous|ça va|comment ça va|n.est-ce pas|non',

  weekdays: ['lundis?', 'mardis?', 'mercredis?', 'jeudis?', 'vendredis?', 'samedis?', 'dimanches?'],
  vagueTimes:
    'demain|après-demain|aujourd.hui|hier|midi|minuit|la semaine prochaine|cette semaine|le mois prochain|week-end|ce soir|dans la (?:matinée|soirée)|dans l.après-midi|le matin',
  minutes: 'minutes?|min',
  hours: 'heures?',
  spokenLengths: {
    'une demi-heure': 30,
    'demi-heure': 30,
    'une heure et demie': 90,
    'une heure': 60,
    'deux heures': 120,
    'trois heures': 180,
  },
  spokenHours: '(?:à|vers|dès|jusqu.à) (?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze) heures?',
  others:
    'tout le monde|les autres|tous les (?:participants|invités)|autres (?:participants|participantes|invités|personnes|associés)|(?:vos|nos|ses) (?:collègues|associés)|(?:votre|notre) collègue',
  promises:
    'je (?:vous )?promets|nous (?:vous )?promettons|garanti\\p{L}*|(?:pouvons|peux|allons|vais) (?:la |le )?(?:déplacer|reporter|décaler|changer)|a été (?:déplacée?|reportée?|décalée?|modifiée?)|reportée?|déplacée?|nouve(?:lle|au) (?:date|horaire|créneau|heure)',

  shortReplies:
    'oui|merci|merci beaucoup|d.accord|parfait|entendu|ça marche|bonjour|bien reçu|très bien|volontiers|non merci|avec plaisir|bien sûr',
  common:
    "le|la|les|est|je|vous|nous|et|pour|pas|une|un|des|du|que|qui|mon|ma|votre|vos|me|ce|cette|il|elle|au|à|où|quand|comment|combien|sera|serait|suis|ne|sur|avec|dans|mais|réunion|heure|bien|très|j'ai|c'est|l'heure|peut|pouvez|convient",
}
