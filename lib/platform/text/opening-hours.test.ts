import { words } from '@/words/words';
import { isOpeningHours, readableHours } from './opening-hours';

describe('readableHours', () => {
  it.each([
    ['Mo-Fr 07:30-16:30', 'Monday to Friday, 07:30–16:30'],
    ['Mo,We 08:00-12:00', 'Monday, Wednesday, 08:00–12:00'],
    ['Sa 06:00-13:00', 'Saturday, 06:00–13:00'],
    ['Mo-Su', 'Monday to Sunday'],
    ['By appointment', 'By appointment'],
    ['Mo-Fr 7-16', 'Mo-Fr 7-16'],
  ])('writes %s as %s', (text, readable) =>
    expect(readableHours(text, words('en'))).toBe(readable),
  );

  it.each([
    ['de', 'Montag, Mittwoch bis Freitag und Sonntag, 07:30–16:30 Uhr'],
    ['pl', 'poniedziałek, środa–piątek i niedziela, 07:30–16:30'],
    ['zh', '星期一、星期三至星期五、星期日，07:30–16:30'],
  ])('names the days in the language %s', (language, readable) =>
    expect(readableHours('Mo,We-Fr,Su 07:30-16:30', words(language))).toBe(readable),
  );
});

describe('isOpeningHours', () => {
  it('takes only the form that search engines read', () => {
    expect(['Mo-Fr 07:30-16:30', 'Monday 7 to 4'].map(isOpeningHours)).toEqual([true, false]);
  });
});
