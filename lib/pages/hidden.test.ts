import * as endpoints from '@/lib/content/store/endpoints';
import { holdContent } from '@/testing/hold-content';
import { hiddenBecause, hiddenPaths } from './hidden';

process.env.SAMPLES = 'off';

type Content = Parameters<typeof holdContent>[0];

const settingsHide = (...hidden_pages: string[]) => holdContent({ siteSettings: { hidden_pages } });

const hiddenWithSamples = async () =>
  new Set((await hiddenBecause(endpoints, { samples: true })).keys());

async function hiddenWith(content: Content) {
  await holdContent(content);
  return hiddenPaths();
}

/** The demo shop's checkout, and the cart that leads to it: with `SAMPLES=off` there is neither. */
const DEMO = ['/checkout', '/cart'];

describe('hiddenPaths', () => {
  it('are those that the settings name', async () => {
    await settingsHide('/faq', '/p/quality', '/no-page-of-the-site');
    expect([...(await hiddenWithSamples())]).toEqual(['/faq', '/p/quality']);
  });

  it('contain the variants of a hidden page', async () => {
    await settingsHide('/team-1');
    expect([...(await hiddenWithSamples())]).toEqual(
      expect.arrayContaining(['/team-1', '/team-2', '/team-3']),
    );
  });

  it('contain what belongs to a hidden page', async () => {
    await settingsHide('/shop', '/team-1');
    const hidden = await hiddenWithSamples();
    const belonging = ['/cart', '/checkout', '/team-details'];
    expect(belonging.filter((path) => !hidden.has(path))).toEqual([]);
    await settingsHide('/checkout');
    expect(await hiddenWithSamples()).toEqual(new Set(['/checkout', '/cart']));
  });

  it('contain the steps to a hidden certificate, unless a document is locked', async () => {
    const siteSettings = { hidden_pages: ['/certificate'] };
    const hides = async (content: Content) => {
      await holdContent({ siteSettings, ...content });
      return (await hiddenWithSamples()).has('/certificate/unlock');
    };
    const nothing = { downloads: [], products: [], servicePages: [] };
    expect(await hides(nothing)).toBe(true);
    const downloads = [{ kind: 'manual', title: 'Terms', locked_file: '/documents/terms.pdf' }];
    expect(await hides({ ...nothing, downloads })).toBe(false);
    expect(await hides({ downloads: [] })).toBe(false);
  });

  it('never contain the home page, the contact page and the privacy notice', async () => {
    await settingsHide('/', '/contact', '/privacy', '/error', '/faq');
    expect([...(await hiddenWithSamples())]).toEqual(
      expect.not.arrayContaining(['/', '/contact', '/privacy', '/error']),
    );
  });

  it('are none before the settings were fetched', async () => {
    await holdContent({});
    expect(await hiddenWithSamples()).toEqual(new Set());
  });

  it('contain a page without content with SAMPLES=off only', async () => {
    expect(await hiddenWith({ faq: [] })).toEqual(new Set(['/faq', ...DEMO]));
    expect(await hiddenWithSamples()).toEqual(new Set());
  });

  it('contain a page whose record the host does not have', async () => {
    expect(await hiddenWith({ constructionHome: null })).toEqual(new Set(['/home-1', ...DEMO]));
  });

  it('contain a page whose record was emptied, as by an editor who took it off the site', async () => {
    expect(await hiddenWith({ constructionHome: {} })).toEqual(new Set(['/home-1', ...DEMO]));
    const constructionHome = { marquee: [['Forged']] };
    expect(await hiddenWith({ constructionHome })).toEqual(new Set(DEMO));
  });

  it('contain the pages about a company that says nothing about itself', async () => {
    const nothing = { aboutPage: { sections: [] }, customerGallery: [], timeline: [] };
    expect(await hiddenWith(nothing)).toEqual(new Set(DEMO));
    const all = { ...nothing, buyerGallery: [] };
    expect(await hiddenWith(all)).toEqual(new Set(['/about', '/about-2', ...DEMO]));
    expect(await hiddenWith({ ...all, customerGallery: [{ id: 1 }] })).toEqual(new Set(DEMO));
  });

  it('contain no page whose content was never fetched', async () => {
    expect(await hiddenWith({})).toEqual(new Set(DEMO));
  });

  it('contain the profile where no member has a text', async () => {
    const team = [{ name: 'Ada Holt' }];
    expect(await hiddenWith({ team })).toEqual(new Set(['/team-details', ...DEMO]));
  });
});
