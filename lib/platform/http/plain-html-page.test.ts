import { plainHtmlPage } from './plain-html-page';

const notice = { language: 'en' as const, title: 'Not sent', text: 'Please wait.' };

describe('plainHtmlPage', () => {
  it('escapes its texts', async () => {
    const markup = `<img src=x onerror="alert('1')"> & more`;
    const shown = `&lt;img src=x onerror=&quot;alert('1')&quot;&gt; &amp; more`;
    const link = { href: '/"><b>', name: markup };
    const html = await plainHtmlPage(429, {
      language: 'en',
      title: markup,
      text: markup,
      link,
    }).text();
    expect(html).toContain(`<title>${shown}</title>`);
    expect(html).toContain(`<h1>${shown}</h1>\n<p>${shown}</p>`);
    expect(html).toContain(`<a href="/&quot;&gt;&lt;b&gt;" target="_top">${shown}</a>`);
    expect(html).not.toContain('<img');
  });

  it('is not cached, runs no scripts and is framed by this site only', () => {
    const { status, headers } = plainHtmlPage(429, notice);
    expect([status, Object.fromEntries(headers)]).toEqual([
      429,
      {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
        'x-frame-options': 'SAMEORIGIN',
        'x-content-type-options': 'nosniff',
      },
    ]);
  });
});
