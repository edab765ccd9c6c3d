import { companyOf } from './company';

const company = (settings: unknown) => companyOf({ get: () => settings } as never);

it.each([
  [
    'a company',
    { name: ' Quarry Forge ', email: 'a@quarry.example' },
    'Quarry Forge',
    'a@quarry.example',
  ],
  ['a company without a name', { email: 'a@quarry.example' }, 'quarry.example', 'a@quarry.example'],
  [
    'a company whose domain has letters of its own',
    { name: 'Müller', email: 'info@müller.example' },
    'Müller',
    'info@xn--mller-kva.example',
  ],
  ['settings without an e-mail', { name: 'Quarry Forge' }, 'Quarry Forge', undefined],
  ['no settings', undefined, 'Website', undefined],
])('companyOf: %s', (_, settings, name, email) => {
  expect(company(settings)).toMatchObject({ name, email });
});
