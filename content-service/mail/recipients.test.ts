import { recipientsOf } from './recipients';

const list =
  'office@forge.example, Ships=sea@forge.example,ships = yard@forge.example, Quote=sales@forge.example';

it.each([
  [list, '', 'office@forge.example', 'company@forge.example'],
  [list, 'Bridges', 'office@forge.example', 'company@forge.example'],
  [list, 'SHIPS', 'sea@forge.example, yard@forge.example', 'company@forge.example'],
  [list, 'Quote', 'sales@forge.example', 'company@forge.example'],
  ['Ships=sea@forge.example', 'Bridges', 'company@forge.example', 'company@forge.example'],
  ['a@b.example,c@d.example', 'Ships', 'a@b.example, c@d.example', 'company@forge.example'],
  [undefined, 'Ships', 'company@forge.example', 'company@forge.example'],
  ['Ships=sea@forge.example', 'Bridges', '', undefined],
  [undefined, '', '', undefined],
  ['a@Müller.example, a@xn--mller-kva.example', '', 'a@xn--mller-kva.example', undefined],
])(
  '%j sends the subject %j to %s',
  (enquiriesTo, subject, expected, company: string | undefined) => {
    expect(recipientsOf(enquiriesTo, subject, company).join(', ')).toBe(expected);
  },
);
