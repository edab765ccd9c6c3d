/** What frames every page. */
export const layout = {
  skipToContent: 'Skip to content',
  phoneAndAddress: 'Phone and address',
  /** The logo of a company that has not told its name. */
  home: 'Home',
  callAnyTime: 'Call Any Time',
  mainMenu: 'Main menu',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  /** A link for visitors whose browser speaks this language: each catalogue names its own. */
  alsoInThisLanguage: 'This page is also available in English.',
  breadcrumb: 'Breadcrumb',
  backToTop: 'Back to top',
  preview: 'Preview',
  previewOnlyForYou: 'Preview with drafts. Only you see it.',
  leavePreview: 'Leave the preview',
  footer: {
    menu: 'Footer menu',
    menuTitle: 'Main Menu',
    gallery: 'Company Gallery',
    viewAllProducts: 'View all products',
    consultation: 'get free consultation',
    official: 'Official Info',
    viewMap: 'View Map',
    /** In place of the addresses on phones, and after the first of many: all stand beside the map. */
    addressesAndMap: 'Addresses and map',
    more: 'More pages',
    legal: 'Legal',
  },
} as const;
