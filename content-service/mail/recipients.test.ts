import { recipientsOf } from './recipients';

const list =
  'office@forge.example, Ships=sea@forge.example,ships = yard@forge.example, Quote=sales@forge.example';

it.each([
  [list, '', 'office@forge.example'],
  [list, 'Bridges', 'office@forge.example'],
  [list, 'SHIPS', 'sea@forge.example, yard@forge.example'],
  [list, 'Quote', 'sales@forge.example'],
  ['Ships=sea@forge.example', 'Bridges', 'company@forge.example'],
  ['a@b.example,c@d.example', 'Ships', 'a@b.example, c@d.example'],
  [undefined, 'Ships', 'company@forge.example'],
])('%j sends the subject %j to %s', (enquiriesTo, subject, expected) => {
  expect(recipientsOf(enquiriesTo, subject, 'company@forge.example')).toBe(expected);
});
