import { translation } from '../translation';

export const layout = translation('es', 'layout', {
  skipToContent: 'Ir al contenido',
  phoneAndAddress: 'Teléfono y dirección',
  home: 'Inicio',
  callAnyTime: 'Llámenos',
  mainMenu: 'Menú principal',
  openMenu: 'Menú',
  closeMenu: 'Cerrar el menú',
  breadcrumb: 'Ruta de navegación',
  backToTop: 'Volver arriba',
  preview: 'Vista previa',
  previewOnlyForYou: 'Vista previa con borradores. Solo usted la ve.',
  leavePreview: 'Salir de la vista previa',
  footer: {
    menu: 'Menú del pie de página',
    menuTitle: 'Menú principal',
    gallery: 'La empresa en imágenes',
    viewAllProducts: 'Ver todos los productos',
    consultation: 'Asesoramiento gratuito',
    official: 'Datos de contacto',
    viewMap: 'Ver el mapa',
    addressesAndMap: 'Direcciones y mapa',
    more: 'Más páginas',
    legal: 'Información legal',
  },
});
