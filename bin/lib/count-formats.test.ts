import type { CountKind } from '@/contract/counts';
import { countsAsCsv, countsAsText } from './count-formats';

const count = (day: string, kind: CountKind, name: string, times: number) => ({
  ...{ day, kind, name, count: times },
});

const counts = [
  count('2026-11-23', 'pages', '/', 3),
  count('2026-11-23', 'pages', '/shop', 9),
  count('2026-11-24', 'pages', '/', 4),
  count('2026-11-24', 'enquiries', '', 2),
  count('2026-11-24', 'not-found', '/=cmd()\u001b[2J', 1),
];

describe('countsAsText', () => {
  it('prints days, then the most frequent names, without control characters', () => {
    expect(countsAsText(counts)).toBe(
      [
        'Pages opened by day',
        '      12  2026-11-23',
        '       4  2026-11-24',
        '',
        'Pages opened: 16',
        '       9  /shop',
        '       7  /',
        '',
        'Paths where nothing is: 1',
        '       1  /=cmd() [2J',
        '',
        'Enquiries: 2',
      ].join('\n'),
    );
  });

  it('says how many names it leaves out', () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      count('2026-11-23', 'pages', `/${index}`, 1),
    );
    expect(countsAsText(many)).toContain('and 5 more');
  });

  it('says that there is nothing', () => expect(countsAsText([])).toBe('Nothing was counted.'));
});

describe('countsAsCsv', () => {
  it('has a row for each day, kind and name', () => {
    expect(countsAsCsv([count('2026-11-23', 'referrers', '=cmd()', 3)])).toBe(
      '\uFEFF"day","kind","name","count"\r\n"2026-11-23","referrers","\'=cmd()","3"\r\n',
    );
  });
});
