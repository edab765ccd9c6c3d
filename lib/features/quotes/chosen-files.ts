import {
  DRAWING_LIMITS,
  drawingType,
  HEAD_BYTES,
  TOO_LARGE,
  TOO_MANY,
  WRONG_TYPE,
} from '@/contract/drawings';
import { CHANGED_FILE, EMPTY_FILE, UNREADABLE_FILE } from './texts';

/** A file that was not taken, by the name that the visitor gave it. */
export type RefusedFile = { name: string; message: string };

/** Of one file, however often it is chosen. */
export const keyOf = ({ name, size, lastModified }: File): string =>
  `${size} ${lastModified} ${name}`;

/** Adds to the files that are chosen already what may be sent, and says why the others may not. */
export async function chooseFiles(
  chosen: readonly File[],
  added: readonly File[],
): Promise<{ files: File[]; refused: RefusedFile[] }> {
  const files = [...chosen];
  const refused: RefusedFile[] = [];
  for (const file of added) {
    if (files.some((other) => keyOf(other) === keyOf(file))) continue;
    const message = files.length >= DRAWING_LIMITS.files ? TOO_MANY : await reasonAgainst(file);
    if (message) refused.push({ name: file.name, message });
    else files.push(file);
  }
  return { files, refused };
}

async function reasonAgainst(file: File): Promise<string | undefined> {
  if (file.size === 0) return EMPTY_FILE;
  if (file.size > DRAWING_LIMITS.bytes) return TOO_LARGE;
  const head = await headOf(file);
  if (!head) return UNREADABLE_FILE;
  return drawingType(new Uint8Array(head)) ? undefined : WRONG_TYPE;
}

/** @returns undefined for a folder, and for what was moved or changed since it was chosen */
const headOf = (file: File): Promise<ArrayBuffer | undefined> =>
  file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => undefined);

/** Says of the first file that cannot be read any more that it has to be chosen again. */
export async function unreadable(files: readonly File[]): Promise<string | undefined> {
  for (const file of files) {
    if (!(await headOf(file))) return `${file.name}: ${CHANGED_FILE}`;
  }
  return undefined;
}

/** The files of the form as `FormData` would list them. */
export const filesOf = (form: FormData): File[] =>
  form.getAll('file').filter((value): value is File => value instanceof File && value.name !== '');
