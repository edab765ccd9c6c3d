import { contentTag } from '@/lib/invalidation/content-tags';
import { noteStoredContent, versionOfAll } from '@/lib/invalidation/stored-content';
import type { CacheValue } from '../next/file-system-cache';
import { ContentOfRequest, versionOfEntry } from './content-of-request';

const content = (body: string) =>
  ({ kind: 'FETCH', data: { body, headers: {}, url: '' }, revalidate: 300 }) as CacheValue;

const [a, b] = [contentTag('/a'), contentTag('/b')];

describe('the content that a page was made from', () => {
  it('is that of all its tags, as it is stored', () => {
    const read = new ContentOfRequest();
    read.noteRead([a], content('1'), false);
    read.noteRead([b], content('2'), false);
    noteStoredContent([a], 1, versionOfEntry(content('1')));
    noteStoredContent([b], 1, versionOfEntry(content('2')));
    expect(read.versionOf(['content', b, a])).toBe(versionOfAll([a, b, 'content']));
    expect(read.versionOf([a])).not.toBe(read.versionOf([a, b]));
    noteStoredContent([b], 2, versionOfEntry(content('3')));
    expect(read.versionOf([a, b])).not.toBe(versionOfAll([a, b]));
  });

  it('is not known of a page without content', () =>
    expect(new ContentOfRequest().versionOf(['content'])).toBeUndefined());

  it('is not known where some was not read', () => {
    const read = new ContentOfRequest();
    read.noteRead([a], content('1'), false);
    expect(read.versionOf([a, b])).toBeUndefined();
  });

  it('is not known where some changed meanwhile', () => {
    const read = new ContentOfRequest();
    for (const body of ['1', '2', '1']) read.noteRead([a], content(body), false);
    expect(read.versionOf([a])).toBeUndefined();
  });

  it('is not known of a page that is to be tried again soon', () => {
    const read = new ContentOfRequest();
    read.noteRead([a], content('1'), false);
    read.noteRead([], content('true'), false);
    expect(read.versionOf([a])).toBeUndefined();
  });

  it('is what was fetched in place of what was old', () => {
    const read = new ContentOfRequest();
    read.noteRead([a], content('1'), true);
    read.noteRead([a], content('1'), true);
    read.noteFetched([a], content('2'));
    read.noteRead([a], content('2'), false);
    noteStoredContent([a], 3, versionOfEntry(content('2')));
    expect(read.versionOf([a])).toBe(versionOfAll([a]));
  });

  it('is what was old where the host failed', () => {
    const read = new ContentOfRequest();
    read.noteRead([a], content('1'), true);
    noteStoredContent([a], 4, versionOfEntry(content('1')));
    expect(read.versionOf([a])).toBe(versionOfAll([a]));
    read.noteRead([a], content('2'), false);
    expect(read.versionOf([a])).toBeUndefined();
  });
});
