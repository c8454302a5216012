import type { Grammar } from '../grammar.ts'

export const es: Grammar = {
  language: 'es',
  parts: {
    thing:
      '[horario|momento|fecha|hora|cita|reunion|propuesta|dia y hora|dia y la hora|fecha y hora|fecha y la hora|encuentro|turno]',
    that: `[eso|esto|ello]|[ese|esa|este|esta|el|la|su|tu|dicha|dicho] (nueva|nuevo) <thing> (propuesta|propuesto|indicada|indicado|sugerida|sugerido|que propone|que propones|que me propone|que me propones)|lo que (propone|propones)`,
    subject: '[<that>|<slot>]',
    when: `[(para|en) <slot>|a esa hora|ese dia|ese mismo dia|en ese horario|en esa fecha|entonces|a la hora (indicada|propuesta)|en ese momento|para ese dia|en la fecha (indicada|propuesta)]`,
    me: '[por mi (parte)|para mi|de mi parte|por mi lado|a mi|conmigo|por nuestra parte]',
    good: '(muy|super|mas que|todo|totalmente) [bien|perfecto|perfecta|perfectamente|genial|fenomenal|estupendo|estupendamente|estupenda|de maravilla|excelente|ok|vale|fantastico|de lujo|ideal|correcto|conforme|buenisimo|bueno|buena|adecuado|adecuada|conveniente|divino|barbaro|de perlas|de acuerdo]',
    attend:
      'asistir (a la reunion|a la cita)|ir|estar (alli|ahi|presente|alla)|participar (en la reunion)|acudir|reunirme (con usted|con ustedes|contigo|con vosotros)|quedar|conectarme|unirme|venir|hacerlo|tener la reunion|llegar',
    going: `[asistir|participar|ir|acudir|estar|estar presente|estar alli|estar ahi|acompanarles|acompanaros|acompanarte|acompanarlos|unirme|venir|reunirme|llegar|hacerlo|conectarme|tomar parte] (a la reunion|a esta reunion|a su reunion|a la cita|a la convocatoria|al encuentro|a la misma|en la reunion|en esta reunion|en ella|a la junta|en la cita|con ustedes|con usted|contigo|con vosotros|esta vez|en esta ocasion|a ella)`,
    invitation: '(a) (la|su|tu|esta|vuestra) (amable) [invitacion|reunion|cita|propuesta|convocatoria]',
    thanked: `[por|de|con] (la|el|tu|su|vuestra|vuestro|todo|toda) (amable|rapida|pronta) [invitacion|mensaje|correo|email|e-mail|mail|propuesta|respuesta|recordatorio|informacion|organizacion|gestion|aviso|atencion|tiempo|ayuda|paciencia|comprension|convocatoria|confirmacion|interes|coordinacion]|
      por [organizarlo|organizar|organizar la reunion|organizarlo todo|organizar esto|organizar todo|coordinar|coordinarlo|coordinar la reunion|escribir|escribirme|avisar|contactar|contactarme|contar conmigo|pensar en mi|invitarme|tu tiempo|su tiempo|todo|gestionarlo|preguntar|la espera|proponerlo|convocarme]`,
  },
  phrases: {
    yes: 'siyes (claro|por supuesto|gracias); si <stop>; si senor; claro que [si|siyes]; por supuesto que [si|siyes]; pues [si|siyes] <stop>; afirmativo; sip',
    accept: `
      (y) (<me>) (<subject>) (tambien|siyes|si que|ya) me [viene|va|queda|parece|cae|vendria|resulta|va a venir|cuadra|encaja|funciona|sirve|conviene|acomoda] <good> (<when>)
      (y) (<me>) (<subject>) (tambien|siyes|ya) me [cuadra|encaja|sirve|conviene|acomoda|funciona] (<when>)
      me [viene|va|queda|parece] <good> <subject>; me [cuadra|encaja|sirve|conviene|acomoda|funciona] (<good>) <subject>
      (y) <me> (<subject>) (tambien) [(esta|es|todo) <good>|[no hay|sin|ningun] (ningun) [problema|inconveniente]|encantado|encantada] (<when>)
      (y) <subject> (siyes|me) [esta|es|seria|estaria|parece] <good> (<me>); esta <good> (<me>) (<when>)
      <good> <me> (<when>); [perfecto|ok|vale|bien|genial|de acuerdo|conforme] (para|con|a) [<slot>|<that>|la hora|el horario]
      (y|le|te|les|os|por la presente) (le|te|les|os|pues) confirmo (que|mi|la|nuestra|el|a) (asistencia|participacion|presencia|cita|reunion|disponibilidad|hora|horario|dia|encuentro|fecha) (a la reunion|a la cita) (<when>)
      confirmo (<subject>); [confirmado|confirmada|confirmadisimo|queda confirmado|queda confirmada|todo confirmado|cita confirmada|asistencia confirmada|reunion confirmada] (<me>) (<when>)
      (y|yo|siyes|claro que|por supuesto que) (siyes) [puedo|podre|voy a poder|podemos|podremos] (<attend>) (sin problema|sin problemas|perfectamente) (<when>)
      (y|yo) (alli|ahi|alla) estare (<when>); [estare|voy a estar|estaremos] (alli|ahi|alla|presente|encantado|encantada|disponible|libre|puntual|sin falta|con ustedes|contigo) (<when>) (sin falta)
      (ahi|alli|alla|y) nos [vemos|veremos] (<when>|alli|ahi|alla); nos [vemos|veremos|reunimos|hablamos|conectamos] [<when>|alli|ahi|alla|entonces]; te veo [<when>|entonces|alli]; le veo [<when>|alli]
      (y|yo) (me) [conecto|conectare|uno|unire|conectaremos] (a la reunion|a la llamada|sin falta) (<when>); [encantado|encantada] de [participar|asistir|acudir|ir] (<when>)
      (y|yo) [asistire|asistiremos|ire|voy|acudire|participare|alli voy|ahi voy] (a la reunion|a la cita|encantado|encantada|con gusto) (<when>) (sin falta)
      (pueden|puede|puedes) [cuenta|cuente|cuenten|contad|contar|contad] conmigo (<when>); me apunto (<when>); apuntame; apunteme; ahi me tienen
      (yo) [acepto|aceptamos|acepto encantado|acepto encantada] (con gusto) (<invitation>|la hora|el horario|<that>) (<when>); aceptado; aceptada
      (y|yo|siyes|ya) [estoy|estare|quedo|estamos|me encuentro|estaria] (perfectamente|totalmente|completamente) [disponible|libre|de acuerdo|conforme|desocupado|desocupada] (<when>|con la hora|con el horario|con <that>)
      tengo [disponibilidad|disponible|libre|hueco|tiempo|la agenda libre] (<when>|esa hora|ese dia|ese hueco); tengo [<slot>|esa hora|ese dia] libre; tengo libre [<slot>|esa hora|ese dia]
      (ya|queda|lo|la|me lo|lo tengo|ya lo tengo|ya esta|ya lo he|lo he|te) (he|tengo|dejo|queda|esta) [anotado|anotada|apuntado|apuntada|agendado|agendada] (en mi agenda|en la agenda|en el calendario|en mi calendario) (<when>)
      (ya) (me|te) (lo|la) [anoto|apunto|agendo|reservo|bloqueo] (en mi agenda|en la agenda|en el calendario) (<when>)
      hasta [<day>|entonces|ese dia] (pues|entonces); (y) quedamos (asi|<when>|en eso); en eso quedamos; [quedamos|queda] [asi|hecho]; trato hecho; hecho <stop>; dalo por hecho`,
    agree: `
      [perfecto|perfecta|genial|estupendo|excelente|fenomenal|fantastico|buenisimo|maravilloso|magnifico|de lujo|guay|chevere|barbaro|divino] (entonces|pues)
      vale (perfecto|pues); de acuerdo (entonces); muy bien; esta bien; claro; por supuesto; desde luego; encantado; encantada; encantados; con (mucho|todo) gusto; con placer; listo; dale; venga; sale; va <stop>; conforme
      me parece (<good>|una buena idea|buena idea); sin (ningun) [problema|problemas|inconveniente]; no hay (ningun) [problema|inconveniente|problemas] (<me>); ningun [problema|inconveniente] (<me>)
      no [tengo|veo] (ningun) [problema|inconveniente] (<me>); okey makey; a la orden; todo [<good>|en orden|listo]
      (me) [alegra|encanta] (la idea); con muchas ganas (de verte|de veros); (me) [hace ilusion]; (tengo) (muchas) ganas de (verte|veros|la reunion)`,
    no: 'no <stop>; lamentablemente no <stop>; desgraciadamente no <stop>; me temo que no',
    sorry: `
      (lo|cuanto lo) siento (mucho|muchisimo|de verdad) (pero|que); lamentablemente; desafortunadamente; desgraciadamente; por desgracia; infelizmente; (lo) lamento (mucho) (pero|[decirle|decirles|decirte|comunicarle|comunicarles|comunicar|informar|informarle|informarles] que|que|la molestia)
      [disculpa|disculpe|disculpen|disculpad|disculpas|perdon|perdona|perdone|perdonen|lamento|lamentamos|siento|sentimos] (por) (las|la|los|el) (posibles) [molestia|molestias|inconveniente|inconvenientes]; disculpa; disculpe; disculpen; disculpad; disculpas; mis disculpas; perdon; perdona; perdone; me temo que (no <stop>); siento (mucho) (decirle que|decirte que|comunicarle que|las molestias|comunicar que); sintiendolo mucho; (que) pena; una lastima; una pena; me (es imposible) apena`,
    but: 'pero; sin embargo; no obstante',
    decline: `
      (yo|esta vez|finalmente|al final) no [podre|puedo|voy a poder|me es posible|me va a ser posible|me sera posible|podremos|podria|me resulta posible] <going>
      (me|me es|me sera|me resulta|me va a ser) [imposible] <going>; (yo) no [asistire|ire|participare|acudire|estare|voy a <going>|vamos a asistir|estare presente|podre] (a la reunion|en la reunion|a la cita|presente|alli|en esta reunion|a esta reunion)
      no me interesa (la reunion|participar|esta reunion|asistir); no estoy [interesado|interesada] (en la reunion|en participar|en asistir|en esta reunion); no tengo interes (en la reunion|en participar); no (<comma>) gracias; no (<comma>) muchas gracias; (esta vez|en esta ocasion|por esta vez|yo) paso (esta vez|en esta ocasion|de esta); [lamento|siento|lamentamos|sentimos] (mucho) no poder <going>
      (por lo que|asi que) [debo|tengo que|he de|me veo en la obligacion de|me veo obligado a|me veo obligada a|quiero|prefiero|quisiera|voy a tener que|tendre que|deseo|me toca] (lamentablemente) [declinar|rechazar|cancelar|rehusar|excusarme|decir que no|darme de baja de] (de) (<invitation>|mi asistencia|mi participacion)
      declino (<invitation>|amablemente <invitation>); rechazo <invitation>; no [cuenten|cuentes|cuente|conteis] conmigo (esta vez|para esta reunion); (pueden|podeis) [sigan|sigue|continuen|empiecen|reunanse|adelante|hacedlo|haganlo|seguir|empezar|continuar] sin mi; no deseo [participar|asistir] (en la reunion|a la reunion); no quiero [participar|asistir] (en la reunion|a la reunion)`,
    fails: `
      (y|a mi) (<subject>) no me [viene|va|queda|cae|vendria] (muy|nada) bien (<when>|<slot>); (<subject>) no me [cuadra|encaja|sirve|conviene|acomoda|funciona|es posible|resulta posible] (<subject>|<when>)
      no puedo (<when>|<attend> <when>); no [podre|voy a poder] (<attend>) <when>; no estoy [disponible|libre] (<when>); no tengo [disponibilidad|tiempo|hueco] (<when>); (<subject>) me es imposible; <subject> no puedo
      (ya|<slot>|a esa hora|ese dia) (ya) tengo (ya) [otro|otra|un|una] [compromiso|reunion|cita|viaje] (<when>); (<slot>|a esa hora|ese dia) [estoy|estare] [ocupado|ocupada|de viaje|liado|liada] (<when>)`,
    removed: `(por favor) [quitenme|quiteme|quitame|eliminenme|eliminame|elimineme|borrenme|saquenme|denme de baja] (por favor) de (la|esta) [reunion|lista|lista de asistentes|convocatoria|invitacion]`,
    prefer: `
      [pero|aunque] (yo|me) [preferiria|prefiero|preferia|gustaria mas|vendria mejor|va mejor|iria mejor|viene mejor|quedaria mejor] <time>
      [pero|aunque] <time> me [vendria|viene|va|iria|queda|quedaria] (aun|todavia|incluso|algo|un poco) mejor; [pero|aunque] (seria|estaria) mejor <time>`,
    greeting: `
      [hola|buenas|estimado|estimada|estimados|estimadas|querido|querida|apreciado|apreciada|saludos|que tal <stop>] (a todos|todos|equipo|amigos|colegas|senor|senora|<called>) (que tal <stop>)
      (muy) [buenos dias|buenas tardes|buenas noches|buen dia] (a todos|todos|equipo|senor|senora|<called>)`,
    thanks: `
      (y|muchas|muchisimas|mil|ok|de acuerdo) [gracias|grcs] (de nuevo|otra vez|igualmente|de antemano|de todos modos|de todas formas|de verdad|a todos|mil|a ti|a usted) (<name>) (<thanked>) (y <thanked>)
      (le|te|les|os|lo|se lo|se) [agradezco|agradecemos|agradece] (mucho|muchisimo|sinceramente) (<invitation>|la invitacion|el mensaje|su mensaje|tu mensaje|su correo|la propuesta|la organizacion|que me hayan invitado); agradecido; agradecida; muy amable; (muy) agradecido (por <invitation>)`,
    neutral: `
      <me> <stop>; por favor; y; pues; entonces; (te|le|les) (espero) que (tengas|tenga|tengan|tengais|pases|pase|pasen) (un|una) [buen|buena|feliz|excelente|lindo|bonito] [dia|tarde|semana|fin de semana|noche|jornada]
      [que tengas|que tenga|que tengan|que tengais|que pases|que pase|ten|feliz|buen|buena|buenas|te deseo|le deseo|bonito|lindo] (un|una|muy) (buen|buena|feliz|excelente|lindo|bonito|gran) [dia|tarde|semana|fin de semana|noche|finde|jornada|domingo|sabado|viernes|ano]
      (por favor) (me|puede|puedes|pueden) [envia|envie|envien|enviame|envieme|mandame|mandeme|enviarme|mandarme] (por favor) (la|una|el) [invitacion|enlace|convocatoria|invitacion de calendario|link] (de calendario|por favor) (cuando pueda|cuando puedas); quedo a la espera (de la invitacion|de la convocatoria)
      (espero|deseo) que (todo) (este|estes|esten|vaya|te encuentres|se encuentre) (todo|muy) bien; un placer; quedo a (su|tu|vuestra) disposicion; quedo atento; quedo atenta; hasta pronto; nos vemos (pronto|<stop>); hablamos (pronto|<stop>); a ti; igualmente
      [perdon|disculpa|disculpe|disculpas|perdona|perdone|siento|lamento|disculpen] (por) (la|el|mi) [demora|retraso|tardanza] (en responder|en contestar|en la respuesta)`,
    heard: '[anotado|entendido|recibido|tomo nota|tomado nota|enterado|enterada]',
    absent: '(les|os|te) (deseo) (una) buena reunion; que vaya (todo|muy) bien (la reunion)',
    later:
      '(quiza|tal vez) (espero|sera) (en|para) [otra ocasion|la proxima|la proxima vez|otra vez]; otra vez sera; [otro dia|en otro momento]',
    closing: `
      (un|reciba un|recibe un|reciban un|muchos) (muy|fuerte|cordial|gran|afectuoso) [saludo|saludos|abrazo|abrazos|beso|besos|saludito] (cordial|cordiales|muy cordial|afectuoso|a todos|fuerte|grande|y gracias|desde <name>); saludos (cordiales|a todos|atentos|y gracias|afectuosos); (muy) [atentamente|atte|cordialmente|afectuosamente]; (muchas|mil) gracias (de nuevo|de antemano|y un saludo|y saludos|por todo); slds; abrazo; hasta pronto; un cordial saludo; bss; quedo a su disposicion; buen dia`,
  },
  joins: {
    on: ['el', 'dia', 'para', 'del', 'al'],
    at: ['a', 'las', 'la', 'de', 'para'],
    ordinal: ['o', 'ro'],
    of: ['de', 'del'],
    shortDays: ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'],
  },
  personal: `hospital; ingresad; enferm; operaci; operan; cirugia; baja medica; de baja; falleci; muert; funeral; entierro; accidente; urgencia; cancer; embaraz; maternidad; paternidad; vacaciones; despid; gripe; medico; lesion; fractur`,
}
