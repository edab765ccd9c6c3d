import { routes } from '@/lib/routes';
import { cardAddress, pageOfCard } from './card-path';

it('finds the page of every card again', () => {
  for (const path of [...routes.map((route) => route.path), '/shop-details/7']) {
    expect(pageOfCard(cardAddress(path).split('/').slice(2))).toBe(path);
  }
  expect(pageOfCard(['about'])).toBeUndefined();
});
