import * as endpoints from '@/lib/content/endpoints';
import { postWith } from '@/lib/testing/posts';
import { productWith } from '@/lib/testing/products';
import { settingsWith } from '@/lib/testing/settings';
import { searchDocuments } from './documents';

jest.mock('@/lib/content/endpoints');
const content = jest.mocked(endpoints);

const settings = (hiddenPages: string[] = []) => ({
  ...settingsWith({ hiddenPages }),
  name: 'Steel Ltd',
});

beforeEach(() => {
  content.getSiteSettings.mockResolvedValue(settings());
  content.getProducts.mockResolvedValue([
    productWith({ title: 'Spur gear', html: '<p>Of <b>steel</b>.</p>' }),
  ]);
  content.getServicePages.mockResolvedValue([]);
  content.getPosts.mockResolvedValue([postWith({ title: 'A night shift' })]);
  content.getFaq.mockResolvedValue([
    {
      title: 'Prices',
      slug: undefined,
      entries: [{ question: 'What does it cost?', answer: 'It depends.' }],
    },
  ]);
  content.getPages.mockResolvedValue([]);
});

describe('what can be found', () => {
  it('are products, articles, questions and the pages of the site', async () => {
    const { documents, complete } = await searchDocuments();
    expect(complete).toBe(true);
    const found = documents.map(({ kind, href, title }) => `${kind} ${href} ${title}`);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^product \/shop-details\/\d+ Spur gear$/),
        expect.stringMatching(/^article \/blog-single\/\d+ A night shift$/),
        'question /faq#prices-1 What does it cost?',
        'page /about About Us',
      ]),
    );
    expect(documents[0]).toMatchObject({ text: 'Of steel.' });
    expect(found.filter((line) => /\/(?:about-2|cart|search|error) /.test(line))).toEqual([]);
  });

  it('are not the pages that the settings hide', async () => {
    content.getSiteSettings.mockResolvedValue(settings(['/about']));
    const { documents } = await searchDocuments();
    expect(documents.find(({ href }) => href === '/about')).toBeUndefined();
  });

  it('is incomplete while something has never been loaded', async () => {
    content.getPosts.mockResolvedValue(undefined);
    expect((await searchDocuments()).complete).toBe(false);
  });
});
