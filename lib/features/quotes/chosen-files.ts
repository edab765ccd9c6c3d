import { DRAWING_LIMITS, drawingType, HEAD_BYTES } from '@/contract/drawings';
import type { Code } from '@/lib/platform/http/say';

/** Why a file is not taken, as a browser also finds out. */
export const FILE_FAULTS = [
  'quote.emptyFile',
  'quote.tooLarge',
  'quote.tooManyFiles',
  'quote.unreadableFile',
  'quote.wrongType',
] as const satisfies Code[];
export type FileFault = (typeof FILE_FAULTS)[number];

/** A file that was not taken, by the name that the visitor gave it. */
export type RefusedFile = { file: string; reason: FileFault };

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
    const isTooMany = files.length >= DRAWING_LIMITS.files;
    const reason = isTooMany ? 'quote.tooManyFiles' : await reasonAgainst(file);
    if (reason) refused.push({ file: file.name, reason });
    else files.push(file);
  }
  return { files, refused };
}

/** @returns the names of the files that were refused for a reason together */
export function byReason(refused: readonly RefusedFile[]): [FileFault, string[]][] {
  const namesOf = (fault: FileFault) =>
    refused.filter(({ reason }) => reason === fault).map(({ file }) => file);
  return FILE_FAULTS.map((fault): [FileFault, string[]] => [fault, namesOf(fault)]).filter(
    ([, names]) => names.length > 0,
  );
}

async function reasonAgainst(file: File): Promise<FileFault | undefined> {
  if (file.size === 0) return 'quote.emptyFile';
  if (file.size > DRAWING_LIMITS.bytes) return 'quote.tooLarge';
  const head = await headOf(file);
  if (!head) return 'quote.unreadableFile';
  return drawingType(new Uint8Array(head)) ? undefined : 'quote.wrongType';
}

/** @returns undefined for a folder, and for what was moved or changed since it was chosen */
const headOf = (file: File): Promise<ArrayBuffer | undefined> =>
  file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => undefined);

/** The first file that cannot be read any more: it has to be chosen again. */
export async function unreadable(files: readonly File[]): Promise<File | undefined> {
  for (const file of files) if (!(await headOf(file))) return file;
  return undefined;
}

/** The files of the form as `FormData` would list them. */
export const filesOf = (form: FormData): File[] =>
  form.getAll('file').filter((value): value is File => value instanceof File && value.name !== '');
