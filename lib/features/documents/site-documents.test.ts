import { inLanguage } from '@/lib/content/store/current-language';
import { holdContent } from '@/testing/hold-content';
import { siteDocuments } from './site-documents';

const languages = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'de-DE', name: 'Deutsch', path: 'de' },
];
const manual = { kind: 'manual', title: 'Manual', file: 'https://host.example/m.pdf' };
const sheet = { kind: 'data-sheet', title: 'Facts', file: 'https://host.example/f.pdf' };
const polish = { ...sheet, title: 'Fakty', language: 'pl' };

const german = (own: object) =>
  holdContent(
    {
      siteSettings: { name: 'Forge', languages },
      downloads: [manual],
      products: [{ id: 1, title: 'Ring', documents: [sheet, polish] }],
      servicePages: [{ id: 1, title: 'Forging', documents: [manual] }],
    },
    {
      'de-DE': {
        siteSettings: {},
        products: [{ id: 1, title: 'Ring' }],
        servicePages: [{ id: 1, title: 'Schmieden' }],
        ...own,
      },
    },
  ).then(() =>
    inLanguage('de', async () =>
      (await siteDocuments())?.map(({ title, language }) => [title, language]),
    ),
  );

describe('documents of a further language', () => {
  it('that come from the main one are named by their own language, or by that one', async () => {
    expect(await german({})).toEqual([
      ['Manual', 'en'],
      ['Facts', 'en'],
      ['Fakty', 'pl'],
      ['Manual', 'en'],
    ]);
  });

  it('that are its own stand in place of those', async () => {
    const own = [{ ...manual, title: 'Anleitung' }];
    expect(
      await german({
        downloads: own,
        servicePages: [{ id: 1, title: 'Schmieden', documents: own }],
        products: [{ id: 1, title: 'Ring', documents: [{ ...sheet, title: 'Daten' }] }],
      }),
    ).toEqual([
      ['Anleitung', undefined],
      ['Daten', undefined],
      ['Anleitung', undefined],
    ]);
  });

  it('are in the main language what they were', async () => {
    await german({});
    expect(await inLanguage('main', siteDocuments)).toEqual(
      expect.arrayContaining([expect.not.objectContaining({ language: 'en' })]),
    );
  });
});
