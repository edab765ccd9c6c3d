import { holdContent } from '@/testing/hold-content';
import { getFilm } from './film';

const homeHas = (film: object) => ({ sections: [{}, { items: [{ contents: film }] }] });
const homePage = homeHas({ youtube_logo: 'home1234567' });
const constructionHome = { film: { youtube_logo: 'building123' } };

describe('getFilm', () => {
  it('prefers the film of the home page', async () => {
    await holdContent({ homePage, constructionHome });
    expect(await getFilm()).toBe('home1234567');
  });

  it('gives the film of the construction home where the home page has none', async () => {
    await holdContent({ homePage: homeHas({ title: 'A forge' }), constructionHome });
    expect(await getFilm()).toBe('building123');
  });

  it('gives none where there is none', async () => {
    await holdContent({ constructionHome: {} });
    expect(await getFilm()).toBeUndefined();
  });
});
