import { screen, within } from '@testing-library/react';
import { getPage } from '@/lib/pages/page';
import { aboutPage } from '@/contract/records/positions';
import { holdContent, numbered } from '@/testing/hold-content';
import { show } from '@/testing/show';
import { AboutScreen } from './about-screen';

const content = {
  timeline: [{ year: '1998', title: 'One hall' }],
  servicePages: numbered(2, 'Service'),
  customerGallery: [{ id: 1 }],
  buyerGallery: [{ id: 1 }],
  aboutPage: aboutPage<object>({
    about: { title: 'A forge' },
    blocks: [],
    why: { title: 'Why us' },
    reasons: [{ title: 'A forge' }],
    story: [],
  }),
};

describe('AboutScreen', () => {
  test.each([
    ['/about', ['A forge', 'Customer gallery', 'Buyer experience', 'Why us']],
    ['/about-2', ['Our story', 'A forge', 'Customer gallery', 'Buyer experience', 'Why us']],
  ] as const)('shows the sections of %s in order', async (path, titles) => {
    await holdContent(content);
    show(await AboutScreen({ page: (await getPage(path))! }));
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
  });

  test('shows the way of a part after the company’s text, where services have stations', async () => {
    const servicePages = content.servicePages.map(({ id, title }) => ({
      ...{ id, title },
      station: { title: `Station of ${title}`, distance: 91 - id, temperature: 1_230 },
    }));
    await holdContent({ ...content, servicePages });
    show(await AboutScreen({ page: (await getPage('/about'))! }));
    const way = screen.getByRole('region', { name: 'A part’s route through the works' });
    expect(screen.getAllByRole('heading', { level: 2 })[1]).toHaveTextContent(
      'A part’s route through the works',
    );
    const stops = within(way).getAllByRole('listitem');
    expect(stops.map(({ textContent }) => textContent)).toEqual([
      '89\u00a0m 1,230\u00a0°CStation of Service 2',
      '90\u00a0m 1,230\u00a0°CStation of Service 1',
    ]);
    expect(stops[0]).toHaveAttribute('data-heat', 'bright');
  });
});
