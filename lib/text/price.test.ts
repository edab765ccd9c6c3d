import { parsePrice } from './price';

describe('price', () => {
  it.each([
    [1250, 1250],
    [0, 0],
    ['1250.50', 1250.5],
    ['1,250.00', 1250],
    ['12,345,678', 12345678],
    [' $ 99 ', 99],
    ['€99.50', 99.5],
    ['CHF 99', 99],
  ])('reads %j as %d', (given, expected) => expect(parsePrice(given)).toBe(expected));

  it.each([
    [''],
    ['  '],
    [null],
    [undefined],
    [-1],
    [Number.NaN],
    [Infinity],
    ['on request'],
    ['1,2,3'],
    ['12,34'],
    ['1.2.3'],
    ['1e3'],
    ['9'.repeat(400)],
    [{}],
    [true],
  ])('rejects %j', (given) => expect(parsePrice(given)).toBeUndefined());
});
