import { constructionHomeSchema } from '@/lib/content/company-schemas';
import * as content from '@/lib/content/endpoints';
import { samplesAreOn } from '@/lib/content/samples';
import { ANY_READING } from '@/lib/content/warnings';
import { settingsWith } from '@/testing/settings';
import { hiddenPaths } from './hidden';

jest.mock('@/lib/content/derive');
jest.mock('@/lib/content/endpoints');
jest.mock('@/lib/content/samples', () => ({ samplesAreOn: jest.fn() }));

const settingsHide = (...hiddenPages: string[]) =>
  jest.mocked(content.getSiteSettings).mockResolvedValue(settingsWith({ hiddenPages }));
const samplesAre = (state: 'on' | 'off') =>
  jest.mocked(samplesAreOn).mockReturnValue(state === 'on');

/** The demo shop's checkout, and the cart that leads to it: with `SAMPLES=off` there is neither. */
const DEMO = ['/checkout', '/cart'];

beforeEach(() => {
  settingsHide();
  samplesAre('on');
  jest.mocked(content.getFaq).mockResolvedValue(undefined);
});

describe('hiddenPaths', () => {
  it('are those that the settings name', async () => {
    settingsHide('/faq', '/p/quality', '/no-page-of-the-site');
    expect([...(await hiddenPaths())]).toEqual(['/faq', '/p/quality']);
  });

  it('contain the variants of a hidden page', async () => {
    settingsHide('/team-1');
    expect([...(await hiddenPaths())]).toEqual(
      expect.arrayContaining(['/team-1', '/team-2', '/team-3']),
    );
  });

  it('contain what belongs to a hidden page', async () => {
    settingsHide('/shop', '/certificate', '/team-1');
    const hidden = await hiddenPaths();
    const belonging = ['/cart', '/checkout', '/certificate/unlock', '/team-details'];
    expect(belonging.filter((path) => !hidden.has(path))).toEqual([]);
    settingsHide('/checkout');
    expect(await hiddenPaths()).toEqual(new Set(['/checkout', '/cart']));
  });

  it('never contain the home page, the contact page and the privacy notice', async () => {
    settingsHide('/', '/contact', '/privacy', '/error', '/faq');
    expect([...(await hiddenPaths())]).toEqual(
      expect.not.arrayContaining(['/', '/contact', '/privacy', '/error']),
    );
  });

  it('are none before the settings were fetched', async () => {
    jest.mocked(content.getSiteSettings).mockResolvedValue(undefined);
    expect(await hiddenPaths()).toEqual(new Set());
  });

  it('contain a page without content with SAMPLES=off only', async () => {
    jest.mocked(content.getFaq).mockResolvedValue([]);
    expect(await hiddenPaths()).toEqual(new Set());
    samplesAre('off');
    expect(await hiddenPaths()).toEqual(new Set(['/faq', ...DEMO]));
  });

  it('contain a page whose record the host does not have', async () => {
    samplesAre('off');
    jest.mocked(content.getConstructionHome).mockResolvedValueOnce(null);
    expect(await hiddenPaths()).toEqual(new Set(['/home-1', ...DEMO]));
  });

  it('contain a page whose record was emptied, as by an editor who took it off the site', async () => {
    samplesAre('off');
    const emptied = constructionHomeSchema(ANY_READING).parse({});
    jest.mocked(content.getConstructionHome).mockResolvedValueOnce(emptied);
    expect(await hiddenPaths()).toEqual(new Set(['/home-1', ...DEMO]));
    const shown = constructionHomeSchema(ANY_READING).parse({ marquee: [['Forged']] });
    jest.mocked(content.getConstructionHome).mockResolvedValueOnce(shown);
    expect(await hiddenPaths()).toEqual(new Set(DEMO));
  });

  it('contain the pages about a company that says nothing about itself', async () => {
    samplesAre('off');
    const nothing = {
      about: undefined,
      whyChooseUs: { heading: undefined, reasons: [] },
      story: [],
    };
    jest.mocked(content.getAboutPage).mockResolvedValue(nothing);
    for (const list of [content.getCustomerGallery, content.getTimeline]) {
      jest.mocked(list).mockResolvedValue([]);
    }
    expect(await hiddenPaths()).toEqual(new Set(DEMO));
    jest.mocked(content.getBuyerGallery).mockResolvedValue([]);
    expect(await hiddenPaths()).toEqual(new Set(['/about', '/about-2', ...DEMO]));
    jest.mocked(content.getCustomerGallery).mockResolvedValue([{ id: 1 }] as never);
    expect(await hiddenPaths()).toEqual(new Set(DEMO));
    jest.mocked(content.getAboutPage).mockReset();
  });

  it('contain no page whose content was never fetched', async () => {
    samplesAre('off');
    expect(await hiddenPaths()).toEqual(new Set(DEMO));
  });

  it('contain the profile where no member has a text', async () => {
    samplesAre('off');
    jest.mocked(content.getTeam).mockResolvedValue([{ html: undefined }] as never);
    expect(await hiddenPaths()).toEqual(new Set(['/team-details', ...DEMO]));
    jest.mocked(content.getTeam).mockReset();
  });
});
