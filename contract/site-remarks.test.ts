import { regionOf } from './formats/region';
import { siteRemarks } from './site-remarks';

const german = regionOf({ locale: 'de-DE', currency: 'EUR' });
const said = (values: Record<string, unknown>, region = german) =>
  siteRemarks(Object.entries(values), region).map(({ field, sentence }) => `${field}: ${sentence}`);

describe('what the site will do', () => {
  it('is said of what was stored before somebody asked how it is written', () => {
    expect(
      said({ price: '742.50 €', 'people.0.phone': 'call me', email: 'a..b@c.example' }),
    ).toEqual([
      'price: “742.50 €” is not how a price is written here. Write 742,50.',
      expect.stringMatching(/^people.0.phone: “call me” is no telephone number/),
      expect.stringMatching(/^email: “a..b@c.example” is no e-mail address/),
    ]);
    expect(said({ price: '742.5', discount_price: '742,50', phone: '0711 123456' })).toEqual([]);
  });

  it('is said of films elsewhere, and of what is missing or too long', () => {
    expect(said({ 'film.youtube_logo': 'https://vimeo.com/1', video_url: 'ddddddddddd' })).toEqual([
      expect.stringMatching(/^film.youtube_logo: The site plays only films on YouTube/),
    ]);
    expect(
      siteRemarks([
        ['price', ''],
        ['title', 'x'.repeat(81)],
      ]),
    ).toEqual([
      expect.objectContaining({ field: 'price', missing: true }),
      expect.objectContaining({ field: 'title' }),
    ]);
  });
});
