import { getPage, type Page } from '@/lib/pages/page';
import { hostTakesQuotes } from '@/lib/content/host-takes-quotes';
import { wayIn, wayInFrom } from './way-in';

jest.mock('@/lib/pages/page', () => ({ getPage: jest.fn() }));
jest.mock('@/lib/content/endpoints');
jest.mock('@/lib/content/host-takes-quotes', () => ({ hostTakesQuotes: jest.fn() }));

const page = { path: '/quote', name: 'Ask for a price' } as Page;

describe('wayIn', () => {
  it('is the form for a quote, by the name that content gives it', async () => {
    jest.mocked(getPage).mockResolvedValue(page);
    jest.mocked(hostTakesQuotes).mockResolvedValue(true);
    expect(await wayIn()).toEqual({
      href: '/quote',
      name: 'Ask for a price',
      takesDrawings: true,
    });
    expect(await wayInFrom({ id: 15 })).toMatchObject({ href: '/quote?product=15' });
  });

  it.each([
    ['the page is hidden', undefined, true],
    ['the host takes no drawings', page, false],
  ])('is the contact page where %s', async (_, shown, isTaken) => {
    jest.mocked(getPage).mockResolvedValue(shown);
    jest.mocked(hostTakesQuotes).mockResolvedValue(isTaken);
    expect(await wayIn()).toEqual({ href: '/contact', name: 'Contact Us', takesDrawings: false });
    expect(await wayInFrom({ id: 15 })).toMatchObject({ href: '/contact?about=product:15' });
  });
});
