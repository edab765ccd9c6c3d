import { translation } from '../translation';

export const layout = translation('fr', 'layout', {
  skipToContent: 'Aller au contenu',
  phoneAndAddress: 'Téléphone et adresse',
  home: 'Accueil',
  callAnyTime: 'Appelez-nous',
  mainMenu: 'Menu principal',
  openMenu: 'Menu',
  closeMenu: 'Fermer le menu',
  breadcrumb: 'Fil d’Ariane',
  backToTop: 'Haut de page',
  preview: 'Aperçu',
  previewOnlyForYou: 'Aperçu avec brouillons. Il n’est visible que par vous.',
  leavePreview: 'Quitter l’aperçu',
  footer: {
    menu: 'Menu de pied de page',
    menuTitle: 'Menu principal',
    gallery: 'L’entreprise en images',
    viewAllProducts: 'Voir tous les produits',
    consultation: 'Conseil gratuit',
    official: 'Coordonnées',
    viewMap: 'Voir la carte',
    addressesAndMap: 'Adresses et carte',
    more: 'Autres pages',
    legal: 'Informations légales',
  },
});
