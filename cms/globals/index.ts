import { aboutPage } from './about-page';
import { constructionHome, industrialHome } from './further-homes';
import { homePage } from './home-page';
import { introductions } from './introductions';
import { menus } from './menus';
import { siteSettings } from './site-settings';
import { customWords } from './words';

export const globals = [
  siteSettings,
  customWords,
  menus,
  homePage,
  constructionHome,
  industrialHome,
  aboutPage,
  ...introductions,
];
