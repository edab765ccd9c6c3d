import { MAIN, merged, ring, type Row } from '../testing/merged';

describe('a named list', () => {
  const titles = (own: unknown, main: Row[] = [ring, { ...ring, id: 2 }, { ...ring, id: 3 }]) =>
    (merged('products', main, own) as Row[]).map(({ title }) => title);

  it('has the items that the language names, in the main order, and its own at the end', () => {
    const own = [
      { id: 9, title: 'Neu' },
      { id: 3, title: 'Drei' },
      { id: 2, short_description: 'Ohne Namen' },
      { id: 1, title: 'Eins' },
    ];
    expect(titles(own)).toEqual(['Eins', 'Drei', 'Neu']);
  });

  it('is empty without an answer, and with an empty one', () => {
    expect(titles(undefined)).toEqual([]);
    expect(titles(null)).toEqual([]);
    expect(titles([])).toEqual([]);
  });

  it('stands whole where its items have no numbers', () => {
    const own = [{ title: 'Preise', entries: [{ question: 'Was?', answer: 'Viel.' }] }];
    expect(merged('faq', [{ id: 1, title: 'Prices', slug: 'prices', entries: [] }], own)).toEqual(
      own,
    );
  });

  it('leaves out what lacks something that neither language says', () => {
    expect(titles([{ title: 'Ohne Nummer' }, { id: 1, title: 'Eins' }])).toEqual(['Eins']);
    expect(merged('faq', [], [{ id: 1, title: 'Preise' }])).toEqual([]);
  });

  it('names a review by its text, and takes name and stars from the main language', () => {
    const main = [1, 2].map((id) => ({ id, name: 'A. Miller', rating: 5, text: 'Good' }));
    expect(merged('reviews', main, [{ id: 1, text: 'Gut' }, { id: 2 }])).toEqual([
      { id: 1, name: 'A. Miller', rating: 5, text: 'Gut' },
    ]);
  });

  it('names facts of the hero by both of their words, and figures by what is counted', () => {
    const facts = [1, 2].map((id) => ({ id, name: 'Weight', value: '4 kg' }));
    expect(
      merged('heroFacts', facts, [
        { id: 1, name: 'Gewicht', value: '4 kg' },
        { id: 2, name: 'Gewicht' },
      ]),
    ).toHaveLength(1);
    expect(
      merged('figures', [{ id: 1, title: 'Years', end: '25+' }], [{ id: 1, title: 'Jahre' }]),
    ).toEqual([{ id: 1, title: 'Jahre', end: '25+' }]);
  });

  it('names what has no title in the main language either by any of its words', () => {
    const german = (main: Row, own: Row) =>
      merged('projects', [{ id: 1, ...main }], [{ id: 1, ...own }]) as Row[];
    expect(german({ text: 'A shaft' }, { text: 'Eine Welle' })).toHaveLength(1);
    expect(german({ text: 'A shaft' }, { thumbnail: '/welle.jpg' })).toEqual([]);
    expect(german({ title: 'A shaft' }, { text: 'Eine Welle' })).toEqual([]);
  });
});

describe('a shared list', () => {
  it('takes from lines that the language lacks those that are the same in every one', () => {
    const place = {
      id: 1,
      address: 'Mill Road',
      opening_hours: ['Mo-Fr 07:30-16:30', 'Ask at the gate'],
    };
    expect(merged('locations', [place], undefined)).toEqual([
      { ...place, opening_hours: ['Mo-Fr 07:30-16:30'] },
    ]);
    const own = { id: 1, opening_hours: ['Mo-Fr 07:30-16:30', 'Am Tor melden'] };
    expect(merged('locations', [place], [own])).toEqual([{ ...place, ...own }]);
  });

  const main = [
    { id: 1, title: 'Press', figures: '80 MN', thumbnail: '/p.jpg', alt: 'Press' },
    { id: 2, title: 'Hammer' },
  ];

  it('has the main language’s items with the language’s texts', () => {
    expect(
      merged('equipment', main, [
        { id: 2, title: 'Der Hammer' },
        { id: 9, title: 'Neu' },
      ]),
    ).toEqual([
      { id: 1, thumbnail: '/p.jpg', alt: 'Press', langs: { alt: MAIN } },
      { id: 2, title: 'Der Hammer' },
    ]);
  });

  it('is the main language’s without an answer, and none where that is empty', () => {
    expect(merged('equipment', main, undefined)).toHaveLength(2);
    expect(merged('equipment', main, [])).toEqual([]);
  });

  it('stands whole where its items have no numbers', () => {
    expect(merged('equipment', main, [{ title: 'Presse' }])).toEqual([{ title: 'Presse' }]);
    expect(merged('equipment', [{ title: 'Press' }], [{ id: 1, title: 'Presse' }])).toEqual([
      { id: 1, title: 'Presse' },
    ]);
  });

  it('keeps names of people and companies', () => {
    expect(
      merged(
        'clients',
        [{ id: 1, title: 'Acme', figures: 'Rings' }],
        [{ id: 1, figures: 'Ringe' }],
      ),
    ).toEqual([{ id: 1, title: 'Acme', figures: 'Ringe' }]);
  });
});

describe('the list of documents', () => {
  const main = [{ kind: 'manual', title: 'Manual', file: '/m.pdf', language: 'en' }];

  it('is the language’s own', () => {
    const own = [{ kind: 'manual', title: 'Anleitung', file: '/a.pdf' }];
    expect(merged('downloads', main, own)).toEqual(own);
    expect(merged('downloads', main, [])).toEqual([]);
  });

  it('is the main language’s, marked, where there is none', () => {
    expect(merged('downloads', main, undefined)).toEqual([{ ...main[0], langs: { title: MAIN } }]);
  });
});

describe('texts of pages', () => {
  const blocks = [{ type: 'text', html: '<p>Quality</p>' }];
  const main = [
    {
      path: '/shop',
      name: 'Shop',
      image: '/s.jpg',
      headings: [{ section: 'all', title: 'All' }],
      blocks: [],
    },
    { path: '/p/quality', name: 'Quality', introduction: 'We', blocks },
    { path: '/privacy', name: 'Privacy', blocks },
  ];

  it('meet by paths; names, introductions and headings are the language’s alone', () => {
    expect(merged('pages', main, [{ path: '/Shop', name: 'Laden' }])).toEqual([
      { path: '/Shop', name: 'Laden', image: '/s.jpg', headings: [], blocks: [] },
      { path: '/privacy', headings: [], blocks, langs: { blocks: MAIN } },
    ]);
  });

  it('have headings by their sections', () => {
    const headings = [{ section: 'all', title: 'Alle' }];
    expect(merged('pages', main, [{ path: '/shop', headings }])).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: '/shop', headings })]),
    );
  });

  it('offer a page of the company where the language gives it blocks or an introduction', () => {
    const paths = (own: Row[]) => (merged('pages', main, own) as Row[]).map(({ path }) => path);
    expect(paths([{ path: '/p/quality', name: 'Qualität' }])).not.toContain('/p/quality');
    expect(paths([{ path: '/p/quality', introduction: 'Wir' }])).toContain('/p/quality');
    expect(paths([{ path: '/p/quality', blocks }])).toContain('/p/quality');
    expect(
      paths([
        { path: '/p/neu', introduction: 'Wir' },
        { path: '/faq', name: 'Fragen' },
      ]),
    ).toEqual(['/shop', '/privacy', '/p/neu', '/faq']);
  });

  it('have what is the same in all languages without an answer', () => {
    expect(merged('pages', main, undefined)).toEqual([
      { path: '/shop', image: '/s.jpg', headings: [], blocks: [] },
      { path: '/privacy', headings: [], blocks, langs: { blocks: MAIN } },
    ]);
  });
});
