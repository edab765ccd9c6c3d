import { translation } from '../translation';

export const downloads = translation('pt', 'downloads', {
  kinds: {
    'data-sheet': 'Ficha técnica',
    drawing: 'Desenho',
    'cad-model': 'Modelo CAD',
    certificate: 'Certificado',
    manual: 'Manual de instruções',
  },
  groups: {
    'data-sheet': 'Fichas técnicas',
    drawing: 'Desenhos',
    'cad-model': 'Modelos CAD',
    certificate: 'Certificados',
    manual: 'Manuais de instruções',
  },
  about: 'Referente a',
  language: 'Idioma',
  all: 'Todos',
  show: 'Mostrar documentos',
  showAll: 'Mostrar todos os documentos',
  none: 'Nenhum documento corresponde a esta seleção. Remova um critério ou fale conosco.',
  nothing: 'Ainda não há documentos. Diga-nos do que precisa.',
  first: {
    one: 'Os primeiros {shown} de {count}: refine a seleção para ver os demais.',
    other: 'Os primeiros {shown} de {count}: refine a seleção para ver os demais.',
  },
  file: 'Arquivo',
  further: 'Outros arquivos',
  revision: 'Revisão',
  unlock: 'Desbloquear',
  unlockTitle: 'Desbloquear um documento',
  lockedText:
    'Com um código, você abre este documento durante os 20 minutos seguintes à solicitação.',
  unlockNamed: 'Desbloquear {name}',
  nameFor: '{document}: {product}',
  sheet: {
    title: '{product}: ficha técnica',
  },
});
