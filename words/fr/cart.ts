import { translation } from '../translation';

export const cart = translation('fr', 'cart', {
  cart: 'Panier',
  button: {
    one: 'Panier, {count} article, {amount}',
    other: 'Panier, {count} articles, {amount}',
  },
  empty: 'Votre panier est vide.',
  needsScripts: 'Le panier nécessite JavaScript.',
  scriptsAreOff:
    'Le panier est conservé dans votre navigateur par des scripts, qui sont désactivés. Activez-les pour le remplir, ou écrivez-nous pour nous dire ce dont vous avez besoin.',
  view: 'Voir le panier',
  toShop: 'Aller à la boutique',
  inCart: 'Dans votre panier',
  samples:
    'Les lignes ci-dessous sont des exemples qui montrent à quoi ressemble un panier rempli ; elles ne sont pas dans votre panier.',
  sample: 'Exemple',
  price: 'Prix',
  total: 'Total',
  cartTotal: 'Total du panier',
  samplesTotal: 'Total des exemples',
  continueShopping: 'Continuer mes achats',
  goToCheckout: 'Passer commande',

  checkout: 'Validation de la commande',
  couponCode: 'Code promo',
  applyCoupon: 'Appliquer le code',
  updateCart: 'Mettre à jour le panier',
  proceed: 'Valider la commande',
  deliveryAndPayment: 'Livraison et paiement',
  country: 'Pays',
  countries: {
    uk: 'Royaume-Uni',
    us: 'États-Unis',
    bd: 'Bangladesh',
    saudi: 'Arabie saoudite',
    dubai: 'Dubaï',
  },
  state: 'État ou région',
  postcode: 'Code postal',
  pay: 'Payer',
  noOrder: 'Ceci est une boutique de démonstration : aucune commande n’est passée',
});
