import { translation } from '../translation';

export const seo = translation('it', 'seo', {
  page: '{name}, pagina {page}',
  pageOf: '{name}, pagina {page} di {pages}',
  pageDescription: '{description} Pagina {page}.',
  products:
    'Prodotti da {from} a {to} del nostro shop, ciascuno con immagine, prezzo e dati tecnici.',
  services:
    'Servizi da {from} a {to} della nostra azienda, ciascuno con immagini, limiti e tempi di consegna.',
  category: '{category} del nostro shop, con immagine, prezzo e dati tecnici: {products}.',

  product: '{name}: immagini, dati tecnici, prezzo e recensioni di questo prodotto.',
  service: '{name}: come lavoriamo, i limiti e i tempi di consegna, con immagini.',
  article: '{name}: un articolo del nostro blog su che cosa produciamo e come.',
  ownPage: '{name}: tutto ciò che c’è da sapere, in un’unica pagina.',

  categoryTitle: '{category}: {shop}',
});
