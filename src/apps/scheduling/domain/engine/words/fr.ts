import type { Lexicon } from './lexicon.ts'
import { phrases } from './phrases.ts'

export const fr: Lexicon = {
  language: 'fr',
  negatesAfter: true,
  common:
    'le la les un une des du de au aux à et ou que qui en dans avec par pour sur est sont êtes suis être je tu il elle nous vous ils me te se ce cet cette ces mon ma mes votre vos son sa ne pas plus mais comme quand où quel quelle y a ai avez été aussi très bien merci bonjour bonsoir cordialement oui non déjà alors réunion message heure jour semaine peux pouvez cela ça rien soit',
  greeting: phrases`
    bonjour; bonsoir; salut; cher; chere; chers; coucou; madame; monsieur; hello
  `,
  closing: phrases`
    (?:bien |tres )?cordialement(?: votre| a vous)?; cdlt; bien a vous; salutations(?: distinguees)?;
    meilleures salutations; merci(?: (?:beaucoup|d.avance|encore))?; bonne (?:journee|soiree); amicalement;
    sinceres salutations; a bientot; respectueusement
  `,
  but: phrases`
    mais; cependant; toutefois; neanmoins; pourtant; bien que; par contre; en revanche; tandis que; alors que
  `,
  negators: ['ne', 'pas', 'jamais', 'aucun[e]?', 'sans', 'ni', 'guere', 'impossible', 'rien'],
  ifs: ['si', 'se ils?'],
  asks: phrases`
    ou (?:est|a|se|aura|sera|ca|cela|exactement); quand; quel(?:le)?s?; qui; comment; combien; pourquoi(?! pas);
    de quoi; a quelle; sur quoi; est.ce (?:que|qu); dans quel; pouvez.vous (?:me|m); peux.tu (?:me|m);
    pourriez.vous (?:me|m); y a.t.il; ce est quel(?:le)?
  `,
  spellings: [
    ["n'([a-z]+)", 'ne $1'],
    ["j'([a-z]+)", 'je $1'],
    ["c'([a-z]+)", 'ce $1'],
    ["m'([a-z]+)", 'me $1'],
    ["qu'([a-z]+)", 'que $1'],
    ["s'([a-z]+)", 'se $1'],
    ['(?:ca|cela)', 'ca'],
    ['(?:rdv)', 'rendez-vous'],
    ['(?:stp|svp)', 's il vous plait'],
    ['(?:pb)', 'probleme'],
    ['(?:oki|oks|okay)', 'ok'],
  ],
  cues: {
    yes: phrases`
      (?:me|nous) (?:va|convient|arrange|conviendrait parfaitement)(?: (?:tres bien|bien|parfaitement|tout a fait))?(?: (?:aussi|egalement))?;
      convient(?: (?:tres bien|parfaitement|bien))?;
      (?:ce est |ca )?(?:est )?(?:parfait|ok|bon|nickel|tres bien|impeccable|note|super) (?:pour (?:moi|nous)|de mon cote);
      ok pour (?:moi|nous|mardi|lundi|mercredi|jeudi|vendredi|cette|ce|le);
      (?:bon|d.accord) pour (?:moi|mardi|le|ce|cette);
      (?:je|nous) (?:serai|serons)(?: bien)? (?:la|present[es]?|disponible|des votres|au rendez-vous);
      je (?:viendrai|participerai|assisterai|serai present[e]?);
      je (?:vous |te )?confirme(?: (?:ma|notre|mon|le|la|que je (?:serai|viendrai|participerai)))(?: (?:presence|participation|venue|accord|rendez-vous|reunion|creneau))?;
      je confirme; confirme[e]?; ce est (?:confirme|note|bon|ok|entendu|parfait|d.accord)(?: pour moi)?;
      je suis (?:bien )?(?:libre|disponible|dispo|partante?|d.accord)(?: (?:a cette heure(?:.la)?|ce jour(?:.la)?|a ce moment(?:.la)?))?;
      je peux(?: (?:venir|participer|assister|etre la|me liberer|sans probleme))(?: (?:a cette heure|ce jour))?;
      ca (?:marche|roule|colle|joue|fonctionne|me va)(?: (?:pour moi|tres bien|parfaitement))?;
      ca (?:est|serait) parfait; comptez sur moi; compte sur moi; je accepte(?: (?:l.invitation|avec plaisir))?;
      accepte[e]?; entendu; a (?:lundi|mardi|mercredi|jeudi|vendredi|demain)(?: (?:alors|donc))?$;
      je (?:le |la )?(?:note|bloque|reserve)(?: (?:le creneau|la date|dans mon agenda|ca))?;
      ce est (?:dans|note dans) mon agenda;
      (?:je ne ai )?(?:aucun|pas de) (?:empechement|conflit|contrainte|objection)(?: de mon cote)?;
      rendez-vous (?:mardi|lundi|mercredi|jeudi|vendredi) alors; cela fonctionne; je en suis; je y serai
    `,
    agree: phrases`
      parfait; tres bien; super; excellent; d.accord; bien sur; avec (?:grand )?plaisir; volontiers; certainement;
      absolument; tout a fait; ^bien$; impeccable; nickel;
      (?:pas de|aucun|sans|pas) (?:souci|soucis|probleme|problemes)(?: (?:pour moi|de mon cote|du tout))?;
      ravi[e]? de (?:participer|venir|vous rencontrer); pourquoi pas$; bonne idee; genial; evidemment; sans faute;
      il ne y a pas de (?:souci|probleme|inconvenient);
      (?:je )?(?:ne )?(?:y )?vois (?:pas d.|aucun )inconvenient; (?:pas d.|aucun(?:e)? )(?:inconvenient|objection)(?: (?:pour moi|de ma part))?
    `,
    particleYes: ['oui', 'ouais', 'ok', 'okay', 'yes', 'affirmatif'],
    particleNo: ['non', 'negatif', 'nan'],
    fails: phrases`
      je (?:ne )?(?:\w+ )?(?:peux|pourrai|pourrais|vais) (?:malheureusement |helas |vraiment )?(?:pas|plus)(?: (?:pouvoir|venir|participer|assister|etre (?:la|present[e]?)|me liberer|a cette heure|ce jour))*;
      (?:ne )?(?:\w+ )?(?:peux|pouvons) (?:malheureusement |helas )?pas(?: (?:venir|participer|assister|etre la))?;
      (?:ne )?(?:\w+ )?(?:va|convient|marche|colle|fonctionne|arrange|marchera|conviendra|irait|ira|joue) (?:malheureusement |vraiment |helas )?(?:pas|plus)(?: (?:pour moi|bien|du tout|trop))?;
      (?:je )?(?:ne )?(?:suis|serai) (?:malheureusement |helas )?(?:pas|plus) (?:libre|disponible|dispo|la|au bureau|en ville|joignable|present[e]?)(?: (?:a cette heure|ce jour))?;
      (?:ne )?(?:est|sera|serait) (?:malheureusement |helas )?pas (?:possible|faisable|jouable|envisageable|l.ideal|bon)(?: pour moi)?;
      je ne (?:pense|crois) pas (?:pouvoir|que (?:ce soit|cela|ca|je puisse))(?: \w+)?;
      (?:ce est |me est |ca est )?impossible(?: pour moi)?; indisponible;
      je (?:ai|aurai) (?:deja |malheureusement |aussi )*(?:un|une|un autre|une autre|d.autres) ?(?:\w+ )?(?:rendez-vous|reunion|engagement|empechement|conflit|audience|obligation|appel|vol|deplacement|contrainte|imperatif)s?;
      deja (?:pris[e]?|occupe[e]?|engage[e]?|un rendez-vous|une reunion);
      je (?:suis|serai) (?:deja )?(?:pris[e]?|occupe[e]?|en (?:deplacement|voyage|conges?|vacances|reunion|audience|formation|rendez-vous)|absent[e]?|a l.etranger|retenu[e]?);
      empeche[e]?; un (?:empechement|imprevu); agenda (?:complet|plein);
      (?:ca|ce|cela|me) (?:est|sera|semble|parait) (?:tres |trop |un peu )?(?:difficile|complique|complexe);
      tombe mal; pas (?:possible|libre|disponible|dispo); ca ne colle pas
    `,
    decline: phrases`
      (?:je )?(?:ne )?(?:suis|sommes) (?:malheureusement )?pas interesse[es]*;
      (?:ca|cela|ce) (?:ne )?me interesse pas; pas interesse[e]?;
      je ne (?:souhaite|veux|desire|compte) pas (?:participer|venir|assister|y participer|prendre part);
      je ne (?:participerai|viendrai|assisterai) pas;
      je (?:dois|prefere|souhaite|me vois contraint[e]? de|suis contraint[e]? de|suis oblige[e]? de|vais) (?:malheureusement )?(?:decliner|refuser|renoncer)(?: (?:l.invitation|votre invitation|cette invitation))?;
      je decline(?: (?:l.invitation|votre invitation))?; je refuse; je renonce;
      (?:faites|continuez|commencez|avancez|procedez|poursuivez) sans moi; ne comptez pas sur moi; non merci;
      aucun interet; sans moi$
    `,
    removed: phrases`
      (?:me )?(?:retir|supprim|enlev|ot|desinscri)\w*(?:.moi)? (?:\w+ )?(?:de|du) (?:cette |la |votre |ce |cet )?(?:reunion|liste(?: (?:des|de) (?:participants|invites))?|invitation|rendez-vous|conversation|fil|evenement|groupe);
      (?:retirez|enlevez|supprimez|otez|retire|enleve).moi
    `,
    unusual: phrases`
      avocat[es]*; plainte; poursuites?; action en justice; voie judiciaire; protection des donnees; rgpd;
      harcelement; harceler; police; spam;
      (?:arret|cess)\w* de (?:me |m.)?(?:ecrire|contacter|importuner|envoyer|deranger|harceler|spammer);
      ne me (?:ecrivez|contactez|recontactez|derangez)(?: plus)?;
      (?:merci|priere|je vous (?:prie|demande|saurais gre)) de ne plus (?:me |m.)?(?:ecrire|contacter|recontacter|envoyer|deranger|solliciter)(?: \w+)?; laissez.moi tranquille; desabonn\w+; desinscri\w+;
      mauvaise (?:personne|adresse); vous (?:vous )?(?:etes )?tromp\w+(?: de personne)?;
      erreur (?:de personne|sur la personne); qui (?:etes.vous|es.tu|diable); idiots?; imbeciles?; stupides?;
      cretins?; merde; putain; connards?; foutez; degage[rz]?; arnaque; escrocs?;
      ignor\w+ (?:toutes |les |vos |tes )*(?:instructions|consignes); instructions precedentes;
      (?:marqu|confirm|enregistr|not|mett)\w* (?:tout le monde|tous|toutes|les autres)(?: \w+)?(?: comme \w+)?;
      mot de passe; (?:etes.vous|es.tu) un (?:robot|bot); prompt;
      liste (?:de tous les|des|de tous) (?:participants|invites|adresses);
      (?:telephone|numero|adresse|mail) de [a-z]+; reserv\w+.moi; facture; virement; compte bancaire; cliquez ici
    `,
    delegate: phrases`
      (?:contact|demand|adress|parl|voi|voy|ecri|joindre|joign|appel|consult)\w* (?:[\w.-]+ ){0,3}(?:mon|ma|notre|nos) (?:assistante?|secretaire|collegue|associee?|collaborat\w+|bureau|equipe|chef|cabinet);
      (?:mon|ma) (?:assistante?|secretaire|collegue|associee?|collaborat\w+) (?:[a-z]+ )?(?:viendra|participera|se occupe|gere|peut|vous|repondra|assistera|prendra);
      a ma place; en mon nom; pour mon compte; gere mon agenda; en copie;
      me (?:remplacera|represente|representera|remplace)
    `,
    maybe: phrases`
      peut.etre; (?:presque|quasi(?:ment)?|a peu pres) (?:sure?|certaine?)(?: que| de)?; probablement; sans doute; possiblement; en principe; a priori; normalement; eventuellement;
      je (?:pense|crois|suppose) (?:que (?:oui|ca (?:va|ira|devrait|marche)|ce est|je (?:peux|pourrai|serai))|pouvoir|etre)(?: \w+)?;
      je espere (?:pouvoir|que oui|etre); je devrais (?:pouvoir|etre)(?: \w+)?;
      (?:ca )?devrait (?:aller|etre (?:bon|possible)|marcher|le faire|convenir|coller|fonctionner);
      je (?:vais )?(?:essaierai|essayerai|essayer|tacherai|tacher|tente|tenter) de;
      sauf (?:imprevu|contretemps|empechement); sous reserve; a confirmer; ca depend(?: de)?; cela depend; depend;
      pour l.instant; provisoirement; si tout va bien; il se peut
    `,
    doubt: phrases`
      (?:je )?(?:ne )?(?:suis|est) pas (?:\w+ )?(?:sur[e]?|certain[e]?)(?: (?:de|que|si|d.y))?(?: (?:pouvoir|etre))?;
      pas (?:\w+ )?(?:sur[e]?|certain[e]?)(?: (?:de|que|si))?(?: pouvoir)?;
      je (?:ne )?(?:sais|savais) pas(?: (?:encore|si))?(?: je (?:peux|pourrai))?;
      je ne peux pas (?:encore )?(?:confirmer|garantir|promettre|vous (?:dire|confirmer|repondre)|le dire|me engager)(?: (?:encore|pour l.instant|maintenant))?;
      je doute; je ai (?:des|un) doutes?; pas encore; trop tot
    `,
    prefer: phrases`
      je prefer(?:erais|e); nous prefererions; de preference;
      (?:ce |ca )?(?:serait|est|me arrangerait|irait) (?:beaucoup |bien |encore )?(?:mieux|preferable|plus (?:simple|pratique|facile))(?: pour moi)?;
      me arrangerait (?:mieux|plus|davantage); me (?:irait|conviendrait|va|convient) mieux; si possible; idealement;
      plutot; le ideal serait; l'ideal serait
    `,
    reluctant: phrases`
      (?:je )?prefer(?:erais|e) (?:eviter|ne pas|m.en passer|m.abstenir|pas|sauter)(?: (?:venir|y aller|participer))?;
      si (?:ce est|je (?:dois|y suis oblige[e]?)|il le faut|ce etait) ?(?:vraiment |absolument |strictement )?(?:necessaire|indispensable|oblige)?;
      si vraiment (?:il le faut|necessaire); a contrecoeur; en dernier recours;
      ca ne me (?:enchante|arrange) (?:pas|guere)(?: (?:vraiment|trop))?; si vous insistez; en me forcant
    `,
    promise: phrases`
      je (?:vous|te) (?:\w+ )?(?:redis|redirai|dis|dirai|reponds|repondrai|tiens|tiendrai|confirme|confirmerai|recontacte|recontacterai|reviens|reviendrai|fais|ferai)(?: (?:ca|au courant|informee?|un retour|savoir|signe|rapidement))?;
      je reviens vers (?:vous|toi);
      (?:je )?(?:vous |te |le |la |l.)*confirme(?: \w+)? (?:rapidement|demain|bientot|prochainement|plus tard|sous peu|des que(?: possible| je peux)?|au plus (?:vite|tot)|dans la (?:journee|semaine|soiree));
      je (?:regarde|verifie|consulte|vois|me renseigne|regarderai|verifierai)(?: (?:mon agenda|et|cela|ca|avec))?;
      (?:je (?:dois|vais)|laissez.moi|laisse.moi|il (?:me faut|faut que je)) (?:d.abord )?(?:verifier|regarder|consulter|voir|demander|confirmer|verifie|regarde);
      donnez.moi (?:un|quelques|jusqu); je confirmerai; je repondrai; des que (?:je sais|possible|je peux);
      reponse (?:demain|lundi|vendredi|rapidement); je vous redis
    `,
    away: phrases`
      absente? (?:du bureau )?(?:jusqu|du|de); absente? du bureau$; reponse automatique;
      (?:je (?:suis|serai)|actuellement) (?:actuellement )?(?:absente?|en conges?|en vacances|hors du bureau|en arret|en conge (?:maternite|parental))(?: du bureau)? (?:jusqu|du|de);
      acces limite; sans acces a (?:mes|ma) (?:mails?|messagerie); (?:pendant|durant|en) mon absence;
      en cas d.urgence; pour toute urgence; de retour le; retour le; conges? jusqu; message automatique
    `,
    propose: phrases`
      pourquoi pas(?= .); que (?:dites|diriez|penseriez|pensez).vous (?:de|d); que dirais.tu de; et si;
      (?:pourrait.on|pouvons.nous|peut.on|pourrions.nous|pouvez.vous|pourriez.vous|on (?:peut|pourrait)|serait.il possible|est.il possible|est.ce (?:que )?(?:possible|on)?)(?: (?:plutot|de|faire|decaler|deplacer|reporter|avancer|changer|prevoir|fixer|repousser|se voir))*;
      a la place; au lieu de; je propose; je (?:vous |te )?(?:propose|suggere|proposerais|suggererais);
      un autre (?:jour|creneau|horaire|moment); une autre (?:date|heure|option); autre (?:date|creneau|horaire);
      alternatives?; reporter; decaler; deplacer; repousser; reprogrammer;
      je (?:ne )?(?:suis|peux) (?:libre|disponible)? ?(?:que|seulement|uniquement); seulement (?:apres|a partir);
      je peux(?= (?:lundi|mardi|mercredi|jeudi|vendredi|le|apres|a partir));
      disponible(?= (?:(?:lundi|mardi|mercredi|jeudi|vendredi|le|apres|a partir)))
    `,
    cond: phrases`
      a condition (?:que|de); pourvu que; uniquement si; seulement si;
      (?:mais )?(?:si|se)(?= (?:(?:on|nous|je|vous|il|elle|ce|ca|le|la|les|tout|quelqu))); tant que; du moment que
    `,
    house: phrases`
      parking; stationnement; garer; dejeuner; repas; traiteur; apporter; amener; documents?; dossier; brouillon;
      presentation; preparer; honoraires; couts?; frais; budget; rembours\w+; voyage; hotel; enregistre[e]?;
      enregistrer; interprete; accessible; fauteuil roulant; contrat; pourquoi; accompagn\w+; obligatoire; supports?;
      venir avec
    `,
    polite: phrases`
      (?:un grand )?merci(?: (?:beaucoup|bien|d.avance|encore|infiniment))?(?: (?:pour|de|d))?(?: (?:votre|ton|ta|le|la|cette|l|me|vous))?(?: ?(?:message|mail|email|e-mail|courriel|invitation|proposition|retour|information|prevenu))?;
      s il vous plait; s'il (?:vous|te) plait; se il vous plait; desolee?; navree?; je suis (?:desolee?|navree?);
      malheureusement; helas; excusez.moi; pardon; cordialement; bonne (?:journee|soiree|semaine); bon week.?end;
      dans l.attente(?: de votre (?:retour|reponse))?; je vous remercie; je te remercie;
      (?:ca|cela) vous (?:va|convient|irait)(?: il)?; est.ce que (?:ca|cela) vous (?:va|convient);
      avez.vous (?:une autre|d.autres) (?:dates?|options?|creneaux?|disponibilites);
      envoyez.moi (?:une|l) ?invitation; a bientot; au plaisir; veuillez; tenez.moi au courant
    `,
    where: phrases`
      ou (?:est|a lieu|se (?:tient|deroule|passe|trouve)|aura lieu|sera|ca se passe|exactement); ^ou$; lieu; adresse;
      salle; bureau; batiment; lien; zoom; teams; presentiel; distanciel; en ligne; visio(?:conference)?;
      par telephone; a distance; en personne; quel endroit; endroit
    `,
    when: ['quand', 'quelle (?:heure|date)', 'a quelle heure', 'quel (?:jour|mardi)'],
    long: phrases`
      combien de temps; duree; dure; durera; va durer; jusqu.a quelle heure;
      a quelle heure (?:finit|termine|se termine)
    `,
    zone: ['fuseau(?: horaire)?', 'heure (?:de|locale|d) ?[a-z]*', 'decalage horaire'],
    topic: phrases`
      sujet; theme; objet; ordre du jour; de quoi (?:se agit.il|il se agit|parle|va.t.on|allons); sur quoi; but;
      motif; objectif; de quoi; concerne; details; contexte
    `,
    who: ['qui', 'participants', 'avec qui'],
  },
  times: {
    weekdays: phrases`
      lundis?; mardis?; mercredis?; jeudis?; vendredis?; samedis?; dimanches?
    `,
    months: phrases`
      janv?(?:ier)?; fevr?(?:ier)?; mars; avr(?:il)?; mai; juin; juil(?:let)?; aout; sept?(?:embre)?; oct(?:obre)?;
      nov(?:embre)?; dec(?:embre)?
    `,
    today: ["aujourd'?hui", 'ce (?:soir|matin)', 'cet apres.midi', 'dans la journee'],
    tomorrow: ['(?<!apres.)demain'],
    dayAfterTomorrow: ['apres.demain'],
    coming: ['ce'],
    next: ['prochain[e]?', 'suivant'],
    thisWeek: ['cette semaine', 'fin de (?:la )?semaine', 'd.ici la fin de (?:la )?semaine'],
    nextWeek: ['(?:la )?semaine prochaine', '(?:la )?semaine suivante'],
    ofMonth: '',
    ordinal: '(?:er|e|eme)',
    dayOnly: ['(?:le|du|au) (?<dom>\\d{1,2})(?:er)?(?! ?(?:h|heures|%))'],
    morning: ['(?:le |au )?matin', 'matinee'],
    afternoon: ['(?:l.)?apres.midi'],
    evening: ['(?:le )?soir', 'soiree'],
    at: ['a', 'vers', 'des', 'pour'],
    hour: ['h', 'heures?'],
    am: ['du matin'],
    pm: ["de l'apres.midi", 'du soir', 'p\\.?m\\.?'],
    noon: ['midi'],
    after: ['apres', 'a partir de', 'pas avant', 'des', 'a compter de', 'depuis'],
    before: ['avant', "jusqu'?a", 'pas apres', 'au plus tard a'],
    to: ['a', 'et', 'jusqu.a', '-'],
    fraction: ['et (?:demie?|quart)', 'moins'],
  },
}
