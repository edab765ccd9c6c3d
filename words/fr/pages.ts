import { translation } from '../translation';

export const pages = translation('fr', 'pages', {
  '/': {
    name: 'Accueil',
    title: 'Ce que nous fabriquons et comment nous joindre',
    description:
      'Ce que l’entreprise fabrique et pour qui, les prestations et les produits qu’elle propose, et les interlocuteurs à qui en parler.',
  },
  '/home-1': {
    name: 'Construction',
    title: 'Produits pour le bâtiment et la construction',
    description:
      'Ce que nous fabriquons pour le bâtiment et la construction, avec nos prestations et nos derniers projets.',
  },
  '/home-2': {
    name: 'Secteurs',
    title: 'Produits pour l’industrie',
    description:
      'Les secteurs pour lesquels nous travaillons, ce que nous fabriquons pour chacun et un formulaire de conseil gratuit : de la première demande à la livraison.',
  },
  '/about': {
    name: 'À propos de nous',
    title: 'À propos de nous : qui nous sommes et ce que nous fabriquons',
    description:
      'Qui nous sommes, ce que nous fabriquons, qui travaille avec nous et pourquoi nous faire confiance.',
  },
  '/about-2': {
    name: 'Notre histoire',
    title: 'Notre histoire : comment nous sommes devenus ce que nous sommes',
    description:
      'L’histoire de l’entreprise en trois étapes, avec les personnes et les raisons qui l’ont façonnée.',
  },
  '/service': {
    name: 'Prestations',
    title: 'Prestations : ce que nous faisons pour nos clients',
    description:
      'Tout ce que nous faisons pour nos clients, chaque prestation avec ses images, ses caractéristiques et ses limites.',
  },
  '/service-2': {
    name: 'Aperçu des prestations',
    title: 'Nos prestations en un coup d’œil',
    description:
      'Toutes nos prestations avec leurs images, présentées de façon compacte pour trouver la bonne en un coup d’œil.',
  },
  '/service-single': {
    name: 'Prestation en détail',
    title: 'Prestation en détail : le parcours d’une commande chez nous',
    description:
      'Une prestation vue de près, avec ses images, ses caractéristiques et ses limites, comme exemple de notre façon de travailler.',
  },
  '/clients': {
    name: 'Nos clients',
    title: 'Nos clients : qui travaille avec nous',
    description:
      'Les entreprises et les personnes qui commandent chez nous, et ce qu’elles en disent.',
  },
  '/manufacture': {
    name: 'Parc machines',
    title: 'Parc machines : nos moyens de production',
    description:
      'Les machines, les installations et les ateliers d’où sortent les produits que nous livrons, en images.',
  },
  '/certificate': {
    name: 'Certificats',
    title: 'Certificats et documents',
    description: 'Nos certificats, et le document qui se déverrouille avec un code à usage unique.',
  },
  '/certificate/unlock': {
    name: 'Déverrouiller le certificat',
    title: 'Déverrouiller le certificat',
    description:
      'Les étapes vers le certificat verrouillé pour les navigateurs sans scripts : demande, code, document.',
  },
  '/portfolio': {
    name: 'Réalisations',
    title: 'Réalisations : ce que nous avons fabriqué',
    description:
      'Une sélection de produits et de projets en images, et le dossier complet de nos réalisations à télécharger.',
  },
  '/portfolio-details': {
    name: 'Un projet en détail',
    title: 'Un projet en détail : du premier échange à la livraison',
    description: 'Un projet suivi étape par étape, de la demande du client à la livraison.',
  },
  '/sustainability': {
    name: 'Développement durable',
    title: 'Développement durable : ce que nous faisons',
    description:
      'Ce que nous faisons pour l’environnement et ce qu’il nous reste à faire, en mots et en images.',
  },
  '/team-1': {
    name: 'Notre équipe',
    title: 'Notre équipe : les femmes et les hommes qui font nos produits',
    description:
      'Les personnes qui suivent votre commande, de la première question au jour de la livraison.',
  },
  '/team-2': {
    name: 'L’équipe en bref',
    title: 'Notre équipe en bref',
    description:
      'Une présentation compacte de nos collaborateurs, avec leurs domaines d’activité et les moyens de les joindre.',
  },
  '/team-3': {
    name: 'Collaborateurs',
    title: 'Les femmes et les hommes de l’entreprise',
    description:
      'Les femmes et les hommes de l’entreprise en grands portraits, avec leurs responsabilités.',
  },
  '/team-details': {
    name: 'Profil',
    title: 'Profil : la personne qui suit votre commande',
    description:
      'Profil de l’un de nos collaborateurs : domaine d’activité, compétences, formation et moyens de prendre contact.',
  },
  '/shop': {
    name: 'Boutique',
    title: 'Boutique : nos produits',
    description:
      'Nos produits avec leurs images, leurs caractéristiques techniques, leurs documents et leur prix.',
  },
  '/shop/filtered': {
    name: 'Boutique',
    title: 'Boutique : une sélection de nos produits',
    description:
      'Les produits de notre boutique qui répondent aux critères choisis : une catégorie, un matériau, un poids ou une dimension.',
  },
  '/shop/compare': {
    name: 'Comparer des produits',
    title: 'Produits côte à côte',
    description:
      'Jusqu’à trois produits de notre boutique côte à côte, avec toutes leurs caractéristiques.',
  },
  '/shop-details': {
    name: 'Produit du mois',
    title: 'Produit du mois : un produit de notre boutique',
    description:
      'Un produit de notre boutique choisi pour ce mois : ses images, ses caractéristiques techniques, ses documents et son prix.',
  },
  '/shop-single': {
    name: 'Produit à la une',
    title: 'Produit à la une : vu de plus près',
    description:
      'Un produit de notre boutique vu de plus près : ses images, ses caractéristiques techniques et ce qu’en disent les acheteurs.',
  },
  '/cart': {
    name: 'Panier',
    title: 'Votre panier',
    description:
      'Les produits que vous avez ajoutés au panier de cette boutique de démonstration, avec les quantités et le total.',
  },
  '/checkout': {
    name: 'Validation de la commande',
    title: 'Validation de la commande',
    description:
      'La dernière étape de cette boutique de démonstration : adresse, code promo et paiement. Aucune commande n’est passée.',
  },
  '/blog': {
    name: 'Blog',
    title: 'Blog : ce que nous écrivons sur notre travail',
    description:
      'Des articles sur ce que nous fabriquons et comment, et sur la façon de bien acheter, écrits par ceux qui font ce travail.',
  },
  '/blog-2': {
    name: 'Notes',
    title: 'Notes en deux colonnes',
    description:
      'De courts articles de nos collaborateurs sur leur travail, chacun avec son image.',
  },
  '/blog-3': {
    name: 'Articles en images',
    title: 'Articles en images, en trois colonnes',
    description: 'Ce que nous expliquons sans cesse, chaque fois avec une image et quelques mots.',
  },
  '/blog-right': {
    name: 'Articles par thème',
    title: 'Articles par thème, avec recherche',
    description: 'Nos articles à côté d’une barre latérale avec recherche, catégories et produits.',
  },
  '/blog-single': {
    name: 'Article',
    title: 'Le dernier article de notre blog',
    description:
      'L’article le plus récent de notre blog, avec à ses côtés la recherche, les catégories et les derniers articles.',
  },
  '/blog-single-right': {
    name: 'Dernier article',
    title: 'Dernier article, et nos autres articles',
    description:
      'L’article le plus récent de notre blog, suivi de la recherche, des catégories et des derniers articles.',
  },
  '/contact': {
    name: 'Contact',
    title: 'Contact : nous écrire, nous appeler ou nous rendre visite',
    description:
      'Écrivez-nous ou appelez-nous : nos adresses avec cartes, téléphone et e-mail, et un formulaire pour votre demande.',
  },
  '/contact/about': {
    name: 'Contact',
    title: 'Nous contacter au sujet d’un produit ou d’une prestation',
    description:
      'Le formulaire de contact pour une question sur l’un de nos produits ou l’une de nos prestations, dont le nom est déjà indiqué.',
  },
  '/contact/result': {
    name: 'Votre message',
    title: 'Ce qu’est devenu votre message',
    description:
      'Où mène le formulaire de contact dans un navigateur sans scripts : message envoyé, ou non envoyé et pourquoi.',
  },
  '/quote': {
    name: 'Demander un devis',
    title: 'Demander un devis pour vos pièces',
    description:
      'Dites-nous de quelles pièces vous avez besoin, combien et dans quel matériau, et envoyez vos plans : nous vous répondons avec un prix.',
  },
  '/quote/result': {
    name: 'Votre demande',
    title: 'Ce qu’est devenue votre demande de devis',
    description:
      'Où mène le formulaire de demande de devis dans un navigateur sans scripts : demande envoyée, ou non envoyée et pourquoi.',
  },
  '/faq': {
    name: 'Questions fréquentes',
    title: 'Questions fréquentes : ce que les acheteurs nous demandent',
    description:
      'Réponses aux questions les plus fréquentes des acheteurs : comment commander, ce que nous devons savoir, quantités, prix et livraison.',
  },
  '/downloads': {
    name: 'Téléchargements',
    title: 'Téléchargements : fiches techniques, plans et modèles CAO',
    description:
      'Fiches techniques, plans, modèles CAO, certificats et notices d’utilisation de ce que nous fabriquons, à télécharger.',
  },
  '/downloads/filtered': {
    name: 'Téléchargements',
    title: 'Téléchargements : une sélection de nos documents',
    description:
      'Les documents d’un même type, d’un même groupe de produits ou dans une même langue.',
  },
  '/search': {
    name: 'Recherche',
    title: 'Rechercher sur ce site',
    description:
      'Produits, prestations, articles et réponses : cherchez un nom, une référence ou une dimension dans tout le contenu de ce site.',
  },
  '/privacy': {
    name: 'Protection des données',
    title: 'Protection des données : ce que ce site enregistre et qui il contacte',
    description:
      'Chaque cookie et chaque entrée que ce site conserve dans votre navigateur, ce que devient ce que vous envoyez, et quand une autre entreprise est sollicitée.',
  },
  '/error': {
    name: 'Page introuvable',
    title: 'Page introuvable',
    description:
      'L’écran que voient les visiteurs à une adresse où ce site n’a aucune page à afficher.',
  },
});
