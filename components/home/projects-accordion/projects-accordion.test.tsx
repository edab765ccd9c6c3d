import { screen, within } from '@testing-library/react';
import { show } from '@/testing/show';
import { ProjectsAccordion } from './projects-accordion';

const projects = ['Commercial', 'Residential', 'Multipurpose', 'Hotel or resort'].map((title) => ({
  title,
  text: `What we make for ${title}.`,
  facts: [{ name: 'Weight', value: '5 kg' }],
  picture: { src: `/media/host/${title}.jpg`, alt: `Picture of ${title}` },
}));

const service = (title: string) => ({
  id: undefined,
  title,
  picture: undefined,
  summary: undefined,
});

describe('ProjectsAccordion', () => {
  test('has four numbered items with the first one open', () => {
    const page = show(<ProjectsAccordion title="Buildings" projects={projects} services={[]} />);
    const titles = screen.getAllByRole('heading', { level: 3, hidden: true });
    expect(titles.map((title) => title.textContent)).toEqual([
      'Commercial',
      'Residential',
      'Multipurpose',
      'Hotel or resort',
    ]);
    expect(['01', '02', '03', '04'].map((number) => screen.getByText(number))).toHaveLength(4);
    const items = [...page.querySelectorAll('details')];
    expect(items.map((item) => item.open)).toEqual([true, false, false, false]);
    expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(new Set(['projects']));
  });

  test('leads to each of two projects of one name', () => {
    const hotel = projects[3]!;
    const page = show(<ProjectsAccordion title="" projects={[hotel, hotel]} services={[]} />);
    const ids = [...page.querySelectorAll('details > [id]')].map(({ id }) => id);
    expect(ids).toEqual(['hotel-or-resort', 'part-2']);
  });

  test("shows each project's picture and figures", () => {
    show(<ProjectsAccordion title="Buildings" projects={projects} services={[]} />);
    for (const { title, picture } of projects) {
      expect(screen.getByAltText(picture.alt)).toBeInTheDocument();
      expect(screen.getByText(`${title} in figures`)).toBeInTheDocument();
    }
  });

  test('links each project to the service at its position', () => {
    show(
      <ProjectsAccordion
        title="Buildings"
        projects={projects}
        services={['Forging', 'Rolling', 'Turning'].map(service)}
      />,
    );
    const panels = screen.getAllByRole('group');
    const links = panels.map((panel) => within(panel).queryByRole('link', { hidden: true }));
    expect(links.map((link) => link?.textContent)).toEqual([
      'Forging',
      'Rolling',
      'Turning',
      undefined,
    ]);
    expect(links[0]).toHaveAttribute('href', '/service');
  });
});
