import { editDistance, lettersOf, mayBeWithin } from './edit-distance';

describe('the distance of two words', () => {
  it.each([
    ['flange', 'flange', 0],
    ['lfange', 'flange', 1],
    ['flagne', 'flange', 1],
    ['flang', 'flange', 1],
    ['flannge', 'flange', 1],
    ['plange', 'flange', 1],
    ['crnakshfat', 'crankshaft', 2],
    ['gear', 'flange', 3],
    ['', 'ab', 2],
  ])('of %s and %s is %d', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
    expect(editDistance(other, one, 2)).toBe(distance);
  });

  it('is ruled out by letters only where it is too far', () => {
    const near = (one: string, other: string) => mayBeWithin(1, lettersOf(one), lettersOf(other));
    expect(near('lfange', 'flange')).toBe(true);
    expect(near('plange', 'flange')).toBe(true);
    expect(near('gasket', 'flange')).toBe(false);
  });
});
