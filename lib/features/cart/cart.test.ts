import { addLine, cartTotal, finalPrice, lineTotal, pieceCount, removeLine } from './cart';

const gear = { id: 1, title: 'Spur gear', price: 1480, picture: { src: '/media/a/gear.jpg' } };
const bevel = { id: 2, title: 'Bevel gear set', price: 1250, discountPrice: 1120 };

describe('finalPrice', () => {
  it('is the discount price if there is one', () => {
    expect(finalPrice(bevel)).toBe(1120);
    expect(finalPrice(gear)).toBe(1480);
    expect(finalPrice({ price: 10, discountPrice: 0 })).toBe(0);
  });

  it('is undefined without a price', () => {
    expect(finalPrice({})).toBeUndefined();
    expect(finalPrice({ price: Number.NaN })).toBeUndefined();
  });
});

describe('addLine', () => {
  it('appends a new product', () => {
    expect(addLine([], gear, 2)).toEqual([
      { id: 1, title: 'Spur gear', quantity: 2, finalPrice: 1480, thumbnail: '/media/a/gear.jpg' },
    ]);
  });

  it('keeps the title with which it was added, and its language', () => {
    const german = addLine([], { ...gear, title: 'Stirnrad', lang: 'de-DE' });
    expect(german[0]).toMatchObject({ title: 'Stirnrad', lang: 'de-DE' });
    expect(addLine(german, gear)[0]?.lang).toBeUndefined();
    expect(JSON.stringify(addLine([], gear))).not.toContain('lang');
  });

  it('increases the quantity of one that is there, in its place', () => {
    const lines = addLine(addLine(addLine([], gear, 2), bevel), gear, 3);
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 5],
      [2, 1],
    ]);
  });

  it.each([
    ['no price', { id: 3, title: 'Ring' }],
    ['a blank title', { id: 3, title: ' ', price: 1 }],
    ['no id', { id: Number.NaN, title: 'Ring', price: 1 }],
  ])('leaves the cart as it is for a product with %s', (_, product) => {
    const lines = addLine([], gear);
    expect(addLine(lines, product)).toBe(lines);
  });

  it.each([0, -4, Number.NaN, 0.5])('counts a quantity of %s as 1', (quantity) => {
    expect(addLine([], gear, quantity)[0]?.quantity).toBe(1);
  });
});

it('removes a line by id', () => {
  expect(removeLine(addLine(addLine([], gear), bevel), 1).map(({ id }) => id)).toEqual([2]);
});

it('counts the pieces', () => expect(pieceCount(addLine(addLine([], gear, 2), bevel, 3))).toBe(5));

describe('a total', () => {
  const lines = (...all: [price: number, quantity: number][]) =>
    all.reduce<ReturnType<typeof addLine>>(
      (cart, [price, quantity], id) => addLine(cart, { id, title: 'Part', price }, quantity),
      [],
    );

  it.each<[parts: [number, number][], total: number]>([
    [[], 0],
    [[[1480, 2] as const, [1120, 3]], 6320],
    [[[0.1, 3]], 0.3],
    [[[1.255, 3]], 3.765],
    [[[1.255, 3] as const, [0.1, 3]], 4.065],
    [[[0.0042, 3] as const, [19.99, 1]], 20.0026],
    [[[5e-7, 3]], 0.0000015],
    [[[1e21, 2]], 2e21],
    [[[1234567.89, 1000]], 1234567890],
  ])('of %j is exactly %d', (parts, total) => {
    expect(cartTotal(lines(...parts))).toBe(total);
  });

  it('of one line has what its price has', () =>
    expect(lines([1.255, 3], [0.0042, 5]).map(lineTotal)).toEqual([3.765, 0.021]));

  it('is a number, whatever a browser has stored', () =>
    expect(cartTotal(lines([5e-324, 1], [1, 1]))).toBe(1));
});
