import { translation } from '../translation';

export const layout = translation('it', 'layout', {
  skipToContent: 'Vai al contenuto',
  phoneAndAddress: 'Telefono e indirizzo',
  home: 'Home',
  callAnyTime: 'Ci chiami',
  mainMenu: 'Menu principale',
  openMenu: 'Menu',
  closeMenu: 'Chiudi il menu',
  breadcrumb: 'Percorso di navigazione',
  backToTop: 'Torna su',
  preview: 'Anteprima',
  previewOnlyForYou: 'Anteprima con bozze. La vede solo lei.',
  leavePreview: 'Esci dall’anteprima',
  footer: {
    menu: 'Menu a piè di pagina',
    menuTitle: 'Menu principale',
    gallery: 'L’azienda in immagini',
    viewAllProducts: 'Vedi tutti i prodotti',
    consultation: 'Consulenza gratuita',
    official: 'Sede e contatti',
    viewMap: 'Vedi la mappa',
    addressesAndMap: 'Indirizzi e mappa',
    more: 'Altre pagine',
    legal: 'Note legali',
  },
});
