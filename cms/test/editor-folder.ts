import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A folder with a copy of the demo company's content, and the variables of an editor on it. */
export function editorFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const content = join(folder, 'company');
  for (const name of ['content', 'media', 'documents'])
    cpSync(resolve(import.meta.dirname, '../../content-service', name), join(content, name), {
      recursive: true,
    });
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    CONTENT_DIR: content,
    LOG_LEVEL: 'silent',
  });
  return { folder, content, remove: () => rmSync(folder, { recursive: true }) };
}
