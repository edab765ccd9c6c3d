import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const TINY = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#567' } })
  .jpeg()
  .toBuffer();

function shrinkPictures(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true }) as string[])
    // Downloads say the size of their file.
    if (name.endsWith('.jpg') && !name.startsWith('certificates'))
      writeFileSync(join(folder, name), TINY);
}

const COMPANIES = { demo: 'content-service', second: 'e2e/fixtures/second-company' };

/** A folder with a copy of a company's content, its pictures tiny, and the variables of an editor on it. */
export function editorFolder(company: keyof typeof COMPANIES = 'demo') {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const content = join(folder, 'company');
  const source = resolve(import.meta.dirname, '../..', COMPANIES[company]);
  for (const name of ['content', 'media', 'documents'])
    cpSync(join(source, name), join(content, name), { recursive: true });
  shrinkPictures(join(content, 'media'));
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    CONTENT_DIR: content,
    LOG_LEVEL: 'silent',
  });
  return { folder, content, source, remove: () => rmSync(folder, { recursive: true }) };
}
