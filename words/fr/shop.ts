import { translation } from '../translation';

export const shop = translation('fr', 'shop', {
  pages: 'Pages de la boutique',
  showing: {
    one: 'Résultats {from} à {to} sur {count}',
    other: 'Résultats {from} à {to} sur {count}',
  },
  sortBy: 'Trier par',
  sortOrders: { hostOrder: 'Notre ordre', reversed: 'Ordre inverse', newest: 'Nouveautés' },
  sortingNeedsScripts:
    'Le tri nécessite JavaScript. Sans lui, les produits restent dans l’ordre de notre liste.',

  facets: { category: 'Catégorie', weight: 'Poids', size: 'Plus grande dimension' },
  upTo: 'Jusqu’à {to} {unit}',
  between: 'De {from} à {to} {unit}',
  over: 'Plus de {from} {unit}',
  show: 'Afficher les produits',
  showAll: 'Afficher tous les produits',
  all: 'Tous',
  none: 'Aucun produit ne réunit tous ces critères. Retirez-en un ou posez-nous la question : la plupart des pièces sont fabriquées sur plan.',

  fact: 'Caractéristique',
  compare: 'Comparer<name> {name}</name>',
  compareChosen: 'Comparer les produits choisis',
  compareHint: 'Choisissez jusqu’à trois produits pour voir leurs caractéristiques côte à côte.',
  compareMore: 'Trois produits tiennent côte à côte ; voici les trois premiers.',
  compareNone: 'Aucun produit n’a été choisi pour la comparaison.',

  facts: {
    country_of_origin: 'Pays d’origine',
    hs_code: 'Code douanier (SH)',
    lead_time: 'Délai de livraison',
  },
  fromOurRange: '{name}, de notre gamme standard.',
  drawingOf: 'Plan : {name}',
  priceOnRequest: 'Prix sur demande',
  askForPrice: 'Demander un prix',
  askAboutProduct: 'Poser une question sur ce produit',
  insteadOf: '<label>au lieu de </label>{price}',
  aboutProduct: 'À propos de ce produit',
  discountCode: 'Code de réduction',
  apply: 'Appliquer',
  addToCart: 'Ajouter au panier',
  addedToCart: 'Ajouté au panier',

  reviewsTab: 'Avis ({count})',
  reviews: { one: '{count} avis', other: '{count} avis' },
  generalReviews: { one: '{count} avis sur l’entreprise', other: '{count} avis sur l’entreprise' },
  addReview: 'Donner un avis',
  rating: 'Note',
  submitReview: 'Envoyer l’avis',
  reviewNotSent: 'Ceci est une boutique de démonstration : votre avis n’est pas envoyé',
});
