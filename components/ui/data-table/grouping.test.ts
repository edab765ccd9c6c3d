import { groupingOf, groupsOf } from './grouping';

const saws = ['Saws', 'A, bar store', '5', '11,000 cuts a day', 'Ø 420 mm', '2009'];
const press = ['Press', 'B, forge', '1', '31.5 MN', '65 kg', '2017'];
const hammer = ['Hammer', 'B, forge', '1', '50 kJ', '30 kg', '1998'];
const lathes = ['Lathes', 'E, machining', '14', '3 m', 'Ø 1,800 mm', '2003 to 2024'];
const mills = ['Mills', 'E, machining', '5', '1,250 mm', '2 t', '2014'];

describe('the groups of a table', () => {
  it('stand by the column whose values follow each other, with counts at the end of the lines', () => {
    expect(groupingOf([press, hammer, lathes, mills])).toEqual({ by: 1, counts: [2, 5] });
  });

  it.each([
    ['every row has a value of its own', [saws, press, lathes]],
    ['rows of one value stand apart', [press, lathes, hammer, mills]],
    ['a row has no value', [press, hammer, lathes, ['Mills', '', '5', '1 m', '2 t', '2014']]],
    ['there is none', []],
  ])('are none where %s', (_, rows) => {
    expect(groupingOf(rows)).toBeUndefined();
  });

  it('keep the order of the rows', () => {
    expect(groupsOf([saws, press, hammer, lathes], 1)).toEqual([
      { name: 'A, bar store', rows: [saws] },
      { name: 'B, forge', rows: [press, hammer] },
      { name: 'E, machining', rows: [lathes] },
    ]);
  });
});
