import { mergeEndpoint } from './merge';

const MAIN = 'en-GB';
type Row = Record<string, unknown>;

const merged = (name: Parameters<typeof mergeEndpoint>[0], main: unknown, own: unknown) =>
  mergeEndpoint(name, main as Row[], own as Row[] | null | undefined, MAIN) as unknown;

const ring = {
  id: 1,
  title: 'Ring',
  slug: 'ring',
  thumbnail: '/media/ring.jpg?v=1',
  alt: 'A ring',
  price: 20,
  sku: 'R-1',
  short_description: 'Rolled',
  html: '<p>Rolled</p>',
  specifications: [{ name: 'Weight', value: '4 kg' }],
  documents: [],
};

describe('a field', () => {
  const german = (own: Row, main: Row = ring) =>
    (merged('products', [main], [{ id: 1, title: 'Ring', ...own }]) as Row[])[0]!;

  it('that is the same in all languages is the main language’s, unless the other says its own', () => {
    expect(german({})).toMatchObject({ slug: 'ring', price: 20, sku: 'R-1' });
    expect(german({ slug: 'ring-de', price: 0 })).toMatchObject({ slug: 'ring-de', price: 0 });
  });

  it('of text is absent without a translation', () => {
    expect(german({}).short_description).toBeUndefined();
    expect(german({ short_description: 'Gewalzt' })).toMatchObject({
      short_description: 'Gewalzt',
    });
  });

  it('that is long is the main language’s, whole and marked', () => {
    expect(german({})).toMatchObject({
      html: '<p>Rolled</p>',
      specifications: [{ name: 'Weight', value: '4 kg' }],
      langs: { html: MAIN, specifications: MAIN, alt: MAIN },
    });
  });

  it('is not marked where it has a translation, or nothing was there', () => {
    const specifications = [{ name: 'Gewicht', value: '4 kg' }];
    const { langs, ...item } = german({ specifications, html: '<p>Gewalzt</p>', alt: 'Ring' });
    expect(langs).toBeUndefined();
    expect(item).toMatchObject({ specifications, documents: [] });
  });

  it('with an alternative text does not come with another picture', () => {
    const other = german({ thumbnail: '/media/anderer.jpg' });
    expect(other).toMatchObject({ thumbnail: '/media/anderer.jpg' });
    expect(other.alt).toBeUndefined();
    expect(other.langs).not.toHaveProperty('alt');
    expect(german({ thumbnail: '/media/ring.jpg?v=2' })).toMatchObject({ alt: 'A ring' });
    expect(german({ thumbnail: '/media/anderer.jpg', alt: 'Anderer' })).toMatchObject({
      alt: 'Anderer',
    });
  });

  it('with the upright form of a picture does not come with another picture', () => {
    const card = { id: 1, title: 'Forging', thumbnail: '/a.jpg', thumbnail_portrait: '/a-up.jpg' };
    const german = (thumbnail?: string) =>
      (merged('services', [card], [{ id: 1, title: 'Schmieden', thumbnail }]) as Row[])[0];
    expect(german()).toMatchObject({ thumbnail_portrait: '/a-up.jpg' });
    expect(german('/b.jpg')).not.toHaveProperty('thumbnail_portrait');
  });

  it('of a group merges for itself, and is marked with the group', () => {
    const film = { title: 'Film', text: 'How', image: '/f.jpg', alt: 'Press', youtube_logo: 'abc' };
    const page = merged(
      'constructionHome',
      { film, buildings: [] },
      { film: { title: 'Der Film' } },
    );
    expect(page).toMatchObject({
      film: { title: 'Der Film', image: '/f.jpg', alt: 'Press', youtube_logo: 'abc' },
      langs: { 'film.alt': MAIN },
    });
    expect(page).not.toHaveProperty('film.text');
    expect(page).not.toHaveProperty('film.langs');
    expect(
      merged('products', [{ ...ring, seo: { title: 'Ring' } }], [{ id: 1, title: 'R' }]),
    ).toEqual([expect.not.objectContaining({ seo: expect.anything() as unknown })]);
  });

  it('of a distance of 0 is one', () => {
    const service = { id: 1, title: 'Saw', station: { title: 'Saw', distance: 0 } };
    expect(merged('servicePages', [service], [{ id: 1, title: 'Säge' }])).toEqual([
      expect.objectContaining({ station: { distance: 0 } }),
    ]);
  });

  it('that lists words is an empty list without a translation', () => {
    expect(
      merged('posts', [{ id: 1, title: 'A', categories: ['News'] }], [{ id: 1, title: 'B' }]),
    ).toEqual([{ id: 1, title: 'B', categories: [] }]);
  });
});

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

  it('names a project by its title, though the main language may do without', () => {
    expect(
      merged('projects', [{ id: 1, text: 'A shaft' }], [{ id: 1, text: 'Eine Welle' }]),
    ).toEqual([]);
  });
});

describe('a shared list', () => {
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

describe('settings', () => {
  const main = {
    name: 'Forge',
    slogan: 'Forgings',
    copyright: '© Forge',
    logo: '/l.svg',
    locale: 'en-GB',
    currency: 'GBP',
    brand: { accent: '#111111' },
    hidden_pages: ['/team-2'],
    search_terms: [{ words: ['NDT'] }],
    languages: [{ locale: 'en-GB', name: 'English' }],
    offices: [
      { title: 'Works', address: 'Lane 1' },
      { title: 'Sales', address: 'Lane 2' },
    ],
  };

  it('merge field by field', () => {
    expect(
      merged('siteSettings', main, { slogan: 'Schmiedeteile', locale: 'de-DE' }),
    ).toMatchObject({
      name: 'Forge',
      slogan: 'Schmiedeteile',
      copyright: '© Forge',
      locale: 'de-DE',
    });
    expect(merged('siteSettings', main, {})).not.toHaveProperty('slogan');
  });

  it('have currency, look, hidden pages and languages of the main language alone', () => {
    const own = {
      currency: 'EUR',
      brand: { accent: '#222222' },
      hidden_pages: ['/faq'],
      languages: [],
    };
    const { currency, brand, hidden_pages, languages } = main;
    expect(merged('siteSettings', main, own)).toMatchObject({
      currency,
      brand,
      hidden_pages,
      languages,
    });
    expect(merged('siteSettings', { name: 'Forge' }, own)).toEqual({
      name: 'Forge',
      offices: [],
      search_terms: [],
    });
  });

  it('have only their own words for the search', () => {
    const search_terms = [{ words: ['ZfP'] }];
    expect(merged('siteSettings', main, {})).toMatchObject({ search_terms: [] });
    expect(merged('siteSettings', main, { search_terms })).toMatchObject({ search_terms });
  });

  it('have offices by their places', () => {
    const offices = [{ title: 'Werk', address: 'Lane 1' }];
    const found = merged('siteSettings', main, { offices });
    expect(found).toMatchObject({
      offices: [{ title: 'Werk', address: 'Lane 1' }, { address: 'Lane 2' }],
    });
    expect(found).not.toHaveProperty('langs');
    expect(found).not.toHaveProperty('offices.1.title');
  });
});

describe('a page by positions', () => {
  const item = (title: string, contents: Row) => ({ title, contents });
  const home = {
    sections: [
      {
        title: 'Banner',
        items: [item('Hero', { title: 'Steel', html: '<p>Hot</p>', image: '/a.jpg' })],
      },
      { title: 'About', items: [] },
      { title: 'Counters', items: [item('Counter 1', { title: 'Years', text: '25' })] },
      { title: 'Sustainability', items: [] },
      {
        title: 'People',
        items: [
          item('owner_1', { user_name: 'A. Smith', title: 'a@forge.example', text: 'Founder' }),
        ],
      },
    ],
  };

  it('translates contents alone, each where it stands', () => {
    const own = {
      sections: [{ title: 'Anders', items: [item('Anders', { title: 'Stahl' }), item('Neu', {})] }],
    };
    expect((merged('homePage', home, own) as typeof home).sections[0]).toEqual({
      title: 'Banner',
      items: [
        item('Hero', {
          title: 'Stahl',
          html: '<p>Hot</p>',
          image: '/a.jpg',
          langs: { html: MAIN },
        }),
      ],
    });
  });

  it('keeps numbers of counters, names and e-mail addresses, which stand in texts', () => {
    const { sections } = merged('homePage', home, undefined) as typeof home;
    expect(sections[2]!.items).toEqual([item('Counter 1', { text: '25' })]);
    expect(sections[4]!.items).toEqual([
      item('owner_1', { user_name: 'A. Smith', title: 'a@forge.example' }),
    ]);
  });

  it('keeps the years of the story', () => {
    const story = {
      title: 'Story',
      items: [item('Step 1', { subtitle: '1998', title: 'Founded' })],
    };
    const about = { sections: [{ title: 'About', items: [] }, story] };
    expect((merged('aboutPage', about, {}) as typeof about).sections[1]!.items).toEqual([
      item('Step 1', { subtitle: '1998' }),
    ]);
  });

  it('is the language’s own where the main language has none', () => {
    expect(merged('homePage', null, home)).toEqual(home);
  });
});

describe('menus and words', () => {
  it('do not merge: without an answer they are those of the site', () => {
    const menu = { main: [{ title: 'Home', link: '/' }] };
    expect(merged('menus', menu, { footer: [] })).toEqual({ footer: [] });
    expect(merged('menus', menu, undefined)).toEqual({});
    expect(merged('words', { 'shop.title': 'Shop' }, null)).toEqual({});
  });
});

describe('what was merged', () => {
  const main = [ring, { ...ring, id: 2 }];
  const own = [
    { id: 1, title: 'Eins' },
    { id: 2, title: 'Zwei' },
  ];

  it('is the same for the same two values', () => {
    for (const [name, one, other] of [
      ['products', main, own],
      ['siteSettings', { name: 'Forge' }, {}],
      ['constructionHome', {}, undefined],
    ] as const)
      expect(merged(name, one, other)).toBe(merged(name, one, other));
    expect(merged('products', main, own)).not.toBe(mergeEndpoint('products', main, own, 'en-US'));
  });

  it('has the same items but for those that changed, and shares what they hold', () => {
    const before = merged('products', main, own) as Row[];
    const after = merged('products', [...main], [own[0], { id: 2, title: 'Drei' }]) as Row[];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]!.specifications).toBe(ring.specifications);
  });

  it('is nothing where neither language has something', () => {
    expect(merged('products', undefined, undefined)).toBeUndefined();
    expect(merged('constructionHome', null, undefined)).toBeNull();
    expect(merged('equipment', null, [{ id: 1, title: 'Presse' }])).toEqual([
      { id: 1, title: 'Presse' },
    ]);
  });
});
