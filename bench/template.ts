import { readFile, writeFile } from 'node:fs/promises';

/**
 * Copies a file and replaces each `{{name}}` in it by its value.
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
