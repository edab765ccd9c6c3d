import { derivedValues } from '@/lib/content/store/content-versions';
import { speakLanguages } from '@/testing/speak-languages';
import { addressOf, addressOfInner, innerPath, isAwaited, placeOf } from './languages';

afterEach(() => derivedValues.clear());

describe('addresses of a site in one language', () => {
  it.each(['/', '/about', '/de', '/de/about', '/main/about'])('%s is a path in it', (address) => {
    expect(placeOf(address)).toEqual({ language: 'main', path: address });
  });
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
    expect(['/ar', '/ar/about', '/de', '/about', '/'].map(isAwaited)).toEqual([
      ...[true, true, false, false, false],
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
