import { routes } from '@/lib/routes';
import { cardPath, pathOfCard } from './card-path';

it('finds the page of every card again', () => {
  for (const path of [...routes.map((route) => route.path), '/shop-details/7']) {
    expect(pathOfCard(cardPath(path).split('/').slice(2))).toBe(path);
  }
  expect(pathOfCard(['about'])).toBeUndefined();
});
