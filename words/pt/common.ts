import { translation } from '../translation';

export const common = translation('pt', 'common', {
  contactUs: 'Fale conosco',
  questionsAndAnswers: 'Perguntas e respostas',
  loading: 'Carregando…',
  remove: 'Remover {name}',
  place: '{number} de {total}',
  picturesOf: 'Imagens: {name}',
  withCount: '{name} ({count})',
  inFigures: '{name} em números',

  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  company: 'Empresa',
  subject: 'Assunto',
  message: 'Mensagem',
  quantity: 'Quantidade',
  description: 'Descrição',
  material: 'Material',
  categories: 'Categorias',
  date: 'Data',
  document: 'Documento',
  leaveEmpty: 'Deixe em branco',

  product: 'Produto',
  products: 'Produtos',
  services: 'Serviços',
  documents: 'Documentos',
  search: 'Buscar',
  narrowDown: 'Refinar seleção',
  film: 'Vídeo',
  website: 'Site',
  kind: 'Tipo',
  specification: 'Especificações técnicas',
  notOffered: 'Este documento não está mais disponível.',

  comma: ', ',
  days: '{from} a {to}',
  hours: '{days}, das {from} às {to}',

  sizes: {
    bytes: { one: '{count} byte', other: '{count} bytes' },
    kilobytes: '{amount} kB',
    megabytes: '{amount} MB',
    gigabytes: '{amount} GB',
  },
});
