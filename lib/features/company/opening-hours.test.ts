import { words } from '@/words/words';
import { isOpeningHours } from '@/contract/formats/opening-hours';
import { readableHours } from './opening-hours';

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
    ['de', 'Montag bis Mittwoch, Freitag, 07:30–16:30 Uhr'],
    ['fr', 'du lundi au mercredi, vendredi, 07:30–16:30'],
    ['pl', 'poniedziałek–środa, piątek, 07:30–16:30'],
    ['ar', 'من الاثنين إلى الأربعاء، الجمعة، من 07:30 إلى 16:30'],
    ['zh', '星期一至星期三、星期五，07:30–16:30'],
    ['fo', 'Monday to Wednesday, Friday, 07:30–16:30'],
  ])('in %s says %s', (locale, readable) =>
    expect(readableHours('Mo-We,Fr 07:30-16:30', words(locale))).toBe(readable),
  );
});

describe('isOpeningHours', () => {
  it('takes only the form that search engines read', () => {
    expect(['Mo-Fr 07:30-16:30', 'Monday 7 to 4'].map(isOpeningHours)).toEqual([true, false]);
  });
});
