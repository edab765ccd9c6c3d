import { translation } from '../translation';

export const seo = translation('de', 'seo', {
  page: '{name}, Seite {page}',
  pageOf: '{name}, Seite {page} von {pages}',
  pageDescription: '{description} Seite {page}.',
  products:
    'Produkte {from} bis {to} aus unserem Shop, jedes mit Bild, Preis und technischen Daten.',
  services:
    'Leistungen {from} bis {to} unseres Unternehmens, jede mit Bildern, Grenzen und Lieferzeiten.',
  category:
    '{category} aus unserem Shop, jeweils mit Bild, Preis und technischen Daten: {products}.',

  product: '{name}: Bilder, technische Daten, Preis und Bewertungen dieses Produkts.',
  service: '{name}: wie wir es machen, mit Grenzen, Lieferzeiten und Bildern.',
  article: '{name}: ein Beitrag aus unserem Blog darüber, was wir herstellen und wie.',
  ownPage: '{name}: alles Wissenswerte auf einer Seite.',

  categoryTitle: '{category}: {shop}',
});
