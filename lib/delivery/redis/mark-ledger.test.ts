/** @jest-environment node */
import { MarkLedger } from './mark-ledger';

it('says what is news, once', () => {
  const ledger = new MarkLedger();
  expect(ledger.learn({ a: '5', b: '7' })).toEqual(['a', 'b']);
  expect(ledger.learn({ a: '5', b: '8' })).toEqual(['b']);
  expect(ledger.learn({ a: '4' })).toEqual([]);
  expect(ledger.known).toBe(8);
});

it('holds what was made before a mark for old, whenever it hears of the mark', () => {
  const ledger = new MarkLedger();
  ledger.learn({ a: 5, b: 7 });
  expect(ledger.isCurrent(['a'], 5)).toBe(true);
  expect(ledger.isCurrent(['a'], 4)).toBe(false);
  expect(ledger.isCurrent(['a', 'b'], 6)).toBe(false);
  expect(ledger.isCurrent(['never marked'], 0)).toBe(true);
});

it('keeps revisions in microseconds apart', () => {
  const ledger = new MarkLedger();
  ledger.learn({ a: '1795253400123456' });
  expect(ledger.isCurrent(['a'], 1795253400123455)).toBe(false);
});
