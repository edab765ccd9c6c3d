import { addToBasket, removeFromBasket, type QuoteLine } from './basket';
import { parseBasket } from './basket-storage';

const ring: QuoteLine = { id: 1, title: 'Ring', quantity: 2 };

describe('addToBasket', () => {
  it('appends a product, and adds pieces to one that is there', () => {
    const lines = addToBasket(addToBasket([], ring), { id: 2, title: 'Hook', quantity: 1 });
    expect(addToBasket(lines, { ...ring, title: 'Rolled ring' })).toEqual([
      { id: 1, title: 'Rolled ring', quantity: 4 },
      { id: 2, title: 'Hook', quantity: 1 },
    ]);
  });

  it('leaves a full basket as it is', () => {
    const full = Array.from({ length: 10 }, (_, id) => ({ ...ring, id }));
    expect(addToBasket(full, { ...ring, id: 10 })).toBe(full);
  });
});

describe('removeFromBasket', () => {
  it('takes the products of the titles', () => {
    expect(removeFromBasket([ring, { ...ring, title: 'Hook' }], ['Ring', undefined])).toEqual([
      { ...ring, title: 'Hook' },
    ]);
  });

  it('gives the same list where none goes, so that nothing shows it anew', () => {
    const lines = [ring];
    expect(removeFromBasket(lines, ['Hook'])).toBe(lines);
  });
});

describe('parseBasket', () => {
  it('takes what is a line, once', () => {
    const stored = [ring, ring, { id: 2 }, null, 'x', { ...ring, id: 3, quantity: 0.5, evil: 1 }];
    expect(parseBasket(JSON.stringify(stored))).toEqual([ring]);
  });

  it('keeps the language of a title', () => {
    const german = { ...ring, title: 'Walzring', lang: 'de-DE' };
    expect(addToBasket([ring], german)[0]).toEqual({ ...german, quantity: 4 });
    expect(parseBasket(JSON.stringify([german]))).toEqual([german]);
    expect(parseBasket(JSON.stringify([{ ...ring, lang: 7 }]))).toEqual([ring]);
  });

  it.each([null, '', '{', '{}', '7'])('is empty for %j', (stored) => {
    expect(parseBasket(stored)).toEqual([]);
  });
});
