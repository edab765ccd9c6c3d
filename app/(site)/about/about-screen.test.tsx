import { screen } from '@testing-library/react';
import { getPage } from '@/lib/pages/page';
import { show } from '@/testing/show';
import { AboutScreen } from './about-screen';

const mockGallery = [{ id: 1, title: undefined, text: undefined, picture: undefined }];
const mockContents = { title: 'A forge', blocks: [] };

jest.mock('@/lib/content/derive');
jest.mock('@/lib/content/endpoints', () => ({
  getSiteSettings: async () => undefined,
  getOwnWords: async () => null,
  getPages: async () => undefined,
  getTimeline: async () => [{ year: '1998', title: 'One hall' }],
  getConstructionHome: async () => null,
  getHomePage: () => undefined,
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
});
