/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fileFields, filesIn } from './files';

it('knows every field that the site reads as a file', () => {
  const schemas = ['schemas', 'page-schemas']
    .map((name) => readFileSync(`lib/content/${name}.ts`, 'utf8'))
    .join();
  const read = [...schemas.matchAll(/(\w+): field\.file\b/g)].map(([, name]) => name);
  expect([...fileFields].sort()).toEqual([...new Set(read)].sort());
});

it('finds files wherever they stand, and nothing else', () => {
  const files = filesIn({
    data: [
      { thumbnail: ' /a.jpg ', title: '/no.jpg', images: [{ path: '/b.jpg' }, { path: null }] },
      { contents: { file: 'https://x.example/c.pdf', image: '' } },
    ],
  });
  expect(files).toEqual(['/a.jpg', '/b.jpg', 'https://x.example/c.pdf']);
});
