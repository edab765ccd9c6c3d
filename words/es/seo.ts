import { translation } from '../translation';

export const seo = translation('es', 'seo', {
  page: '{name}, página {page}',
  pageOf: '{name}, página {page} de {pages}',
  pageDescription: '{description} Página {page}.',
  products:
    'Productos {from} a {to} de nuestra tienda, cada uno con su imagen, su precio y sus especificaciones técnicas.',
  services:
    'Servicios {from} a {to} de nuestra empresa, cada uno con sus imágenes, sus límites y sus plazos de entrega.',
  category:
    '{category} de nuestra tienda, con imagen, precio y especificaciones técnicas: {products}.',

  product: '{name}: imágenes, especificaciones técnicas, precio y opiniones sobre este producto.',
  service: '{name}: cómo lo hacemos, los límites y los plazos de entrega, con imágenes.',
  article: '{name}: un artículo de nuestro blog sobre qué fabricamos y cómo.',
  ownPage: '{name}: lo que conviene saber al respecto, en una sola página.',

  categoryTitle: '{category}: {shop}',
});
