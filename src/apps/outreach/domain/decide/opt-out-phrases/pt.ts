import { joined, type OptOutPhrases } from './phrases.ts'

const WRITING = ['escrever', 'contactar', 'contatar', 'enviar', 'mandar', 'incomodar', 'ligar', 'perturbar']
const ASKED = [
  'contacte',
  'contate',
  'contactem',
  'contatem',
  'contactes',
  'escreva',
  'escrevas',
  'escrevam',
  'incomode',
]

export const pt: OptOutPhrases = {
  alone: [
    'pare',
    'parar',
    'stop',
    'não',
    'não obrigado',
    'não obrigada',
    'descadastrar',
    'cancelar inscrição',
    'basta',
  ],
  phrases: [
    ...joined(['não me'], ASKED),
    ...joined(['não me'], ['mande', 'mandem', 'mandes', 'envie', 'enviem', 'envies'], ['mais', 'mensagens', 'nada']),
    ...joined(
      ['não entre', 'não entrem', 'não entres'],
      ['em contato', 'em contacto', 'mais em contato', 'mais em contacto'],
    ),
    ...joined(['não volte a', 'não voltem a', 'não voltes a'], ['me', ...WRITING]),
    ...joined(
      ['não quero', 'não desejo', 'não quero mais', 'não desejo mais'],
      [...['receber', 'ser contactado', 'ser contactada', 'ser contatado', 'ser contatada']],
    ),
    ...joined(['pare de', 'parem de', 'para de', 'deixe de', 'deixem de', 'chega de'], ['me'], WRITING),
    ...joined(['pare de', 'parem de'], ['escrever', 'enviar mensagens', 'mandar mensagens']),
    ...[
      'deixe-me em paz',
      'me deixe em paz',
      'deixa-me em paz',
      'me deixa em paz',
      'deixem-me em paz',
      'me deixem em paz',
    ],
    ...joined(
      ['me remova', 'remova-me', 'me retire', 'retire-me', 'me tire', 'tire-me', 'me exclua'],
      ['da', 'do', 'desta'],
    ),
    ...joined(['apague', 'apaguem', 'exclua', 'excluam', 'elimine', 'eliminem'], ['os meus dados', 'meus dados']),
    ...[
      'me descadastre',
      'me descadastrem',
      'cancele a minha subscrição',
      'cancele minha inscrição',
      'mais nenhuma mensagem',
    ],
  ],
  spared: [
    ...joined(['não'], ['deixe de', 'deixem de', 'deixes de', 'pare de', 'parem de', 'pares de']),
    ...joined([...ASKED, 'contato', 'contacto'], ['antes', 'até', 'hoje', 'esta semana']),
  ],
  fillers: ['por favor', 'nunca mais', 'jamais', 'já'],
}
