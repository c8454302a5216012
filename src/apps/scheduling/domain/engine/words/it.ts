import type { Lexicon } from './lexicon.ts'
import { phrases } from './phrases.ts'

export const it: Lexicon = {
  language: 'it',
  common:
    'il lo la oppure i gli le un uno una di a da in con su per tra fra e o che è sono sei siamo sia essere ho hai ha abbiamo hanno mi ti ci vi si non più ma come quando dove chi quale quello questo questa quella anche molto grazie ciao buongiorno buonasera saluti prego sì no già allora riunione messaggio ora giorno settimana posso può bene del della dei delle al alla alle nel nella mio mia suo sua lei voi',
  greeting: phrases`
    ciao; salve; buongiorno; buon giorno; buonasera; buon pomeriggio; gentil[ei](?:ssim[oa])?; car[oaie]; egregi[oa];
    spett\w+
  `,
  closing: phrases`
    (?:cordiali |distinti |i migliori |tanti |un caro )?salut[oi](?: cordiali)?; cordialmente;
    grazie(?: (?:mille|ancora|in anticipo))?; a presto; buona giornata; un abbraccio; cordialita
  `,
  but: ['ma', 'pero', 'tuttavia', 'anche se', 'sebbene', 'mentre', 'bensi'],
  negators: phrases`
    non; nessun[oa]?; mai; ne; senza; neanche; nemmeno; niente; impossibile
  `,
  ifs: ['se', 'qualora', 'purche'],
  asks: phrases`
    dove; dov'e; quando; che (?:ora|ore|giorno|sala); qual; quale; quali; chi; come; quanto; perche; di (?:cosa|che);
    cos'e; a che ora; in (?:quale|che); (?:puo|puoi|potete|potrebbe|potresti) (?:dirmi|mandarmi|inviarmi|indicarmi);
    mi (?:puo|puoi|potrebbe); c'e (?:un|il) parcheggio
  `,
  spellings: [
    ['(?:nn)', 'non'],
    ['(?:cmq)', 'comunque'],
    ['(?:xche|perke)', 'perche'],
    ['(?:grz|grazie mille)', 'grazie'],
  ],
  cues: {
    yes: phrases`
      (?:mi|ci|a me) (?:va|sta|torna|viene)(?: (?:molto |benissimo|bene|bene cosi|perfettamente|comodo|ottimo))+;
      va (?:bene|benissimo|bene cosi|perfettamente|tutto bene)(?: (?:per me|anche a me|a me))?;
      per me (?:e |va )?(?:perfetto|ok|bene|benissimo|ottimo|va bene|funziona|tutto bene|nessun problema);
      e (?:perfetto|ok|ottimo)(?: per me)?; funziona(?: (?:bene|benissimo))?(?: per me)?;
      (?:perfetto|ok|bene|ottimo) per me; ci saro; saro (?:li|presente|disponibile|dei vostri); ci sono(?= *$);
      ci vediamo(?: (?:allora|li|martedi|lunedi|mercoledi|giovedi|venerdi))?; partecipero; parteciperò volentieri;
      verro(?: volentieri)?; sono (?:libero|libera|disponibile)(?: (?:a quell.ora|quel giorno|in quell.orario))?;
      (?:si )?posso(?: (?:partecipare|venire|esserci|senza problemi))(?: (?:a quell.ora|quel giorno))?; posso$;
      riesco(?: (?:a (?:esserci|venire|partecipare)))?$; riesco a (?:esserci|venire|partecipare);
      confermo(?: (?:la (?:mia )?(?:presenza|partecipazione|riunione)|l.appuntamento|la data|l.orario|che ci saro))?;
      (?:le|ti|vi) confermo (?:la (?:mia )?(?:presenza|partecipazione|disponibilita)|che ci saro|che posso);
      confermat[oa]; accetto(?: (?:l.invito|volentieri))?; accettato; contate su di me; conti su di me; contami;
      a (?:lunedi|martedi|mercoledi|giovedi|venerdi)(?: allora)?$; ho segnato;
      (?:l'ho |ho )?(?:segnato|messo|inserito) in agenda; segnato; non ho (?:impegni|conflitti|obiezioni|problemi);
      nessun (?:impegno|conflitto); mi trovo (?:bene|d.accordo)
    `,
    agree: phrases`
      perfetto; ottimo; eccellente; d'accordo; daccordo; certo(?: che si)?; certamente; volentieri; con piacere;
      molto volentieri; ^bene$; benissimo; ma certo; sicuramente; senz.altro; assolutamente(?: si)?;
      (?:nessun|senza|non c.e) (?:alcun )?problemi?(?: per me)?; mi sembra (?:perfetto|ottimo|buono|una buona idea);
      affare fatto; ci sto; perche no$; ricevuto
    `,
    particleYes: phrases`
      ^si$; ^si si; (?:direi|dico|credo|penso) (?:proprio )?di si; (?<=[a-z] )si$;
      ^si(?= (?:grazie|va|certo|perfetto|ok|volentieri|per me|confermo|posso|ci saro|ci sono|mi va)); ok; okay; okey;
      sisi
    `,
    particleNo: ['no', 'nope'],
    fails: phrases`
      non (?:\w+ ){0,2}(?:posso|potro|potrei|riesco|riusciro|possiamo|riusciamo)(?: (?:proprio|a))?(?: (?:esserci|venire|partecipare|quel giorno|a quell.ora))?;
      non (?:\w+ ){0,2}(?:va|sta|torna|viene|funziona|andrebbe)(?: (?:bene|comodo))?(?: per me)?;
      non (?:\w+ )?(?:sono|saro)(?: (?:libero|libera|disponibile|in (?:ufficio|citta|sede|italia)));
      non ci (?:sono|saro); non (?:e|sara|sarebbe|mi e) (?:possibile|fattibile|comodo|un buon (?:giorno|momento));
      non ho (?:disponibilita|tempo|spazio);
      non (?:credo|penso) (?:di (?:poter|riuscire|farcela)|che (?:vada|sia possibile))(?: \w+)?;
      (?:mi e|e|sara) impossibile; impossibile; impossibilitat[oa];
      ho (?:gia |purtroppo |anche )*(?:un altr[oa]|un.altra|un|una|altri|altro) ?(?:\w+ )?(?:impegn[oi]|riunion[ei]|appuntament[oi]|conflitto|udienza|chiamata|call|volo|viaggio|visita);
      ho un (?:impegno|conflitto);
      sono (?:gia )?(?:impegnat[oa]|occupat[oa]|in (?:viaggio|ferie|riunione|udienza|vacanza)|fuori(?: (?:citta|sede))?|via);
      saro (?:gia )?(?:impegnat[oa]|occupat[oa]|in (?:viaggio|ferie|riunione|udienza|vacanza|volo|tribunale)|fuori(?: (?:citta|sede))?|via|all.estero);
      (?:e )?(?:sorto|successo) un (?:imprevisto|problema); agenda (?:piena|completa);
      mi (?:e|riesce|viene|rimane) (?:molto )?(?:difficile|complicato|scomodo); si sovrappone; non ce la faccio
    `,
    decline: phrases`
      non (?:mi|ci) interessa; non (?:sono|siamo) interessat[oai];
      non (?:intendo|desidero|voglio|ho intenzione di) (?:partecipare|venire);
      non (?:partecipero|verro|prendero parte);
      (?:devo|vorrei|preferisco|sono costrett[oa] a|mi vedo costrett[oa] a) (?:purtroppo )?(?:declinare|rifiutare|rinunciare)(?: (?:l.invito|alla riunione))?;
      declino(?: l.invito)?; rifiuto(?: l.invito)?; rinuncio;
      (?:andate avanti|procedete|fate|continuate|iniziate)(?: pure)? senza (?:di )?me; non contate su di me;
      no grazie; nessun interesse
    `,
    removed: phrases`
      (?:togli|leva|rimuov|cancell|elimin)\w*mi(?: (?:da|dalla|dal) (?:questa |questo |vostra )?(?:riunione|lista(?: (?:dei )?(?:partecipanti|invitati))?|elenco|invito|conversazione|evento|chiamata))?;
      (?:togliere|rimuovere|eliminare|cancellare) il mio nome
    `,
    unusual: phrases`
      avvocat[oi]; querela; denunci\w+; vie legali; azione legale; protezione dei dati; gdpr; molestie; polizia;
      spam; (?:smett\w+|basta|piantatela) (?:di )?(?:scriver\w+|mandar\w+|contattar\w+|disturbar\w+|inviar\w+|mail);
      non (?:scriver|contattar|disturbar|mandar|inviar)(?:mi|ci|e)(?: \w+)? piu; non (?:mi )?(?:scrivete|scrivetemi|contattate|contattatemi|disturbatemi)(?: piu)?; disiscriv\w+;
      cancellatemi da; persona sbagliata; ha sbagliato; avete sbagliato; chi (?:siete|sei|diavolo|e lei); idiot[ai];
      stupid[oia]; imbecill[ei]; cretin[oi]; merda; cazzo; vaffanculo; truffa; truffatori; andate (?:via|al diavolo);
      ignora(?:te)? (?:tutte |le |tue )*istruzioni; istruzioni precedenti;
      (?:segna|conferma|registra|imposta|metti)(?:te|re)? (?:tutti|tutte|gli altri)(?: come \w+)?; password;
      (?:sei|e) un (?:robot|bot); prompt; (?:elenco|lista) (?:di tutti|dei|degli) \w+;
      (?:telefono|numero|indirizzo|mail) di [a-z]+; prenota(?:mi|temi)? (?:un|una) (?:volo|hotel|tavolo|albergo);
      fattura; bonifico; conto bancario; clicca qui
    `,
    delegate: phrases`
      (?:chied|contatt|parl|scriv|sent|rivolg|coordin|conferm)\w* (?:\w+ ){0,3}(?:mio|mia|nostro|nostra) (?:assistente|segretari[oa]|collega|soci[oa]|ufficio|capo|team|collaboratore|collaboratrice);
      (?:mio|mia) (?:assistente|segretari[oa]|collega|soci[oa]|collaborat\w+) (?:[a-z]+ )?(?:verra|partecipera|si occupa|gestisce|puo|vi|le|rispondera|terra);
      al (?:mio )?posto mio; al mio posto; per mio conto; gestisce la mia agenda; metto in copia; in copia
    `,
    maybe: phrases`
      forse; quasi (?:sicur[oa]|cert[oa]|certamente|sicuramente)(?: (?:di|che))?; magari; probabilmente; possibilmente; può darsi; puo darsi; in linea di massima; in teoria;
      (?:credo|penso|direi|suppongo|immagino) (?:di si|di poter|di riuscire|di farcela|che vada bene|che si possa|sia possibile|di esserci);
      spero di (?:si|riuscire|poter|esserci); dovrei (?:riuscire|poter|farcela|esserci)(?: a)?(?: \w+)?;
      dovrebbe (?:andare|funzionare)(?: bene)?; cerchero di; provero a; salvo imprevisti; dipende(?: da)?; per ora;
      per il momento; da confermare; in attesa di; se tutto va bene
    `,
    doubt: phrases`
      non (?:mi |ci )?va male;
      non (?:ne )?(?:sono|e) (?:\w+ )?(?:sicur[oa]|cert[oa])(?: (?:di|se|che))?(?: (?:poter|riuscire)(?: (?:a )?(?:venire|partecipare|esserci))?)?;
      non (?:lo )?so(?: (?:se|ancora))?(?: (?:posso|riesco|potro))?;
      non posso (?:ancora )?(?:confermare|garantire|promettere|dire)(?: (?:ancora|ora))?; dubito; ho (?:dei )?dubbi;
      non ancora; devo (?:ancora )?(?:verificare|controllare|vedere|confermare|capire); e presto per
    `,
    prefer: phrases`
      preferirei; preferisco; preferiremmo;
      (?:mi )?(?:sarebbe|andrebbe|e) (?:molto )?(?:meglio|preferibile|piu comodo); meglio (?:il|di|per me);
      se possibile; idealmente; di preferenza; mi va meglio
    `,
    reluctant: phrases`
      (?:preferirei|preferisco) (?:di no|non|evitare|saltare)(?: (?:venire|farlo|partecipare|esserci))?;
      se (?:proprio |e |fosse )?(?:proprio |davvero |assolutamente |strettamente )?(?:necessario|indispensabile|devo);
      se non (?:c.e|si puo) (?:altra|altro|fare altrimenti); non mi va molto; controvoglia;
      come ultima (?:risorsa|spiaggia); se serve
    `,
    promise: phrases`
      (?:vi|ti|le|gli) (?:faccio|faro) sapere;
      (?:vi|ti|le) (?:dico|diro|confermo|confermero|rispondo|rispondero|aggiorno|aggiornero|avviso|avvisero|scrivo|scrivero);
      faccio sapere; (?:verifico|controllo|guardo|chiedo|sento) (?:e|poi|la mia agenda|l.agenda|con|subito);
      verifico; controllo;
      (?:fammi|mi faccia|lasci(?:a|ami|atemi)|devo) (?:verificare|controllare|vedere|chiedere|sentire|guardare)(?= .{0,60}(?:sapere|dico|rispond|conferm));
      fammi (?:controllare|vedere|verificare); (?:mi dia|dammi|datemi) (?:un|qualche|tempo); confermero; rispondero;
      appena (?:so|posso|lo so); confermo (?:domani|entro|appena|piu tardi|in serata|nei prossimi);
      mi faccio (?:sentire|vivo|viva)
    `,
    away: phrases`
      fuori (?:ufficio|sede) (?:\w+ )?(?:fino|dal|sino); risposta automatica;
      (?:sono|saro) (?:fuori|assente|in ferie|in congedo|in vacanza)(?: (?:ufficio|sede|dall.ufficio))? (?:fino|dal|sino);
      assente (?:fino|dal|sino); accesso limitato; senza accesso alla (?:posta|mail); durante la mia assenza;
      in mia assenza; per (?:urgenze|questioni urgenti); rientr(?:o|ero) (?:il|in); tornero (?:il|in); ferie fino
    `,
    propose: phrases`
      che ne (?:dice|dici|dite|pensa|pensi)(?: di)?; e se;
      (?:potremmo|possiamo|potrebbe|si puo|si potrebbe|potreste) (?:fare|essere|spostare|spostarla|spostarlo|rinviare|posticipare|anticipare|vederci|incontrarci|cambiare|farla|farlo);
      (?:sarebbe|e) possibile (?:il|alle|spostare|fare|un altro|rinviare|anticipare); invece; al posto di; propongo;
      suggerisco; proporrei; un'?altra (?:data|ora|opzione); un altro (?:giorno|orario|momento); alternativ[ae];
      rinviare; spostare; posticipare; riprogrammare; solo (?:dopo|prima|il); posso solo;
      sono (?:libero|libera|disponibile) solo; posso(?= (?:lunedi|martedi|mercoledi|giovedi|venerdi|il|dopo|dalle));
      andrebbe bene(?= (?:lunedi|mercoledi|giovedi|venerdi|il|alle))
    `,
    cond: phrases`
      a (?:patto|condizione) (?:che|di); purche; solo se;
      (?:ma )?se(?= (?:(?:si|possiamo|posso|potete|c.e|ci|fosse|lo|la|il|non|mi|facciamo|qualcuno|tutti)));
      sempre che; qualora
    `,
    house: phrases`
      parcheggi\w*; pranzo; catering; cibo; portare; documenti; documentazione; bozza; presentazione; preparare;
      onorari\w*; cost[oi]; spese; budget; rimbors\w+; viaggio; albergo; hotel; registrat[oa]; registrare;
      interprete; accessibile; sedia a rotelle; contratto; perche; accompagn\w+; obbligatori[oa]; materiali?
    `,
    polite: phrases`
      (?:molte |mille )?grazie(?: (?:mille|per|del|della|dell.|tante|ancora))*(?: (?:il|la|lo|suo|tuo|vostro))?(?: ?(?:messaggio|mail|email|invito|informazione|proposta|contatto))?;
      per favore; per cortesia; mi (?:dispiace|spiace)(?: (?:molto|tanto))?; spiacente; scus(?:i|a|ate); purtroppo;
      sfortunatamente; saluti; cordiali saluti; resto in attesa; attendo (?:riscontro|notizie); buona giornata;
      buon (?:weekend|lavoro); la ringrazio; ti ringrazio; vi ringrazio; (?:le|ti|vi) va bene;
      avete (?:altre|altri) (?:opzioni|orari|date); mand(?:a|i|ate)(?:mi|temi)? (?:pure )?(?:l.)?invito; a presto
    `,
    where: phrases`
      dove; dov'e; luogo; indirizzo; sala; ufficio; edificio; link; zoom; teams; in presenza; online; videochiamata;
      videoconferenza; telefonic[oa]; sede; da remoto; si tiene
    `,
    when: phrases`
      quando; che (?:ora|ore|giorno|data); a che ora; quale (?:giorno|data|martedi)
    `,
    long: phrases`
      quanto (?:tempo )?(?:dura|durera|tempo); durata; dura; durera; fino a che ora; a che ora (?:finisce|termina)
    `,
    zone: ['fuso(?: orario)?', 'ora (?:di|locale|italiana) ?[a-z]*'],
    topic: phrases`
      di (?:cosa|che) (?:si (?:parla|parlera|tratta)|parleremo|tratta); argoment[oi]; tema; oggetto;
      ordine del giorno; scopo; motivo; agenda della; dettagli; contesto
    `,
    who: ['chi', 'partecipanti', 'con chi'],
  },
  times: {
    weekdays: ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato', 'domenica'],
    months: phrases`
      gen(?:naio)?; feb(?:braio)?; mar(?:zo)?; apr(?:ile)?; mag(?:gio)?; giu(?:gno)?; lug(?:lio)?; ago(?:sto)?;
      set(?:t|tembre)?; ott(?:obre)?; nov(?:embre)?; dic(?:embre)?
    `,
    today: ['oggi', 'stasera', 'in giornata', 'questo pomeriggio', 'stamattina'],
    tomorrow: ['(?<!dopo)domani', 'domattina'],
    dayAfterTomorrow: ['dopodomani'],
    coming: ['questo', 'questa'],
    next: ['prossim[oa]', 'successiv[oa]'],
    thisWeek: ['questa settimana', 'fine settimana', 'fine della settimana'],
    nextWeek: ['(?:la )?(?:prossima settimana|settimana prossima|settimana successiva)'],
    ofMonth: '(?: di)?',
    ordinal: '(?:°|º)',
    dayOnly: ['(?:il|giorno|il giorno|al|del) (?<dom>\\d{1,2})(?! ?(?:%|minuti|persone))'],
    morning: ['(?:di |la )?mattina', 'mattino', 'mattinata'],
    afternoon: ['(?:di |nel )?pomeriggio'],
    evening: ['(?:di |la )?sera', 'serata'],
    at: phrases`
      alle; prima delle; dopo le; dalle; entro le; fino alle; all'; alle ore; ore; verso le; per le
    `,
    hour: ['h', 'ore'],
    am: ['di mattina', 'del mattino'],
    pm: ['di (?:pomeriggio|sera)', 'del pomeriggio', 'p\\.?m\\.?'],
    noon: ['mezzogiorno'],
    after: ['dopo le', 'dalle', 'a partire dalle', 'non prima delle', 'dopo'],
    before: ['prima delle', 'entro le', 'fino alle', 'non oltre le', 'non dopo le'],
    to: ['alle', 'e le', 'a', 'e', '-'],
    fraction: ['e (?:mezz[ao]|un quarto|tre quarti)', 'meno'],
  },
}
