import { access } from 'node:fs/promises';
import { join } from 'node:path';

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The name under which a folder has a file: systems write accents in two ways, and people type either. */
export async function spelt(folder: string, name: string): Promise<string> {
  for (const spelling of [name, name.normalize('NFC'), name.normalize('NFD')]) {
    if (await exists(join(folder, spelling))) return spelling;
  }
  return name;
}

/** Undefined for what is escaped wrongly. */
export function unescaped(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
