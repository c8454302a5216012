import type { Extension } from '../grammar.ts'

/** As in `refusals-west.ts`. */
export const refusalsSouth: Readonly<Record<'fr' | 'es' | 'it' | 'pt', Extension>> = {
  fr: {
    parts: {
      visitor: `[le dentiste|le médecin|le docteur|le notaire|mon dentiste|mon médecin|l'ophtalmologue|l'ophtalmo|l'orthodontiste|le pédiatre|le kiné|le vétérinaire|le coiffeur|un client|un spécialiste|le dermatologue|l'ostéopathe|le dermato|l'avocat]`,
      own: `(déjà) (un|une|le|mon|ma|notre|autre) (autre) [rendez-vous|rdv|réunion|engagement|cours|conseil|conseil d'administration|comité|comité de direction|audience|consultation|dentiste|visite médicale|rendez-vous médical|vol|train|avion|leçon de piano|cours de piano|leçon de conduite|point|déplacement|visite|assemblée générale|réunion de direction|réunion de parents] (chez <visitor>|avec (un|une|le|la|mon|notre) [client|cliente|direction|équipe|conseil|petit|petite]|à l'école|au tribunal|client)`,
      child: `(mon|ma|mes|nos|notre|le|la|les) (petit|petite|petits) [fils|fille|enfants|enfant|garçon|petits enfants|petit|petite|jumeaux|mère|père]`,
      place: `(à|de|chez) [la|l'école|l'ecole|le|à l'école|la nounou] (crèche|garderie|maternelle|gare|nounou)|à la [crèche|garderie|maternelle|gare|sortie de l'école]|à l'école|au [collège|lycée|foot|sport]|de l'école|de la crèche`,
      full: `(déjà|complètement|entièrement|totalement|malheureusement|tout) (déjà|complètement|entièrement|totalement) [complet|complète|pris|prise|plein|pleine|chargé|chargée|bouclé|bouclée|occupé|occupée|réservé|réservée|bloqué|bloquée|surchargé|surchargée|booké|bookée|rempli|remplie]`,
      week: `<during>|(pendant) [toute|tout] [la|cette] semaine (prochaine|là)|cette semaine (là)|la semaine prochaine|toute la semaine prochaine|ce jour là|alors`,
    },
    phrases: {
      reason: `
        (<cause>) (car|mais|comme) (<week>) (malheureusement) [j'ai|nous avons|j'aurai] (malheureusement) <own> (<week>) (<week>); [car|puisque|parce que|comme] (<week>) [j'ai|nous avons] (<week>) <own> (<week>)
        (<cause>) (car|mais) (<week>) [je suis|je serai|nous sommes|étant] (<week>) [<full> (par (un|une) (autre) [rendez-vous|réunion|engagement|cours])|en (congé|congés|vacances|audience|déplacement)|chez <visitor>|en rendez-vous (chez <visitor>|avec un client)|dans [le train|l'avion] (pour <name>)|en conseil (d'administration)] (<week>)
        (<cause>) (car) (<week>) [je vais|je dois aller|je dois|je passe|il faut que j'aille] (<week>) [chercher|récupérer|garder|prendre|emmener|déposer] <child> (<place>) (<week>); (<cause>) (car) (<week>) je [récupère|garde|cherche|emmène] <child> (<place>) (<week>)
        (<cause>) (car) (<week>) [mon|notre] [train|vol|avion|bus] (pour <name>) [part|décolle|est] (<week>); (<cause>) (car) (<week>) (je) [prends|dois prendre|ai|prendrai] [le|un|mon] [train|vol|avion] (pour <name>) (<week>); (<cause>) (<week>) [j'ai|j'aurai] [un|mon] [train|vol|avion] (à prendre|pour <name>) (<week>)
        (<cause>) (mon|ma|toute ma) [<slot>|agenda|après-midi|planning|journée] (<week>) est <full>; (<cause>) <slot> (c'est) <full> (pour moi|chez moi)`,
      sorry: '[désolé|désolée|navré|navrée] mais',
      fails: `(<slot>) ça ne va pas (pour moi|<stop>); (et|donc|mais|alors) je ne (suis|serai) pas (disponible|libre) (<during>)`,
      another: `
        (merci|prière) (donc|d'avance) de (bien vouloir) (me|nous|m'en) [proposer|suggérer|indiquer|envoyer|donner|fixer|trouver] (un|une|d') [autre|autres|nouveau|nouvelle|nouvel] [créneau|date|moment|horaire|dates|créneaux|heure|jour|rendez-vous|proposition]
        [pourriez-vous|pouvez-vous|pourrais-tu|peux-tu|pourrait-on|peut-on|pouvons-nous|pourrions-nous] (s'il vous plaît|svp|éventuellement|peut-être) (me|nous) (s'il vous plaît) [proposer|suggérer|indiquer|trouver|donner|fixer|envoyer|choisir|convenir d'] (un|une|d') [autre|autres|nouveau|nouvelle|nouvel] [créneau|date|moment|horaire|dates|heure|jour|rendez-vous|solution] (s'il vous plaît|svp) (<question>)
        [auriez-vous|avez-vous|aurais-tu|as-tu|y a-t-il|y aurait-il] (peut-être|éventuellement) (un|une|d') [autre|autres] [créneau|date|moment|horaire|dates|possibilité|proposition|option|jour|créneaux|disponibilités] (à me proposer|possible|à proposer) (<question>); on [trouve|cherche|fixe|regarde|voit] (un|une) [autre chose|autre date|autre moment|autre créneau|autre jour] (<question>)
        (s'il vous plaît) [proposez|propose|proposez-moi|propose-moi|suggérez|suggérez-moi] (moi) (donc|plutôt) (un|une) autre [créneau|date|moment|horaire|jour] (s'il vous plaît|svp); [peut-on|pourrait-on|pouvons-nous|pourrions-nous] [reporter|décaler|déplacer] (la réunion|le rendez-vous|cela|ça) (<question>)`,
    },
  },
  es: {
    parts: {
      visitor: `(el|la|un|una|mi) [dentista|médico|doctor|doctora|notario|oculista|veterinario|pediatra|cliente|abogado|fisio|oftalmólogo|banco]`,
      own: `(ya|una|un|otra|otro|la|el|mi|nuestra) (una|un|otra|otro) [cita|reunión|compromiso|clase|junta|consejo|consejo de administración|comité|consulta|visita|visita médica|cita médica|vista|juicio|vuelo|tren|dentista|médico|revisión|clase de piano|llamada|tutoría|reunión de padres|junta directiva|audiencia] (médica|previa|ya) (con <visitor>|con clientes|con el equipo|con la dirección|en (el) (colegio|juzgado|banco|dentista)|programada|prevista)`,
      child: `(a) (mi|mis|los|la|el|las) [hijo|hija|hijos|hijas|niños|niñas|niño|niña|peques|nietos|nieto|nieta|madre|padre]`,
      place: `[del|de la|al|en el|en la|de] (colegio|cole|guardería|escuela|instituto|estación|aeropuerto|entrenamiento)`,
      full: `(ya|completamente|totalmente|todo|muy|al) [completo|completa|lleno|llena|ocupado|ocupada|llenísimo|a tope|hasta arriba|cogido|cogida|reservado|reservada|bloqueado|bloqueada|comprometido|comprometida|copado|copada]`,
      week: `<during>|(toda) (esa|la|esta) semana (entera|completa|que viene|próxima)|(durante) toda (esa|la) semana|la (próxima semana|semana que viene)|entonces`,
    },
    phrases: {
      reason: `
        (<cause>) (<week>) (ya) (lamentablemente) [tengo|tenemos|tendré] (ya) <own> (<week>) (<week>); [porque|ya que|pues|puesto que] (<week>) (ya) [tengo|tenemos] <own> (<week>)
        (<cause>) (<week>) [estoy|estaré|voy a estar|estamos] (<week>) [de (vacaciones|viaje|permiso)|<full>|en (el) (dentista|médico|juzgado|una reunión|un juicio|consulta|avión|tren) (camino a <name>)] (<week>)
        (<cause>) (<week>) [tengo que|debo|voy a|he de|me toca] [recoger|llevar|cuidar|buscar|ir a (recoger|buscar|por)] <child> (<place>) (<week>); (<cause>) (<week>) recojo <child> (<place>) (<week>)
        (<cause>) (<week>) [sale|tengo|cojo|tomo|despega] (mi|el|un) [vuelo|tren|avión|autobús] (a <name>|para <name>) (<week>); (<cause>) (<week>) mi [vuelo|tren|avión] (a <name>|para <name>) [sale|despega|es] (<week>); (<cause>) [tengo que|debo] [coger|tomar] (mi|el|un) [vuelo|tren|avión] (a <name>) (<week>)
        (<cause>) (mi) [<slot>|agenda] (ya) (lo|la) [tengo|está] <full> (<week>); (<cause>) tengo (mi|la|el|toda la) [agenda|tarde|<slot>] <full> (<week>)`,
      fails: `(así que|por lo que|por eso|y|pero) no (me) [viene bien|va bien|es posible|puedo|podré|encaja] (<during>|<stop>); (<during>) no [puedo|podré|me es posible] (<during>)`,
      another: `
        (<question>) [podría|podrías|podríamos|podrían|puede|puedes|podemos|pueden|podéis] (por favor|usted) [proponerme|sugerirme|ofrecerme|proponer|sugerir|ofrecer|buscar|encontrar|fijar|darme|decirme|enviarme|ser|me proponer] (por favor) [otra|otro|en otra|en otro|(una|un|alguna|algún) [nueva|nuevo|otra|otro]] [hora|día|fecha|momento|horario|hueco|alternativa|opción|propuesta] (por favor|porfa) (<question>)
        (<question>) me [puede|puedes|podría|podrías|podrían|propone|propones|sugiere] (proponer|sugerir|ofrecer|dar|decir|enviar) [otra|otro] [hora|día|fecha|momento|horario|alternativa|opción] (por favor|porfa) (<question>); (<question>) [hay|habría|tienes|tiene|tendría|tendrías|tenéis] (alguna|algún) [otra|otro] [hora|día|fecha|momento|horario|hueco|alternativa|opción|posibilidad] (disponible|posible|libre) (<question>)
        (por favor|porfa) [propón|proponga|propóngame|proponme|sugiéreme|sugiera|sugiérame|propongan|dime|dígame|propónganme] (me) [otra|otro] [hora|día|fecha|momento|horario|alternativa] (por favor|porfa|<comma> por favor|<comma> porfa); (ruego|agradecería|les ruego|le ruego|te agradecería|pido) (que) (me) (propongan|proponga|propongas|sugiera|propusiera) [otra [hora|fecha|propuesta]|otro día|una nueva fecha]; (quedo|estoy|quedamos) a la espera de [otra|una nueva|nueva|otro] [fecha|propuesta|hora|nueva propuesta|horario]; (<question>) [podemos|podríamos] [cambiarlo|moverlo|aplazarlo|reprogramar|aplazar] (la reunión) (a otro día|para otro día) (<question>)`,
    },
  },
  it: {
    parts: {
      visitor: `[dal|dalla|dall'oculista|dal mio|dall'avvocato|dall'ortodontista] (dentista|medico|notaio|pediatra|cliente|commercialista|veterinario|dermatologa|fisioterapista)`,
      own: `(già|il|un|una|la|un'|mio) (altro|altra|il|un|una|un'altra) [dentista|visita|visita medica|appuntamento|riunione|impegno|udienza|lezione|volo|treno|consiglio|consiglio di amministrazione|cda|controllo|esame|colloquio|call|lezione di piano|assemblea|incontro] (medica|medico|già) (<visitor>|con (un|una|la|il|i|le) [cliente|direzione|clienti|team|consiglio|avvocato]|in tribunale|a scuola|per <name>|con i professori|con gli insegnanti)`,
      child: `(i|il|la|le|mio|mia|miei) (mio|mia|miei|nostri) [bambini|figli|figlio|figlia|bambino|bambina|bimbi|nipoti|nipote|piccolo|piccola|madre|padre]`,
      place: `[a scuola|all'asilo|da scuola|dall'asilo|al nido|dal nido|alla stazione|in stazione|in piscina|a calcio|in palestra|dalla scuola]`,
      full: `(già|completamente|totalmente|tutto|tutta) [pieno|piena|pienissimo|pieno di impegni|piena di impegni|al completo|occupato|occupata|impegnato|impegnata|bloccato|bloccata|strapieno|strapiena|zeppo|prenotato]`,
      week: `<during>|(per) (tutta) (quella|la|questa) settimana (intera|prossima)|la settimana prossima|(per) [l'intera|tutta la|l'intero] (giornata|settimana|pomeriggio)|per l'intera giornata`,
    },
    phrases: {
      reason: `
        (<cause>) (<week>) (purtroppo) [ho|abbiamo|avrò|c'è] (già) <own> (<week>) (<week>); [perché|poiché|dato che] (<week>) ho (già) <own> (<week>)
        (<cause>) (<week>) [sono|sarò|siamo|mi trovo] (<week>) [in (ferie|vacanza|trasferta|viaggio|udienza) (a <name>)|<visitor>|<full>|in tribunale|sul treno (per <name>)|in volo (per <name>)] (<week>)
        (<cause>) (<week>) [devo|vado a|vado|dovrò|passo a] (andare a) [prendere|recuperare|accompagnare|ritirare] <child> (<place>) (<week>); (<cause>) (<week>) [prendo|recupero|accompagno] <child> (<place>) (<week>)
        (<cause>) (<week>) [ho|prendo|devo prendere|parte] (il|un|il mio) [treno|volo|aereo] (per <name>) (<week>); (<cause>) (<week>) il mio [treno|volo|aereo] (per <name>) [parte|decolla|è] (<week>)
        (<cause>) (il mio|la mia) [<slot>|agenda|pomeriggio] [è|sono|ho] (l'agenda) <full>; (<cause>) ho (il|l'|la) [<slot>|l'agenda|agenda] <full> (<week>)`,
      fails: `(e|quindi|perciò) non (posso|riesco|ce la faccio|potrò) (<during>) (partecipare) <stop>; (e|quindi) non (mi) (va) bene <stop>; (e) non potrò (partecipare|esserci) (<during>) (per <week>)`,
      another: `
        [potrebbe|potresti|potreste|può|puoi|potete|possiamo|potremmo] (per favore|cortesemente|gentilmente) [propormi|suggerirmi|proporre|indicarmi|proporci|trovare|fissare|suggerire|offrirmi|darmi|scegliere|sentirci|vederci] (per favore) [un'altra|(un|una|in un|per un) [altro|altra|nuova|nuovo|diverso]] [data|orario|momento|giorno|ora|alternativa|appuntamento|slot|possibilità] (per favore) (<question>)
        (mi) [proponga|proponi|proponete|suggerisca|suggerisci|indichi|proponimi|proponetemi|suggeriscimi] (pure|per favore|cortesemente) [un'altra|(un|una) [altro|altra|nuova|nuovo]] [orario|data|momento|giorno|ora|appuntamento] (per favore|grazie); [ha|hai|avete|avrebbe|avresti|c'è|ci sarebbe|ci sono] (per caso|forse) (un|una|un'altra|un'|altre|altri) [altro|altra] [data|orario|momento|giorno|ora|possibilità|opzione|alternativa|date|orari] (disponibile|disponibili|libero|possibile) (<question>)
        [possiamo|potremmo|si può|si potrebbe] [spostare|rimandare|rinviare|spostarlo|rimandarlo|spostarla] (la riunione|l'incontro|l'appuntamento) (a un altro giorno|ad altra data) (<question>); (resto|rimango) in attesa di [un'altra|una nuova] [proposta|data]; un'altra data (per favore); [facciamo|troviamo] un altro [giorno|momento|orario] (<question>)`,
    },
  },
  pt: {
    parts: {
      visitor: `[no|na|com o|com a|com um|com uma|ao|à|com] (meu) [dentista|médico|médica|notário|oftalmologista|pediatra|cliente|advogado|veterinário|clientes|psicóloga|ortodontista]`,
      own: `(já) (uma|um|outra|outro|a|o) (outra|outro) [consulta|consulta médica|reunião|compromisso|aula|audiência|voo|comboio|trem|reunião de pais|dentista|médico|exame|aula de piano|reunião do conselho|conselho|reunião de direção|chamada|visita|julgamento|conselho de administração|reunião de equipa|reunião de equipe] (médica|marcada|marcado|agendada|agendado|já) (<visitor>|do conselho|no tribunal|para <name>|na escola|com a direção|com a diretoria) (marcada|marcado|agendada|agendado)`,
      child: `(o|a|os|as) (meu|minha|meus|minhas) [filho|filha|filhos|filhas|crianças|miúdos|netos|neto|neta|pequenos|menino|menina|mãe|pai]`,
      place: `[à|na|da|ao|no|do] [escola|creche|jardim|infantário|colégio|estação|aeroporto|treino|escolinha]`,
      full: `(já|completamente|totalmente|toda|todo) [cheio|cheia|ocupado|ocupada|lotado|lotada|preenchido|preenchida|tomado|tomada|bloqueado|bloqueada|tomada|comprometida|reservada]`,
      week: `<during>|(durante) (toda) (essa|a|esta|nessa|nesta) semana (toda|inteira|que vem)|(toda|durante toda) [essa|a] semana|na próxima semana|a próxima semana|na semana que vem|a essa hora|nessa hora`,
    },
    phrases: {
      reason: `
        (<cause>) (<week>) (infelizmente) (já) [tenho|temos|terei] (já) <own> (<week>) (<week>); [porque|pois|já que] (<week>) (já) [tenho|temos] <own> (<week>)
        (<cause>) (<week>) [estou|estarei|vou estar|estamos] (<week>) [de (férias|licença|folga|viagem)|<full>|em (audiência|viagem|férias) (para <name>)|com a agenda <full>|no [dentista|comboio|avião|tribunal|médico] (para <name>)] (<week>)
        (<cause>) (<week>) [tenho de|tenho que|preciso de|preciso|vou|devo] (ir) [buscar|levar|apanhar|pegar] <child> (<place>) (<week>)
        (<cause>) (<week>) [tenho|apanho|pego|sai] (o|um|o meu|meu) [voo|comboio|trem|avião] (para <name>|para o <name>) (<week>); (<cause>) (<week>) (o) meu [voo|comboio|trem|avião] (para <name>|para o <name>) [sai|parte|é] (<week>)
        (<cause>) (a minha|minha) [<slot>|agenda|tarde] (já) está <full> (<week>)`,
      fails: `(<during>) não (me) [dá|posso|consigo|convém|vai dar] (<during>|<stop>); (e|por isso|então) não (posso|consigo) <stop>`,
      another: `
        [poderia|poderias|poderiam|podia|podias|pode|podes|podem|podemos|poderíamos|podíamos] (por favor) (me) [sugerir|propor|oferecer|indicar|marcar|encontrar|dar|enviar|propor-me|sugerir-me|indicar-me|agendar|arranjar] (por favor) (um|uma|para|em) [outro|outra|novo|nova] [horário|hora|dia|data|momento|altura|alternativa|opção|proposta] (por favor) (<question>)
        (por favor) (me) [proponha|propõe|sugira|sugere|indique|proponha-me|sugira-me|propõe-me] (por favor) (um|uma) [outro|outra|nova data|novo horário] (horário|hora|dia|data|momento|altura) (por favor) (<question>); [dá|daria|dava] para (ser|marcar|fazer|remarcar|mudar) (em|no|para) [noutro|outro|noutra|outra] (dia|hora|horário|altura|data) (<question>)
        [há|haveria|tem|tens|teria|terias|têm] (algum|alguma) [outro|outra] [horário|hora|dia|data|momento|alternativa|opção|altura] (disponível|possível|livre) (<question>); (fico|ficamos|aguardo|fico a aguardar) (à espera de|a aguardar) (uma|um|outra|nova) [outra|nova|outro|novo] [data|proposta|sugestão|horário]; [podemos|poderíamos|podíamos] [remarcar|reagendar|adiar|mudar] (a reunião|isto) (para outro dia) (<question>)`,
    },
  },
}
