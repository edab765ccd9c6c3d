import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { contentFiles } from '../publishing/content-files';

const OPENAPI = join(import.meta.dirname, '../../docs/content-api.openapi.yaml');

const pathOf = (file: string): string => {
  const name = file.replace(/\.json$/, '');
  if (name.includes('/') || ['site-settings', 'social-links'].includes(name)) return `/api/${name}`;
  return `/api/list/${name}`;
};

it('the editor publishes every endpoint that the site reads', () => {
  const read = readFileSync(OPENAPI, 'utf8').matchAll(
    /^ {2}(\/api\/(?:list\/|pages\/|site-settings|social-links)[\w-]*):/gm,
  );
  assert.deepEqual(
    contentFiles.map(({ file }) => pathOf(file)).sort(),
    [...read].map(([, path]) => path).sort(),
    'Add the file to cms/publishing/content-files.ts.',
  );
});
