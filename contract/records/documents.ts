import * as z from 'zod';
import type { Fields } from './fields';

/** What a company offers for download, in the order in which it stands on the page. */
export const documentKinds = [
  { value: 'data-sheet', label: 'Data sheet' },
  { value: 'drawing', label: 'Drawing' },
  { value: 'cad-model', label: 'CAD model' },
  { value: 'certificate', label: 'Certificate' },
  { value: 'manual', label: 'Manual' },
] as const;
export type DocumentKind = (typeof documentKinds)[number]['value'];

/** The site shows no more of it. */
export const MAX_REVISION = 20;

/** A file that visitors take home, either public or locked behind a one-time code. */
export const documentRecord = (f: Fields) =>
  z
    .object({
      kind: f.choice(documentKinds, { required: true }),
      title: f.line({ label: 'Name', help: 'In place of the name of its kind.' }),
      file: f.file({ label: 'File', size: 'size' }),
      locked_file: f.lockedFile({
        label: 'Locked file',
        help: 'Instead of the file: visitors get it only with a code that is sent to them.',
      }),
      language: f.language({ label: 'Language', help: 'Such as en or de-AT.' }),
      revision: f.line({ max: MAX_REVISION, same: true }),
      date: f.date({ label: 'Of the day' }),
      size: f.size(),
    })
    .refine(({ file, locked_file }) => file ?? locked_file, 'no file')
    // What is locked is not public, even where somebody names the file twice.
    .overwrite((found) => (found.locked_file ? { ...found, file: undefined } : found))
    .meta({ id: 'OfferedDocument' });

export const documentsField = (f: Fields) =>
  f.list(documentRecord(f), {
    label: 'Documents',
    row: 'Document',
    help: 'Data sheets, drawings and certificates, beside the text and on “Downloads”.',
  });
