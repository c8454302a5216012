import type { Words } from './words.ts'

export const es: Words = {
  locale: 'es-ES',
  quotes: ['«', '»'],
  greetings: ['Hola, {name}:', 'Buenos días, {name}:', 'Buenas tardes, {name}:', 'Hola {name},', 'Buenos días {name},'],
  greetingBare: 'Buenos días:',
  closings: ['Saludos cordiales', 'Un cordial saludo', 'Atentamente', 'Un saludo', 'Saludos', 'Cordialmente'],
  subject: { initiate: 'Solicitud de reunión: {title}', followUp: 'Seguimiento: {title}', reply: 'Re: {title}' },
  meeting: 'nuestra reunión',

  date: '{weekday} {day} de {month}',
  clock: '14:00',
  slot: '{date} a las {time}',

  initiate: {
    open: [
      'Estoy coordinando la reunión {title} y me gustaría contar con su participación.',
      'Le escribo para organizar con usted la reunión {title}.',
      'Me pongo en contacto con usted para programar la reunión {title}.',
      'Estoy organizando la reunión {title} y su presencia sería muy valiosa.',
    ],
    propose: [
      'La fecha propuesta es el {slot} ({duration}).',
      'Quisiéramos celebrarla el {slot} ({duration}).',
      'Está prevista para el {slot} ({duration}).',
    ],
    place: ['Lugar: {place}.', 'El lugar previsto: {place}.', 'El lugar sería el siguiente: {place}.'],
  },
  ask: [
    '¿Le vendría bien este horario?',
    '¿Le conviene esta fecha?',
    '¿Podría indicarme si este horario le resulta conveniente?',
    '¿Tendría disponibilidad en ese momento?',
    '¿Le sería posible asistir en esa fecha?',
  ],
  askBare: ['¿Podría indicarme si le es posible asistir?', '¿Le sería posible participar?'],
  followUp: {
    open: [
      'Retomo mi mensaje sobre la reunión {title}[, prevista para el {slot}].',
      'Le escribo de nuevo acerca de la reunión {title}[, propuesta para el {slot}].',
      'Este es un breve recordatorio de la reunión {title}[, que está prevista para el {slot}].',
      'Vuelvo a ponerme en contacto con usted por la reunión {title}[ del {slot}].',
    ],
    middle: [
      'Comprendo que su agenda puede estar muy llena.',
      'Me bastaría con una respuesta breve.',
      'Su respuesta me ayudaría mucho con la planificación.',
    ],
  },
  thanks: ['Gracias por su mensaje.', 'Le agradezco su respuesta.', 'Muchas gracias por su consulta.'],
  planned: ['La reunión {title} está prevista[ para el {slot}].', 'La fecha de la reunión {title} es el {slot}.'],
  clarify: {
    open: [
      'Muchas gracias por su respuesta.',
      'Gracias por su mensaje; quisiera asegurarme de haberlo entendido bien.',
      'Le agradezco su respuesta y quisiera comprenderla correctamente.',
    ],
    ask: [
      '¿Podría decirme si puede asistir en ese horario?',
      '¿Podría confirmarme si este horario le viene bien o no?',
      '¿Puedo anotar que este horario le conviene?',
    ],
  },
  persist: {
    open: [
      'Le agradezco su franqueza.',
      'Gracias por comunicarme su preferencia.',
      'Muchas gracias por su respuesta y por su flexibilidad.',
    ],
    ask: [
      '¿Le sería posible asistir de todos modos en ese horario?',
      '¿Podría, aun así, reservar ese horario?',
      '¿Podemos contar con usted en ese horario a pesar de todo?',
    ],
  },
  alternatives: {
    open: [
      'Gracias por su aviso sobre la reunión {title}.',
      'Le agradezco que me indique que el horario propuesto para la reunión {title} le resulta difícil.',
      'Entiendo que el horario propuesto para la reunión {title} no le conviene.',
    ],
    note: ['Transmitiré con gusto su disponibilidad.', 'Tendré en cuenta su disponibilidad en la planificación.'],
    ask: [
      '¿Qué otros horarios le convendrían?',
      '¿Podría indicarme algunos horarios que le vengan mejor?',
      '¿Cuándo tendría usted disponibilidad?',
    ],
  },
  pending: {
    open: [
      'Gracias por confirmar la reunión {title}[, prevista para el {slot}].',
      'Muchas gracias, he anotado que puede asistir a la reunión {title}[ del {slot}].',
      'Le agradezco que haya aceptado la reunión {title}[ del {slot}].',
    ],
    next: [
      'Le escribiré en cuanto todo sea definitivo.',
      'Tendrá noticias mías en cuanto la reunión sea definitiva.',
      'Le enviaré los datos definitivos en cuanto estén cerrados.',
    ],
  },
  finalized: {
    open: [
      'La reunión {title} queda confirmada[ para el {slot}].',
      'Me complace informarle de que la reunión {title} ya es definitiva[ y tendrá lugar el {slot}].',
      'Ya está todo listo para la reunión {title}[ del {slot}].',
    ],
    next: [
      'Recibirá la invitación con todos los detalles.',
      'La invitación con los detalles le llegará por separado.',
      'Le ruego que responda a este mensaje si algo cambia por su parte.',
    ],
  },

  answers: {
    where: 'el lugar es el siguiente: {place}',
    when: 'la reunión está prevista para el {slot}',
    duration: 'la duración prevista es de {duration}',
    zone: 'los horarios se indican en la zona horaria {zone}',
    about: 'en cuanto al tema de la reunión: {about}',
    aboutTitle: 'el tema de la reunión es {title}',
    who: 'no me es posible compartir aquí la lista de asistentes; encontrará lo necesario en la invitación',
    confirmed: 'la reunión aún no es definitiva, y le avisaré en cuanto lo sea',
    final: 'sí, la reunión está confirmada',
    another: 'no puedo comprometer un horario distinto, pero transmitiré su petición',
    check: 'consultaré su pregunta y le daré una respuesta',
  },

  questions: {
    where:
      'd[oó]nde|ad[oó]nde|lugar|direcci[oó]n|ubicaci[oó]n|sala|oficina|presencial|en persona|en l[ií]nea|online|sede',
    when: 'cu[aá]ndo|(?:a )?qu[eé] (?:hora|d[ií]a|fecha)|(?:hora|fecha) (?:de inicio|exacta)|empieza',
    duration:
      'cu[aá]nto (?:dura\\p{L}*|tiempo|tarda\\p{L}*|va a durar)|duraci[oó]n|cu[aá]nt[oa]s (?:minutos|horas)|hasta qu[eé] hora',
    zone: 'qu[eé] hora (?:es|ser[aá]|ser[ií]a)(?: eso)? (?:en|para)|zona horaria|huso horario|qu[eé] zona|(?:mi|su|nuestra) hora|hora local',
    about:
      'de qu[eé]|sobre qu[eé]|acerca de qu[eé]|tema|motivo|prop[oó]sito|objetivo|asunto|para qu[eé]|por qu[eé]|contexto|m[aá]s (?:informaci[oó]n|detalles)',
    agenda: 'agenda|orden del d[ií]a|puntos|preparar\\p{L}*|preparaci[oó]n|temario',
    link: 'enlace|link|v[ií]nculo|url|zoom|teams|google meet|webex|tel[eé]fono|conectar\\p{L}*|v[ií]deo\\p{L}*|marcaci[oó]n',
    who: 'han? (?:confirmado|aceptado|respondido|dicho)|vendr[aá]n?|vienen?|qui[eé]n(?:es)?|participantes?|asistentes?|alguien m[aá]s|otras personas',
    confirmed: 'confirmad[ao]|definitiv[ao]|segur[ao]|sigue en pie|cerrad[ao]|firme',
    another:
      'otr[ao]s? (?:hora|horarios?|d[ií]as?|fechas?|momento|semana)|cambiar\\p{L}*|mover\\p{L}*|aplazar\\p{L}*|posponer\\p{L}*|reprogramar\\p{L}*|antes|m[aá]s tarde|despu[eé]s|en lugar de|en vez de|alternativ[ao]s?|pr[oó]xima semana|mañana',
  },
  asking:
    '¿|^(?:qui[eé]n|d[oó]nde|cu[aá]ndo|qu[eé]|cu[aá]l|c[oó]mo|cu[aá]nto|puede|podr[ií]a|es|est[aá]|hay)|(?:d[ií]game|ind[ií]queme|env[ií]eme|dime|av[ií]seme)|me gustar[ií]a saber|quisiera saber|podr[ií]a (?:decirme|indicarme|enviarme)|necesito saber',
  smallTalk: 'c[oó]mo est[aá]|qu[eé] tal|verdad|cierto|no',

  weekdays: ['lunes', 'martes', 'mi[eé]rcoles', 'jueves', 'viernes', 's[aá]bados?', 'domingos?'],
  vagueTimes:
    'mañana|pasado mañana|hoy|ayer|mediod[ií]a|medianoche|(?:la )?(?:próxima|pr[oó]xima|esta) semana|(?:la )?semana que viene|fin de semana|por la (?:tarde|noche)',
  minutes: 'minutos?|min',
  hours: 'horas?',
  spokenLengths: {
    'media hora': 30,
    'hora y media': 90,
    'una hora': 60,
    'dos horas': 120,
    'tres horas': 180,
  },
  spokenHours: '(?:a|sobre|hasta|desde) las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)',
  others:
    'los demás|las demás|todos (?:han|están|pueden|los (?:asistentes|participantes|demás|invitados))|todas las personas|(?:otros|otras|demás) (?:asistentes|participantes|invitad[oa]s|soci[oa]s|personas)|(?:sus?|nuestros?) colegas?|los otros',
  promises:
    'prometo|prometemos|garantiz\\p{L}*|(?:podemos|puedo|vamos a) (?:cambiar|mover|aplazar|posponer|reprogramar)\\p{L}*|se ha (?:cambiado|movido|aplazado|pospuesto)|reprogramad[ao]|aplazad[ao]|nuev[ao] (?:fecha|hora|horario)',

  shortReplies:
    's[ií]|gracias|muchas gracias|vale|de acuerdo|perfecto|claro|por supuesto|hola|bueno|est[aá] bien|buenos d[ií]as|saludos',
  common:
    'el|la|los|las|es|está|que|qué|de|en|por|para|con|no|una|un|su|le|me|mi|lo|se|del|al|y|pero|dónde|cuándo|cómo|cuánto|puede|puedo|podría|será|reunión|hora|gracias|usted|muy|bien|yo|hay|esta|este|sería|favor|sí|confirmado|confirmada',
}
