import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { OwnerCards } from './owner-cards';

const owner = {
  name: 'Ada Holt',
  role: 'Managing director',
  image: undefined,
  emails: ['ada@forge.example', 'directors@forge.example'],
  text: 'Forger by trade.',
};

describe('OwnerCards', () => {
  test('shows name, role and two e-mail links', () => {
    show(<OwnerCards title="Owners" owners={[owner]} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Ada Holt' })).toBeVisible();
    expect(screen.getByText('Managing director')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:ada@forge.example',
      'mailto:directors@forge.example',
    ]);
  });

  test.each([undefined, '/media/host/holt.jpg'])('shows one portrait, from %s', (image) => {
    show(<OwnerCards title="Owners" owners={[{ ...owner, image }]} />);
    const portraits = screen.queryAllByRole('img').map((img) => img.getAttribute('alt'));
    expect(portraits).toEqual(image ? ['Portrait of Ada Holt'] : []);
  });

  test('leaves out values that are not e-mail addresses', () => {
    show(
      <OwnerCards
        title="Owners"
        owners={[{ ...owner, emails: ['javascript:alert(1)', 'ada@forge.example'] }]}
      />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('renders nothing without owners', () => {
    const page = show(<OwnerCards title="Owners" owners={[]} />);
    expect(page).toBeEmptyDOMElement();
  });
});
