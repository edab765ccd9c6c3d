import { isFollowed, FOLLOWED_SCHEMES, readHref, readLink } from './link';

describe('a link within a text', () => {
  it.each([
    'https://a.example',
    'HTTP://a.example',
    ' mailto:a@b.example',
    'tel:+491',
    '/shop#top',
    '#top',
    'shop?a:b',
    '//a.example',
  ])('%s is followed', (url) => expect(isFollowed(url)).toBe(true));

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'blob:x',
    'ftp://a.example',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
  ])('%j is not', (url) => {
    expect(isFollowed(url)).toBe(false);
    expect(readLink(url)?.value).toBeUndefined();
    expect(readHref(url)?.value).toBeUndefined();
  });

  it('has one of these schemes wherever it has one', () => {
    expect(FOLLOWED_SCHEMES).toEqual(['http', 'https', 'mailto', 'tel']);
    for (const scheme of FOLLOWED_SCHEMES) expect(readLink(`${scheme}:a`)?.value).toBeDefined();
  });
});
