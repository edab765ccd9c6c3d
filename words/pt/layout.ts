import { translation } from '../translation';

export const layout = translation('pt', 'layout', {
  skipToContent: 'Ir para o conteúdo',
  phoneAndAddress: 'Telefone e endereço',
  home: 'Início',
  callAnyTime: 'Ligue para nós',
  mainMenu: 'Menu principal',
  openMenu: 'Menu',
  closeMenu: 'Fechar menu',
  breadcrumb: 'Você está aqui',
  backToTop: 'Voltar ao topo',
  preview: 'Pré-visualização',
  previewOnlyForYou: 'Pré-visualização com rascunhos. Só você a vê.',
  leavePreview: 'Sair da pré-visualização',
  footer: {
    menu: 'Menu do rodapé',
    menuTitle: 'Menu principal',
    gallery: 'A empresa em imagens',
    viewAllProducts: 'Ver todos os produtos',
    consultation: 'Consultoria gratuita',
    official: 'Endereço e contato',
    viewMap: 'Ver mapa',
    addressesAndMap: 'Endereços e mapa',
    more: 'Mais páginas',
    legal: 'Informações legais',
  },
});
