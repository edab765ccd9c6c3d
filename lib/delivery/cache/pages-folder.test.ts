import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from '@/lib/platform/env';
import { pagesName } from './pages-folder';

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'pages-folder-'));
  writeFileSync(path.join(dist, 'BUILD_ID'), 'build-1\n');
});
afterAll(() => rmSync(dist, { recursive: true }));

const variables = [
  'CONTENT_HOST',
  'SITE_URL',
  'MEDIA_HOSTS',
  'RECAPTCHA_SITE_KEY',
  'CDN_PURGE_URL',
];

it('names the build', () => expect(pagesName(dist)).toMatch(/^build-1-[0-9a-f]{8}$/));

it.each(variables)('differs with %s, which shows in pages', (name) => {
  const other = readEnvironment({ [name]: 'https://other.example' });
  expect(pagesName(dist, other)).not.toBe(pagesName(dist, readEnvironment({})));
});
