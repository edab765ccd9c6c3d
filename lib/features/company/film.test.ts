import { getConstructionHome, getHomePage } from '@/lib/content/endpoints';
import { getFilm } from './film';

jest.mock('@/lib/content/derive');
jest.mock('@/lib/content/endpoints');

const homeHas = (videoId: string | undefined) =>
  jest.mocked(getHomePage).mockResolvedValue({ about: { videoId } } as never);
const constructionHas = (videoId: string) =>
  jest.mocked(getConstructionHome).mockResolvedValue({ film: { videoId } } as never);

describe('getFilm', () => {
  it('prefers the film of the home page', async () => {
    homeHas('home1234567');
    constructionHas('building123');
    expect(await getFilm()).toBe('home1234567');
  });

  it('gives the film of the construction home where the home page has none', async () => {
    homeHas(undefined);
    constructionHas('building123');
    expect(await getFilm()).toBe('building123');
  });

  it('gives none where there is none', async () => {
    jest.mocked(getHomePage).mockResolvedValue(undefined);
    jest.mocked(getConstructionHome).mockResolvedValue(null);
    expect(await getFilm()).toBeUndefined();
  });
});
