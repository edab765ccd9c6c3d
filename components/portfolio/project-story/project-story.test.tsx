import { render, screen, within } from '@testing-library/react';
import { projectFacts, stages } from '@/lib/demo-data/project';
import { ProjectStages } from './project-stages';
import { ProjectStory } from './project-story';
import { ProjectTeaser } from './project-teaser';

const picture = { src: '/media/host/disc.jpg', alt: 'A bladed disc' };

describe('ProjectStory', () => {
  test('shows the project with picture and figures', () => {
    render(
      <ProjectStory
        project={{ id: 1, title: 'Bladed discs', text: 'For a steam set.', picture }}
        facts={projectFacts}
        summary="One order."
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Bladed discs' })).toBeVisible();
    expect(screen.getByText('For a steam set.')).toBeVisible();
    expect(screen.getByAltText('A bladed disc')).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(projectFacts.length);
  });

  test('shows the summary for a project without a text', () => {
    const project = { id: 1, title: undefined, text: undefined, picture: undefined };
    render(<ProjectStory project={project} facts={projectFacts} summary="One order." />);
    expect(screen.getByRole('heading', { level: 2, name: 'A project in detail' })).toBeVisible();
    expect(screen.getByText('One order.')).toBeVisible();
  });

  test('links the teaser to the project', () => {
    render(
      <ProjectTeaser
        project={{ id: 1, title: 'Bladed discs', text: undefined, picture }}
        summary="One order."
      />,
    );
    expect(screen.getByRole('link', { name: 'Follow the project' })).toHaveAttribute(
      'href',
      '/portfolio-details',
    );
  });

  test('shows the stages in order', () => {
    render(<ProjectStages stages={stages} />);
    const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    expect(titles).toEqual(stages.map(({ title }) => title));
    expect([titles.at(0), titles.at(-1)]).toEqual(['Drawing', 'Delivery']);
  });
});
