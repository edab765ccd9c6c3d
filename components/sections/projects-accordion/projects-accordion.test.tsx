import { screen } from '@testing-library/react';
import { projects } from '@/lib/demo-data/projects';
import { show } from '@/lib/testing/show';
import { ProjectsAccordion } from './projects-accordion';

test('four kinds of buildings under their numerals, the first one open', () => {
  const page = show(<ProjectsAccordion projects={projects} />);
  const titles = screen.getAllByRole('heading', { level: 3, hidden: true });
  expect(titles.map((title) => title.textContent)).toEqual([
    'Commercial',
    'Residential',
    'Multipurpose',
    'Hotel or resort',
  ]);
  expect(['01', '02', '03', '04'].map((mark) => screen.getByText(mark))).toHaveLength(4);
  const items = [...page.querySelectorAll('details')];
  expect(items.map((item) => item.open)).toEqual([true, false, false, false]);
  expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(new Set(['projects']));
});

test('each has its own picture and figures', () => {
  show(<ProjectsAccordion projects={projects} />);
  for (const { title, picture } of projects) {
    expect(screen.getByAltText(picture.alt)).toBeInTheDocument();
    expect(screen.getByText(`${title} in figures`)).toBeInTheDocument();
  }
});
