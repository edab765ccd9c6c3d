import {
  DRAWING_LIMITS,
  drawingType,
  HEAD_BYTES,
  TOO_LARGE,
  TOO_MANY,
  WRONG_TYPE,
} from '@/contract/drawings';
import { EMPTY_FILE, UNREADABLE_FILE } from './texts';

export type RefusedFile = { name: string; message: string };

/** Adds to the files that are chosen already what may be sent, and says why the others may not. */
export async function chooseFiles(
  chosen: readonly File[],
  added: readonly File[],
): Promise<{ files: File[]; refused: RefusedFile[] }> {
  const files = [...chosen];
  const refused: RefusedFile[] = [];
  for (const file of added) {
    if (files.some(({ name, size }) => name === file.name && size === file.size)) continue;
    const message = files.length >= DRAWING_LIMITS.files ? TOO_MANY : await reasonAgainst(file);
    if (message) refused.push({ name: file.name, message });
    else files.push(file);
  }
  return { files, refused };
}

async function reasonAgainst(file: File): Promise<string | undefined> {
  if (file.size === 0) return EMPTY_FILE;
  if (file.size > DRAWING_LIMITS.bytes) return TOO_LARGE;
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  // A folder, or what was moved or changed since it was chosen.
  if (!head) return UNREADABLE_FILE;
  return drawingType(new Uint8Array(head)) ? undefined : WRONG_TYPE;
}

/** The files of the form as `FormData` would list them. */
export const filesOf = (form: FormData): File[] =>
  form.getAll('file').filter((value): value is File => value instanceof File && value.name !== '');
