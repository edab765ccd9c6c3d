import { screen } from '@testing-library/react';
import { show } from '@/lib/testing/show';
import { OwnerCards } from './owner-cards';

const owner = {
  name: 'Ada Holt',
  role: 'Managing director',
  image: undefined,
  emails: ['ada@forge.example', 'directors@forge.example'],
  text: 'Forger by trade.',
};

test('a card has name, role and two addresses to write to', () => {
  show(<OwnerCards owners={[owner]} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Ada Holt' })).toBeVisible();
  expect(screen.getByText('Managing director')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:ada@forge.example',
    'mailto:directors@forge.example',
  ]);
});

test('what is no address is left out', () => {
  show(
    <OwnerCards owners={[{ ...owner, emails: ['javascript:alert(1)', 'ada@forge.example'] }]} />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('no owners, no section', () => {
  const page = show(<OwnerCards owners={[]} />);
  expect(page).toBeEmptyDOMElement();
});
