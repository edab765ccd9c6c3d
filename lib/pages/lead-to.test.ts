import { inLanguage } from '@/lib/content/store/current-language';
import { holdContent } from '@/testing/hold-content';
import { leadTo } from './lead-to';

const languages = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'de-DE', name: 'Deutsch', path: 'de' },
];
const block = { type: 'text', html: '<p>Quality</p>' };

beforeEach(() =>
  holdContent(
    {
      siteSettings: { name: 'Forge', languages, hidden_pages: ['/team-1'] },
      products: [
        { id: 1, title: 'Ring', slug: 'ring', category: 'Rings' },
        { id: 2, title: 'Shaft', slug: 'shaft', category: 'Shafts' },
      ],
      faq: [{ title: 'Prices', entries: [{ question: 'What?', answer: 'Much.' }] }],
      posts: [],
      downloads: [],
      servicePages: [],
      pages: [
        { path: '/p/quality', name: 'Quality', blocks: [block] },
        { path: '/p/terms', name: 'Terms', blocks: [block] },
      ],
    },
    {
      'de-DE': {
        siteSettings: {},
        products: [{ id: 1, title: 'Walzring', slug: 'walzring', category: 'Ringe' }],
        pages: [{ path: '/p/quality', name: 'Qualität', introduction: 'Wir' }],
      },
    },
  ),
);

const german = (link: string) => inLanguage('de', () => leadTo(link));

describe('a link of content in a further language', () => {
  it.each([
    ['/contact', '/contact'],
    ['/Contact/', '/contact'],
    ['/contact?about=1#form', '/contact?about=1#form'],
    ['/', '/'],
    ['/de/contact', '/contact'],
    ['/shop-details/walzring', '/shop-details/walzring'],
    ['/shop-details/ring', '/shop-details/walzring'],
    ['/shop-details/1#facts', '/shop-details/walzring#facts'],
    ['/shop-details/ring/datasheet.pdf', '/shop-details/walzring/datasheet.pdf'],
    ['/shop/category/rings', '/shop/category/ringe'],
    ['/shop?category=rings&size=0-50#list', '/shop?category=ringe&size=0-50#list'],
    ['/shop?size=0-50', '/shop?size=0-50'],
    ['/p/quality', '/p/quality'],
  ])('%s leads to the page in that language: %s', async (link, href) => {
    expect(await german(link)).toEqual({ href });
  });

  it.each([
    ['/shop-details/shaft', '/shop-details/shaft'],
    ['/shop-details/2', '/shop-details/shaft'],
    ['/shop/category/shafts', '/shop/category/shafts'],
    ['/shop?category=shafts', '/shop?category=shafts'],
    ['/p/terms', '/p/terms'],
    ['/faq#what', '/faq#what'],
    ['/an-old-page', '/an-old-page'],
  ])('%s leads to the main language, where the page is not offered: %s', async (link, href) => {
    expect(await german(link)).toEqual({ href, hrefLang: 'en-GB' });
  });

  it('leads to the 404 screen of its own language where no language has the page', async () => {
    expect(await german('/shop-details/99')).toEqual({ href: '/shop-details/99' });
    expect(await german('/team-1')).toEqual({ href: '/team-1' });
  });

  it.each([
    'https://elsewhere.example/shop',
    '//x.example',
    '#top',
    'mailto:a@b.example',
    '/media/h/a.pdf',
  ])('stays as it is: %s', async (link) => {
    expect(await german(link)).toEqual({ href: link });
  });
});

it('in the main language a link of content leads where it says', async () => {
  for (const link of ['/shop-details/walzring', '/Contact/', '/de/contact'])
    expect(await inLanguage('main', () => leadTo(link))).toEqual({ href: link });
});
