process.env.CONTENT_HOST = 'http://host.example';

import { rememberFiles } from '@/lib/content/store/named-files';
import { pathOfDraftFile } from '@/lib/content/preview/draft-files';
import { mediaPath, mediaSource } from './media-path';
import { readFromEditor } from './preview-source';

describe('the site’s path of a file', () => {
  it.each([
    ['/media/100%.jpg', '/media/100%25.jpg'],
    ['/media/a%2Bb.jpg', '/media/a%2Bb.jpg'],
    ['/media/größe.jpg', '/media/gr%C3%B6%C3%9Fe.jpg'],
    ['/media/a b.jpg?v=1', '/media/a%20b.jpg?v=1'],
  ])('%s can be unescaped, and leads back to the file', (file, escaped) => {
    const path = mediaPath(file)!;
    expect(path.replace(/^\/media\/[\da-f]{8}/, '')).toBe(escaped);
    expect(() => decodeURIComponent(path)).not.toThrow();
    expect(mediaSource(path)?.href).toBe(`http://host.example${escaped}`);
  });
});

describe('while drafts are read, a file', () => {
  const inPreview = (file: string) =>
    readFromEditor({ url: 'http://editor.example', token: 'x' }, () => mediaPath(file));
  const [kept, replaced] = [mediaPath('/media/a.jpg')!, mediaPath('/media/b.jpg?v=abc_12')!];
  rememberFiles('/api/list/team', new Set([kept, replaced]));

  it('that visitors have is the one that they have', () => {
    expect(inPreview('/media/a.jpg')).toBe(kept);
    expect(inPreview('/media/b.jpg')).toBe(replaced);
  });

  it('that they do not have is one of the preview', () => {
    const path = inPreview('/media/uploads/new.jpg')!;
    expect(path).toBe(`/api/preview${mediaPath('/media/uploads/new.jpg')}`);
    expect(pathOfDraftFile(path)).toBe(mediaPath('/media/uploads/new.jpg'));
    expect([path, kept].map(mediaSource)).toEqual([
      undefined,
      new URL('http://host.example/media/a.jpg'),
    ]);
  });

  it('of another origin than those that are accepted is none', () => {
    expect(inPreview('https://elsewhere.example/a.jpg')).toBeUndefined();
  });
});

it('no host can name a file of a preview', () => {
  const path = `/api/preview${mediaPath('/media/a.jpg')}`;
  expect([path, `http://host.example${path}`].map(mediaPath)).toEqual([undefined, undefined]);
});
