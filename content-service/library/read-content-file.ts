import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { locateShapeFault, locateSyntaxFault, type JsonFault } from './json-fault';

/** A file as read: its text and parsed value, or the first mistake in it. */
export type ContentFileResult = { text: string; value: unknown } | { fault: JsonFault };

const unreadable = (fault: string): ContentFileResult => ({ fault: { line: 1, column: 1, fault } });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads and checks one content file. Never throws: whatever is wrong comes back as a fault. */
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
  const shape = schema.safeParse(value);
  return shape.success ? { text, value } : { fault: locateShapeFault(text, shape.error) };
}
