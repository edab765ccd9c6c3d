import { isOwnPath } from './site-paths';
import {
  NO_REDIRECTS,
  parseRedirects,
  readRedirects,
  redirectFor,
  RedirectsError,
} from './redirects';
import { processorMs } from '@/contract/testing/processor-time';

const parse = (...entries: unknown[]) => parseRedirects(JSON.stringify(entries), 'redirects.json');

const leads = (href: string, ...entries: unknown[]) => {
  const { pathname, search } = new URL(href, 'https://site.example');
  return redirectFor({ pathname, search }, parse(...entries));
};

const old = { from: '/Old/Page.html', to: '/about' };

describe('redirects', () => {
  it.each([
    ['/Old/Page.html', '/about'],
    ['/old/page.html', '/about'],
    ['/old/page.html/', '/about'],
    ['/ol%64/p%61ge.html', '/about'],
    ['/old/page.html?ref=mail', '/about?ref=mail'],
  ])('redirects %s to %s', (href, to) => {
    expect(leads(href, old)).toEqual({ to, permanent: true });
  });

  it('keeps targets with a query or on another site unchanged', () => {
    expect(leads('/a?x=1', { from: '/a', to: '/shop?y=2' })?.to).toBe('/shop?y=2');
    expect(leads('/a', { from: '/a', to: 'https://shop.example/a', permanent: false })).toEqual({
      to: 'https://shop.example/a',
      permanent: false,
    });
  });

  it('puts the query before the fragment of the target', () => {
    expect(leads('/map?ref=mail', { from: '/map', to: '/contact#map' })?.to).toBe(
      '/contact?ref=mail#map',
    );
  });

  it('matches the query of an entry that has one', () => {
    const entries = [
      { from: '/index.php?page=2&lang=en', to: '/service' },
      { from: '/index.php', to: '/about' },
    ];
    expect(leads('/index.php?lang=en&page=2', ...entries)?.to).toBe('/service');
    expect(leads('/index.php?page=3', ...entries)?.to).toBe('/about?page=3');
  });

  it.each([
    ['/news/2019/Open-Day?ref=mail', '/blog/2019/Open-Day?ref=mail'],
    ['/NEWS/a', '/blog/a'],
    ['/n%65ws/%61', '/blog/a'],
    ['/news', '/blog'],
    ['/news/', '/blog'],
    ['/news//evil.example/x', '/blog/evil.example/x'],
    ['/news/press/a', 'https://press.example/'],
    ['/news/press/2020', '/about'],
    ['/top//evil.example', '/evil.example'],
  ])('redirects %s in a folder to %s', (href, to) => {
    const found = leads(
      href,
      { from: '/news/*', to: '/blog/*' },
      { from: '/news/press/*', to: 'https://press.example/' },
      { from: '/News/press/2020', to: '/about' },
      { from: '/top/*', to: '/*' },
    );
    expect(found?.to).toBe(to);
  });

  it('leaves paths that only begin like a folder', () => {
    expect(leads('/newspaper', { from: '/news/*', to: '/blog/*' })).toBeUndefined();
  });

  it('redirects no other path', () => {
    expect(leads('/old', old)).toBeUndefined();
    expect(redirectFor({ pathname: '/x', search: '' }, NO_REDIRECTS)).toBeUndefined();
  });

  it.each([
    ['a path without its slash', { from: 'old', to: '/about' }, '"from" must be a path'],
    ['another host', { from: '//old.example/a', to: '/about' }, '"from" must be a path'],
    ['the home page', { from: '/', to: '/about' }, '"from" must not be the home page'],
    ['the home page with a query', { from: '/?page_id=2', to: '/about' }, 'is a page of this site'],
    ['a page of the site', { from: '/About/', to: '/faq' }, '/About/ is a page of this site'],
    ['a page of an item', { from: '/blog-single/3', to: '/faq' }, 'is a page of this site'],
    ['the API', { from: '/api/old', to: '/faq' }, 'is a page of this site'],
    ['plain http', { from: '/a', to: 'http://x.example' }, '"to" must be a path'],
    ['a script', { from: '/a', to: 'javascript:alert(1)' }, '"to" must be a path'],
    ['no host', { from: '/a', to: 'https://' }, '"to" must be a path'],
    ['two slashes', { from: '/a', to: '//x.example' }, '"to" must be a path'],
    ['a flag that is none', { from: '/a', to: '/faq', permanent: 'yes' }, '"permanent" must be'],
    ['an unknown word', { from: '/a', to: '/faq', status: 301 }, 'must be {"from": '],
    ['a text', 'x', 'must be {"from": '],
    ['the same again', { from: '/old/page.HTML', to: '/faq' }, 'stands in the list twice'],
    ['every page', { from: '/*', to: '/faq' }, '"from" must not be the home page'],
    ['a star amid', { from: '/a/*/b', to: '/faq' }, '"from" may have a * at its end only'],
    ['a star in a name', { from: '/a*', to: '/faq' }, '"from" must end with /* for a folder'],
    ['a star for the host', { from: '/a/*', to: 'https://x.example*' }, '"to" may have a *'],
    ['a star in the target alone', { from: '/a', to: '/b/*' }, '"from" has none'],
    ['a folder of the site', { from: '/api/*', to: '/faq' }, '/api/* is a page of this site'],
    ['a folder in itself', { from: '/a/*', to: '/a/b/*' }, '/a/* leads back to itself'],
    ['itself', { from: '/a', to: '/A' }, '/a leads back to itself'],
  ])('rejects %s with one line that names variable, file and entry', (_, entry, reason) => {
    const read = () => parse(old, entry);
    expect(read).toThrow(RedirectsError);
    expect(read).toThrow(/^REDIRECTS_FILE: redirects\.json: entry 2: [^\n]+$/);
    expect(read).toThrow(reason);
  });

  it('rejects the entry that closes a loop', () => {
    const chain = [
      { from: '/a', to: '/b?x=1' },
      { from: '/b', to: '/c' },
    ];
    expect(() => parse(...chain)).not.toThrow();
    expect(() => parse(...chain, { from: '/c', to: '/a' })).toThrow(
      'redirects.json: entry 3: /c leads back to itself',
    );
  });

  it('rejects a loop of folders', () => {
    const chain = [{ from: '/a/*', to: '/b/*' }];
    expect(() => parse(...chain, { from: '/b/c/*', to: '/a/c/*' })).toThrow('leads back to itself');
  });

  it('knows a path of 60,000 digits from one of its own quickly', async () => {
    const ms = await processorMs(() => {
      expect(isOwnPath(`/${'1'.repeat(60_000)}x`)).toBe(false);
      expect(isOwnPath('/shop/page/12')).toBe(true);
    });
    expect(ms).toBeLessThan(500);
  });

  it('handles a path of 60,000 slashes quickly', async () => {
    const ms = await processorMs(() => {
      expect(leads(`/old${'/'.repeat(60_000)}x`, old)).toBeUndefined();
    });
    expect(ms).toBeLessThan(1_000);
  });

  it('rejects a file that is not a list', () => {
    expect(() => parseRedirects('{}', 'r.json')).toThrow(
      /^REDIRECTS_FILE: r\.json: must be a list/,
    );
    expect(() => parseRedirects('[{]', 'r.json')).toThrow(
      /^REDIRECTS_FILE: r\.json: SyntaxError[^\n]*$/,
    );
    expect(() => readRedirects('lib')).toThrow(/^REDIRECTS_FILE: lib: cannot be read \(EISDIR\)$/);
  });

  it('requires the file only if the operator has configured one', () => {
    expect(readRedirects('redirects.json')).toEqual(NO_REDIRECTS);
    expect(() => readRedirects('no-such.json')).toThrow(
      /^REDIRECTS_FILE: no-such\.json: cannot be read \(ENOENT\)$/,
    );
  });
});
