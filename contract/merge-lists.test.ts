import { mergeLists } from './merge-lists';
import { processorMs } from './testing/processor-time';

const list = (text: string) =>
  new Map(text.split(' ').flatMap((one) => (one ? [[one[0]!, one] as const] : [])));
const merged = (base: string, wanted: string, current: string) =>
  mergeLists(
    { base: list(base), wanted: list(wanted), current: list(current) },
    (one, other) => one === other,
  );

describe('a list that was changed on two sides', () => {
  it('takes what one side has changed, and nothing else', () => {
    const { order, take, drop, kept, clashes } = merged('a b c d', 'a b2 d n', 'a b c d2 e');
    expect({ order: order.join(''), take, drop, kept, clashes }).toEqual({
      order: 'abdne',
      take: ['b', 'n'],
      drop: ['c'],
      kept: [],
      clashes: [],
    });
  });

  it('keeps what both have changed, and names it', () => {
    const { take, drop, kept } = merged('a b c d', 'a2 d2', 'a3 b2 c');
    expect({ take, drop, kept }).toEqual({ take: [], drop: ['c'], kept: ['a', 'd', 'b'] });
  });

  it('tells two new things of one key apart', () => {
    expect(merged('a', 'a n1', 'a n2')).toMatchObject({ take: [], clashes: ['n'] });
    expect(merged('a', 'a n1', 'a n1')).toMatchObject({ take: [], clashes: [] });
  });

  it('takes a new order only where one was made', () => {
    expect(merged('a b c', 'a b c', 'c a b e')).toMatchObject({
      reordered: false,
      order: ['c', 'a', 'b', 'e'],
    });
    expect(merged('a b c', 'c b a', 'a b e c')).toMatchObject({
      reordered: true,
      order: ['c', 'b', 'e', 'a'],
    });
  });

  it('is merged in linear time', async () => {
    const many = new Map(Array.from({ length: 50_000 }, (_, index) => [`${index}`, index]));
    const ms = await processorMs(() => {
      mergeLists({ base: new Map(), wanted: many, current: new Map() }, Object.is);
      mergeLists({ base: many, wanted: many, current: many }, Object.is);
    });
    expect(ms).toBeLessThan(2_000);
  });
});
