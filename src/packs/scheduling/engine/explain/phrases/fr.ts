import type { Grammar } from '../grammar.ts'

export const fr: Grammar = {
  language: 'fr',
  parts: {
    thing:
      "[date|heure|horaire|creneau|rendez-vous|rdv|moment|reunion|proposition|date et l'heure|date et heure|rencontre|entretien]",
    that: `[cela|ca|ceci]|[ce|cet|cette|le|la|l|votre|ta] (nouvelle|nouveau|nouvel) <thing> (la) (propose|proposee|indique|indiquee|que vous proposez|que tu proposes|suggere|suggeree)|[l'heure|l'horaire] (propose|proposee)|la date et l'heure (proposees)`,
    subject: '[<that>|<slot>]',
    when: `[(pour) <slot>|a cette heure (la)|ce jour (la)|a cette date|a ce moment (la)|sur ce creneau|a l'heure (dite|prevue|proposee|indiquee)|a cette occasion|ce creneau]`,
    me: '[pour moi|pour nous|de mon cote|pour ma part|en ce qui me concerne|chez moi|de notre cote]',
    good: '(tres|tout a fait|parfaitement|vraiment|super) [bien|parfait|parfaitement|bon|ok|nickel|super|impeccable|idealement|ideal|merveilleusement|a merveille|sans probleme|sans souci|en ordre|convenable|excellent|au top]',
    attend: `[etre|y etre] (la|present|presente|disponible|des votres)|participer (a la reunion|a cette reunion)|venir|assister (a la reunion|a cette reunion)|y assister|y participer|me rendre disponible|me liberer|vous rejoindre|te rejoindre|vous rencontrer|vous voir|vous retrouver|te voir`,
    going: `[participer|assister|venir|etre|y etre|y assister|y participer|me joindre|vous rejoindre|me rendre|me liberer|prendre part|etre la|etre present|etre presente|etre des votres|repondre favorablement|etre avec vous] (a la|a cette|a votre|a ce|au|a vous|presents|present|presente|disponible|parmi vous|des votres) (reunion|rencontre|rendez-vous|invitation|entretien|cette fois|cette fois-ci)`,
    invitation:
      "[a l'invitation|l'invitation|votre invitation|ton invitation|cette invitation|a votre invitation|la reunion|cette reunion|le rendez-vous|ce rendez-vous|votre proposition|ta proposition|la proposition|cette proposition|l'horaire|ce creneau|le creneau|cet horaire|cette date|la date|l'heure]",
    thanked: `[pour|de|d] (votre|ton|l|la|le|ce|cette|vos) (aimable|gentille|rapide) [message|mail|e-mail|email|courriel|invitation|proposition|reponse|retour|rappel|organisation|information|relance|attention|temps|aide|comprehension|patience|confirmation|disponibilite|tout]|
      [pour l'invitation|de l'invitation|pour l'organisation|pour l'info|de l'info|pour tout]|
      [d'avoir|de l'avoir|pour avoir|de nous avoir|de m'avoir] [organise|propose|invite|contacte|pense|pris le temps|prevenu|ecrit|relance] (cela|ca|la reunion|cette reunion|a moi|tout cela|ce rendez-vous)|
      d'organiser (cela|ca|la reunion|cette reunion|ce rendez-vous)|de (votre|ton) (message|invitation|retour|proposition|mail|rappel)|de [penser a moi|me tenir informe|m'ecrire]|d'etre patient`,
  },
  phrases: {
    yes: 'oui (merci|bien sur|volontiers|tout a fait|avec plaisir|bien entendu); ouais <stop>; affirmatif',
    accept: `
      (et) (<me>) (<subject>) (cela|ca) [me|nous] [convient|va|conviendrait|irait|conviendra|ira|arrange|correspond] (aussi|egalement) (<good>) (aussi|egalement) (<me>) (<when>)
      (et) (<me>) (<subject>) (cela|ca) [convient|conviendrait|conviendra] (aussi|egalement) (<good>) (<me>) (<when>); (<subject>) (cela|ca) va (<good>) <me> (<when>); <me> (<subject>) (cela|ca) va (<good>) (<when>)
      (et) (<subject>) (cela|ca) me [va|convient] (<good>) (aussi|egalement) (<when>)
      (<subject>) [c'est|est|sera|serait|ce sera|ce serait] (donc) [<good>|bon|d'accord|parfait|note|ok|entendu|confirme|valide|cale|accepte] (<me>|<when>|dans mon agenda)
      (c'est|tout est) <good> <me> (<when>); (c'est) [ok|bon|d'accord|parfait|bien|nickel|valide|impeccable|super|tres bien|entendu|oui] [pour|a] [moi|nous|<slot>|<that>|le|cette date|cette heure|ce creneau|la date] (<when>)
      (oui) d'accord [<me>|pour <slot>|pour <that>|avec <that>|<slot>|avec cette date|pour ce creneau|pour la date]; va pour <slot>; ok (pour|a) [<slot>|moi|nous|<that>]; parfait pour [<slot>|moi|nous|<that>]
      (et|par la presente) (je|je vous|je te|nous|nous vous|vous) [confirme|confirmons] (donc|bien|volontiers|avec plaisir|par la presente) (ma|notre|le|la|que|l|cette|ce) (presence|participation|disponibilite|rendez-vous|rdv|reunion|date|creneau|horaire|accord|venue|entretien) (a la reunion|a cette reunion|au rendez-vous) (<when>)
      [je confirme|je vous confirme|je te confirme] (<subject>|l'heure|l'horaire|l'heure et la date); (c'est|tout est|rendez-vous|rdv|date) [confirme|confirmee] (<me>|<when>); confirme; confirmation de ma presence (<when>)
      (et) [je me connecterai|je me connecte|je serai en ligne|je serai connecte|je serai connectee|je rejoindrai la reunion|je rejoindrai l'appel|je vous rejoindrai|j'y serai|j'y suis|j'y assisterai|j'y participerai|je serai la|je serai present|je serai presente|je serai des votres|je serai au rendez-vous|nous y serons|je serai disponible|je serai libre|je serai bien la|je serai bien present|je serai bien presente|je serai avec vous|je viendrai|je viens|j'assisterai|je participerai|je participe|je serai ravi d'y participer|je serai ravie d'y participer] (volontiers|avec plaisir|sans faute|sans probleme|a la reunion|a cette reunion) (<when>)
      (et) [je suis|nous sommes|je reste|je me rends|je serai] (tout a fait|bien|egalement|aussi|completement) [disponible|disponibles|libre|dispo|d'accord|partant|partante|ok|present|presente] (<me>) (<when>|avec cette proposition|pour cette date|avec cette date|pour ce creneau); (oui) dispo (<when>)
      (oui) je [peux|pourrai] (tout a fait|bien|sans probleme|parfaitement) (<attend>) (<when>)
      [j'accepte|nous acceptons|j'accepte volontiers|j'accepte avec plaisir|j'accepte bien volontiers] (avec plaisir|volontiers) (<invitation>|<that>) (<when>)
      (c'est) (bien) note (dans mon agenda|dans l'agenda|<me>|<when>|et confirme); [je note|je l'ai note|j'ai note|je l'inscris|je bloque|j'ai bloque|je le note|je la note|je l'ajoute|je note cela|je reserve|j'ai reserve] (bien) (le creneau|ce creneau|cette date|la date|le rendez-vous|ce rendez-vous|le rdv|l'horaire|<slot>|cela|la reunion) (dans mon agenda|dans mon calendrier|a mon agenda|<when>)
      (on|nous) se [voit|verra|retrouve|parle|reunit] [<slot>|la-bas|a ce moment-la|alors]; (et) [a|au|rendez-vous|on dit] <day> (alors|donc); comptez sur moi (<when>); tu peux compter sur moi; vous pouvez compter sur (moi|ma presence) (<when>); c'est calé; marche conclu; ca marche (<me>|<when>|pour <slot>|comme ca); ca roule (<me>|pour <slot>); ca joue (<me>); ca colle (<me>|<when>); ca le fait; ca fonctionne (<me>|<when>|tres bien); cela fonctionne (<me>|<when>|tres bien)
      je [n'ai|ne vois|n'y vois] [pas|aucun|aucune|pas de] [d'objection|d'inconvenient|d'empechement|d'opposition|objection|inconvenient|empechement|probleme] (<me>|<when>|a cette date); je n'ai rien de prevu (<when>); rien a redire`,
    agree: `
      (c'est|voila qui est|oui) [parfait|super|genial|excellent|formidable|impeccable|nickel|top|entendu|convenu|tres bien|magnifique|d'accord|bien <stop>|tres bonne idee|chouette] (alors|donc)
      bien sur; bien entendu; volontiers; tres volontiers; avec (grand|beaucoup de) plaisir; avec plaisir; certainement; tout a fait; absolument; evidemment; sans (aucun) [probleme|souci|soucis|problemes]; pas de [probleme|souci|soucis] (<me>|pour <slot>|pour cette date); aucun [probleme|souci] (<me>); entendu; bonne idee; dac; dacc
      (je me|nous nous) [rejouis|rejouissons] (d'avance|deja|beaucoup) (de cette reunion|de cette rencontre|de vous voir|de vous rencontrer|de te voir|d'y participer|de notre rencontre|de cet echange) (<when>); au plaisir de (vous|te|notre|cet) (voir|rencontrer|retrouver|echange|echanger|rencontre) (<when>); hate [d'y etre|de vous voir|de te voir]; (je serai|je suis|nous serons) [ravi|ravie|heureux|heureuse|enchante] de [vous rencontrer|vous voir|te voir|participer|venir|cette rencontre|vous retrouver] (<when>)`,
    no: 'non <stop>; malheureusement non; malheureusement pas; helas non; non desole; non desolee; non malheureusement',
    sorry: `
      (je suis|nous sommes|vraiment|toutes mes|mille) (vraiment|sincerement|tres|bien|tellement) [desole|desolee|desoles|navre|navree|excuses|confus] (mais|de|de vous informer que|de vous dire que|pour cela|pour ce contretemps); malheureusement; helas; (je) regrette (mais|vivement|beaucoup|de vous informer que|de ne pas); je crains que non; excusez-moi; excuse-moi; toutes mes excuses (pour ce contretemps|pour cela); mes excuses; pardon; c'est dommage; dommage; (avec) regret; a mon grand regret; j'ai le regret de vous (informer|dire) que`,
    but: 'mais; cependant; toutefois; neanmoins; en revanche',
    decline: `
      (et|donc) (je|nous) (ne|n) [pourrai|peux|pourrais|pourrons|vais|serai|suis|puis|pouvons] (malheureusement|helas) [pas|point] (malheureusement|helas) (pouvoir|en mesure de|etre en mesure de|etre) <going>
      (je|nous) [pourrai|peux|vais] (malheureusement) pas (pouvoir) <going>
      je [ne serai pas|serai pas|ne serais pas|ne pourrai etre] (malheureusement) [present|presente|la|des votres|parmi vous|disponible pour cette reunion|de la partie|en mesure d'y assister|en mesure de participer] (a cette reunion|a la reunion); (il m'est|il me sera|il me sera malheureusement) impossible de <going>; [impossible|dans l'impossibilite] de <going>
      je (ne) [participerai|viendrai|assisterai|viens|participe] pas (a la reunion|a cette reunion|a ce rendez-vous|cette fois); je n'y [assisterai|participerai|serai] pas; je n'assisterai pas (a cette reunion|a la reunion); je ne [souhaite|desire|veux|compte] pas [participer|y participer|assister|y assister|venir|prendre part] (a cette reunion|a la reunion|a ce rendez-vous)
      (je) (ne) suis pas [interesse|interessee] (par cette reunion|par la reunion|par votre proposition); je ne suis pas [interesse|interessee]; pas interesse; cela ne m'interesse pas; ca ne m'interesse pas; non (<comma>) merci; je passe (mon tour) (cette fois|cette fois-ci); [sans moi|ce sera sans moi] (cette fois|cette fois-ci|pour cette fois)
      (je suis) (malheureusement) [au regret de|oblige de|contraint de|contrainte de] (devoir) [decliner|refuser] (<invitation>); (je suis) (malheureusement) [dans l'impossibilite|dans l'incapacite] [d'y assister|d'y participer|d'assister|de <going>] (a la reunion|a cette reunion)
      (je|et) (me vois|vais|suis) (malheureusement) [dois|contraint de|contrainte de|oblige de|obligee de|devoir|prefere|suis contraint de|suis oblige de|suis obligee de] (donc|malheureusement|helas) [decliner|refuser|annuler|renoncer|dire non] (<invitation>|poliment <invitation>|a participer|ma participation|a cette reunion)
      je [decline|refuse] (poliment|malheureusement) (<invitation>); ne comptez pas sur moi; ne compte pas sur moi; (merci de|vous pouvez|veuillez) [faites|continuez|commencez|allez-y|reunissez-vous|commencer|faire|continuer] sans moi; ce sera sans moi; sans moi`,
    fails: `
      (<me>) (<subject>) (cela|ca) (ne) (me) [convient|va|conviendra|ira|m'arrange|arrange|marche|fonctionne] (malheureusement) pas (du tout|<me>) (<when>)
      [c'est|<subject> est|<subject> m'est|ce m'est|cela m'est] (malheureusement) [impossible|pas possible] (<me>|<when>)
      je (ne) (suis|serai) (malheureusement) pas [disponible|libre|dispo] (<when>); je (ne) peux (malheureusement) pas (<when>|venir <when>); je ne pourrai (malheureusement) pas (<when>|venir <when>|etre la <when>); pas disponible (<when>)
      (<slot>|a cette heure-la|ce jour-la) (je suis|je serai) (deja|malheureusement) [pris|prise|occupe|occupee|en deplacement|en reunion] (<when>); j'ai (deja|malheureusement deja) [un autre|une autre|un|une|autre] [rendez-vous|engagement|reunion|chose de prevu|empechement|chose] (prevu|prevue) (<when>)`,
    removed: `(merci de|veuillez|pouvez-vous|svp) (s'il vous plait) me [retirer|enlever|supprimer] (s'il vous plait) (de la|de cette|de l|de) (liste|reunion|invitation|liste des participants|rencontre)`,
    prefer: `
      [mais|meme si|bien que] (je) [prefererais|prefere|prefererai|j'aimerais mieux|j'aurais prefere] (nettement|quand meme|si possible) <time>; [mais|meme si] <time> (me|m) [conviendrait|irait|arrangerait|convient|va|serait|arrange] (encore|un peu|plutot|meme) mieux; mais <time> serait (encore) [mieux|preferable|ideal]`,
    greeting: `
      [bonjour|bonsoir|salut|coucou|cher|chere|chers|cheres|hello|re bonjour|rebonjour] (a tous|tous|a toutes et a tous|a toutes|l'equipe|madame|monsieur|madame monsieur|maitre|cher monsieur|chere madame|<called>); [madame|monsieur] (<called>) <stop>`,
    thanks: `
      (et|un grand|mille|tres grand) merci (beaucoup|bien|infiniment|encore|a vous|a toi|d'avance|par avance|quand meme|tout de meme|mille fois|bcp|a tous) (<name>) (<thanked>) (et <thanked>)
      (je|nous) (vous|te) remercie (beaucoup|infiniment|vivement|sincerement|encore|d'avance|par avance) (<thanked>) (et <thanked>); vous remerciant (par avance|<thanked>); c'est (tres) gentil (a vous|a toi|de penser a moi); (avec) (tous) mes remerciements`,
    neutral: `
      <me> <stop>; s'il vous plait; s'il te plait; svp; et; donc; alors; bonne (fin de) [journee|soiree|semaine|apres-midi|continuation|annee]; bon [week-end|weekend|apres-midi|courage|dimanche]; belle [journee|soiree|semaine|fin de journee]; excellente [journee|soiree|semaine]; tres bonne [journee|soiree|semaine]; (je) vous souhaite une (tres) [bonne|belle|excellente] [journee|soiree|semaine]
      (merci de|pouvez-vous|vous pouvez|veuillez|tu peux|n'hesitez pas a) (s'il vous plait) (m|me|nous) [envoyer|m'envoyer|transmettre|adresser] (s'il vous plait|svp) (une|l|le|la) [invitation|lien|l'invitation|invitation outlook|convocation|invitation agenda]; j'attends l'invitation; dans l'attente de l'invitation
      j'espere que vous allez bien; j'espere que tout va bien; j'espere que tu vas bien; en esperant que vous allez bien; a bientot; a tres bientot; a tres vite; a plus; a vous aussi; [desole|desolee|pardon|excusez-moi|mes excuses|toutes mes excuses|navre] (pour|de) (le|mon|ma|cette|ce) [retard|reponse tardive|delai de reponse|delai|retard de reponse|reponse tardif]; je reste a votre disposition`,
    heard: "bien [recu|note]; c'est [recu|compris]; compris; message recu; bien recu merci",
    absent: '(je) (vous) (souhaite) (une) (tres) [bonne|belle|excellente] reunion',
    later: '(peut-etre) (ce sera) (pour) [une prochaine fois|une autre fois|la prochaine fois]',
    closing: `
      (bien|tres|tout) [cordialement|cdlt|cdt|amicalement|sincerement|respectueusement|chaleureusement]; (bien) a [vous|toi]; cordialement (votre|votre); salutations (distinguees|cordiales|les meilleures); (mes|avec mes|meilleures|sinceres|mes meilleures|mes cordiales|mes sinceres) [salutations|amities|cordiales salutations|meilleures salutations] (distinguees|cordiales)
      (je vous prie d'agreer|veuillez agreer|veuillez recevoir|je vous prie de recevoir) (madame|monsieur|madame monsieur) (l'expression de) (mes) [salutations distinguees|meilleures salutations|sinceres salutations|sentiments distingues|salutations les meilleures|mes salutations distinguees]; merci (encore|d'avance|beaucoup|bien|a vous); bises; bisous; amities; (tres) [bonne|belle|excellente] (fin de) [journee|soiree|semaine|apres-midi]; bon week-end; a bientot; a tres bientot; bonne journee; belle journee; bonne soiree; bien cdt; cdlt; cdt; bav`,
  },
  joins: {
    on: ['le', 'du', 'au', 'pour', 'de'],
    at: ['a', 'pour', 'de', 'des'],
    ordinal: ['er', 'e', 'eme'],
    of: [],
    shortDays: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
  },
  personal: `hopital; hospitalis; malade; maladie; arret de travail; en arret; operation; opere; chirurgi; deces; decede; mort; obseques; enterrement; accident; urgence; cancer; enceinte; maternite; paternite; conge; vacances; licenci; demission; grippe; medecin; blesse; fractur`,
}
