import { translation } from '../translation';

export const shop = translation('es', 'shop', {
  pages: 'Páginas de la tienda',
  showing: {
    one: 'Resultados {from} a {to} de 1',
    other: 'Resultados {from} a {to} de {count}',
  },
  sortBy: 'Ordenar por',
  sortOrders: { hostOrder: 'Nuestro orden', reversed: 'Orden inverso', newest: 'Novedades' },
  sortingNeedsScripts:
    'Para ordenar se necesita JavaScript. Sin él, los productos mantienen el orden de nuestra lista.',

  facets: { category: 'Categoría', weight: 'Peso', size: 'Mayor dimensión' },
  upTo: 'Hasta {to} {unit}',
  between: 'De {from} a {to} {unit}',
  over: 'Más de {from} {unit}',
  show: 'Mostrar los productos',
  showAll: 'Mostrar todos los productos',
  all: 'Todos',
  none: 'Ningún producto cumple todos estos criterios. Quite alguno o consúltenos: la mayoría de las piezas se fabrican según plano.',

  fact: 'Característica',
  compare: 'Comparar<name> {name}</name>',
  compareChosen: 'Comparar los productos elegidos',
  compareHint: 'Elija hasta tres productos para comparar sus características.',
  compareMore: 'En la comparación caben tres productos; estos son los tres primeros.',
  compareNone: 'No se ha elegido ningún producto para comparar.',

  facts: {
    country_of_origin: 'País de origen',
    hs_code: 'Código arancelario (SA)',
    lead_time: 'Plazo de entrega',
  },
  fromOurRange: '{name}, de nuestra gama estándar.',
  drawingOf: 'Plano: {name}',
  priceOnRequest: 'Precio a consultar',
  askForPrice: 'Consultar el precio',
  askAboutProduct: 'Preguntar por este producto',
  insteadOf: '<label>en lugar de </label>{price}',
  aboutProduct: 'Sobre este producto',
  discountCode: 'Código de descuento',
  apply: 'Aplicar',
  addToCart: 'Añadir al carrito',
  addedToCart: 'Añadido al carrito',

  reviewsTab: 'Opiniones ({count})',
  reviews: { one: '1 opinión', other: '{count} opiniones' },
  generalReviews: {
    one: '1 opinión sobre la empresa',
    other: '{count} opiniones sobre la empresa',
  },
  addReview: 'Escribir una opinión',
  rating: 'Valoración',
  submitReview: 'Enviar la opinión',
  reviewNotSent: 'Esta es una tienda de demostración: su opinión no se envía',
});
