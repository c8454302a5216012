import type { Lexicon } from './lexicon.ts'
import { phrases } from './phrases.ts'

export const pt: Lexicon = {
  language: 'pt',
  common:
    'o a os as um uma de do da dos das em no na nos nas e ou que com por para pelo pela é são está estou ser sou me te lhe nos vos eu você ele ela meu minha seu sua muito mais mas como quando onde quem qual este esta esse essa isso isto há foi também obrigado obrigada olá bom boa dia tarde cumprimentos favor sim não já então reunião mensagem hora semana posso pode bem todos todas marque algo outro outra',
  greeting: phrases`
    ola; oi; bom dia; boa (?:tarde|noite); car[oa]s?; prezad[oa]s?; exm[oa]; estimad[oa]s?
  `,
  closing: phrases`
    (?:os )?(?:meus )?(?:melhores |com os melhores )?cumprimentos; obrigad[oa](?: pela atencao)?; muito obrigad[oa];
    abracos?; um abraco; atenciosamente; cordialmente; att; saudacoes
  `,
  but: ['mas', 'porem', 'contudo', 'embora', 'no entanto', 'todavia', '(?<!por )enquanto'],
  negators: ['nao', 'nunca', 'nem', 'sem', 'nada', 'nenhum[a]?', 'jamais', 'impossivel'],
  ifs: ['se', 'caso', 'desde que'],
  asks: phrases`
    onde; quando; que (?:horas|dia|sala|fuso); qual; quais; quem; como; quanto; por que; porque e que; porque;
    sobre o que; a que horas; em que; (?:pode|podem|poderia|podia)(?:m)? (?:dizer|enviar|mandar|indicar)(?:-?me)?;
    ha (?:estacionamento|lugar)
  `,
  spellings: [
    ['(?:vc)', 'voce'],
    ['(?:obg|obgd)', 'obrigado'],
    ['(?:pq)', 'porque'],
    ['(?:tb|tbm)', 'tambem'],
    ['(?:n|nao)', 'não'],
    ['(?:tah|ta)', 'está'],
    ['([a-z]+)-(me|lhe|nos|te|vos|lhes)', '$1 $2'],
  ],
  cues: {
    yes: phrases`
      (?:me )?(?:serve|convem|da|fica|calha)(?: me)?(?: (?:bem|jeito|perfeitamente|otimo))(?: para mim)?;
      serve(?: (?:me|para mim|perfeitamente|bem))?; convem me; da para mim;
      para mim (?:serve|esta (?:bem|otimo|perfeito)|da|e perfeito|funciona|ok);
      por mim (?:esta )?(?:bem|perfeito|otimo|ok|tudo bem|pode ser|tudo certo);
      por mim(?: esta)? (?:perfeito|tudo bem|otimo); funciona(?: (?:bem|perfeitamente))?(?: para mim)?; pode ser;
      esta (?:bem|otimo|perfeito|bom|ok|certo)(?: (?:para|por) mim)?; estarei (?:la|presente|disponivel|ai);
      la estarei; estou (?:livre|disponivel)(?: (?:a essa hora|nesse dia|nesse horario))?; tenho disponibilidade;
      posso(?: perfeitamente| sim)?(?! (?:\w+ )?\w+(?:ar|er|ir|or)(?![a-z])); posso(?: perfeitamente| sim)? (?:ir|vir|participar|comparecer|estar|assistir|a essa hora|nesse dia|nesse horario);
      consigo(?! (?:\w+ )?\w+(?:ar|er|ir|or)(?![a-z])); consigo (?:ir|participar|estar|comparecer);
      vou (?:participar|comparecer|estar (?:la|presente)|assistir|sim); participarei; comparecerei;
      conte(?:m)? comigo;
      confirmo(?: (?:a|o|que) ?(?:minha )?(?:presenca|participacion|participacao|reuniao|horario|encontro|estarei|vou))?;
      confirmad[oa]; esta confirmad[oa]; aceito(?: (?:o convite|a reuniao))?; aceite; combinad[oa]; fica combinado;
      marcado; anotado; agendado; reservado;
      ate (?:la|a?)?(?: ?(?:proxima )?(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?); ate la;
      vemo ?-?nos(?: (?:la|entao|na|nessa))?; nos vemos(?: (?:la|na|entao))?;
      (?:nao tenho|sem) (?:nenhum |qualquer )?(?:inconveniente|conflitos?|objecao|objecoes|impedimentos?);
      e perfeito para mim; perfeito para mim; (?:otimo|bom|ok) para mim
    `,
    agree: phrases`
      perfeito; otimo; excelente; de acordo; claro(?: que sim)?; com certeza; com (?:todo o )?(?:gosto|prazer);
      certamente; certo; ^bem$; muito bem; tudo bem; beleza; fechado; com todo o gosto;
      (?:nao ha|sem|nenhum) (?:qualquer )?(?:problemas?|stress)(?: (?:para mim|nenhum))?;
      parece (?:me )?(?:bem|otimo|perfeito|bom); maravilha; show; seguramente; sem duvida
    `,
    particleYes: ['sim', 'ok', 'okay', 'okey', 'isso mesmo', 'afirmativo'],
    particleNo: ['^nao$', '(?<=[a-z] )nao$', '^nao(?= (?:obrigad|infelizmente|lamento))', 'negativo'],
    fails: phrases`
      nao (?:\w+ ){0,2}(?:posso|poderei|consigo|conseguirei|podia|podemos|conseguimos|vou (?:poder|conseguir))(?: (?:ir|participar|comparecer|estar|nesse dia|a essa hora|nesse horario))?;
      nao (?:\w+ ){0,2}(?:da|serve|convem|fica|funciona|calha|dara|resulta)(?: (?:me|jeito|bem|para mim|certo))*;
      nao (?:\w+ )?(?:estou|estarei|vou estar)(?: (?:livre|disponivel|no escritorio|na cidade|ca))?;
      nao (?:e|sera|seria|vai ser) (?:possivel|viavel|conveniente|bom); nao tenho (?:disponibilidade|tempo|vaga);
      nao (?:creio|acho) que (?:possa|consiga|de|seja possivel); (?:e|sera|me e) impossivel; impossivel;
      (?:ja )?tenho (?:ja )?(?:outr[oa]|um|uma|marcad[oa]|compromisso) ?(?:\w+ )?(?:compromissos?|reuniao|reunioes|consulta|conflito|audiencia|julgamento|chamada|voo|viagem|evento|marcad[oa])?;
      tenho (?:um )?compromisso;
      (?:estou|estarei|vou estar) (?:ocupad[oa]|em reuniao|em viagem|de ferias|fora|a viajar|comprometid[oa]|viajando|em tribunal|em audiencia);
      surgiu (?:me )?(?:um|algo|uma)(?: imprevisto)?; coincide com; agenda (?:cheia|lotada|preenchida);
      (?:e|fica) (?:me )?(?:muito )?(?:dificil|complicado); da me pouco jeito; (?:ha|tenho) (?:um )?conflito
    `,
    decline: phrases`
      nao (?:tenho|ha) (?:\w+ )?interesse; nao (?:estou|fiquei) interessad[oa]; nao (?:me )?interessa; sem interesse;
      nao (?:vou |pretendo |quero |desejo |irei )?(?:participar|participarei|comparecer|comparecerei|assistir|irei);
      (?:tenho (?:de|que)|devo|prefiro|vou|gostaria de|sou obrigad[oa] a) (?:recusar|declinar|rejeitar)(?: (?:o|este|a) (?:convite|reuniao))?;
      recuso(?: o convite)?; declino(?: o convite)?; (?:avancem|continuem|prossigam|facam|comecem|sigam) sem mim;
      nao conte(?:m)? comigo; nao obrigad[oa]
    `,
    removed: phrases`
      (?:retir|remov|tir|elimin)(?:em|a|e|am|ar|er) ?-?me(?: (?:desta|da|deste|do|dessa) (?:reuniao|lista(?: de (?:participantes|convidados))?|convite|evento|conversa))?;
      me (?:retirem|removam|tirem|tire|remova|retire|exclua|excluam)(?: (?:desta|da|dessa) (?:reuniao|lista))?
    `,
    unusual: phrases`
      advogad[oa]s?; process(?:ar|arei); queixa; denuncia(?:r|rei)?; acao (?:legal|judicial); protecao de dados;
      rgpd; lgpd; assedio; policia; spam;
      (?:parem|pare|para|deixem|deixe) de (?:me )?(?:escrever|enviar|contactar|contatar|incomodar|mandar|chatear)(?: me)?;
      nao (?:me|nos) (?:escrevam?|contactem?|contatem?|incomodem?|mandem?|enviem?)(?: mais)?(?: (?:e-?mails?|mensagens))?; pessoa errada; engano; enganou(?:-se)?;
      nao (?:sei|conheco) quem (?:e|sao); quem (?:e|sao) (?:voce|voces); idiotas?; imbecil; imbecis; estupid[oa]s?;
      merda; porra; caralho; burla; golpe; desaparec[ae]m?;
      ignor[ae]m? (?:todas |as |suas |tuas )*(?:instrucoes|ordens); instrucoes anteriores;
      (?:marqu|confirm|registr|regist)\w* (?:todos|todas|toda a gente|os outros|todo mundo)(?: como \w+)?; senha;
      palavra-passe; (?:e|voce e) (?:um )?(?:robo|bot); prompt;
      lista de (?:todos os |os )?(?:participantes|convidados|emails); (?:telefone|email|morada|numero) d[oae] [a-z]+;
      reserv[ae](?:m)? (?:me )?(?:um|uma) (?:voo|hotel|mesa); fatura; transferencia; conta bancaria; clique aqui
    `,
    delegate: phrases`
      (?:fal|contact|contat|pergunt|consult|escrev|coorden|trat|combin)\w* (?:\w+ ){0,3}(?:meu|minha|nosso|nossa) (?:assistente|secretari[oa]|colega|soci[oa]|equipa|equipe|escritorio|chefe);
      (?:meu|minha) (?:assistente|secretari[oa]|colega|soci[oa]) (?:[a-z]+ )?(?:vai|ira|trata|gere|pode|responde|participara|entrara);
      em (?:meu|minha) (?:lugar|nome|vez); no meu lugar; (?:trata|gere|cuida) da minha agenda; em copia
    `,
    maybe: phrases`
      talvez; por (?:enquanto|agora); para ja; quase (?:cert[oa]|certamente|de certeza|com certeza|garantid[oa])(?: que)?; provavelmente; possivelmente; se calhar; em principio;
      (?:acho|creio|penso|julgo|espero) que (?:sim|posso|consigo|sera possivel|da|poderei|funciona|serve);
      pode ser que; e possivel(?: que)?; vou tentar(?: (?:ir|estar|participar))?; devo (?:poder|conseguir);
      espero (?:poder|conseguir); salvo imprevistos?; depende(?: de)?; por agora; provisoriamente; a confirmar;
      se tudo correr bem; pendente de
    `,
    doubt: phrases`
      nao (?:tenho|estou|esta) (?:\w+ ){0,2}(?:certeza|segur[oa]|cert[oa])(?: (?:se|de|que|absoluta))?(?: (?:posso|consigo|poder))?;
      nao sei(?: (?:se|ainda))?(?: (?:posso|consigo|vou poder))?;
      nao (?:posso|consigo) (?:confirmar|garantir|prometer|dizer)(?: (?:ainda|agora|ja))?; duvido; tenho duvidas;
      ainda nao; tenho (?:de|que) (?:confirmar|ver|verificar); e cedo para
    `,
    prefer: phrases`
      prefer(?:ia|iria|iamos|iriamos); prefiro; (?:seria|era|e|ficava|dava) (?:me )?(?:mais )?(?:melhor|preferivel);
      (?:me )?(?:dava|daria|convinha|ficava) (?:me )?(?:mais jeito|melhor); melhor (?:na|no|a|para mim);
      se (?:for|fosse) possivel; idealmente; de preferencia
    `,
    reluctant: phrases`
      (?:preferia|preferiria|prefiro) (?:nao|evitar)(?: (?:ir|ter de|participar|comparecer))?;
      se (?:for|fosse) (?:mesmo |realmente |absolutamente |estritamente )?(?:necessario|preciso|imprescindivel);
      se tiver (?:mesmo )?(?:de|que)(?: ser)?; em ultimo caso; nao me apetece; contrariad[oa];
      se nao houver alternativa; a contragosto
    `,
    promise: phrases`
      (?:dou|darei|dar) (?:lhe|te|vos|lhes)?(?: \w+){0,2} ?(?:uma )?(?:resposta|retorno|feedback|noticias);
      (?:ja )?(?:lhe|te|vos|lhes) (?:digo|direi|confirmo|confirmarei|respondo|responderei|aviso|avisarei|dou|dou uma);
      (?:digo|confirmo|respondo|aviso|informo) (?:lhe|te|vos|lhes)(?: algo)?;
      (?:vou|preciso de|preciso|deixe me|deixa me|tenho de|tenho que) (?:verificar|consultar|ver|confirmar|checar|perguntar|falar)(?: (?:a|com|minha|o))?(?= .{0,60}(?:digo|dou|respond|avis|confirm|resposta|noticias));
      vou (?:verificar|consultar|ver|confirmar|checar|perguntar);
      deix[ae] (?:me )?(?:verificar|ver|consultar|confirmar); confirmarei; responderei; avisarei;
      retorno (?:em breve|amanha); confirmo (?:na|no|ate|amanha|depois|mais tarde|em breve|para a semana|assim que);
      assim que (?:souber|puder); volto a (?:contactar|falar|escrever)
    `,
    away: phrases`
      fora do escritorio (?:\w+ )?(?:ate|de|entre); resposta automatica;
      (?:estou|estarei|encontro-me) (?:fora|ausente|de ferias|de licenca|em ferias)(?: do (?:escritorio|pais))? (?:ate|de|entre);
      ausente (?:ate|de); acesso limitado; sem acesso ao (?:e-?mail|correio); durante a minha ausencia;
      na minha ausencia; para (?:assuntos|questoes) urgentes; regress(?:o|arei) (?:a|em|no); volto (?:a|em|no) dia;
      retorno em; ferias ate
    `,
    propose: phrases`
      que tal; e se;
      (?:poderia|poderiamos|podemos|podia|podiamos|pode|sera que) (?:ser|fazer|fazermos|mudar|passar|adiar|marcar|remarcar|mover|antecipar|reunir|encontrar|se)(?: (?:na|no|para))?;
      (?:seria|e) possivel (?:na|no|as|a|mudar|outro|remarcar|adiar); em vez disso; em vez de; proponho; sugiro;
      sugeria; propunha; outr[oa] (?:hora|data|opcao|dia|horario|altura|alternativa); alternativas?; adiar; remarcar;
      reagendar; mudar para; passar para; so (?:posso|estou (?:livre|disponivel)|consigo|tenho);
      posso(?= (?:na|no|segunda|terca|quarta|quinta|sexta|depois|a partir));
      consigo(?= (?:na|no|segunda|terca|quarta|quinta|sexta|depois|a partir))
    `,
    cond: phrases`
      desde que; contanto que; na condicao de; so se;
      (?:mas )?se(?= (?:(?:for|fosse|puder|pudermos|eu|houver|a|o|nao|me|der|fizermos|todos|alguem))); caso
    `,
    house: phrases`
      estacionamento; estacionar; parque; almoco; comida; catering; levar; trazer; documentos?; documentacao;
      rascunho; apresentacao; preparar; honorarios; custos?; despesas; orcamento; reembols\w+; viagem; hotel;
      gravad[oa]; gravar; interprete; acessivel; cadeira de rodas; contrato; por que; porque; acompanh\w+;
      obrigatori[oa]; materiais
    `,
    polite: phrases`
      (?:muito )?obrigad[oa](?: (?:pel[oa]|por|a))?(?: (?:sua|seu|tua|teu|sua))?(?: (?:mensagem|email|e-mail|convite|contacto|contato|informacao|proposta|atencao))?;
      por favor; se faz favor; desculp(?:e|a|em); lamento; lamentavelmente; infelizmente; cumprimentos; agradeco;
      aguardo (?:resposta|retorno|noticias); fico a aguardar; bom (?:dia|fim de semana); boa semana;
      (?:da lhe jeito|serve lhe|pode ser para si|esta bem para si|funciona para voce);
      tem(?:os)? outr[oa]s? (?:opcao|opcoes|hora|horarios?|data); envi(?:e|em|a)(?: me)? o convite; peco desculpa
    `,
    where: phrases`
      onde; local; morada; endereco; sala; escritorio; edificio; link; zoom; teams; presencial; online; videochamada;
      videoconferencia; por telefone; localizacao; virtual; remot[oa]
    `,
    when: ['quando', 'que (?:horas|dia|data)', 'a que horas', 'qual (?:o dia|a hora|a data)'],
    long: phrases`
      quanto tempo; dura; duracao; demora; durara; vai durar; ate que horas; a que horas (?:termina|acaba)
    `,
    zone: phrases`
      fuso(?: horario)?; hora (?:de|local) ?[a-z]*; horario de (?:lisboa|brasilia|londres|nova)
    `,
    topic: phrases`
      assunto; tema; sobre o que; de que se trata; ordem de trabalhos; pauta; objetivo; motivo; agenda da; para que;
      detalhes; contexto
    `,
    who: ['quem', 'participantes', 'com quem'],
  },
  times: {
    weekdays: phrases`
      segundas?(?:-feira)?; tercas?(?:-feira)?; quartas?(?:-feira)?; quintas?(?:-feira)?; sextas?(?:-feira)?;
      sabados?; domingos?
    `,
    months: phrases`
      jan(?:eiro)?; fev(?:ereiro)?; mar(?:co)?; abr(?:il)?; mai(?:o)?; jun(?:ho)?; jul(?:ho)?; ago(?:sto)?;
      set(?:embro)?; out(?:ubro)?; nov(?:embro)?; dez(?:embro)?
    `,
    today: ['hoje', 'esta (?:tarde|manha|noite)'],
    tomorrow: ['(?<!depois de )amanha'],
    dayAfterTomorrow: ['depois de amanha'],
    coming: ['esta', 'este', 'nesta', 'neste'],
    next: ['proxim[oa]', 'que vem', 'seguinte'],
    thisWeek: ['(?:esta|nesta) semana', 'fim da semana', 'final da semana'],
    nextWeek: ['(?:na )?(?:proxima semana|semana (?:que vem|seguinte))', 'para a semana'],
    ofMonth: '(?: de)?',
    ordinal: '(?:o|º|°)',
    dayOnly: phrases`
      (?:no |o )?dia (?<dom>\d{1,2}); (?:ate|a) (?<dom>\d{1,2})(?! ?(?:h|horas|minutos|dias))(?= de )
    `,
    morning: ['(?:de|da|pela) manha', 'manhas'],
    afternoon: ['(?:de|da|a|pela) tarde', 'tardes'],
    evening: ['(?:da|a) noite'],
    at: phrases`
      as; a; (?:antes|depois) das; ate as; a partir das; pelas; por volta das
    `,
    hour: ['h', 'hs', 'hrs', 'horas?'],
    am: ['a\\.?m\\.?', 'da manha'],
    pm: ['p\\.?m\\.?', 'da (?:tarde|noite)'],
    noon: ['(?:ao )?meio-?dia'],
    after: ['depois das?', 'a partir das?', 'nao antes das?', 'desde as?', 'apos as?'],
    before: ['antes das?', 'ate as?', 'nao depois das?'],
    to: ['as', 'a', 'ate as', 'e', '-'],
    fraction: ['e (?:meia|um quarto)', 'menos', 'um quarto para'],
  },
}
