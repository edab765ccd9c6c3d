import { readdirSync } from 'node:fs';
import { noteInvalidation } from '@/lib/invalidation/tag-times';
import { isMissing, segmentFolders } from './missing';
import { knownSegments } from './known-segments';

const note = knownSegments('/shop-details', async () => ['1', 'crank-shaft']);

afterEach(() => jest.restoreAllMocks());

describe('missing pages', () => {
  it('are unknown before anybody has asked for one', () => {
    expect(isMissing('/shop-details/99')).toBe(false);
  });

  it('are those that a folder does not hold', async () => {
    await note();
    expect(isMissing('/shop-details/99')).toBe(true);
    expect(isMissing('/shop-details/1')).toBe(false);
    expect(isMissing('/shop-details/crank-shaft')).toBe(false);
    expect(isMissing('/shop-details/99/datasheet.pdf')).toBe(false);
    expect(isMissing('/service-details/99')).toBe(false);
  });

  it('are asked for once more after a second, by one request while the others are answered', async () => {
    await note();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
    expect(isMissing('/shop-details/1')).toBe(false);
    expect(isMissing('/shop-details/99')).toBe(false);
    expect(isMissing('/shop-details/99')).toBe(true);
    expect(isMissing('/shop-details/98')).toBe(true);
    clock.mockRestore();
    await note();
    expect(isMissing('/shop-details/99')).toBe(true);
  });

  it('are forgotten a second later if nothing was read again', async () => {
    await note();
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 1_001);
    expect(isMissing('/shop-details/99')).toBe(false);
    clock.mockReturnValue(now + 2_001);
    expect(isMissing('/shop-details/99')).toBe(false);
    expect(isMissing('/shop-details/98')).toBe(false);
  });

  it('are forgotten at a publish or a change, also at one during the reading', async () => {
    await note();
    noteInvalidation([]);
    expect(isMissing('/shop-details/99')).toBe(false);
    await knownSegments('/shop-details', async () => {
      noteInvalidation([]);
      return ['1'];
    })();
    expect(isMissing('/shop-details/99')).toBe(false);
  });

  it('can be in every folder whose pages content names', () => {
    const dynamic = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .map((file) => /^\([a-z]+\)(\/[^[]+)\/\[[a-z]+\]\/page\.tsx$/.exec(file)?.[1])
      .filter((folder) => folder !== undefined);
    expect([...segmentFolders].sort()).toEqual(dynamic.sort());
  });
});
