import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companies, copyCompany, type Company } from './companies';
import { template } from './template';

/** Nothing yet; a database with its tables; one that has taken in a small company, or the demo company. */
export type State = 'new' | 'tables' | 'small' | 'seeded';

/** A folder with a copy of a company's content, its pictures tiny, and the variables of an editor on it. */
export function editorFolder(state: State, company: Company = 'demo') {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const content = join(folder, 'company');
  if (company === 'demo') {
    const from = join(template(), state === 'small' ? 'small' : 'demo');
    const copy = (name: string, to: string) => cpSync(join(from, name), to, { recursive: true });
    copy('company', content);
    if (state !== 'new') copy(state === 'tables' ? 'tables' : 'seeded', join(folder, 'cms'));
  } else copyCompany(company, content);
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    CONTENT_DIR: content,
    LOG_LEVEL: 'silent',
  });
  return {
    folder,
    content,
    source: companies[company],
    remove: () => rmSync(folder, { recursive: true }),
  };
}
