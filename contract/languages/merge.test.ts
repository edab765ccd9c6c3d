import { MAIN, merged, ring, type Row } from '../testing/merged';
import { mergeEndpoint } from './merge';

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
