import { render, screen, within } from '@testing-library/react';
import type { Project } from '@/lib/content/schemas/company-schemas';
import { ProjectStages } from './project-stages';
import { ProjectStory } from './project-story';
import { ProjectTeaser } from './project-teaser';

const project: Project = {
  id: 1,
  title: 'Bladed discs',
  text: 'For a steam set.',
  picture: { src: '/media/host/disc.jpg', alt: 'A bladed disc' },
  facts: [
    { name: 'Time', value: '8 weeks' },
    { name: 'Pieces', value: '12' },
  ],
  stages: [
    {
      when: 'Day 1',
      title: 'Drawing',
      figures: 'Ø 620 mm',
      text: 'It is read.',
      picture: undefined,
    },
    { title: 'Delivery', picture: { src: '/media/host/lorry.jpg', alt: 'A lorry' } },
  ],
};

const quoteLink = { href: '/quote', name: 'Request a Quote', takesDrawings: true };

describe('ProjectStory', () => {
  test('shows the project with picture and figures', () => {
    render(<ProjectStory project={project} quoteLink={quoteLink} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Bladed discs' })).toBeVisible();
    expect(screen.getByText('For a steam set.')).toBeVisible();
    expect(screen.getByAltText('A bladed disc')).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/quote',
      '/contact',
    ]);
  });

  test('shows a project of which nothing is told', () => {
    const bare = { id: 1, picture: undefined, facts: [], stages: [] };
    render(<ProjectStory project={bare} quoteLink={quoteLink} />);
    expect(screen.getByRole('heading', { level: 2, name: 'A project in detail' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('links the teaser to the project', () => {
    render(<ProjectTeaser project={project} />);
    expect(screen.getByRole('link', { name: 'Follow the project' })).toHaveAttribute(
      'href',
      '/portfolio-details',
    );
  });

  test('shows the stages in order', () => {
    render(<ProjectStages title="Step by step" stages={project.stages} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Step by step' })).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    expect(titles).toEqual(['Drawing', 'Delivery']);
    expect(screen.getByText('Ø 620 mm')).toBeVisible();
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
      'A lorry',
    ]);
  });

  test('has no stages where there are none', () => {
    const { container } = render(<ProjectStages title="Step by step" stages={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
