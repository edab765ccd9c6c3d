import { screen, within } from '@testing-library/react';
import { getPage } from '@/lib/pages/page';
import { sampleServices } from '@/testing/services';
import { show } from '@/testing/show';
import { AboutScreen } from './about-screen';

const mockGallery = [{ id: 1, title: undefined, text: undefined, picture: undefined }];
let mockServices = sampleServices(2);
const mockContents = { title: 'A forge', blocks: [] };

jest.mock('@/lib/content/derive');
jest.mock('@/lib/content/endpoints', () => ({
  getSiteSettings: async () => undefined,
  getOwnWords: async () => null,
  getPages: async () => undefined,
  getTimeline: async () => [{ year: '1998', title: 'One hall' }],
  getConstructionHome: async () => null,
  getHomePage: () => undefined,
  getServicePages: () => mockServices,
  getCustomerGallery: () => mockGallery,
  getBuyerGallery: () => mockGallery,
  getAboutPage: () => ({
    about: mockContents,
    whyChooseUs: { heading: { title: 'Why us' }, reasons: [mockContents] },
    story: [],
  }),
}));

describe('AboutScreen', () => {
  test.each([
    ['/about', ['A forge', 'Customer gallery', 'Buyer experience', 'Why us']],
    ['/about-2', ['Our story', 'A forge', 'Customer gallery', 'Buyer experience', 'Why us']],
  ] as const)('shows the sections of %s in order', async (path, titles) => {
    show(await AboutScreen({ page: (await getPage(path))! }));
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
  });

  test('shows the way of a part after the company’s text, where services have stations', async () => {
    mockServices = mockServices.map((service, index) => ({
      ...service,
      station: {
        ...{ name: `Station of ${service.title}`, distance: 90 - index, trace: undefined },
        ...{ temperature: 1_230, secondTemperature: undefined },
      },
    }));
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
