import { readFile, writeFile } from 'node:fs/promises';

/**
 * Writes a copy of a file with a value for each `{{name}}` in it.
 * @throws for a name without a value
 */
export async function fillTemplate(
  source: string,
  target: string,
  values: Record<string, string>,
): Promise<void> {
  const template = await readFile(source, 'utf8');
  const filled = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${source}: no value for ${name}`);
    return value;
  });
  await writeFile(target, filled);
}
