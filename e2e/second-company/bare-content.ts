import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localeOf } from '@/content-service/library/content-file';
import { secondCompany } from './company';

/** Endpoints that the specification does not name. */
const OPTIONAL = [
  ...['blog-categories', 'contacts', 'faq', 'figures', 'hero-facts', 'industries', 'locations'],
  ...['pages', 'projects', 'reviews', 'skills', 'team', 'timeline'],
  ...['pages/construction', 'pages/industrial', 'pages/menus'],
];

/** Fields that it does not name. */
const FURTHER_FIELDS =
  /^(slug|seo|contact|updated_at|alt|brand|currency|locale|languages|name|slogan|hidden_pages|offices|sku|category|specifications|facts|thumbnail_portrait|author)$/;

const bare = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, field: unknown) =>
      FURTHER_FIELDS.test(name) ? undefined : field,
    ),
  );

/** The second company as a host that knows the specification's endpoints and fields alone. */
export async function bareContent() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bare-content-'));
  const content = path.join(folder, 'content');
  await cp(path.join(secondCompany.folder, 'content'), content, {
    recursive: true,
    // It has no folders of further languages.
    filter: (file) => localeOf(path.basename(file)) === undefined,
  });
  for (const name of ['media', 'documents']) {
    await symlink(path.join(secondCompany.folder, name), path.join(folder, name));
  }
  for (const name of OPTIONAL) await rm(path.join(content, `${name}.json`));
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const value: unknown = JSON.parse(await readFile(path.join(content, file), 'utf8'));
    await writeFile(path.join(content, file), JSON.stringify(bare(value)));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
