import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';
import { nameOfKey, nameOfPath, pathOfName } from './entry-name';

const keyOf = (path: string, kind: string) =>
  getRouteCacheKey(path, { kind, sourceRoute: '/(site)/[id]/page' } as never);

describe('the keys under which the installed Next.js stores entries', () => {
  it.each(['/', '/about', '/index', '/index/more', '/shop-details/1', '/a/$/b', '/Z%C3%A4hne'])(
    'name %s',
    (path) => {
      const name = nameOfKey(keyOf(path, 'APP_PAGE'));
      expect(name).toBe(nameOfPath(path));
      expect(pathOfName(name)).toBe(path);
      expect(nameOfKey(keyOf(path, 'APP_ROUTE'))).toBe(name);
    },
  );

  it('name no path for what is neither page nor file', () => {
    expect(nameOfKey('6f1d0f0e')).toBe('6f1d0f0e');
    expect(pathOfName('6f1d0f0e')).toBeUndefined();
  });
});
