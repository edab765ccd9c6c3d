import { initialOf, initialsOf } from './initials';

it.each([
  ['Ada B. Holt', 'AH'],
  ['  Ada  ', 'A'],
  ['émile zola', 'ÉZ'],
  ['łucja', 'Ł'],
  ['منى عبد الحميد', 'م ح'],
  ['শীতল রায়', 'শর'],
  ['𠮷野', '𠮷'],
  ['เบ้าหลอม แก้วมณี', 'บก'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

it('a title does not begin with its article', () => {
  expect(['التشكيل حسب الرسم', 'الحرق', 'أنبوب', 'ring'].map(initialOf)).toEqual([
    ...['ت', 'ح', 'أ', 'R'],
  ]);
});
