import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { locateSchemaFault, locateSyntaxFault, type JsonFault } from './json-fault';

export type ContentFileResult = { text: string; value: unknown } | { fault: JsonFault };

const unreadable = (fault: string): ContentFileResult => ({ fault: { line: 1, column: 1, fault } });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads and validates one content file. Never throws: any error is returned as a fault. */
export async function readContentFile(path: string, schema: z.ZodType): Promise<ContentFileResult> {
  let text: string;
  try {
    text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return unreadable(
      code === 'ENOENT' ? 'the file is missing' : `the file cannot be read (${code})`,
    );
  }
  const value = parseJson(text);
  if (value === undefined) return { fault: locateSyntaxFault(text) };
  const { error } = schema.safeParse(value);
  return error ? { fault: locateSchemaFault(text, error) } : { text, value };
}
