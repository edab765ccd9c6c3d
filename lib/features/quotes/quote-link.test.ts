import { holdContent } from '@/testing/hold-content';
import { quoteLink, quoteLinkFrom } from './quote-link';

const pages = [{ path: '/quote', name: 'Ask for a price' }];

describe('quoteLink', () => {
  it('is the form for a quote, by the name that content gives it', async () => {
    await holdContent({ pages, takesQuotes: true });
    expect(await quoteLink()).toEqual({
      href: '/quote',
      name: 'Ask for a price',
      takesDrawings: true,
    });
    expect(await quoteLinkFrom({ id: 15 })).toMatchObject({ href: '/quote?product=15' });
  });

  it.each([
    ['the page is hidden', ['/quote'], true],
    ['the host takes no drawings', [], false],
  ])('is the contact page where %s', async (_, hidden_pages, takesQuotes) => {
    await holdContent({ pages, siteSettings: { name: 'A Forge', hidden_pages }, takesQuotes });
    expect(await quoteLink()).toEqual({
      href: '/contact',
      name: 'Contact Us',
      takesDrawings: false,
    });
    expect(await quoteLinkFrom({ id: 15 })).toMatchObject({ href: '/contact?about=product:15' });
  });
});
