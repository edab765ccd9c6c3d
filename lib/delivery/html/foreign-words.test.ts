import { phrasesOf } from '@/words/custom-words';
import { words } from '@/words/words';
import { withForeignWords } from './foreign-words';

/** A catalogue that has been begun: it says nothing of the shop yet. */
jest.mock('@/words/pl.json', () => ({
  ...jest.requireActual<object>('@/words/pl.json'),
  shop: {},
}));

const page = (body: string, lang = 'fo-FO') => `<html lang="${lang}"><body>${body}</body></html>`;

/** As a page is given: one character a byte. */
const marked = (body: string, lang?: string) =>
  Buffer.from(
    withForeignWords(Buffer.from(page(body, lang)).toString('latin1')),
    'latin1',
  ).toString();

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

describe('English words on a page in another language', () => {
  it.each(['en', 'en-GB', 'de-DE', 'ar-EG', 'zh-CN'])(
    'are left alone in %s, which has its words',
    (lang) => {
      const html = page('<button>Submit Now</button>', lang);
      expect(withForeignWords(html)).toBe(html);
    },
  );

  it.each([
    ['<button>Submit Now</button>', '<button lang="en">Submit Now</button>'],
    ['<h2><span>Lähetä</span></h2>', '<h2><span>Lähetä</span></h2>'],
    // What stands within is marked back; what already says its language is believed.
    [
      '<p>Your message is about <!-- --><a href="/x">Rengas</a>.</p>',
      '<p lang="en">Your message is about <!-- --><a lang="fo-FO" href="/x">Rengas</a>.</p>',
    ],
    ['<p lang="sv">Submit Now<b>Cart</b></p>', '<p lang="sv">Submit Now<b lang="en">Cart</b></p>'],
    [
      '<div lang="de-DE"><p>Deutsch</p><p>Submit Now <a href="/de">Walzring</a></p></div>',
      '<div lang="de-DE"><p>Deutsch</p><p lang="en">Submit Now <a lang="de-DE" href="/de">Walzring</a></p></div>',
    ],
    // Attributes have the language of their element.
    [
      '<nav aria-label="Main menu"><a>Etusivu</a><a>Tuotteet</a></nav>',
      '<nav lang="en" aria-label="Main menu"><a lang="fo-FO">Etusivu</a><a lang="fo-FO">Tuotteet</a></nav>',
    ],
    [
      '<input type="search" placeholder="Product, number, question …"/>',
      '<input lang="en" type="search" placeholder="Product, number, question …"/>',
    ],
    [
      '<a aria-label="Remove Rengas">Rengas</a>',
      '<a lang="en" aria-label="Remove Rengas">Rengas</a>',
    ],
    ['<a aria-label="Phone: Ada">+358</a>', '<a lang="en" aria-label="Phone: Ada">+358</a>'],
    ['<a title="Close">Sulje</a>', undefined],
    // A word that shall not break stands in an element of its own.
    [
      '<p>Your <span>browser does not keep files: please</span> choose your drawings again.</p>',
      '<p lang="en">Your <span>browser does not keep files: please</span> choose your drawings again.</p>',
    ],
    ['<title>Your cart | Paja</title>', '<title lang="en">Your cart | Paja</title>'],
    // With something filled in, and escaped.
    ['<p>Showing 1–12 of 15 results</p>', '<p lang="en">Showing 1–12 of 15 results</p>'],
    ['<li aria-label="2 of 15"></li>', '<li lang="en" aria-label="2 of 15"></li>'],
    [
      '<h2>Have something in mind? Let&#x27;s talk.</h2>',
      '<h2 lang="en">Have something in mind? Let&#x27;s talk.</h2>',
    ],
    // Not the company's own, not numbers, not what only scripts read.
    ['<p>Kori on tyhjä.</p><p>ma to pe</p>', undefined],
    ['<p>1,6 MB</p><p>12:00</p><p>Over ons bedrijf</p>', undefined],
    // “Over {from} {unit}” takes numbers.
    [
      '<p>Over Rivermill Forge</p><p>Over 12 kg</p>',
      '<p>Over Rivermill Forge</p><p lang="en">Over 12 kg</p>',
    ],
    ['<script>"<p>Cart</p>"</script><style>Cart</style>', undefined],
    ['<br>Kori<p>Cart', '<br>Kori<p lang="en">Cart'],
  ])('are marked in %s', (body, expected = body) => {
    expect(marked(body)).toBe(page(expected));
  });

  it('are marked where its catalogue lacks them', () =>
    expect(marked('<b>Compare the chosen products</b><b>Koszyk</b><b>Cart</b>', 'pl-PL')).toBe(
      page('<b lang="en">Compare the chosen products</b><b>Koszyk</b><b>Cart</b>', 'pl-PL'),
    ));

  it('are all known, but those that are no words', () => {
    const shown = (text: string) =>
      escaped(text.replace(/\{\w+\}/g, '12')).replace(/&lt;(\/?)\w+&gt;/g, '<$1b>');
    const unmarked = phrasesOf(words('en'))
      .filter(({ text }) => !marked(`<p>${shown(text)}</p>`).includes(' lang="en"'))
      .map(({ key }) => key);
    expect(unmarked).toEqual([
      ...['common.withCount', 'common.comma', 'common.hours'],
      ...['kilobytes', 'megabytes', 'gigabytes'].map((size) => `common.sizes.${size}`),
      ...['company.metres', 'company.degrees'],
      ...['kilometres', 'north', 'south', 'east', 'west'].map((name) => `contact.${name}`),
      ...[
        'controls.profileOf',
        'downloads.nameFor',
        'errors.form.ofFile',
        'mail.enquiry.line',
        'mail.enquiry.drawing',
      ],
      'seo.categoryTitle',
    ]);
  });

  it('add nothing but attributes, which scripts do not compare', () => {
    const body = '<p>Cart <!-- --><b>Kori</b></p><div hidden="">12</div>';
    expect(marked(body).replace(/(<(?:p|b)) lang="[^"]+"/g, '$1')).toBe(page(body));
  });
});
