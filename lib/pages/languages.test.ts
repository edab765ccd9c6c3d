import { RESERVED } from '@/contract/languages/site-languages';
import { derivedValues } from '@/lib/content/store/content-versions';
import { speakLanguages } from '@/testing/speak-languages';
import { NO_PAGE, segmentFolders } from './page-paths';
import { ownFolders } from './redirects/site-paths';
import { routes } from './routes';
import { addressOf, addressOfInner, innerPath, isAwaited, placeOf } from './languages';

afterEach(() => derivedValues.clear());

describe('addresses of a site in one language', () => {
  it.each(['/', '/about', '/de', '/de/about', '/main/about'])('%s is a path in it', (address) => {
    expect(placeOf(address)).toEqual({ language: 'main', path: address });
  });
});

it('reserves for pages what addresses of the site begin with', () => {
  const firsts = [...routes.map(({ path }) => path), NO_PAGE, ...segmentFolders, ...ownFolders]
    .map((path) => path.split('/')[1]!)
    .filter(Boolean);
  expect(firsts.filter((first) => !RESERVED.has(first))).toEqual([]);
});

describe('addresses of a site in several languages', () => {
  beforeEach(() => speakLanguages('main', 'de', 'pt-br'));

  it.each([
    ['/', 'main', '/'],
    ['/about', 'main', '/about'],
    ['/de', 'de', '/'],
    ['/de/about', 'de', '/about'],
    ['/de/de', 'de', '/de'],
    ['/design', 'main', '/design'],
    ['/pt-br/shop-details/%C3%A4', 'pt-br', '/shop-details/%C3%A4'],
    ['/fr/about', 'main', '/fr/about'],
    ['//de', 'main', '//de'],
    ['/main', 'main', '/main'],
    ['/de?a=/b', 'de', '/?a=/b'],
    ['/de/about?a=b#c', 'de', '/about?a=b#c'],
    ['/about?a=/de/b', 'main', '/about?a=/de/b'],
  ])('%s is of %s: %s', (address, language, path) => {
    expect(placeOf(address)).toEqual({ language, path });
    expect(addressOf({ language, path })).toBe(address);
  });

  it('are not known yet where the host has not answered in a language', () => {
    expect(['/ar', '/ar/about', '/de', '/xx', '/about', '/'].map(isAwaited)).toEqual([
      ...[true, true, false, false, false, false],
    ]);
    derivedValues.clear();
    expect(['/xx', '/xx/about', '/about', '/main', '/', '/robots.txt'].map(isAwaited)).toEqual([
      ...[true, true, false, false, false, false],
    ]);
  });

  it.each([
    ['/', '/main'],
    ['/about', '/main/about'],
    ['/de', '/de'],
    ['/de/about', '/de/about'],
  ])('%s is %s inside', (address, inner) => {
    expect(innerPath(address)).toBe(inner);
    expect(addressOfInner(inner)).toBe(address);
  });
});
