import 'server-only';
import { derived } from '@/lib/content/store/derive';
import { currentLanguage } from '@/lib/content/store/current-language';
import {
  getHomePage,
  getPortfolioIntroduction,
  getProducts,
  getSocialLinks,
} from '@/lib/content/store/endpoints';
import { spokenLanguages } from '@/lib/features/languages/spoken-languages';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { siteMenus } from '@/lib/pages/menus';
import { getPage } from '@/lib/pages/page';
import { footerGallery } from './footer-gallery';
import { footerPlaces, getPlaces } from './places';

const LEADERS_SHOWN = 2;

/** What the language of the page calls itself, on a site in several. */
async function languageName(): Promise<string | undefined> {
  const [spoken, current] = await Promise.all([spokenLanguages(), currentLanguage()]);
  return spoken.length > 1 ? spoken.find(({ path }) => path === current)?.name : undefined;
}

/**
 * What header and footer show of all content, the settings apart. It has a version of its own, since every
 * page has it: a product that it does not show makes no other page old.
 */
export const frameContent = derived(
  'frame',
  async () => {
    const [
      places,
      socialLinks = [],
      products = [],
      home,
      portfolio,
      menus,
      contact,
      way,
      language,
    ] = await Promise.all([
      getPlaces(),
      getSocialLinks(),
      getProducts(),
      getHomePage(),
      getPortfolioIntroduction(),
      siteMenus(),
      getPage('/contact'),
      quoteLink(),
      languageName(),
    ]);
    return {
      ...footerPlaces(places),
      menus,
      socialLinks,
      portfolioFile: portfolio?.file,
      leaders: (home?.owners ?? []).slice(0, LEADERS_SHOWN),
      invitation: contact?.heading('invitation').title,
      gallery: footerGallery(products),
      quoteLink: way,
      language,
    };
  },
  (frame) => frame,
);

export type Frame = Awaited<ReturnType<typeof frameContent>>;
