import type { Metadata } from 'next';
import { inLanguage } from '@/lib/content/store/current-language';
import { addressIn } from '@/lib/pages/address-in';
import { holdContent } from '@/testing/hold-content';
import { withAlternates } from './alternates';

const siteSettings = {
  name: 'A Forge',
  languages: [
    { locale: 'en-GB', name: 'English' },
    { locale: 'de-DE', name: 'Deutsch', path: 'de' },
  ],
};

const metadataAt = (path: string, more: Metadata = {}): Metadata => ({
  title: 'A page',
  alternates: { canonical: addressIn(path) },
  openGraph: { type: 'website', title: 'A page' },
  ...more,
});

const languagesOf = async (path: string, more?: Metadata) =>
  (await withAlternates(path, metadataAt(path, more))).alternates?.languages;

const inBoth = {
  'en-GB': '/contact',
  'de-DE': '/de/contact',
  'x-default': '/contact',
};

describe('the languages in the head of a page', () => {
  it('are nothing on a site in one language', async () => {
    await holdContent({ siteSettings: { name: 'A Forge' } });
    const metadata = metadataAt('/contact');
    expect(await withAlternates('/contact', metadata)).toBe(metadata);
  });

  it('name the page itself, the others and the main one for all the rest, the same in each', async () => {
    await holdContent({ siteSettings }, { 'de-DE': { siteSettings: {} } });
    expect(await languagesOf('/contact')).toEqual(inBoth);
    expect(await inLanguage('de', () => languagesOf('/contact'))).toEqual(inBoth);
  });

  it('name none for the rest where the main language lacks the page', async () => {
    await holdContent(
      { siteSettings, products: [{ id: 1, title: 'Ring' }] },
      { 'de-DE': { siteSettings: {}, products: [{ id: 2, title: 'Hammer' }] } },
    );
    expect(await inLanguage('de', () => languagesOf('/shop-details/2'))).toEqual({
      'de-DE': '/de/shop-details/2',
    });
  });

  it('are none where search engines may not list the page, or list another in its place', async () => {
    await holdContent({ siteSettings }, { 'de-DE': { siteSettings: {} } });
    expect(await languagesOf('/cart', { robots: { index: false } })).toBeUndefined();
    const variant = { alternates: { canonical: '/' } };
    expect(await languagesOf('/home-1', variant)).toBeUndefined();
    expect(await languagesOf('/shop/filtered', { alternates: null })).toBeUndefined();
  });

  it('lack one in which search engines may not list the page', async () => {
    await holdContent(
      { siteSettings, pages: [{ path: '/contact' }] },
      { 'de-DE': { siteSettings: {}, pages: [{ path: '/contact', seo: { noindex: true } }] } },
    );
    expect(await languagesOf('/contact')).toEqual({
      'en-GB': '/contact',
      'x-default': '/contact',
    });
  });

  it('stand for social networks as well, with their countries', async () => {
    await holdContent({ siteSettings }, { 'de-DE': { siteSettings: {} } });
    const { openGraph } = await withAlternates('/contact', metadataAt('/contact'));
    expect(openGraph).toEqual({ type: 'website', title: 'A page', alternateLocale: ['de_DE'] });
  });
});
