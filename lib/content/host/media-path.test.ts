process.env.CONTENT_HOST = 'http://host.example';

import { mediaPath, mediaSource } from './media-path';

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
