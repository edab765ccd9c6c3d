import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { locateSchemaFault, locateSyntaxFault, type JsonFault } from './json-fault';

export type ContentFileResult =
  /** With a fault, a list without the items that are none. */
  { text: string; value: unknown; fault?: JsonFault } | { fault: JsonFault };

export const MISSING = 'the file is missing';

const unreadable = (fault: string): ContentFileResult => ({ fault: { line: 1, column: 1, fault } });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads and validates one content file. Never throws: any error is returned as a fault.
 * @param inPart a list with unusable items is read without them
 */
export async function readContentFile(
  path: string,
  schema: z.ZodType,
  { inPart = false } = {},
): Promise<ContentFileResult> {
  let text: string;
  try {
    text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return unreadable(code === 'ENOENT' ? MISSING : `the file cannot be read (${code})`);
  }
  const value = parseJson(text);
  if (value === undefined) return { fault: locateSyntaxFault(text) };
  const { error } = schema.safeParse(value);
  if (!error) return { text, value };
  const fault = locateSchemaFault(text, error);
  if (!inPart || !Array.isArray(value)) return { fault };
  const items = value.filter((item) => schema.safeParse([item]).success);
  return items.length > 0 ? { text, value: items, fault } : { fault };
}
