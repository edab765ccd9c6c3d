import { holdContent } from '@/testing/hold-content';
import { wayIn, wayInFrom } from './way-in';

const pages = [{ path: '/quote', name: 'Ask for a price' }];

describe('wayIn', () => {
  it('is the form for a quote, by the name that content gives it', async () => {
    await holdContent({ pages, takesQuotes: true });
    expect(await wayIn()).toEqual({
      href: '/quote',
      name: 'Ask for a price',
      takesDrawings: true,
    });
    expect(await wayInFrom({ id: 15 })).toMatchObject({ href: '/quote?product=15' });
  });

  it.each([
    ['the page is hidden', ['/quote'], true],
    ['the host takes no drawings', [], false],
  ])('is the contact page where %s', async (_, hidden_pages, takesQuotes) => {
    await holdContent({ pages, siteSettings: { name: 'A Forge', hidden_pages }, takesQuotes });
    expect(await wayIn()).toEqual({ href: '/contact', name: 'Contact Us', takesDrawings: false });
    expect(await wayInFrom({ id: 15 })).toMatchObject({ href: '/contact?about=product:15' });
  });
});
