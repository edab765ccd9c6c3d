import { TagVersions } from './tag-versions';

describe('tag versions', () => {
  it('report each new version once', () => {
    const versions = new TagVersions();
    expect(versions.learn({ a: '5', b: '7' })).toEqual(['a', 'b']);
    expect(versions.learn({ a: '5', b: '8' })).toEqual(['b']);
    expect(versions.learn({ a: '4' })).toEqual([]);
    expect(versions.known).toBe(8);
  });

  it('call an entry outdated that was made at a lower version of one of its tags', () => {
    const versions = new TagVersions();
    versions.learn({ a: 5, b: 7 });
    expect(versions.isCurrent(['a'], 5)).toBe(true);
    expect(versions.isCurrent(['a'], 4)).toBe(false);
    expect(versions.isCurrent(['a', 'b'], 6)).toBe(false);
    expect(versions.isCurrent(['never invalidated'], 0)).toBe(true);
  });

  it('are exact to the microsecond', () => {
    const versions = new TagVersions();
    versions.learn({ a: '1795253400123456' });
    expect(versions.isCurrent(['a'], 1795253400123455)).toBe(false);
  });
});
