import { render, screen } from '@testing-library/react';
import { teamProfile } from '@/lib/demo-data/team';
import { TeamProfile } from './team-profile';
import { TeamRecord } from './team-record';

describe('TeamProfile', () => {
  test('shows the person, the facts and the contact links', () => {
    const { member, story, facts } = teamProfile;
    render(<TeamProfile member={member} story={story} facts={facts} />);
    expect(screen.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: facts[0]!.name })).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(member.links.length);
  });

  test('shows the skills in percent and the education', () => {
    render(<TeamRecord skills={teamProfile.skills} education={teamProfile.education} />);
    expect(screen.getAllByText(/^\d+%$/).map((figure) => figure.textContent)).toEqual([
      '90%',
      '98%',
      '90%',
      '98%',
    ]);
    expect(screen.getByRole('heading', { name: 'Education' })).toBeVisible();
  });
});
