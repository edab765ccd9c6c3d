import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFile } from '@/content-service/library/content-file';
import { readContent } from './content-folder';
import { emptyPlan, ImportError, planFile, type Plan } from './plan';

const MAX_FILES = 20_000;

export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    // Links could lead anywhere.
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  if (found.length > MAX_FILES)
    throw new ImportError(`${folder} has more than ${MAX_FILES} files.`);
  return found.map((file) => file.replaceAll('\\', '/')).sort();
}

function isSameFile(one: string, other: string): boolean {
  return (
    existsSync(other) &&
    statSync(one).size === statSync(other).size &&
    readFileSync(one).equals(readFileSync(other))
  );
}

/** Another content folder: its files take the place of those with their names, the others stay. */
export function planFolder(folder: string, source: string): Plan {
  if (!existsSync(join(source, 'content')))
    throw new ImportError(`${source} has no folder “content”.`);
  const plan = emptyPlan();
  for (const file of filesIn(join(source, 'content'))) {
    const known = contentFile(file);
    const value = known && readContent(source, file);
    if (!known) plan.notes.push(`content/${file} is no content and was left out.`);
    else if (known.schema.safeParse(value).success)
      planFile(plan, file, readContent(folder, file), value);
    else throw new ImportError(`content/${file} has not the form of ${known.path}.`);
  }
  for (const kind of ['media', 'documents'])
    for (const file of filesIn(join(source, kind))) {
      const path = join(source, kind, file);
      if (!isSameFile(path, join(folder, kind, file)))
        plan.files.set(`${kind}/${file}`, () => readFile(path));
    }
  return plan;
}
