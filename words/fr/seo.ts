import { translation } from '../translation';

export const seo = translation('fr', 'seo', {
  page: '{name}, page {page}',
  pageOf: '{name}, page {page} sur {pages}',
  pageDescription: '{description} Page {page}.',
  products:
    'Produits {from} à {to} de notre boutique, chacun avec son image, son prix et ses caractéristiques techniques.',
  services:
    'Prestations {from} à {to} de notre entreprise, chacune avec ses images, ses limites et ses délais de livraison.',
  category:
    '{category} de notre boutique, avec image, prix et caractéristiques techniques : {products}.',

  product: '{name} : images, caractéristiques techniques, prix et avis sur ce produit.',
  service: '{name} : notre façon de procéder, les limites et les délais de livraison, en images.',
  article: '{name} : un article de notre blog sur ce que nous fabriquons et comment.',
  ownPage: '{name} : ce qu’il faut en savoir, sur une seule page.',

  categoryTitle: '{category} : {shop}',
});
