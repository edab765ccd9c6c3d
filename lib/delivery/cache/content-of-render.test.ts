import { contentTag } from '@/lib/invalidation/content-tags';
import { noteStoredContent, versionOfAll } from '@/lib/invalidation/stored-content';
import type { CacheValue } from '../next/file-system-cache';
import { renderTags } from '../next/render-tags';
import { tagsOf } from '../next/tags';
import {
  ContentOfRender,
  currentContent,
  takeContentVersion,
  versionOfEntry,
} from './content-of-render';

jest.mock('../next/render-tags', () => ({ renderTags: jest.fn() }));

const content = (body: string) =>
  ({ kind: 'FETCH', data: { body, headers: {}, url: '' }, revalidate: 300 }) as CacheValue;

const [a, b] = [contentTag('/a'), contentTag('/b')];

describe('the content that a page was made from', () => {
  it('is that of all its tags, as it is stored', () => {
    const read = new ContentOfRender();
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
    expect(new ContentOfRender().versionOf(['content'])).toBeUndefined());

  it('is not known where some was not read', () => {
    const read = new ContentOfRender();
    read.noteRead([a], content('1'), false);
    expect(read.versionOf([a, b])).toBeUndefined();
  });

  it('is not known where some changed meanwhile', () => {
    const read = new ContentOfRender();
    for (const body of ['1', '2', '1']) read.noteRead([a], content(body), false);
    expect(read.versionOf([a])).toBeUndefined();
  });

  it('is not known of a page that is to be tried again soon', () => {
    const read = new ContentOfRender();
    read.noteRead([a], content('1'), false);
    read.noteRead([], content('true'), false);
    expect(read.versionOf([a])).toBeUndefined();
  });

  it('is what was fetched in place of what was old', () => {
    const read = new ContentOfRender();
    read.noteRead([a], content('1'), true);
    read.noteRead([a], content('1'), true);
    read.noteFetched([a], content('2'));
    read.noteRead([a], content('2'), false);
    noteStoredContent([a], 3, versionOfEntry(content('2')));
    expect(read.versionOf([a])).toBe(versionOfAll([a]));
  });

  it('is what was old where the host failed', () => {
    const read = new ContentOfRender();
    read.noteRead([a], content('1'), true);
    noteStoredContent([a], 4, versionOfEntry(content('1')));
    expect(read.versionOf([a])).toBe(versionOfAll([a]));
    read.noteRead([a], content('2'), false);
    expect(read.versionOf([a])).toBeUndefined();
  });
});

describe('a page that is being rendered', () => {
  const pageWith = (tags: string[]) =>
    ({
      kind: 'APP_PAGE',
      headers: { 'x-next-cache-tags': tags.join(',') },
    }) as unknown as CacheValue;

  it('is stored with the version of what it read, and without the tag of the rendering', () => {
    const tags = ['content', a];
    jest.mocked(renderTags).mockReturnValue(tags);
    currentContent()?.noteFetched([a], content('1'));
    currentContent()?.noteRead([a], content('1'), false);
    expect(tags).toHaveLength(3);
    const page = pageWith(tags);
    noteStoredContent([a], 5, versionOfEntry(content('1')));
    expect(takeContentVersion(page)).toBe(versionOfAll([a]));
    expect(tagsOf(page)).toEqual(['content', a]);
  });

  it('has no version where it was begun twice', () => {
    const tags = [[a], [a]].map((one) => {
      jest.mocked(renderTags).mockReturnValue(one);
      currentContent()?.noteRead([a], content('1'), false);
      return one;
    });
    expect(takeContentVersion(pageWith(tags.flat()))).toBeUndefined();
  });

  it('is none for what is not stored', () => {
    jest.mocked(renderTags).mockReturnValue(undefined);
    expect(currentContent()).toBeUndefined();
    expect(takeContentVersion(pageWith([a]))).toBeUndefined();
  });
});
