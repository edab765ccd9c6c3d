import { render, screen } from '@testing-library/react';
import type { TeamMember } from '@/lib/content/schemas/people-schemas';
import { TeamProfile } from './team-profile';
import { TeamRecord } from './team-record';

const member: TeamMember = {
  id: 1,
  name: 'Ada Holt',
  position: 'Senior Engineer',
  field: 'Drawings',
  summary: 'Draws parts.',
  picture: undefined,
  email: { text: 'ada@gears.example', href: 'mailto:ada@gears.example' },
  phone: { text: '+44 1', href: 'tel:+441' },
  links: [],
  html: '<p>She came in 2004.</p>',
  facts: [{ name: 'Office', value: 'First floor' }],
  skills: [90, 98].map((percent) => ({ label: `Skill of ${percent}`, percent })),
  education: [{ title: 'Apprenticeship' }],
};

describe('TeamProfile', () => {
  test('shows the person, the facts and the contact links', () => {
    render(<TeamProfile member={member} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Ada Holt' })).toBeVisible();
    expect(screen.getByText('Senior Engineer, Drawings')).toBeVisible();
    expect(screen.getByText('She came in 2004.')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Office' })).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  test('shows a person of whom only the name is known', () => {
    render(
      <TeamProfile member={{ ...member, position: undefined, field: undefined, facts: [] }} />,
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('shows the skills in percent and the education', () => {
    render(<TeamRecord skills={member.skills} education={member.education} />);
    expect(screen.getAllByText(/^\d+%$/).map((figure) => figure.textContent)).toEqual([
      '90%',
      '98%',
    ]);
    expect(screen.getByRole('heading', { name: 'Education' })).toBeVisible();
  });

  test('has no heading of what is not known', () => {
    const { rerender } = render(<TeamRecord skills={[]} education={member.education} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    rerender(<TeamRecord skills={member.skills} education={[]} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Skills');
  });
});
