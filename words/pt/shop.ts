import { translation } from '../translation';

export const shop = translation('pt', 'shop', {
  pages: 'Páginas da loja',
  showing: {
    one: '{from}–{to} de {count} resultado',
    other: '{from}–{to} de {count} resultados',
  },
  sortBy: 'Ordenar por',
  sortOrders: { hostOrder: 'Ordem padrão', reversed: 'Ordem inversa', newest: 'Mais recentes' },
  sortingNeedsScripts:
    'Para ordenar, é necessário JavaScript. Sem ele, os produtos ficam na ordem da nossa lista.',

  facets: { category: 'Categoria', weight: 'Peso', size: 'Maior dimensão' },
  upTo: 'Até {to} {unit}',
  between: 'De {from} a {to} {unit}',
  over: 'Acima de {from} {unit}',
  show: 'Mostrar produtos',
  showAll: 'Mostrar todos os produtos',
  all: 'Todos',
  none: 'Nenhum produto atende a todos os critérios. Remova um deles ou fale conosco: a maioria das peças é fabricada conforme desenho.',

  fact: 'Característica',
  compare: 'Comparar<name> {name}</name>',
  compareChosen: 'Comparar os produtos escolhidos',
  compareHint: 'Escolha até três produtos para ver seus dados lado a lado.',
  compareMore: 'É possível comparar no máximo três produtos; estes são os três primeiros.',
  compareNone: 'Nenhum produto foi escolhido para comparação.',

  facts: {
    country_of_origin: 'País de origem',
    hs_code: 'Código aduaneiro (SH)',
    lead_time: 'Prazo de entrega',
  },
  fromOurRange: '{name}, da nossa linha padrão.',
  drawingOf: 'Desenho: {name}',
  priceOnRequest: 'Preço sob consulta',
  askForPrice: 'Consultar preço',
  askAboutProduct: 'Perguntar sobre este produto',
  insteadOf: '<label>em vez de </label>{price}',
  aboutProduct: 'Sobre este produto',
  discountCode: 'Código de desconto',
  apply: 'Aplicar',
  addToCart: 'Adicionar ao carrinho',
  addedToCart: 'Adicionado ao carrinho',

  reviewsTab: 'Avaliações ({count})',
  reviews: { one: '{count} avaliação', other: '{count} avaliações' },
  generalReviews: { one: '{count} avaliação da empresa', other: '{count} avaliações da empresa' },
  addReview: 'Escrever uma avaliação',
  rating: 'Nota',
  submitReview: 'Enviar avaliação',
  reviewNotSent: 'Esta é uma loja de demonstração: sua avaliação não é enviada',
});
