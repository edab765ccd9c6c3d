import { routes } from '@/lib/pages/routes';
import { cardPath, pathOfCard } from './card-path';

describe('card path', () => {
  it('maps every card back to its page', () => {
    for (const path of [...routes.map((route) => route.path), '/shop-details/7']) {
      expect(pathOfCard(cardPath(path, 'main').slice('/og'.length))).toBe(path);
      expect(pathOfCard(cardPath(path, 'de').slice('/og/de'.length))).toBe(path);
    }
    expect(pathOfCard('/about')).toBeUndefined();
  });
});
