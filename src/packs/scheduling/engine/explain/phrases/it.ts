import type { Grammar } from '../grammar.ts'

export const it: Grammar = {
  language: 'it',
  parts: {
    thing: `[data|ora|orario|appuntamento|riunione|incontro|proposta|momento|data e l'ora|data e ora|giorno e ora|giorno e l'ora|slot|call]`,
    that: `[questo|questa|quello|cio]|[il|la|lo|l|questo|questa|quel|quella|vostra|tua|sua] (tua|sua|vostra|nuova|nuovo) <thing> (proposta|proposto|indicata|indicato|suggerita|suggerito|che proponi|che propone|che avete proposto)|l'orario (proposto|indicato|suggerito)|l'ora (proposta|indicata)|la data e l'ora (proposte|indicate)|l'appuntamento (proposto)|l'incontro|quell'ora|quell'orario`,
    subject: '[(<that>) (di|del) <slot>|<that>]',
    when: `[(per) <slot>|a quell'ora|quel giorno|in quel giorno|in quella data|per quell'ora|per quel giorno|in quell'orario|in quel momento|allora|all'ora (indicata|proposta)|all'orario (indicato|proposto)|a quell'orario]`,
    me: '[per me|a me|per noi|da parte mia|dal mio canto|per quanto mi riguarda|da parte nostra|anche a me|anche per me]',
    good: `(molto|piu che|tutto|assolutamente|anche|davvero|super) [bene|benissimo|ok|perfetto|perfetta|perfettamente|ottimo|ottima|ottimamente|a posto|d'accordo|comodo|comoda|ideale|benone|alla grande|magnificamente|a meraviglia|nessun problema|confermato|confermata|giusto]`,
    attend: `[partecipare|esserci|venire|essere presente|presenziare|incontrarci|collegarmi|fare|farcela|intervenire|esserci volentieri|raggiungervi|raggiungerti|liberarmi] (alla riunione|all'incontro|all'appuntamento)`,
    going: `[partecipare|esserci|venire|essere presente|presenziare|intervenire|essere con voi|unirmi|unirmi a voi|prendere parte|prendervi parte|raggiungervi|farcela|assistere|parteciparvi|prenderne parte|essere dei vostri] (alla riunione|a questa riunione|all'incontro|a questo incontro|all'appuntamento|questa volta|stavolta|alla call)`,
    invitation: `[l'invito|il tuo invito|il suo invito|il vostro invito|la proposta|la riunione|l'incontro|la partecipazione|questo invito|l'appuntamento|gentilmente l'invito|il gentile invito|all'invito|questo incontro|questa riunione|la sua proposta|la tua proposta|la vostra proposta]`,
    thanked: `[per|di|del|della|dell|dello] (il|la|lo|l|tuo|tua|suo|sua|vostro|vostra|tutto|gentile) (tuo|tua|suo|sua|vostro|vostra|gentile|cortese|pronta) [messaggio|mail|e-mail|email|invito|proposta|risposta|promemoria|organizzazione|informazione|informazioni|disponibilita|aiuto|tempo|pazienza|comprensione|conferma|pensiero|cortesia|attenzione|interessamento|gentilezza]|
      [per l'invito|dell'invito|per l'organizzazione|dell'informazione|per l'email|per l'attenzione|per l'aiuto|per l'info|dell'organizzazione]|per (aver|averlo|avermi|averci|averla|averle) (lo|la) [organizzato|organizzata|organizzato tutto|coordinato|contattato|contattata|invitato|invitata|pensato|scritto|proposto|avvisato|avvisata|avvertito] (questo|tutto|l'incontro|la riunione|l'appuntamento|a me|il tutto)|per (organizzare|coordinare) (tutto|l'incontro|la riunione)|di tutto|per tutto`,
  },
  phrases: {
    yes: 'siyes (certo|grazie|volentieri|certamente|perfetto|assolutamente); si <stop>; si certo; si grazie; si perfetto; si va bene; si per me va bene; si confermo; si ci sono; si ci saro; si volentieri; si sono disponibile (<when>); ma certo; certo che si; certo che siyes; esatto',
    accept: `
      (e) (<me>) (<subject>) (mi) [va|andra|sta|vanno|fa|viene|risulta] <good> (<me>) (<subject>|<when>)
      (e) (<subject>) mi va <good> (<me>) (<when>); (mi) va [bene|benissimo] (<me>|anche per me|tutto) (<subject>|<when>)
      (e) (<me>) <subject> [e|sarebbe|sara] <good> (<me>); (<me>) e <good> (<me>|<when>); [ok|bene|benissimo|perfetto|d'accordo|ottimo|nessun problema] [per me|da parte mia|per <slot>|per <that>|anche per me|<slot>]
      <me> (tutto) (e) (<good>|nessun problema|non c'e problema|non ci sono problemi) (<when>|<slot>|<subject>)
      (e|vi|ti|le|con la presente) (vi|ti|le|volentieri|con piacere|quindi|pertanto) [confermo|confermiamo|confermo volentieri] (la|il|che|l|con piacere|volentieri|di|per) (mia|nostra|nostro|mio) (presenza|partecipazione|disponibilita|appuntamento|riunione|incontro|data|orario|esserci|l'appuntamento|l'incontro|l'orario|ora) (alla riunione|all'incontro|all'appuntamento) (<when>)
      confermo (<subject>|l'appuntamento|l'incontro|l'orario|tutto) (<when>); (tutto|appuntamento|presenza|riunione|incontro|e) [confermato|confermata|confermatissimo] (<me>|<when>)
      (e|io) mi [collego|collegheremo|collegherò|connetto|connettero|unisco|uniro] (volentieri|senz'altro|alla call|alla riunione|puntuale) (<when>)
      (e) (allora|io) [ci saro|ci sono|ci saremo|ci staro|ci sto|saro presente|sono presente|sono dei vostri|saro dei vostri|saro li|saro disponibile|partecipero|parteciperemo|verro|vengo|vengo volentieri|partecipo|presenziero|ci vengo|saro puntuale] (volentieri|con piacere|senza problemi|sicuramente|senz'altro|senza dubbio|alla riunione|all'incontro|di sicuro|sicuro) (<when>)
      (e|io) (sono|siamo|saro|resto|rimango|sarei) (assolutamente|anche|perfettamente|completamente) [disponibile|libero|libera|disponibili|d'accordo|liberi] (<when>|con la data|con l'orario|con la proposta); (ho) (la) disponibilita (<when>); ho (<when>) [libero|l'agenda libera|tempo]; non ho [nessun impegno|altri impegni|niente in programma] (<when>)
      (e|io) [posso|potro|possiamo|riesco a|riusciro a] (senz'altro|tranquillamente|senza problemi|sicuramente|assolutamente) (<attend>) (<when>); ce la faccio (<when>)
      (io|volentieri) accetto (volentieri|con piacere|molto volentieri) (<invitation>|<that>|la data) (<when>); accettato
      [ci vediamo|ci si vede|ci incontriamo|ci troviamo] (allora) [<slot>|li|la|allora|quel giorno|a quell'ora|<when>]; ci vediamo allora; (e|allora) a [<day>|quel giorno] (allora|dunque); (puoi|potete|puo) [contare|conta|contate|conti] (pure) su di me (<when>); [conta|contate|conti] su di me; contaci; contateci
      (l'ho|ho|lo|gia|me lo|l'ho gia|me lo sono|ho gia) (gia) [segnato|segnata|annotato|annotata|messo|inserito|segno|annoto|inserisco|blocco] (in agenda|nel calendario|in calendario|nella mia agenda|la data|l'appuntamento|l'orario) (<when>); (messo|segnato|tutto|e) in agenda; segnato; affare fatto; si puo fare; si fa; aggiudicato; facciamo [cosi|<slot>|allora <slot>]; vada per <slot>; e fatta
      non (c'e|ho|vedo|ci sono|esistono) [nessun|alcun|nessuna|alcuna] [problema|obiezione|impedimento|difficolta|controindicazione] (<me>|<when>); non ho [problemi|obiezioni|impedimenti] (<when>|<me>); non c'e problema (<me>|<when>); non ci sono problemi (<me>|<when>)`,
    agree: `
      [perfetto|ottimo|benissimo|eccellente|splendido|fantastico|magnifico|bellissimo|meraviglioso|bene|molto bene|va bene|va benissimo|va benone] (allora|grazie)
      d'accordo (allora|per me); certo; certamente; sicuro; sicuramente; senz'altro; volentieri; molto volentieri; [con|con molto|con vero] piacere; assolutamente (si|siyes); naturalmente; ovviamente; certissimo; nessun problema (per me); nessuna obiezione; non c'e problema; senza problemi; affare fatto; approvato; mi sembra (<good>|un'ottima idea|buona); buona idea; ottima idea; fatto <stop>; concordo; sono d'accordo
      [non vedo|non vediamo] l'ora (di vedervi|di vederti|di incontrarvi|di incontrarti); (sono|saro) [lieto|lieta|felice|contento|contenta] di (partecipare|incontrarvi|incontrarla|incontrarti|esserci|vedervi|vederti) (<when>); con entusiasmo; attendo con piacere (l'incontro|la riunione|il nostro incontro)`,
    no: 'no <stop>; purtroppo no <stop>; mi dispiace no <stop>',
    sorry: `
      purtroppo; sfortunatamente; (mi) dispiace (molto|davvero|tanto|moltissimo|tantissimo) (ma|doverle dire che|dirti che|comunicarle che|per questo); mi spiace (molto|davvero|tanto) (ma); spiacente (ma); spiacenti; (chiedo|vi chiedo) scusa; scusa; scusi; scusate; scusami; mi scuso (per questo|per il disagio); temo di no; sono (davvero|molto|veramente) [desolato|desolata|spiacente|dispiaciuto|dispiaciuta] (ma); con (grande) rammarico; (che) peccato; (un) vero peccato; a malincuore; ahime`,
    but: 'ma; pero; tuttavia; comunque',
    decline: `
      (questa volta|stavolta|io|alla fine) non [potro|posso|riusciro a|riesco a|potrei|saro in grado di|sono in grado di|avro modo di|ho modo di|ho la possibilita di|avro la possibilita di|mi e possibile|mi sara possibile|ce la faccio a] <going>
      (io) non [partecipero|ci saro|verro|saro presente|vengo|parteciperemo|interverro|intendo partecipare|desidero partecipare|voglio partecipare|ci sono <stop>|saro dei vostri|sono interessato|sono interessata|mi interessa|ho interesse|ce la faccio] (a questa riunione|alla riunione|all'incontro|a questo incontro|all'appuntamento|questa volta|stavolta|l'incontro|la riunione); (mi e|mi sara|mi risulta) impossibile <going>; impossibilitato a <going>; sono impossibilitata a <going>
      (quindi|pertanto) [devo|dovro|sono costretto a|sono costretta a|mi vedo costretto a|mi vedo costretta a|vorrei|preferisco|mi tocca|mi trovo costretto a] (purtroppo|quindi|gentilmente) [declinare|rifiutare|rinunciare|disdire|annullare|dare forfait|dire di no|rinunciarvi] (<invitation>|alla riunione|all'incontro|la mia presenza|la mia partecipazione)
      declino (<invitation>|gentilmente|cortesemente) (<invitation>); rinuncio (all'incontro|alla riunione); no (<comma>) grazie; [mi dispiace|mi spiace|spiacente|spiacenti] (molto) [di non poter|non poter] <going>; (questa volta|stavolta) passo; non contate su di me; non conti su di me; non contare su di me; [procedete|iniziate|fate|andate avanti|cominciate|proceda|andate pure avanti|fate pure] (pure) senza di me; potete [procedere|iniziare|fare|andare avanti|cominciare] (pure) senza di me; senza di me`,
    fails: `
      (<me>) (<subject>) (a me) non mi [va|sta|viene] bene (<subject>|<when>); (<me>) (<subject>) non [va bene|e possibile|mi e possibile|funziona|mi torna comodo|mi e comodo] (<me>|<when>|<subject>)
      non posso (<when>|<slot>); non riesco (<when>); non [posso|potro|riesco a|riusciro a] (<attend>) <when>; non sono [disponibile|libero|libera] (<when>); non ho disponibilita (<when>); <slot> non [posso|ci sono|riesco]
      (<when>|<slot>) ho (gia|purtroppo) (gia) (un|un altro|un'altra|altri|una) [impegno|impegni|riunione|appuntamento|altro impegno|altro appuntamento|altra riunione] (<when>); (<when>) (sono|saro) (gia|purtroppo) (gia) [impegnato|impegnata|occupato|occupata|in trasferta|in viaggio] (<when>)`,
    removed: `(per favore|vi prego di|ti prego di|la prego di) [toglietemi|togliermi|rimuovetemi|rimuovermi|cancellatemi|toglimi|eliminatemi|mi tolga] (per favore) (da|dalla|dall) [questa|questo|invito|riunione|lista|elenco|lista dei partecipanti|elenco dei partecipanti|dall'invito|dall'elenco] (riunione|incontro|lista|dei partecipanti)`,
    prefer: `
      [ma|anche se|pero] [preferirei|preferisco|mi andrebbe meglio|sarebbe meglio|mi verrebbe meglio] (leggermente|se possibile) <time>; [ma|anche se|pero] <time> (mi) [sarebbe|verrebbe|va] (ancora|anche|un po) meglio (per me)`,
    greeting: `
      [ciao|buongiorno|buonasera|buon pomeriggio|salve|gentile|gentilissimo|gentilissima|caro|cara|cari|care|egregio|egregia|spettabile|buon giorno|buona sera|buondi|gent mo|gent ma|spett le|gentili] (a tutti|tutti|a tutte|colleghi|signori|dottore|dottoressa|avvocato|signora|signor|team|<called>)`,
    thanks: `
      (e|molte|tante|mille|grazie) grazie (mille|tante|molte|davvero|infinite|ancora|di cuore|comunque|lo stesso|anticipatamente|in anticipo|a te|a lei|a voi|di nuovo|di tutto) (<name>) (<thanked>) (e <thanked>)
      (la|ti|vi) ringrazio (molto|tanto|davvero|ancora|sentitamente|di cuore|anticipatamente|comunque) (<thanked>) (e <thanked>); ringraziando (la|vi) (per l'invito|<thanked>); (molto|sei|e molto|siete) gentile (da parte tua|da parte sua); ringrazio (<thanked>); apprezzo (molto) (l'invito)`,
    neutral: `
      <me> <stop>; per favore; cortesemente; e; quindi; allora; dunque; (le|ti|vi|le auguro|ti auguro|vi auguro) (auguro) (una|un) [buona|buon|felice|splendida|bella] [giornata|serata|settimana|weekend|fine settimana|lavoro|pomeriggio|domenica|anno] (a tutti|anche a te|anche a voi|a lei)
      (potete|puo|puoi|per favore) (per favore|cortesemente) [inviarmi|mandarmi|inviatemi|mandatemi|mandami|inviami|mi mandi|mi invii|mi mandate|mi inviate] (pure|per favore|cortesemente) (l|un|il) [invito|link|l'invito|invito in calendario] (sul calendario|di calendario|in calendario|per favore|calendario); attendo l'invito; resto in attesa dell'invito; [spero|mi auguro] (che) (tu|lei|voi|tutto) [stia|stiate|vada|sia] (bene|tutto bene); spero tutto bene; (resto|rimango) a disposizione; a presto; a prestissimo; ci sentiamo (presto|<stop>); anche a te; altrettanto
      [scusa|scusi|scusate|mi scuso|chiedo scusa|scusami|perdona] (per|del|il) (il|la|mio) [ritardo|risposta tardiva|ritardo nella risposta|ritardo nel rispondere]; un piacere; piacere mio`,
    heard: '[ricevuto|capito|preso nota|prendo nota|inteso|compreso] (grazie)',
    absent: '(le|ti|vi) (auguro) (una) buona riunione; in bocca al lupo',
    later:
      '(magari|forse) (sara) [per la prossima (volta)|alla prossima (occasione|volta)|un altra volta|una prossima volta]',
    closing: `
      (un|i miei|con i miei|i piu|molti|i nostri|tanti|i migliori|con i migliori) (caro|cordiale|cordiali|migliori|distinti|affettuosi|cari|gentile) [saluto|saluti|abbraccio|bacio|baci] (cordiale|cordiali|e grazie|a tutti|da <name>); (cordiali|distinti|cari|migliori|affettuosi|tanti|gentili) saluti (e grazie|a tutti); [cordialmente|distintamente|sinceramente]; saluti (e grazie|cordiali|a tutti); grazie (mille|ancora|e saluti|e a presto|e buona giornata|e cordiali saluti); un saluto (cordiale|affettuoso|a tutti); a presto; ciao; buona giornata; buona serata; in fede; con stima; ti abbraccio; buon lavoro`,
  },
  joins: {
    on: ['il', 'giorno', 'del', 'per', 'di', 'lo'],
    at: ['alle', 'ore', 'dalle', 'per', 'le', 'h', 'all'],
    ordinal: ['o'],
    of: ['di'],
    shortDays: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
  },
  personal: `ospedale; ricoverat; malat; malattia; operazione; operat; intervento chirurgico; mort; decess; decedut; lutto; funeral; incidente; emergenza; cancro; tumore; incinta; maternita; paternita; ferie; vacanza; licenziat; influenza; medico; infortun; frattur`,
}
