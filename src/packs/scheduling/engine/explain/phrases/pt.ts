import type { Grammar } from '../grammar.ts'

export const pt: Grammar = {
  language: 'pt',
  parts: {
    thing:
      '[data|hora|horario|encontro|reuniao|proposta|momento|data e hora|data e a hora|dia e hora|dia e a hora|marcacao|sugestao|agendamento|compromisso]',
    that: `[isso|isto|esse|este]|[o|a|esse|essa|este|esta|aquela|sua|tua|vossa|nesse|nessa|neste|nesta] (sua|tua|vossa|nova|novo) <thing> (proposta|proposto|indicada|indicado|sugerida|sugerido|que propos|que propoe|que sugeriu)`,
    subject: '[(<that>) (de) <slot>|<that>]',
    when: `[(para|na|no|em) <slot>|a essa hora|nesse dia|nesse horario|nessa data|nessa hora|nesta data|neste horario|nesse momento|para essa hora|nesta hora|la|a hora (indicada|marcada|combinada)|no horario (proposto|indicado|sugerido)|na data (proposta|indicada)]`,
    me: '[por mim|para mim|pra mim|da minha parte|do meu lado|pela minha parte|por nos|para nos|comigo|por aqui|ca por mim]',
    good: '(muito|super|mais que|tudo|totalmente|otimo|perfeitamente|mesmo) [bem|bom|boa|otimo|otima|optimo|optima|perfeito|perfeita|perfeitamente|ok|certo|certa|excelente|combinado|ideal|maravilha|confirmado|confirmada|tranquilo|de acordo|lindamente|fixe|beleza|espetacular|conveniente|joia]',
    attend:
      '[participar|estar presente|estar la|comparecer|ir|estar|vir|encontrar-me|reunir|reunir-me|fazer|estar disponivel|comparecer] (na reuniao|a reuniao|no encontro|nessa reuniao|consigo|convosco|com voces)',
    going: `[participar|comparecer|ir|estar presente|estar|vir|estar la|juntar-me|me juntar|assistir|marcar presenca|estar convosco|tomar parte|ir a reuniao] (na reuniao|nesta reuniao|nessa reuniao|a reuniao|a esta reuniao|no encontro|neste encontro|ao encontro|desta vez|dessa vez|convosco|a voces|presente|da reuniao|desta reuniao|dessa reuniao)`,
    invitation:
      '[o convite|o seu convite|o vosso convite|o teu convite|seu convite|este convite|a reuniao|esta reuniao|a proposta|o encontro|ao convite|a participacao|a sua proposta|sua proposta|esse convite|a marcacao|o horario|a data|a vossa proposta]',
    thanked: `[pelo|pela|pelas|pelos|por|do|da] (seu|sua|teu|tua|vosso|vossa|o|a|todo|toda) (amavel|gentil|rapida|pronta|simpatico) [convite|mensagem|email|e-mail|mail|proposta|resposta|lembrete|organizacao|informacao|atencao|tempo|ajuda|paciencia|compreensao|confirmacao|contacto|contato|disponibilidade|retorno|coordenacao|marcacao|sugestao|gentileza|cuidado]|
      por [organizar|organizar isto|organizar isso|organizar tudo|organizar a reuniao|organizarem|ter organizado|terem organizado|marcar|agendar|coordenar|tratar disto|tratar de tudo|me convidar|me convidarem|convidar|avisar|escrever|perguntar|entrar em contacto|entrar em contato|tudo|pensar em mim|se lembrar de mim|ter tratado de tudo]`,
  },
  phrases: {
    yes: 'sim (claro|senhor|senhora|obrigado|obrigada|com certeza|por favor|perfeito|pode ser|tudo bem|tudo certo); claro que sim; com certeza que sim; e sim <stop>; afirmativo',
    accept: `
      (e) (<me>) (<subject>) (tambem) [esta|fica|e|ficaria|seria] <good> (tambem) [<me>|<when>]; (<subject>) (tambem) [serve|pode ser|dayes] <me> (<when>)
      (e) (<subject>) (tambem) [esta|fica|e|ficaria|seria] <good> (tambem) (<me>|<when>); [esta|fica] <good> (<me>|<when>); <good> <me> (<when>|<slot>)
      (e) <me> (<subject>) (tambem|esta|fica|pode|e) (tudo|ser) (<subject>) [bem|otimo|perfeito|ok|certo|combinado|tranquilo|sem problema|sem problemas|nao ha problema|tudo bem|optimo|excelente|pode ser|bom|boa|nenhum problema|nao tem problema|fechado|beleza] (<when>|<slot>)
      (e) (a mim|para mim|<subject>) (tambem) (me) [serve|serve-me|convem|convem-me|[da|dayes] jeito|[da|dayes] me jeito|[da|dayes] me muito jeito|calha bem|calha-me bem|funciona|encaixa|agrada-me|cai bem|[da|dayes] certo] (<good>) (<me>) (<when>|<subject>)
      (e|venho|por este meio|pela presente) (eu|venho|ja) [confirmo|confirmamos|confirmar] (com muito gosto|com prazer|desde ja|sim|aqui|ja) (a|o|que|minha|nossa|com) (minha|nossa|meu) (presenca|participacao|disponibilidade|reuniao|encontro|horario|data|comparencia|comparecimento|marcacao|agendamento) (na reuniao|no encontro|a reuniao) (<when>)
      (esta|fica|tudo|presenca|reuniao|data|horario|sim) [confirmado|confirmada|confirmadissimo] (<me>|<when>); confirmo (<slot>|<that>|tudo)
      (e|eu) (la) [estarei|estarei la|estou la|la estarei|vou estar|estaremos|vou estar la|estarei presente|vou|irei|participarei|comparecerei|vou participar|vou comparecer|estou dentro|estou nessa|alinho|la estaremos|marco presenca|marcarei presenca|vou sim|vou com certeza|estarei sim] (la|presente|com todo o gosto|com certeza|sem falta|com prazer|na reuniao|disponivel|com gosto|sim) (<when>)
      (e|eu) [to|tou|estou] (super|totalmente) dentro (<when>); (eu) [conecto-me|ligo-me|me conecto|vou ligar-me|entro na chamada|entro na reuniao] (<when>)
      (e|eu) [estou|estarei|fico|estamos|encontro-me|estaria] (totalmente|completamente|plenamente|tambem) [disponivel|livre|de acordo|disponiveis|dentro|ok] (<when>|com a data|com o horario|com a proposta|com isso); tenho [disponibilidade|tempo|a agenda livre|esse horario livre|essa hora livre|o horario livre|vaga] (<when>); (esse|o) horario esta livre (<me>)
      (e|eu|sim) [posso|poderei|podemos|consigo|conseguirei|vou poder|vou conseguir] (sim|perfeitamente|sem problema|sem problemas|com certeza|tranquilamente) (<attend>) (sim|sem problema|sem problemas) (<when>)
      (eu) [aceito|aceitamos] (com todo o gosto|com prazer|com muito gosto|de bom grado|sim) (<invitation>|<that>) (<when>); aceite; aceito sim
      [vemo-nos|vemos-nos|nos vemos|a gente se ve|encontramo-nos|falamos|nos falamos|nos encontramos|vejo-o|vejo-te|falamo-nos] [<when>|<slot>|la|entao]; ate [<day>|la|esse dia|entao] (entao); [conte|conta|contem|pode contar|podem contar|podes contar] comigo (<when>); pode [marcar|confirmar] (<when>|na agenda); podem marcar; pode agendar; marcado (<when>|entao); agendado (<when>); fechado (<when>|entao); combinado (entao|assim|<when>|<slot>); (esta|fica|tudo) combinado (<when>|entao); (fica|esta) marcado (<when>)
      (ja) [esta|fica|ficou|coloquei|pus] [na minha agenda|na agenda|em agenda|no calendario]; anotado; [anotei|agendei|apontei|marquei|registei|reservei|bloqueei] (o horario|a data|na agenda|na minha agenda|<slot>)
      (entao) pode ser [sim|<me>|<when>|<slot>|assim]; serve <stop>; dayes <stop>; bora <stop>; vamos [nessa|a isso]; topo <stop>; esta feito; negocio fechado; <slot> pode ser; nao [tenho|vejo|ha|tem|existe] [nenhum|qualquer|nenhuma] [problema|inconveniente|impedimento|objecao|conflito] (<me>|<when>); nao [tenho|vejo|ha|tem|existem] [problema|problemas|inconveniente|impedimentos|objecoes|objecao|impedimento] (nenhum|<me>|<when>|da minha parte)`,
    agree: `
      [perfeito|otimo|optimo|excelente|maravilha|maravilhoso|fantastico|espetacular|espectacular|bom|muito bem|muito bom|esta bem|esta bom|ta bem|ta bom|esta otimo|esta optimo|tudo bem|tudo certo|tudo ok|bestial|beleza|joia|show|fixe|porreiro|esta certo|certo|certissimo|certinho] (entao|assim|obrigado|obrigada)
      blz; claro; com certeza; de acordo (entao|<me>); concordo; estou de acordo; sem (qualquer|nenhum) problema; sem [problema|problemas|duvida|stress] (<me>|nenhum); nenhum problema; nao ha (qualquer) problema (<me>); nao tem problema; com (todo|muito|o maior) (o) [gosto|prazer]; com (muito) [gosto|prazer]; naturalmente; seguramente; evidentemente; parece-me (muito) (bem|otimo|optimo|perfeito|<good>); me parece (muito) (bom|bem|otimo|perfeito|<good>); boa ideia; otima ideia; combinadissimo; por mim esta; feito <stop>
      [aguardo|fico a aguardar|aguardamos] (com expectativa|ansiosamente|com entusiasmo) [a reuniao|o encontro|o nosso encontro]; [estou|fico] [ansioso|ansiosa|a espera] (pela reuniao|pelo encontro|pelo nosso encontro|por isso); sera um prazer (<attend>|<stop>) (<when>)`,
    no: 'nao <stop>; infelizmente nao <stop>',
    sorry: `
      infelizmente; lamentavelmente; desculpe (mas|a falha|o incomodo|o transtorno); desculpa (mas); desculpem (mas); peco desculpa (mas|pelo incomodo|pelo transtorno); pedimos desculpa; as minhas desculpas; minhas desculpas; lamento (muito|imenso|imensamente) (mas|informar que|dizer que|que|comunicar que); sinto muito (mas); sinto imenso; tenho (muita) pena (mas|que); que pena; e pena; receio que nao <stop>; perdao; com (muita) pena minha; e com pena que; perdoe-me`,
    but: 'mas; porem; contudo; no entanto; todavia',
    decline: `
      (desta vez|dessa vez|eu|afinal) (eu) nao [poderei|posso|vou poder|vou conseguir|consigo|conseguirei|me sera possivel|me e possivel|vai ser possivel|irei|vou|irei conseguir|tenho como|terei como|estarei em condicoes de|podemos|poderemos|irei poder] <going>
      (eu) nao [participarei|irei|comparecerei|vou|estarei presente|estarei|vou participar|pretendo participar|desejo participar|quero participar|quero ir|estou interessado|estou interessada|tenho interesse|vou estar presente|vou comparecer|vou estar] (na reuniao|nesta reuniao|nessa reuniao|a reuniao|no encontro|neste encontro|desta vez|presente|em participar); nao me interessa; (e|sera|torna-se) (me) impossivel <going>; (e-me|ser-me-a) impossivel <going>; estou impossibilitado de <going>; estou impossibilitada de <going>
      (por isso|pelo que) [tenho|terei|tenho que|tenho de|terei de|terei que|devo|vou ter de|vou ter que|preciso de|preciso|vejo-me obrigado a|vejo-me obrigada a|prefiro|gostaria de|queria|venho] (que|de) (infelizmente) [recusar|declinar|cancelar|rejeitar|desmarcar|dizer que nao] (<invitation>|a minha presenca|a minha participacao|minha participacao)
      [recuso|declino] (gentilmente|educadamente) (<invitation>); nao (<comma>) obrigado; nao (<comma>) obrigada; nao (<comma>) muito obrigado; nao (<comma>) muito obrigada; [lamento|lamentamos] (muito|imenso) nao poder <going>; (desta vez|dessa vez) passo; nao contem comigo; nao conte comigo; nao contes comigo; [avancem|facam|comecem|continuem|prossigam|reunam|podem [avancar|comecar|seguir|continuar|fazer]] sem mim; sem mim`,
    fails: `
      (<subject>) (para mim) nao (me) [[da|dayes] (me) jeito|convem|serve|dayes|funciona|e possivel|me e possivel|calha bem|encaixa|fica bem|fica bom|e bom|[da|dayes] certo] (<me>|<when>|<subject>); nao [da|dayes] <stop>
      nao posso (<when>); nao consigo (<when>); nao [posso|poderei|consigo|vou poder|vou conseguir] (<attend>) <when>; nao [estou|estarei|vou estar] [disponivel|livre] (<when>); nao tenho [disponibilidade|tempo] (<when>); <slot> nao [posso|consigo|dayes]
      (<when>|<slot>) (ja) tenho (ja|infelizmente|um|uma|outro|outra|um outro|uma outra) (um|uma|outro|outra) [compromisso|reuniao|compromissos|consulta] (marcado|marcada|agendado|agendada) (<when>); (<when>) (estou|estarei|vou estar) [ocupado|ocupada|em viagem|noutra reuniao|em outra reuniao] (<when>)`,
    removed: `(por favor) [retirem-me|retire-me|removam-me|remova-me|tirem-me|me retirem|me removam|me tirem|me retire|me remova] (por favor) (da|desta|dessa|deste) [reuniao|lista|lista de participantes|convite|lista de presencas]`,
    prefer: `
      [mas|embora|porem] (eu) [preferia|preferiria|prefiro|dava-me mais jeito|seria melhor|era melhor] (ligeiramente|se possivel) <time>; [mas|embora|porem] <time> (me|para mim) [seria|dava-me|era|daria|ficaria|fica] (ainda|um pouco|mais) [melhor|jeito|mais jeito] (para mim)`,
    greeting: `
      [ola|oi|bom dia|boa tarde|boa noite|caro|cara|caros|caras|prezado|prezada|prezados|prezadas|exmo senhor|exma senhora|viva|estimado|estimada|ei|querido|querida] (a todos|todos|pessoal|equipa|equipe|senhor|senhora|tudo bem <stop>|doutor|doutora|colegas|<called>)`,
    thanks: `
      (e|muito|muitissimo|ok|desde ja) [obrigado|obrigada|obg|obrigadinho|obrigadinha|brigado|brigada|grato|grata|agradecido|agradecida|obrigadissimo] (mesmo|a voces|a si|a ti|eu|desde ja|mais uma vez|novamente|de qualquer forma|na mesma|a todos|imenso) (<name>) (<thanked>) (e <thanked>)
      (eu|desde ja|muito) [agradeco|agradecemos|agradeco-lhe|agradeco-te|agradeco-vos] (muito|imenso|desde ja|imensamente) (<invitation>|o convite|<thanked>|a mensagem|o contacto|o contato|a atencao|a organizacao|o email|a lembranca|a proposta); valeu (<name>); (muito|e muito) [gentil|amavel|simpatico] (da sua parte)`,
    neutral: `
      <me> <stop>; pode ser <stop>; por favor; e; entao; portanto; assim; (tenha|tenham|tem|desejo|continuacao de|votos de|resto de|desejo-lhe) (um|uma|resto de|continuacao de) [bom|boa|otimo|otima|excelente|optimo|optima|lindo|feliz] (resto de) [dia|tarde|semana|fim de semana|noite|fds|fim-de-semana|ano|trabalho|continuacao|feriado]; bom dia <stop>; bom fim de semana; boa semana; boa continuacao; bom trabalho; boa tarde <stop>
      (por favor|pode|podem|se puder|agradeco que|podes) (me) [enviar|envie|enviem|mande|mandem|enviar-me|mandar|mandar-me|envie-me|mande-me|envia|manda|me envie|me mande|me enviem] (me|por favor) (o|um|a|uma) [convite|link|convocatoria|convite de calendario|convite na agenda] (de calendario|por favor|no calendario|da reuniao); [fico a aguardar|aguardo] (o|pelo) [convite|link]; espero que (esteja|estejam|estejas|esta|va) (tudo) (bem|tudo bem); [fico|estou|permaneco] [a|ao] (sua|vossa|tua|seu) [disposicao|dispor]; ate [breve|ja|logo|mais|a proxima]; falamos (em breve|<stop>); igualmente
      [desculpe|desculpa|desculpem|peco desculpa|perdao] (pela|pelo|a|o) [demora|atraso|demora na resposta|atraso na resposta|demora em responder|resposta tardia]`,
    heard: '[recebido|entendido|anotado|percebido|tomei nota|registado|ciente|tomo nota]',
    absent: '(desejo) (uma) boa reuniao; boa sorte',
    later: '(talvez) (fica) [para (a|uma) proxima|para outra|numa proxima|outra|na proxima] (vez|oportunidade)',
    closing: `
      (com|os|receba|um|meus|os meus|com os|aceite|as|muitos) (os|meus|mais|meu|um|os meus) (melhores|meus|cordiais|respeitosos|estimados|grande|forte|sinceros) [cumprimentos|saudacoes|abraco|abracos|beijo|beijos|beijinhos|cumprimento] (a todos|e obrigado|e obrigada|cordiais|grande); cumprimentos (cordiais|a todos); (cordiais|melhores) [cumprimentos|saudacoes]; saudacoes (cordiais|academicas); atenciosamente; atentamente; att; cordialmente; respeitosamente; abraco (a todos|grande|forte); abracos; um abraco; grande abraco; abs; abr; bjs; beijinhos; beijos; cpts; cumps; bj; obrigado (e cumprimentos|e um abraco|pela atencao|desde ja|e ate breve|e bom dia); obrigada (e cumprimentos|e um abraco|pela atencao|desde ja|e ate breve|e bom dia); muito obrigado; muito obrigada; grato; grata; ate breve; sinceramente`,
  },
  joins: {
    on: ['na', 'no', 'dia', 'o', 'a', 'para', 'de', 'em', 'do', 'da'],
    at: ['as', 'pelas', 'das', 'a', 'para', 'de'],
    ordinal: ['o'],
    of: ['de'],
    shortDays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'],
  },
  personal: `hospital; internad; doente; doenca; operac; operad; cirurgia; baixa medica; de baixa; atestado; falec; morreu; morte; funeral; enterro; velorio; luto; acidente; emergencia; urgencia; cancro; cancer; gravid; maternidade; paternidade; ferias; despedid; demitid; gripe; medico; fratur; partiu a perna`,
}
