import { isSameLanguage, pageOf } from './page-facts';

const ADDRESS = 'https://forge.example/de/shop';

const read = (head: string, body = '', robots?: string) =>
  pageOf(
    `<!doctype html><html lang="de-DE"><head>${head}</head><body>${body}</body></html>`,
    ADDRESS,
    robots,
  );

describe('pageOf', () => {
  it('reads what a page says of itself', () => {
    const page = read(
      `<title> Ringe &amp; Wellen </title>
       <link rel="canonical" href="/de/shop">
       <link rel="alternate" hreflang="en-GB" href="https://forge.example/shop">
       <link rel="alternate" type="application/rss+xml" href="/de/blog/feed.xml">`,
      '<a href="/de/about">Über uns</a><svg><title>Plan</title></svg>',
    );
    expect(page).toEqual({
      address: ADDRESS,
      lang: 'de-DE',
      title: 'Ringe & Wellen',
      isIndexed: true,
      canonical: ADDRESS,
      alternates: [{ lang: 'en-GB', href: 'https://forge.example/shop' }],
      texts: ['Über uns'],
      links: ['/de/about'],
    });
  });

  it('takes the page itself for the canonical one where it names none, in full', () => {
    expect(read('').canonical).toBe(ADDRESS);
    expect(read('<link rel="canonical" href="https://forge.example">').canonical).toBe(
      'https://forge.example/',
    );
  });

  it('believes languages in the head alone', () => {
    expect(read('', '<link rel="alternate" hreflang="en" href="/shop">').alternates).toEqual([]);
  });

  it('leaves out what is in another language, scripts and styles', () => {
    const body = `<p>Gesenk<span lang="de">schmiede</span></p>
      <div lang="en-GB">Forge <b lang="de-DE">Ring</b></div><script>let a</script><style>p{}</style>`;
    expect(read('', body).texts).toEqual(['Gesenk', 'schmiede', 'Ring']);
  });

  it.each([
    ['<meta name="robots" content="noindex, follow">', undefined],
    ['<meta name="ROBOTS" content="none">', undefined],
    ['', 'noindex'],
  ])('is not indexed with %s and the header %s', (head, robots) =>
    expect(read(head, '', robots).isIndexed).toBe(false),
  );

  it('makes something of what is no page', () =>
    expect(pageOf('', ADDRESS)).toMatchObject({ lang: '', title: '', texts: [] }));
});

it.each([
  ['de', 'de-DE', true],
  ['DE-de', 'de-DE', true],
  ['en-GB', 'en-US', false],
  ['de', 'den', false],
])('isSameLanguage of %s and %s is %s', (one, other, expected) =>
  expect([isSameLanguage(one, other), isSameLanguage(other, one)]).toEqual([expected, expected]),
);
