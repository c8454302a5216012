import { joined, type OptOutPhrases } from './phrases.ts'

const WRITING = ['escribirme', 'contactarme', 'molestarme', 'enviarme', 'mandarme', 'llamarme', 'acosarme']
const ASKED = ['contacte', 'contactes', 'contacten', 'escriba', 'escribas', 'escriban', 'llame', 'llames', 'moleste']

export const es: OptOutPhrases = {
  alone: ['stop', 'no', 'no gracias', 'baja', 'basta', 'darse de baja', 'cancelar suscripción'],
  phrases: [
    ...joined(['no me', 'nunca más me', 'jamás me'], ASKED),
    ...joined(['no me'], ['mande', 'mandes', 'manden', 'envíe', 'envíes', 'envíen'], ['más', 'nada', 'mensajes']),
    ...joined(['no'], ['vuelva a', 'vuelvas a', 'vuelvan a'], WRITING),
    ...joined(
      ['no me'],
      ['vuelva a', 'vuelvas a', 'vuelvan a'],
      ['escribir', 'contactar', 'llamar', 'mandar', 'enviar'],
    ),
    ...joined(['deja de', 'deje de', 'dejen de', 'dejad de', 'pare de', 'paren de'], WRITING),
    ...joined(
      ['no quiero', 'no deseo'],
      ['recibir más', 'recibir mensajes', 'recibir este', 'recibir sus', 'que me escriban'],
    ),
    ...joined(['no quiero', 'no deseo'], ['ser contactado', 'ser contactada', 'que me contacten', 'saber nada más']),
    ...['déjame en paz', 'déjeme en paz', 'déjenme en paz', 'dejadme en paz', 'no más mensajes', 'ningún mensaje más'],
    ...['dame de baja', 'deme de baja', 'denme de baja', 'darme de baja', 'quiero la baja'],
    ...joined(
      ['quítame', 'quíteme', 'quítenme', 'elimíname', 'elimíneme', 'bórrame', 'bórreme', 'sácame', 'sáqueme'],
      ['de', 'del'],
    ),
    ...joined(['elimine', 'elimina', 'borre', 'borra', 'eliminen', 'borren'], ['mis datos', 'mi correo', 'mi nombre']),
  ],
  spared: [
    ...['no dejes de', 'no deje de', 'no dejen de', 'no dejéis de', 'no deja de', 'no pare de', 'no paren de'],
    ...joined(ASKED, ['antes', 'hasta', 'hoy', 'esta semana']),
  ],
  fillers: ['por favor', 'favor', 'nunca más', 'ya', 'jamás'],
}
