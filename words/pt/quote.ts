import { translation } from '../translation';

export const quote = translation('pt', 'quote', {
  add: 'Adicionar ao orçamento<name>: {name}</name>',
  added: 'Adicionado à sua solicitação de orçamento',
  basketFull: {
    one: 'Uma solicitação pode ter {count} item. Envie esta primeiro.',
    other: 'Uma solicitação pode ter {count} itens. Envie esta primeiro.',
  },
  basketLink: { one: 'Orçamento: {count} item', other: 'Orçamento: {count} itens' },
  basket: 'Na sua solicitação até agora',

  introduction:
    'Envie os desenhos ou descreva cada peça. O que ainda não souber, deixe em branco: nós perguntaremos.',
  part: 'Peça {number}',
  product: 'Produto do nosso catálogo',
  finish: 'Acabamento superficial',
  neededBy: 'Entrega desejada até',
  notes: 'Observações',
  anotherPart: 'Adicionar outra peça',
  moreOfPart: 'Mais sobre esta peça',
  drawings: 'Desenhos',
  dropHere: 'Arraste-os para qualquer parte desta página ou cole-os.',
  drop: 'Solte para adicionar seus arquivos',
  choose: 'Escolher arquivos',
  files: 'Arquivos',
  drawingsHint: {
    one: '{types}; no máximo {count} arquivo de até {size}.',
    other: '{types}; no máximo {count} arquivos de até {size} cada.',
  },
  chooseLast:
    'Adicione primeiro todas as peças: o navegador esquece os arquivos escolhidos quando a página é recarregada.',
  notTaken: 'Não aceito: {file}. {reason}',
  you: 'Seus dados',
  moreOfYou: 'Mais dados',
  anythingElse: 'Outras informações',
  send: 'Enviar solicitação',
  sending: 'Enviando…',
  cancel: 'Cancelar',

  byMail: 'Envie-nos seus desenhos por e-mail',
  byMailText:
    'No momento, não podemos receber desenhos on-line. Escreva-nos dizendo de quais peças precisa e anexe os desenhos. Para cada peça, informe o que já souber: quantidade, material, acabamento superficial e a data até a qual precisa dela.',
  contactUs: 'Fale conosco',

  help: {
    title: 'Do que precisamos',
    drawing: 'Um desenho de cada peça',
    drawingText:
      'Ou um modelo, ou ambos. Na falta deles, uma descrição com as dimensões principais.',
    quantity: 'A quantidade',
    quantityText:
      'Para um único fornecimento ou por ano. Informe várias quantidades para compará-las.',
    material: 'Material e acabamento superficial',
    materialText: 'Ou aquilo a que a peça deve resistir, se deixar a escolha por nossa conta.',
    date: 'A data',
    dateText: 'Em que precisa receber as peças.',
    questions: 'Alguma dúvida antes de enviar?',
  },

  sent: 'Sua solicitação foi enviada. Responderemos por e-mail.',
  sentWithout: 'Estes arquivos não foram aceitos. O restante chegou:',
  again: 'Solicitar outro orçamento',
  notSent: 'Não foi possível enviar sua solicitação.',
  cancelled: 'Nada foi enviado. Tudo o que você preencheu continua aqui.',
  mayHaveArrived:
    'Sua solicitação pode ter chegado: a resposta se perdeu. Se não receber notícias nossas, envie-a novamente. Tudo o que você preencheu continua aqui.',
  chooseAgain: 'O navegador não guarda arquivos: escolha seus desenhos novamente.',

  nothingWanted: 'Descreva uma peça ou adicione um desenho.',
  writeLess: 'Escreva um texto mais curto aqui.',
  wrongPhone:
    '“{text}” não é um número de telefone. Escreva-o com o código do país: +44 114 496 0100.',
  tooManyParts: {
    one: 'Solicite no máximo {count} peça por vez.',
    other: 'Solicite no máximo {count} peças diferentes por vez.',
  },
  tooManyFields: 'A solicitação tem mais campos do que o formulário.',
  emptyFile: 'Este arquivo está vazio.',
  unreadableFile: 'Não foi possível ler este arquivo.',
  changedFile:
    'Este arquivo foi alterado depois que você o escolheu. Remova-o e escolha-o novamente.',
  wrongType: 'Este arquivo não está em formato {types}. Envie-o em um desses formatos.',
  tooLarge: 'Este arquivo é maior que {size}. Envie-o compactado ou por e-mail.',
  tooManyFiles: {
    one: 'É possível enviar no máximo {count} arquivo. Reúna vários em um único arquivo ZIP.',
    other: 'É possível enviar no máximo {count} arquivos. Reúna vários em um único arquivo ZIP.',
  },
  tooLargeTogether: {
    one: 'Os desenhos são grandes demais. Envie no máximo {count} arquivo de até {size} ou envie-os por e-mail.',
    other:
      'Os desenhos são grandes demais. Envie no máximo {count} arquivos de até {size} cada ou envie-os por e-mail.',
  },
  notTakenNow: 'No momento, não podemos receber desenhos on-line. Envie-os por e-mail.',
  manyUploads: 'Muitos desenhos estão sendo enviados agora. Tente novamente em um minuto.',
  manyOfYours:
    'Vários desenhos estão sendo enviados agora da sua conexão. Tente novamente em um minuto.',
  diskFull: 'No momento, não é possível armazenar seus desenhos. Envie-os por e-mail.',
});
