import { render, screen, within } from '@testing-library/react';
import type { TeamMember } from '@/lib/content/schemas/people-schemas';
import { TeamGrid, type TeamVariant } from './team-grid';

const nothing = { picture: undefined, html: undefined, facts: [], skills: [], education: [] };
const members: TeamMember[] = [
  {
    ...nothing,
    id: 1,
    name: 'Ada Holt',
    position: 'Senior Engineer',
    field: 'Dies',
    summary: 'Designs dies.',
    email: { text: 'ada@forge.example', href: 'mailto:ada@forge.example' },
    phone: undefined,
    links: ['https://www.linkedin.com/in/ada'],
    html: '<p>Since 2004.</p>',
  },
  {
    ...nothing,
    id: 2,
    name: 'Ben Marsh',
    position: 'Senior Engineer',
    links: [],
    email: undefined,
    phone: undefined,
  },
];

describe('TeamGrid', () => {
  test.each<TeamVariant>(['cards', 'rows', 'portraits'])('%s show every member', (variant) => {
    render(<TeamGrid variant={variant} title="Our people" text="All of them." members={members} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Our people' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Ada Holt',
      'Ben Marsh',
    ]);
    expect(screen.getAllByText('Senior Engineer')).toHaveLength(2);
  });

  test('links the first member with a text to the profile', () => {
    render(<TeamGrid variant="cards" title="Our people" members={members} />);
    expect(screen.getByRole('link', { name: 'Ada Holt' })).toHaveAttribute('href', '/team-details');
  });

  test('shows a portrait instead of the initials where there is one', () => {
    const picture = { src: '/media/host/ada.jpg', alt: 'Ada Holt at her desk' };
    render(<TeamGrid variant="cards" title="Our people" members={[{ ...members[0]!, picture }]} />);
    expect(screen.getByRole('img', { name: 'Ada Holt at her desk' })).toBeVisible();
  });

  test('names the person in each social link', () => {
    render(<TeamGrid variant="rows" title="Our people" text="" members={members} />);
    expect(screen.getByRole('link', { name: 'LinkedIn: Ada Holt' })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/in/ada',
    );
    expect(screen.getByRole('link', { name: /^E-mail: Ada Holt\b/ })).toHaveAttribute(
      'href',
      'mailto:ada@forge.example',
    );
    const withoutLinks = screen.getByRole('heading', { name: 'Ben Marsh' }).closest('li')!;
    expect(within(withoutLinks).queryByRole('link')).not.toBeInTheDocument();
  });
});
