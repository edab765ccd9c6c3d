import { screen } from '@testing-library/react';
import type { ProductFacet } from '@/lib/features/shop/facets';
import { show } from '@/testing/show';
import { CategoryLinks } from './category-links';
import { ChosenFilters } from './chosen-filters';

const choice = (value: string, label: string) => ({ value, label, count: 1, chosen: true });
const facets: ProductFacet[] = [
  { name: 'category', title: 'Category', choices: [choice('gears', 'Gears')] },
  { name: 'material', title: 'Material', choices: [choice('42crmo4', '42CrMo4')] },
];
const filters = { category: ['gears'], material: ['42crmo4'] };
const links = () => screen.queryAllByRole('link').map((link) => link.textContent?.trim());

describe('ChosenFilters', () => {
  test('does not repeat the category that the row above it shows', () => {
    show(<ChosenFilters facets={facets} filters={filters} hasCategory />);
    expect(links()).toEqual(['42CrMo4 ×', 'Show all products']);
    show(<ChosenFilters facets={facets} filters={filters} hasCategory={false} />);
    expect(links()).toEqual(['Gears ×', '42CrMo4 ×', 'Show all products']);
  });

  test('is nothing where the row says all', () => {
    show(<ChosenFilters facets={facets.slice(0, 1)} filters={filters} hasCategory />);
    expect(links()).toEqual([]);
  });
});

describe('CategoryLinks', () => {
  const categories = ['Gears', 'Rings'].map((name) => ({
    slug: name.toLowerCase(),
    name,
    count: 2,
  }));

  test('begin with all products', () => {
    show(
      <CategoryLinks categories={categories} current="rings" all={{ href: '/shop', count: 4 }} />,
    );
    expect(links()).toEqual(['All 4', 'Gears 2', 'Rings 2']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Rings');
  });

  test('lead to the other choices where the category is taken away', () => {
    const all = { href: '/shop?material=42crmo4', count: 4, isCurrent: true };
    show(<CategoryLinks categories={categories} all={all} />);
    const link = screen.getByRole('link', { current: 'page' });
    expect(link).toHaveAttribute('href', '/shop?material=42crmo4');
    expect(link).toHaveAttribute('rel', 'nofollow');
  });
});
