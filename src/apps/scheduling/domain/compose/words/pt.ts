import type { Words } from './words.ts'

/** Words that both sides of the ocean write alike. */
export const pt: Words = {
  locale: 'pt-PT',
  quotes: ['"', '"'],
  greetings: ['Olá, {name},', 'Bom dia, {name},', 'Boa tarde, {name},', 'Olá {name},', 'Bom dia {name},'],
  greetingBare: 'Olá,',
  closings: ['Atenciosamente', 'Com os melhores cumprimentos', 'Cordialmente', 'Cumprimentos', 'Saudações cordiais'],
  subject: { initiate: 'Pedido de reunião: {title}', followUp: 'Acompanhamento: {title}', reply: 'Re: {title}' },
  meeting: 'a nossa reunião',

  date: '{weekday}, {day} de {month}',
  clock: '14:00',
  slot: '{date}, às {time}',

  initiate: {
    open: [
      'Organizo a reunião {title} e gostaria de contar com a sua participação.',
      'Escrevo para combinar a reunião {title}.',
      'Escrevo a fim de agendar a reunião {title}.',
      'Coordeno a reunião {title} e a sua presença seria muito importante.',
    ],
    propose: [
      'A data proposta é {slot} ({duration}).',
      'Gostaríamos de a realizar na seguinte data: {slot} ({duration}).',
      'Está prevista para {slot} ({duration}).',
    ],
    place: ['Local: {place}.', 'O local previsto: {place}.', 'O local seria o seguinte: {place}.'],
  },
  ask: [
    'Este horário é conveniente?',
    'Esta data é possível na sua agenda?',
    'Poderia dizer-me se este horário lhe convém?',
    'Teria disponibilidade nesse momento?',
    'Seria possível participar nessa data?',
  ],
  askBare: ['Poderia dizer-me se lhe é possível participar?', 'Seria possível contar com a sua participação?'],
  followUp: {
    open: [
      'Retomo a minha mensagem sobre a reunião {title}[, prevista para {slot}].',
      'Escrevo novamente a propósito da reunião {title}[, proposta para {slot}].',
      'Este é um breve lembrete da reunião {title}[, que está prevista para {slot}].',
      'Volto a escrever sobre a reunião {title}[, proposta para {slot}].',
    ],
    middle: [
      'Sei como uma agenda pode estar cheia.',
      'Basta-me uma resposta breve.',
      'A sua resposta ajudaria muito na organização.',
    ],
  },
  thanks: ['Agradeço a sua mensagem.', 'Agradeço a sua resposta.', 'Agradeço a sua pergunta.'],
  planned: ['A reunião {title} está prevista[ para {slot}].', 'A data da reunião {title} é {slot}.'],
  clarify: {
    open: [
      'Agradeço a sua resposta.',
      'Agradeço a sua mensagem; gostaria de ter a certeza de que a entendo bem.',
      'Agradeço o seu retorno, que gostaria de compreender corretamente.',
    ],
    ask: [
      'Poderia dizer-me se pode participar neste horário?',
      'Poderia confirmar se este horário lhe convém ou não?',
      'Posso anotar que este horário lhe convém?',
    ],
  },
  persist: {
    open: [
      'Agradeço a sua franqueza.',
      'Agradeço que me tenha indicado a sua preferência.',
      'Agradeço a sua resposta e a sua flexibilidade.',
    ],
    ask: [
      'Seria possível participar, ainda assim, neste horário?',
      'Poderia, mesmo assim, reservar este horário?',
      'Podemos contar com a sua presença neste horário apesar disso?',
    ],
  },
  alternatives: {
    open: [
      'Agradeço o seu retorno sobre a reunião {title}.',
      'Agradeço a indicação de que o horário proposto para a reunião {title} lhe é pouco conveniente.',
      'Compreendo que o horário proposto para a reunião {title} não lhe convém.',
    ],
    note: [
      'Transmitirei com gosto a sua disponibilidade.',
      'A sua disponibilidade será levada em conta na organização.',
    ],
    ask: [
      'Que outros horários lhe seriam convenientes?',
      'Poderia indicar-me alguns horários mais convenientes?',
      'Quando teria disponibilidade?',
    ],
  },
  pending: {
    open: [
      'Agradeço a confirmação da reunião {title}[, prevista para {slot}].',
      'Agradeço a resposta e anotei a sua presença na reunião {title}[, prevista para {slot}].',
      'Agradeço que tenha aceitado a reunião {title}[, agendada para {slot}].',
    ],
    next: [
      'Darei notícias assim que tudo for definitivo.',
      'Voltarei a escrever assim que a reunião for definitiva.',
      'Enviarei os dados definitivos assim que estiverem fechados.',
    ],
  },
  finalized: {
    open: [
      'A reunião {title} está agora confirmada[ para {slot}].',
      'Tenho o prazer de informar que a reunião {title} é definitiva[ e está marcada para {slot}].',
      'Está tudo pronto para a reunião {title}[, marcada para {slot}].',
    ],
    next: [
      'Receberá o convite com todos os detalhes.',
      'O convite com os detalhes será enviado em separado.',
      'Peço que responda a esta mensagem se algo mudar da sua parte.',
    ],
  },

  answers: {
    where: 'o local é o seguinte: {place}',
    when: 'a reunião está prevista para {slot}',
    duration: 'a duração prevista é de {duration}',
    zone: 'os horários estão indicados no fuso horário {zone}',
    about: 'quanto ao assunto da reunião: {about}',
    aboutTitle: 'o assunto da reunião é {title}',
    who: 'não me é possível divulgar aqui a lista de participantes; o necessário constará do convite',
    confirmed: 'a reunião ainda não é definitiva, e avisarei assim que o for',
    final: 'sim, a reunião está confirmada',
    another: 'não posso assumir um horário diferente, mas transmitirei o seu pedido',
    check: 'vou verificar a sua pergunta e darei uma resposta',
  },

  questions: {
    where: 'onde|aonde|local|localização|endereço|morada|sala|escritório|presencial\\p{L}*|em pessoa|online|remot[oa]',
    when: 'quando|(?:a )?que horas?|(?:que|qual) (?:o |a )?(?:dia|data|hora|horário)|horas? de início|começa',
    duration: 'quanto tempo|duração|quanto (?:dura\\p{L}*|demora\\p{L}*)|quant[oa]s (?:minutos|horas)|até que horas',
    zone: 'que horas (?:são|seriam|serão)[^.?!;]* (?:em|na|no|para)|fuso horário|fuso|que fuso|hora local|horário de (?:brasília|lisboa)|(?:minha|sua|nossa) hora',
    about:
      'sobre o que|sobre o quê|do que|de que|assunto|tema|motivo|objetivo|propósito|finalidade|porqu[eê]|por qu[eê]|para qu[eê]|contexto|mais (?:informaç\\p{L}*|detalhes)',
    agenda: 'agenda|ordem (?:do dia|de trabalhos)|pauta|pontos|preparar|preparação|programa',
    link: 'link|ligação|url|zoom|teams|google meet|webex|telefone|número|vídeo\\p{L}*|videoconferência|acesso',
    who: '(?:confirm|aceit)(?:ou|aram)|respond(?:eu|eram)|quem|participantes?|mais alguém|outras pessoas|convidad[oa]s',
    confirmed: 'confirmad[ao]|definitiv[ao]|cert[ao]|fechad[ao]|de pé|garantid[ao]',
    another:
      'outr[oa]s? (?:hora|horários?|dias?|datas?|momento|semana)|adiar\\p{L}*|remarcar\\p{L}*|mudar\\p{L}*|alterar\\p{L}*|antes|mais tarde|mais cedo|depois|em vez|alternativ[ao]s?|próxima semana|semana que vem|amanhã|reagendar\\p{L}*',
  },
  asking:
    '^(?:quem|onde|quando|que|qual|quais|como|quanto|quanta|pode|poderia|é|está|há|posso|seria)|(?:diga-me|informe-me|envie-me|me diga|me informe|me envie)|gostaria de saber|queria saber|poderia (?:dizer|informar|indicar|enviar)|preciso (?:de )?saber',
  smallTalk: 'como está|tudo bem|como vai|certo|não é',

  weekdays: [
    'segundas?(?:-feiras?)?',
    'terças?(?:-feiras?)?',
    'quartas?(?:-feiras?)?',
    'quintas?(?:-feiras?)?',
    'sextas?(?:-feiras?)?',
    'sábados?',
    'domingos?',
  ],
  vagueTimes:
    'amanhã|hoje|ontem|meio-dia|meia-noite|(?:na |a )?(?:próxima|esta) semana|semana que vem|fim de semana|(?:de|à|da|pela) (?:manhã|tarde|noite)',
  minutes: 'minutos?|min',
  hours: 'horas?',
  spokenLengths: { 'meia hora': 30, 'uma hora e meia': 90, 'uma hora': 60, 'duas horas': 120, 'três horas': 180 },
  spokenHours: '(?:às|até às|pelas) (?:duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)|à uma',
  others:
    'todos (?:já|confirmaram|têm|estão|podem|os (?:participantes|convidados|outros))|todas as pessoas|os outros|os demais|(?:outros|demais) (?:participantes|convidados|sócios)|(?:outras) pessoas|(?:seus?|nossos?) colegas?',
  promises:
    'prometo|prometemos|garant\\p{L}*|(?:podemos|posso|vamos) (?:adiar|remarcar|mudar|alterar|reagendar)\\p{L}*|foi (?:adiad|remarcad|alterad|mudad)[ao]|adiad[ao]|remarcad[ao]|reagendad[ao]|nov[ao] (?:data|hora|horário)',

  shortReplies:
    'sim|obrigad[oa]|muito obrigad[oa]|está bem|tudo bem|combinado|perfeito|claro|olá|bom dia|boa tarde|ótimo|com certeza',
  common:
    'quem|mais|tempo|demora|participar|confirmado|o|os|as|é|que|de|em|por|para|com|não|uma|um|eu|me|do|da|no|na|ao|às|mas|onde|quando|como|quanto|pode|posso|poderia|será|reunião|horário|hora|obrigado|obrigada|muito|bem|está|esta|este|seria|você|tenho|mim|isso|vai|sua|seu|minha',
}
