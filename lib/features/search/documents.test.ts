import * as endpoints from '@/lib/content/endpoints';
import { postWith } from '@/testing/posts';
import { productWith } from '@/testing/products';
import { settingsWith } from '@/testing/settings';
import { searchDocuments } from './documents';

jest.mock('@/lib/content/derive');
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

  it('come with the language of the company, and its words that mean the same', async () => {
    const meansTheSame = [['VA', 'Edelstahl']];
    content.getSiteSettings.mockResolvedValue({ ...settings(), locale: 'de-DE', meansTheSame });
    expect((await searchDocuments()).language).toEqual({ locale: 'de-DE', meansTheSame });
    content.getSiteSettings.mockResolvedValue(undefined);
    expect((await searchDocuments()).language).toEqual({ locale: 'en-US', meansTheSame: [] });
  });

  it('are not the pages that the settings hide', async () => {
    content.getSiteSettings.mockResolvedValue(settings(['/about']));
    const { documents } = await searchDocuments();
    expect(documents.find(({ href }) => href === '/about')).toBeUndefined();
  });

  it('are files, with their type where two are called the same', async () => {
    const drawing = { kind: 'drawing' as const, title: 'Drawing' };
    content.getProducts.mockResolvedValue([
      productWith({
        title: 'Shaft',
        documents: [
          { ...drawing, file: '/media/a/shaft.svg' },
          { ...drawing, file: '/media/a/shaft.pdf' },
          { kind: 'cad-model', title: 'STEP model', file: '/media/a/shaft.step' },
        ],
      }),
    ]);
    const { documents } = await searchDocuments();
    expect(documents.flatMap(({ kind, title }) => (kind === 'document' ? title : []))).toEqual([
      'Shaft: Drawing, SVG',
      'Shaft: Drawing, PDF',
      'Shaft: STEP model',
    ]);
  });

  it('is incomplete while something has never been loaded', async () => {
    content.getPosts.mockResolvedValue(undefined);
    expect((await searchDocuments()).complete).toBe(false);
  });
});
