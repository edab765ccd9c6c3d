import { mediaPath } from '@/lib/content/host/media-path';
import { deadLinks, faultOfLink } from './links';

process.env.CONTENT_HOST = 'http://127.0.0.1:4000';

const site = {
  languages: ['de'],
  products: [{ id: 1, slug: 'spur-gear' }],
  services: [{ id: 2 }],
  posts: [{ id: 3 }],
  freePages: ['/p/quality'],
  hidden: new Set(['/blog']),
};

describe('faultOfLink', () => {
  it.each([
    'https://elsewhere.example/x',
    'mailto:a@b.example',
    '#map',
    '/',
    '/about?x=1#team',
    '/ABOUT',
    '/shop-details/1',
    '/shop-details/spur-gear',
    '/service-details/2',
    '/shop/page/2',
    '/p/quality',
    mediaPath('/files/a.pdf')!,
    '/sitemap.xml',
    '/de',
    '/de/about',
  ])('is none for %s', (href) => expect(faultOfLink(href, site)).toBeUndefined());

  it.each([
    ['/abuot', 'leads to no page of the site'],
    ['/shop-details/7', 'leads to no page of the site'],
    ['/service-details/spur-gear', 'leads to no page of the site'],
    ['/p/none', 'leads to no page of the site'],
    ['/files/a.pdf', 'leads to no page of the site'],
    ['/media/files/a.pdf', 'is a path of the host, not of the site'],
    ['/blog', 'leads to a hidden page'],
    ['/%E0', 'leads to no page of the site'],
    ['about', 'is relative to each page'],
    ['/de/abuot', 'leads to no page of the site'],
    ['/fr/about', 'leads to no page of the site'],
  ])('for %s says that it %s', (href, fault) => expect(faultOfLink(href, site)).toBe(fault));
});

it('deadLinks finds the links of menus, buttons and texts, each once', () => {
  const content = {
    main: [
      { title: 'A', link: '/about' },
      { title: 'B', link: '/abuot' },
    ],
    blocks: [{ html: '<p><a href="/x?a=1&#x26;b=2">c</a> <a href="/abuot">d</a></p>' }],
  };
  expect(deadLinks(content, site)).toEqual([
    '/abuot leads to no page of the site',
    '/x?a=1&b=2 leads to no page of the site',
  ]);
});
