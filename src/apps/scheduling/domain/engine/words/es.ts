import type { Lexicon } from './lexicon.ts'
import { phrases } from './phrases.ts'

export const es: Lexicon = {
  language: 'es',
  common:
    'el la los las un una unos unas de del al y o que en con por para es son está estoy ser soy me te le nos les lo mi su sus tu muy más pero como cuando donde quien cual este esta ese esa eso esto hay ha he sido también gracias hola buenos buenas días tardes saludos favor sí no ya entonces reunión correo hora día semana usted ustedes puedo puede bien todos todas marca algo otro otra',
  greeting: phrases`
    hola; buenos dias; buenas(?: tardes| noches)?; buen dia; estimad[oa]s?; querid[oa]s?; muy buenas
  `,
  closing: phrases`
    (?:un )?(?:cordial |atento )?saludos?(?: cordiales?| cordial)?; atentamente; gracias(?: de antemano)?;
    muchas gracias; un abrazo; cordialmente; abrazos?
  `,
  but: ['pero', 'aunque', 'sin embargo', 'sino', 'no obstante', 'mientras que'],
  negators: ['no', 'nunca', 'tampoco', 'ni', 'sin', 'jamas', 'nada', 'ningun[oa]?', 'imposible'],
  ifs: ['si(?= [a-z])', 'siempre que'],
  asks: phrases`
    donde; cuando; que (?:hora|dia|sala|oficina|tema|huso|zona); cual(?:es)?; quien(?:es)?; como; cuanto; cuanta;
    por que; de que; a que (?:hora|dia); en que; me (?:puede|podria|puedes|podrias);
    (?:puede|podria|puedes|podrias)s? (?:decirme|enviarme|mandarme|indicarme); hay (?:aparcamiento|parking)
  `,
  spellings: [
    ['(?:q|k)', 'que'],
    ['(?:xq|pq)', 'porque'],
    ['(?:grax|grs)', 'gracias'],
    ['(?:tb|tmb)', 'tambien'],
    ['(?:uds?|vds?)', 'usted'],
  ],
  cues: {
    yes: phrases`
      (?:me|nos) (?:va|viene|vendria|queda|parece|resulta|encaja|cuadra|sirve|conviene)(?: muy| super| bastante)? ?(?:bien|perfecto|perfectamente|genial|estupendo|estupendamente|fenomenal|de maravilla)?;
      (?:va|viene|queda) (?:bien|perfecto|genial)(?: para mi| por mi parte)?;
      (?:ahi|alli|alla) (?:estare|estaremos|nos vemos); estare (?:ahi|alli|alla|presente|disponible); asistire;
      asistiremos; acudire; me apunto; cuenta(?:n|d)? conmigo; puede(?:n|s)? contar conmigo;
      (?:te |le |les |os )?confirmo (?:mi |la |que )?(?:asistencia|asisto|asistire|participacion|presencia|cita|reunion|puedo|estare);
      confirmo; confirmado; confirmada; queda confirmad[oa]; acepto(?: la (?:invitacion|reunion|cita))?; aceptado;
      puedo(?: perfectamente| sin problema)?(?! (?:\w+ )?\w+(?:ar|er|ir)(?:me|te|lo|la|le|les|os|nos|selo)?(?![a-z])); puedo(?: perfectamente| sin problema)? (?:asistir|ir|acudir|venir|participar|conectarme|unirme|estar|a esa hora|ese dia|entonces);
      podemos (?:asistir|ir); estoy (?:libre|disponible)(?: (?:a esa hora|ese dia|entonces))?;
      tengo (?:hueco|disponibilidad|libre); nos vemos(?: (?:entonces|el|alli|ahi|ese dia|manana))?;
      hasta (?:el )?(?:entonces|lunes|martes|miercoles|jueves|viernes); anotado; apuntado; agendado; reservado;
      lo (?:apunto|anoto|agendo|reservo)(?: en (?:mi|la) agenda)?;
      (?:perfecto|bien|genial|ok|estupendo) (?:para mi|por mi(?: parte)?);
      por mi (?:parte )?(?:esta )?(?:bien|perfecto|ok|genial|sin problema);
      (?:no tengo|sin) (?:ningun )?(?:inconveniente|conflictos?|objecion(?:es)?);
      esta (?:bien|perfecto|genial)(?: (?:para mi|por mi(?: parte)?))?; tengo disponible; alli estare;
      contad conmigo
    `,
    agree: phrases`
      perfecto; perfecta; genial; estupendo; fenomenal; excelente; de acuerdo; vale; claro(?: que si)?; por supuesto;
      desde luego; con (?:mucho )?gusto; encantad[oa](?: de (?:asistir|participar|acudir))?; con placer; ^bien$;
      muy bien; suena (?:bien|perfecto|genial);
      (?:no hay|sin|no tengo|ningun) (?:ningun )?(?:problema|inconveniente)(?: (?:por mi parte|para mi|en (?:asistir|ello|que sea asi)))?;
      me parece (?:bien|perfecto|genial|estupendo); trato hecho; hecho; por que no$; sin duda; seguro
    `,
    particleYes: phrases`
      ^si$; ^si si; (?<=[a-z] )si$;
      ^si(?= (?:claro|gracias|perfecto|por supuesto|muchas|sin problema|de acuerdo|confirmo|confirmado|estare|asistire));
      ok; okay; okey; oki; sip; afirmativo
    `,
    particleNo: phrases`
      ^no$; (?<=[a-z] )no$; ^no(?= (?:lo siento|gracias|desgraciadamente|lamentablemente)); negativo
    `,
    fails: phrases`
      no (?:\w+ ){0,2}(?:puedo|podre|podria|podremos|podemos|voy a poder|vamos a poder|pude)(?: (?:asistir|ir|acudir|participar|estar|ese dia|a esa hora|entonces))?;
      no (?:\w+ ){0,2}(?:va|viene|vendria|queda|encaja|cuadra|sirve|conviene|resulta)(?: (?:nada|muy|tan))?(?: (?:bien|posible|conveniente))?;
      no (?:\w+ ){0,2}(?:estoy|estare|estaremos)(?: (?:libre|disponible|en la (?:oficina|ciudad)|en el pais|aqui))?;
      no (?:es|sera|seria|resulta) (?:posible|viable|conveniente|buen (?:dia|momento));
      no tengo (?:hueco|disponibilidad|libre|tiempo);
      no creo (?:que )?(?:pueda|poder|me vaya bien|sea posible|me venga bien); (?:me es|es|resulta|sera) imposible;
      imposible; imposibilitad[oa];
      (?:ya )?tengo (?:ya )?(?:otr[oa]|un|una|programad[oa]|otros|otras) (?:\w+ )?(?:compromisos?|reunion(?:es)?|cita|citas|conflicto|vista|juicio|llamada|vuelo|viaje|evento);
      tengo un compromiso; tengo (?:un )?(?:juicio|vista|vuelo|viaje);
      estoy (?:ocupad[oa]|reunid[oa]|de viaje|liad[oa]|de vacaciones|fuera|comprometid[oa]);
      estare (?:ocupad[oa]|reunid[oa]|de viaje|de vacaciones|fuera|volando|en (?:otra reunion|un juicio|el juzgado));
      me (?:va|viene|queda) (?:muy |fatal|mal)(?:mal)?; (?:tengo|hay) (?:un )?conflicto;
      (?:me )?ha surgido (?:algo|un imprevisto); me coincide con; se me solapa;
      lo tengo (?:ocupado|complicado|completo); me es (?:muy )?(?:dificil|complicado);
      tengo la agenda (?:llena|completa)
    `,
    decline: phrases`
      no (?:me|nos) interesa; no estoy interesad[oa];
      no (?:voy a |deseo |quiero |pienso )?(?:asistire|asistir|participare|participar|acudire|acudir|ire);
      no tengo interes; sin interes;
      (?:tengo que|debo|he de|prefiero|quiero|me veo obligad[oa] a) (?:declinar|rechazar|renunciar)(?: (?:la|esta|su) (?:invitacion|reunion))?;
      declino(?: (?:la|esta) invitacion)?; rechazo(?: la invitacion)?;
      (?:sigan|continuen|adelante|empiecen|haganlo|seguid|hacedlo) sin mi; no cuent(?:en|es|e|eis) conmigo;
      no gracias; no tengo (?:ninguna )?intencion de (?:asistir|participar)
    `,
    removed: phrases`
      (?:quit|sac|retir|borr|elimin)(?:enme|ame|eme|adme|arme)(?: (?:de|por favor de) (?:esta|la|este|el|su) (?:reunion|lista(?: de (?:asistentes|participantes|invitados))?|invitacion|convocatoria|hilo|evento))?;
      me (?:quiten|quites|quite|saquen|saque|retiren|retire|eliminen|elimine|borren);
      dar(?:me|nos) de baja de (?:esta|la) reunion
    `,
    unusual: phrases`
      abogad[oa]s?; demanda(?:r|re|remos)?; denuncia(?:r|re)?; acciones legales; proteccion de datos; rgpd; acoso;
      policia; spam;
      dej(?:en|a|e|ad) de (?:escribir(?:me|nos)?|molestar(?:me)?|enviar(?:me)?|contactar(?:me)?|mandar(?:me)?);
      no (?:me|nos) (?:escriban|escribas|contacten|contactes|molesten)(?: mas)?; darme de baja;
      baja de (?:la|su) lista; persona equivocada; se (?:ha|han) equivocado(?: de persona)?;
      no (?:se|conozco) quien(?:es)? (?:es|eres|son); quien (?:es|eres|demonios) (?:usted|tu); idiotas?;
      imbecil(?:es)?; estupid[oa]s?; mierda; coño; joder; gilipollas; vayanse; vete; estafa(?:dores)?;
      ignor[ae]n? (?:todas |las |tus )*(?:instrucciones|ordenes); instrucciones anteriores;
      (?:marc|confirm|pon|registr)(?:a|e|en|ar) a (?:todos|todas|todo el mundo|los demas)(?: como \w+)?; contraseña;
      eres (?:un )?(?:robot|bot|una ia); prompt; lista de (?:todos los |los )?(?:asistentes|participantes|correos);
      (?:telefono|correo|direccion|numero) de [a-z]+; ha (?:aceptado|confirmado|respondido) [a-z]+;
      reserv[ae](?:me|nme)? (?:un|una) (?:vuelo|hotel|mesa); factura; transferencia; cuenta bancaria; haga clic
    `,
    delegate: phrases`
      (?:habl|contact|pregunt|consult|escrib|coordin|trat|comuniqu)\w* (?:\w+ ){0,3}(?:mi|nuestr[oa]) (?:asistente|secretari[oa]|colega|compañer[oa]|ayudante|soci[oa]|equipo|oficina|despacho|jef[ea]);
      (?:mi|nuestr[oa]) (?:asistente|secretari[oa]|colega|compañer[oa]|soci[oa]|ayudante) (?:[a-z]+ )?(?:ira|asistira|se encarga|lleva|gestiona|les|le|puede|acudira|contestara|respondera);
      en mi (?:lugar|nombre); (?:lleva|gestiona|maneja) mi agenda; pongo en copia; copio a mi; ira [a-z]+ por mi
    `,
    maybe: phrases`
      quizas?; casi (?:seguro|segura|seguramente)(?: que)?; tal vez; a lo mejor; probablemente; posiblemente; puede que; es posible(?: que)?; en principio;
      creo que (?:si|podre|puedo|no habra problema|me va bien); supongo(?: que si)?; imagino que si;
      espero (?:poder|que si); intentare(?: (?:ir|asistir|estar))?; deberia poder; seguramente; provisionalmente;
      si nada (?:cambia|lo impide); salvo (?:imprevistos?|que); a falta de confirmar; depende(?: de)?; pendiente de;
      por ahora
    `,
    doubt: phrases`
      no (?:estoy|lo tengo|esta) (?:\w+ )?(?:segur[oa]|clar[oa])(?: (?:de|si|que))?(?: (?:poder|pueda|puedo))?;
      no (?:lo )?se(?: (?:si|todavia|aun))?(?: (?:puedo|podre))?;
      no puedo (?:confirmar|asegurar|decir|prometer|comprometerme)(?:lo|te|le)?(?: (?:aun|todavia|ahora))?;
      dudo(?: que)?; tengo (?:mis )?dudas; todavia no; aun no; tengo que (?:verlo|mirar|ver|comprobar|confirmar);
      es pronto para
    `,
    prefer: phrases`
      preferir(?:ia|iamos); prefiero; (?:me|nos) (?:ir|vendr|quedar)ia mejor; (?:seria|es|estaria) (?:mucho )?mejor;
      mejor (?:el|por|a); a ser posible; si (?:fuera|es) posible; idealmente; me (?:va|viene) mejor; si se puede
    `,
    reluctant: phrases`
      (?:preferiria|prefiero) (?:no|evitar|saltar)(?:\w+)?(?: (?:hacerlo|ir|asistir|tener que|esta))?;
      si no (?:hay|queda) (?:mas|otro) remedio;
      si (?:es|fuera) (?:estrictamente |realmente |absolutamente )?(?:necesario|imprescindible); no me apetece;
      a regañadientes; si hace falta; como ultimo recurso; si (?:tengo|hay) que
    `,
    promise: phrases`
      (?:te|le|les|os) (?:\w+ )?(?:digo|dire|aviso|avisare|cuento|confirmo|confirmare|confirmaria|respondo|respondere|contesto|contestare|informo|informare)(?: algo)?;
      lo (?:consulto|miro|compruebo|reviso|veo|confirmo|consultare|mirare);
      (?:voy a|dejame|dejeme|tengo que|necesito|debo) (?:consultar|mirar|revisar|comprobar|ver|preguntar|hablar)(?:lo)?(?: (?:mi agenda|con))?;
      deme(?: un)? (?:momento|dia|par de dias); dame (?:un )?(?:momento|dia|rato|par);
      (?:en cuanto|cuando) (?:lo sepa|sepa|pueda); confirmare; responderé; contestare;
      volvere a (?:escribir|contactar); consultare;
      confirmo (?:mas tarde|luego|mañana|la semana que viene|en breve|en cuanto)
    `,
    away: phrases`
      fuera de (?:la )?oficina (?:\w+ )?(?:hasta|del|desde); fuera de (?:la )?oficina$; respuesta automatica;
      (?:estoy|estare|me encuentro) (?:fuera|ausente|de vacaciones|de baja|de permiso)(?: de (?:la|mi) oficina)? (?:hasta|del|desde);
      ausente (?:hasta|del); acceso limitado; sin acceso (?:al|a mi) correo; durante mi ausencia; en mi ausencia;
      para (?:asuntos|temas) urgentes; regres(?:o|are|ando) el; vuelvo el; volvere el; vacaciones hasta
    `,
    propose: phrases`
      que (?:tal|os parece|te parece|le parece)(?: si)?; como (?:te|le|os) (?:va|viene)(?: bien)?;
      (?:podria|podriamos|podemos|puede|se puede|se podria) (?:ser|hacerlo|hacerla|moverla|moverlo|mover|cambiar|cambiarla|cambiarlo|aplazar|aplazarla|posponer|posponerla|quedar|retrasar|retrasarla|adelantar|adelantarla|vernos|pasarla|pasarlo|reunirnos);
      (?:seria|es) posible (?:el|a|hacer|cambiar|mover|otro|moverla|cambiarla); en su lugar; en (?:cambio|vez de);
      propongo; sugiero; propondria; sugeriria; otra (?:hora|fecha|opcion|alternativa);
      otro (?:dia|momento|hueco|horario); alternativas?; aplazar(?:la|lo)?; posponer(?:la|lo)?;
      cambiar(?:la|lo)? (?:a|al|para|por); reprogramar; solo (?:puedo|estoy (?:libre|disponible)|tengo);
      podria(?= (?:el|a las?|manana|lunes|martes|miercoles|jueves|viernes));
      puedo(?= (?:el (?:lunes|martes|miercoles|jueves|viernes)|a partir))
    `,
    cond: phrases`
      siempre (?:que|y cuando); a condicion de; con tal de que; solo si;
      (?:pero )?si(?= (?:(?:me|puedo|podemos|se|lo|la|es|hay|tengo|estoy|puede|podria|nos|no|hacemos|alguien|todo|el|las|los)))
    `,
    house: phrases`
      aparcamiento; aparcar; parking; estacionamiento; comida; almuerzo; catering; llevar; traer; documentos?;
      documentacion; borrador; presentacion; preparar; honorarios; coste; gastos; presupuesto; reembols\w+; viaje;
      hotel; grabar; grabara; interprete; accesible; silla de ruedas; contrato; por que; acompañ\w+; obligatori[oa];
      etiqueta; materiales?
    `,
    polite: phrases`
      (?:muchas )?gracias(?: (?:por|de))?(?: (?:el|la|su|tu|vuestro|avisar|todo|escribir|contactar))?(?: (?:correo|mensaje|mail|invitacion|email|propuesta|informacion|aviso))?;
      por favor; lo siento(?: mucho)?; lamento(?: (?:las molestias|decir))?; perdon(?:a|e|en)?;
      disculp(?:a|e|en|as)?; lamentablemente; desgraciadamente; desafortunadamente; por desgracia; saludos;
      un saludo; quedo (?:a la espera|pendiente|atent[oa]); espero (?:su|tu) respuesta;
      me (?:dice|dices|avisa|avisas|confirma|confirmas); que tenga(?:s)? (?:un )?buen \w+;
      buen (?:dia|fin de semana); encantad[oa] de saludarle; le agradezco; te agradezco; agradezco;
      (?:te|le|os) (?:va|viene|parece) bien; (?:tienen|tiene|hay) (?:alguna )?otras? (?:opcion(?:es)?|hora|fecha);
      envi(?:a|e|en)(?:me|nme)? (?:la )?(?:invitacion|convocatoria)
    `,
    where: phrases`
      donde; lugar; direccion; sala; oficina; edificio; enlace; link; zoom; teams; presencial; en linea; online;
      videollamada; videoconferencia; por telefono; ubicacion; sede; virtual
    `,
    when: ['cuando', 'que (?:hora|dia|fecha)', 'a que hora', 'que martes'],
    long: phrases`
      cuanto (?:tiempo )?(?:dura|durara|tiempo|va a durar); cuanto tiempo; duracion; hasta que hora;
      a que hora (?:termina|acaba); dura; durara
    `,
    zone: phrases`
      zona horaria; huso horario; hora (?:de|local|peninsular) ?[a-z]*; que hora es en
    `,
    topic: phrases`
      de que (?:trata|va|se trata|hablaremos|se va a hablar); tema; temas; asunto; motivo; orden del dia; agenda de;
      objetivo; sobre que; para que es; detalles; contexto
    `,
    who: ['quien(?:es)?', 'participantes', 'asistentes', 'con quien'],
  },
  times: {
    weekdays: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabados?', 'domingos?'],
    months: phrases`
      ene(?:ro)?; feb(?:rero)?; mar(?:zo)?; abr(?:il)?; may(?:o)?; jun(?:io)?; jul(?:io)?; ago(?:sto)?;
      sep(?:t|tiembre)?; oct(?:ubre)?; nov(?:iembre)?; dic(?:iembre)?
    `,
    today: ['hoy', 'esta (?:tarde|mañana|noche)'],
    tomorrow: ['(?<!la )(?<!esta )(?<!pasado )mañana'],
    dayAfterTomorrow: ['pasado mañana'],
    coming: ['este', 'esta'],
    next: ['proximo', 'que viene', 'siguiente'],
    thisWeek: ['esta semana', 'fin(?:ales)? de (?:la )?semana'],
    nextWeek: ['(?:la )?(?:proxima semana|semana (?:que viene|proxima|siguiente))'],
    ofMonth: '(?: de)?',
    ordinal: '(?:o|º|°)',
    dayOnly: ['(?:el|dia|el dia) (?<dom>\\d{1,2})(?! ?(?:h|horas))'],
    morning: ['(?:por|en|de) la mañana', 'mañanas'],
    afternoon: ['(?:por|en|de) la tarde', 'tardes'],
    evening: ['(?:por|de) la noche'],
    at: phrases`
      a las?; a partir de las?; (?:antes|despues) de las?; desde las?; hasta las?; sobre las?; hacia las?
    `,
    hour: ['h', 'hs', 'hrs', 'horas?'],
    am: ['a\\.?m\\.?', 'de la mañana'],
    pm: ['p\\.?m\\.?', 'de la (?:tarde|noche)'],
    noon: ['(?:a )?mediodia'],
    after: phrases`
      despues de(?: las?)?; a partir de(?: las?)?; no antes de(?: las?)?; desde(?: las?)?; pasadas las
    `,
    before: phrases`
      antes de(?: las?)?; hasta(?: las?)?; no despues de(?: las?)?; como muy tarde a
    `,
    to: ['a', 'a las', 'hasta las?', 'y', '-'],
    fraction: ['y (?:media|cuarto)', 'menos'],
  },
}
