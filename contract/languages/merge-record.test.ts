import { MAIN, merged, ring, type Row } from '../testing/merged';

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
