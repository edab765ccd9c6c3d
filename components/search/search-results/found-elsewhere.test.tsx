import { screen, within } from '@testing-library/react';
import type { FoundElsewhere as Found } from '@/lib/features/search/search';
import { show } from '@/testing/show';
import { FoundElsewhere } from './found-elsewhere';

const arabic = { path: 'ar', locale: 'ar-EG', name: 'العربية' };
const found: Found[] = [
  {
    language: arabic,
    hits: [
      {
        kind: 'product',
        href: '/shop-details/1',
        title: 'حلقة',
        terms: new Set<string>(),
        locale: 'ar-EG',
      },
      {
        kind: 'document',
        href: '/media/host/plan.pdf',
        title: 'رسم',
        terms: new Set<string>(),
        locale: 'ar-EG',
      },
    ],
  },
];

describe('what other languages have', () => {
  it('stands under the name of each, in its direction, with links that say so', () => {
    show(<FoundElsewhere found={found} />);
    const section = within(screen.getByRole('region', { name: 'Found in other languages' }));
    const group = section.getByText('العربية').parentElement!;
    expect([group.lang, group.dir]).toEqual(['ar-EG', 'rtl']);
    const links = section.getAllByRole('link').map((link) => {
      return [link.textContent, link.getAttribute('href'), link.getAttribute('hreflang')];
    });
    expect(links).toEqual([
      ['حلقة', '/ar/shop-details/1', 'ar-EG'],
      ['رسم', '/media/host/plan.pdf', 'ar-EG'],
    ]);
  });

  it('is nothing where they have nothing', () => {
    expect(show(<FoundElsewhere found={[]} />)).toBeEmptyDOMElement();
  });
});
