import type { Crawled } from './crawled';
import { pageOf } from './page-facts';
import { siteLanguagesReport, siteLanguagesText } from './site-languages-report';

const HOME = 'https://forge.example/';
const [EN, DE] = [`${HOME}about`, `${HOME}de/about`];

const ENGLISH = `<p>We forge shafts up to nine metres.</p><p>Every part is tested in our own house.</p>
  <p>Ask us for a quote today.</p>`;
const GERMAN = `<p>Wir schmieden Wellen bis neun Meter.</p><p>Jedes Teil wird im eigenen Haus geprüft.</p>
  <p>Fragen Sie uns nach einem Angebot.</p>`;

type Made = { lang: string; head?: string; body?: string; title?: string };

const links = (langs: Record<string, string>) =>
  Object.entries(langs)
    .map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${href}">`)
    .join('');

const BOTH = links({ 'en-GB': EN, 'de-DE': DE, 'x-default': EN });
const english: Made = { lang: 'en-GB', head: BOTH, body: ENGLISH, title: 'About' };
const german: Made = { lang: 'de-DE', head: BOTH, body: GERMAN, title: 'Über uns' };

function siteOf(made: Record<string, Made>, rest: Partial<Crawled> = {}): Crawled {
  const all: Record<string, Made> = { [HOME]: { lang: 'en-GB', title: 'Home' }, ...made };
  const pages = Object.entries(all).map(([address, { lang, head = '', body = '', title }]) => {
    const html = `<html lang="${lang}"><head><title>${title ?? address}</title>${head}</head><body>${body}`;
    return [address, pageOf(html, address)] as const;
  });
  const nothing = { others: new Map(), listed: new Set<string>(), isCut: false };
  return { home: HOME, pages: new Map(pages), ...nothing, ...rest };
}

const faultsOf = (made: Record<string, Made>, rest?: Partial<Crawled>) =>
  siteLanguagesReport(siteOf(made, rest)).faults;

it('finds nothing wrong with pages that name each other', () => {
  const report = siteLanguagesReport(siteOf({ [EN]: english, [DE]: german }));
  expect(report.faults).toEqual([]);
  expect(report.languages).toEqual([
    { lang: 'en-GB', pages: 2, pairs: { sound: 2, of: 2 }, written: { sound: 2, of: 2 } },
    { lang: 'de-DE', pages: 1, pairs: { sound: 2, of: 2 }, written: { sound: 1, of: 1 } },
  ]);
  expect(siteLanguagesText(report, 9)).toContain(
    'de-DE    1 page; hreflang returned: 2 of 2 (100 %); written as lang says: 1 of 1 (100 %)',
  );
});

it('knows a home page with and without its slash as one', () => {
  const bare = HOME.slice(0, -1);
  const head = links({ 'en-GB': bare, 'de-DE': `${bare}/de`, 'x-default': bare });
  const home = { ...english, head: `<link rel="canonical" href="${bare}">${head}` };
  expect(faultsOf({ [HOME]: home, [`${HOME}de`]: { ...german, head } })).toEqual([]);
});

describe('a page that another one names', () => {
  it('names it back', () => {
    const site = siteOf({
      [EN]: english,
      [DE]: { ...german, head: links({ 'de-DE': DE }) },
    });
    const report = siteLanguagesReport(site);
    expect(report.faults).toEqual([`${EN} names ${DE} as de-DE, and is not named back.`]);
    expect(siteLanguagesText(report, 9)).toContain('1 of 2 (50 %)');
  });

  it.each([
    ['answered 404', { others: new Map([[DE, { why: 'answered 404' }]]) }, 'which answered 404.'],
    ['nobody leads to', {}, 'which is no page of this site.'],
  ])('is none that %s', (_, rest, said) =>
    expect(faultsOf({ [EN]: english }, rest)).toEqual([`${EN} names ${DE} as de-DE, ${said}`]),
  );

  it('may be one that was not read of a site with many pages', () =>
    expect(faultsOf({ [EN]: english }, { isCut: true })).toEqual([]));

  it('is in the language', () =>
    expect(faultsOf({ [EN]: english, [DE]: { ...english, title: 'Another' } })).toContain(
      `${EN} names ${DE} as de-DE, which says that it is in en-GB.`,
    ));

  it('is listed by search engines under this address', () => {
    const elsewhere = `<link rel="canonical" href="${HOME}de/wir">${links({ 'de-DE': DE })}`;
    const hidden = `<meta name="robots" content="noindex">${links({ 'de-DE': DE })}`;
    expect(faultsOf({ [EN]: english, [DE]: { ...german, head: elsewhere } })).toEqual([
      `${EN} names ${DE} as de-DE, whose canonical address is ${HOME}de/wir.`,
      `${DE} names ${DE}, though its canonical address is ${HOME}de/wir.`,
    ]);
    expect(faultsOf({ [EN]: english, [DE]: { ...german, head: hidden } })).toEqual([
      `${EN} names ${DE} as de-DE, which search engines are told to leave out.`,
      `${DE} names ${DE}, though search engines are told to leave it out.`,
    ]);
  });

  it('is named in full', () =>
    expect(
      faultsOf({
        [EN]: {
          ...english,
          head: links({ 'en-GB': EN, 'de-DE': '/de/about', 'x-default': EN }),
        },
        [DE]: german,
      }),
    ).toEqual([`${EN} names /de/about as de-DE, which is no full address.`]));
});

describe('a page', () => {
  it('names itself among its languages', () => {
    const head = links({ 'de-DE': DE });
    expect(faultsOf({ [EN]: { ...english, head }, [DE]: german })).toContain(
      `${EN} does not name itself among its languages.`,
    );
  });

  it('has one x-default, the page in the main language', () => {
    const wrong = (head: string) => faultsOf({ [EN]: english, [DE]: { ...german, head } });
    const pair = links({ 'en-GB': EN, 'de-DE': DE });
    expect(wrong(pair)).toEqual([`${DE} has no x-default, and is there as ${EN}.`]);
    expect(wrong(pair + links({ 'x-default': DE }))).toEqual([
      `${DE} has the x-default ${DE} in place of ${EN}.`,
    ]);
    expect(wrong(BOTH + links({ 'x-default': DE }))).toEqual([
      `${DE} has x-default 2 times: ${EN} and ${DE}.`,
    ]);
    const alone = { ...german, head: links({ 'de-DE': DE, 'x-default': DE }) };
    expect(faultsOf({ [DE]: alone })).toEqual([
      `${DE} has the x-default ${DE}, and is not there in en-GB.`,
    ]);
  });

  it('names each language once', () =>
    expect(
      faultsOf({ [EN]: { ...english, head: BOTH + links({ 'de-DE': DE }) }, [DE]: german }),
    ).toEqual([`${EN} has de-de 2 times: ${DE} and ${DE}.`]));

  it('has a title that no other one of its language has', () => {
    const other = `${HOME}contact`;
    expect(faultsOf({ [EN]: english, [other]: { lang: 'en-GB', title: 'About' } })).toContain(
      `${EN} and ${other} have the same title, “About”.`,
    );
    expect(faultsOf({ [EN]: english, [DE]: { ...german, title: 'About' } })).toEqual([]);
    const further = '<link rel="canonical" href="/about">';
    expect(faultsOf({ [other]: { lang: 'en-GB', title: 'Home', head: further } })).toEqual([]);
  });
});

describe('the text of a page', () => {
  it('is not that of the main language again', () => {
    expect(faultsOf({ [EN]: english, [DE]: { ...german, body: ENGLISH } })).toEqual([
      `${DE} says that it is in de-DE, and 3 of its 3 sentences are those of ${EN} (en-GB).`,
    ]);
    const marked = `<div lang="en-GB">${ENGLISH}</div>`;
    expect(faultsOf({ [EN]: english, [DE]: { ...german, body: marked } })).toEqual([]);
  });

  it('is written as its language is', () => {
    const said = (lang: string, body: string) => faultsOf({ [`${HOME}x`]: { lang, body } });
    expect(said('ru-RU', ENGLISH)).toEqual([
      `${HOME}x says that it is in ru-RU, and 0 % of its letters are of that script.`,
    ]);
    expect(
      said('ru-RU', `<p>Мы куём валы до девяти метров.</p><div lang="en">${ENGLISH}</div>`),
    ).toEqual([]);
    expect(said('ar-EG', '<p>نطرق الأعمدة حتى تسعة أمتار طولاً</p><p>ISO 9001</p>')).toEqual([]);
    expect(said('zh-CN', '<p>由 Schaeffler Technologies 认证的锻造企业专注于大型环件</p>')).toEqual(
      [],
    );
    expect(said('ru-RU', '<p>M 20</p>')).toEqual([]);
  });

  it('is in a language', () => {
    expect(faultsOf({ [`${HOME}x`]: { lang: '' } })).toEqual([`${HOME}x has no lang.`]);
    expect(faultsOf({ [`${HOME}x`]: { lang: 'de_DE' } })).toEqual([
      `${HOME}x has the lang “de_DE”, which is no language.`,
    ]);
  });
});

it('names addresses of the sitemap that are no pages, and pages that fail', () => {
  const others = new Map([
    [EN, { why: 'answered 404' }],
    [DE, { why: 'answered 500', hasFailed: true }],
    [`${HOME}old`, { why: 'answered 404' }],
  ]);
  expect(faultsOf({}, { others, listed: new Set([EN]) })).toEqual([
    `${EN} is in the sitemap, and answered 404.`,
    `${DE} answered 500.`,
  ]);
});
