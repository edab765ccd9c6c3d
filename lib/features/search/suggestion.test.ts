import type { Hit } from './search-index';
import { suggestionOf } from './suggestion';

const hit: Hit = {
  kind: 'product',
  href: '/shop-details/1',
  title: 'Spur gear',
  summary: 'Ground.',
  facts: 'Material 42CrMo4',
  terms: new Set(),
  locale: 'en-GB',
};

test('a suggestion says why it was found where its name does not', () => {
  const found = (...terms: string[]) => suggestionOf({ ...hit, terms: new Set(terms) });
  const bare = { kind: 'product', href: '/shop-details/1', title: 'Spur gear' };
  expect(found('gear', 'ground')).toEqual(bare);
  expect(found()).toEqual(bare);
  expect(found('42crmo4')).toEqual({
    ...bare,
    passage: [
      { text: 'Material ', found: false },
      { text: '42CrMo4', found: true },
    ],
  });
});
