import { translation } from '../translation';

export const seo = translation('pl', 'seo', {
  page: '{name}, strona {page}',
  pageOf: '{name}, strona {page} z {pages}',
  pageDescription: '{description} Strona {page}.',
  products: 'Produkty {from}–{to} z naszego sklepu, każdy ze zdjęciem, ceną i danymi technicznymi.',
  services:
    'Usługi {from}–{to} naszej firmy, każda ze zdjęciami, ograniczeniami i czasem realizacji.',
  category: '{category} z naszego sklepu, ze zdjęciem, ceną i danymi technicznymi: {products}.',

  product: '{name}: zdjęcia, dane techniczne, cena i opinie o tym produkcie.',
  service: '{name}: jak to robimy, ograniczenia i czas realizacji, ze zdjęciami.',
  article: '{name}: wpis z naszego bloga o tym, co i jak produkujemy.',
  ownPage: '{name}: wszystko, co warto o tym wiedzieć, na jednej stronie.',

  categoryTitle: '{category}: {shop}',
});
