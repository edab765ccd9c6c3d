import { render, screen, within } from '@testing-library/react';
import type { TeamMember } from '@/lib/demo-data/team';
import { TeamGrid, type TeamVariant } from './team-grid';

const members: TeamMember[] = [
  {
    id: 1,
    name: 'Ada Holt',
    position: 'Senior Engineer',
    field: 'Dies',
    summary: 'Designs dies.',
    links: ['mailto:ada@forge.example', 'https://www.linkedin.com/in/ada'],
    profile: '/team-details',
  },
  { id: 2, name: 'Ben Marsh', position: 'Senior Engineer', field: 'Rings', summary: '', links: [] },
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

  test('names the person in each social link', () => {
    render(<TeamGrid variant="rows" title="Our people" text="" members={members} />);
    expect(screen.getByRole('link', { name: 'LinkedIn: Ada Holt' })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/in/ada',
    );
    expect(screen.getByRole('link', { name: 'E-mail: Ada Holt' })).toBeVisible();
    const withoutLinks = screen.getByRole('heading', { name: 'Ben Marsh' }).closest('li')!;
    expect(within(withoutLinks).queryByRole('link')).not.toBeInTheDocument();
  });
});
