import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { words } from '@/words/words';
import { SortedProducts } from './sorted-products-client';

const { sortBy, sortOrders, sortingNeedsScripts } = words('de').shop;

test('SortedProducts: has the same orders in every language', async () => {
  render(
    <SortedProducts
      shown=""
      items={[4, 9, 2].map((id) => ({ id, card: `Part ${id}` }))}
      words={{ sortBy, orders: sortOrders, needsScripts: sortingNeedsScripts }}
    />,
  );
  const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const select = screen.getByRole('combobox', { name: 'Sortieren nach' });
  expect(cards()).toEqual(['Part 4', 'Part 9', 'Part 2']);
  await userEvent.selectOptions(select, 'Neueste zuerst');
  expect(cards()).toEqual(['Part 9', 'Part 4', 'Part 2']);
  await userEvent.selectOptions(select, 'Umgekehrt');
  expect(cards()).toEqual(['Part 2', 'Part 9', 'Part 4']);
});
