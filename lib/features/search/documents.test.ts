import { inLanguage } from '@/lib/content/store/current-language';
import { holdContent } from '@/testing/hold-content';
import { searchDocuments } from './documents';

const content = {
  siteSettings: { name: 'Steel Ltd' },
  products: [{ id: 7, title: 'Spur gear', html: '<p>Of <b>steel</b>.</p>' }],
  servicePages: [],
  posts: [{ id: 7, title: 'A night shift' }],
  faq: [{ title: 'Prices', entries: [{ question: 'What does it cost?', answer: 'It depends.' }] }],
  pages: [],
  downloads: [],
};

beforeEach(() => holdContent(content));

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

  it('leave out what a language does not say itself, but for grades and standards', async () => {
    const languages = [
      { locale: 'en-GB', name: 'English' },
      { locale: 'de-DE', name: 'Deutsch', path: 'de' },
    ];
    const specifications = [{ name: 'Steel', value: '42CrMo4' }];
    const gear = { ...content.products[0], specifications };
    await holdContent(
      { ...content, siteSettings: { languages }, products: [gear] },
      { 'de-DE': { siteSettings: {}, products: [{ id: 7, title: 'Stirnrad' }] } },
    );
    const { documents } = await inLanguage('de', searchDocuments);
    const product = documents.find(({ kind }) => kind === 'product')!;
    expect(product).toMatchObject({
      title: 'Stirnrad',
      otherFacts: expect.stringContaining('42CrMo4'),
    });
    expect(product.text).toBeUndefined();
    expect(documents.some(({ kind }) => kind === 'question')).toBe(false);
  });

  it('come with the language of the company, and its words that mean the same', async () => {
    const words = ['VA', 'Edelstahl'];
    await holdContent({ siteSettings: { locale: 'de-DE', search_terms: [{ words }] } });
    const language = { locale: 'de-DE', meansTheSame: [words] };
    expect((await searchDocuments()).language).toEqual(language);
    await holdContent({});
    expect((await searchDocuments()).language).toEqual({ locale: 'en-US', meansTheSame: [] });
  });

  it('are not the pages that the settings hide', async () => {
    await holdContent({ ...content, siteSettings: { hidden_pages: ['/about'] } });
    const { documents } = await searchDocuments();
    expect(documents.find(({ href }) => href === '/about')).toBeUndefined();
  });

  it('are files, with their type where two are called the same', async () => {
    const drawing = { kind: 'drawing', title: 'Drawing' };
    const documents = [
      { ...drawing, file: '/shaft.svg' },
      { ...drawing, file: '/shaft.pdf' },
      { kind: 'cad-model', title: 'STEP model', file: '/shaft.step' },
    ];
    await holdContent({ ...content, products: [{ id: 7, title: 'Shaft', documents }] });
    const found = (await searchDocuments()).documents;
    expect(found.flatMap(({ kind, title }) => (kind === 'document' ? title : []))).toEqual([
      'Shaft: Drawing, SVG',
      'Shaft: Drawing, PDF',
      'Shaft: STEP model',
    ]);
  });

  it('is incomplete while something has never been loaded', async () => {
    await holdContent({ ...content, posts: undefined });
    expect((await searchDocuments()).complete).toBe(false);
  });
});
